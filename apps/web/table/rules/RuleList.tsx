import { useLingui } from '@lingui/react/macro';
import type { Rule } from '@riposte/kernel';
import { Link } from '@tanstack/react-router';
import styles from './RuleList.module.css';
import { RuleText } from './RuleText.tsx';
import type { RulePictures } from './rulePictures.ts';

interface Props {
  /** What stands beside the rules of the game. */
  readonly pictures: RulePictures | undefined;
  readonly rules: readonly Rule[];
  /** The rule that was asked for: it is lit. */
  readonly lit?: string | undefined;
  readonly words?: readonly string[];
  /** Where rules are opened; without it their numbers are links into the page of rules. */
  readonly onRule?: ((rule: string) => void) | undefined;
}

/** Numbered sentences, each with its picture where it has one. */
export function RuleList({ pictures, rules, lit, words, onRule }: Props) {
  const { t } = useLingui();
  const Diagram = pictures?.Diagram;
  return (
    <ol className={styles.rules}>
      {rules.map(({ number, edition, spans }) => (
        <li
          key={number}
          id={onRule ? undefined : number}
          className={styles.rule}
          aria-current={number === lit ? 'location' : undefined}
        >
          {onRule ? (
            <span className={styles.number}>{number}</span>
          ) : (
            <Link
              className={styles.number}
              to="."
              hash={number}
              resetScroll={false}
              aria-label={t`Rule ${number}`}
            >
              {number}
            </Link>
          )}
          <div>
            <p>
              {edition && <span className={styles.edition}>{edition}</span>}
              <RuleText spans={spans} words={words ?? []} onRule={onRule} />
            </p>
            {Diagram && <Diagram rule={number} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
