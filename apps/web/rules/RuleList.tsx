import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BridgeDiagram } from './BridgeDiagram.tsx';
import { DIAGRAMS } from './diagrams.ts';
import styles from './RuleList.module.css';
import { RuleText } from './RuleText.tsx';
import type { Rule } from './rulebook.ts';

interface Props {
  readonly rules: readonly Rule[];
  /** The rule that was asked for: it is lit. */
  readonly lit?: string | undefined;
  readonly words?: readonly string[];
  /** Where rules are opened; without it their numbers are links into the page of rules. */
  readonly onRule?: ((rule: string) => void) | undefined;
}

/** Numbered sentences, each with its picture where it has one. */
export function RuleList({ rules, lit, words, onRule }: Props) {
  const { t } = useLingui();
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
            {DIAGRAMS[number] && <BridgeDiagram diagram={DIAGRAMS[number]} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
