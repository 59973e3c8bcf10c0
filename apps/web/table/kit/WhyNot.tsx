import { Trans } from '@lingui/react/macro';
import type { Phrase } from '@riposte/kernel';
import styles from './WhyNot.module.css';

/** Why something cannot be done, in one sentence, with the number of the rule, which opens it. */
export default function WhyNot({
  game,
  why,
  onRule,
}: {
  readonly game: string;
  readonly why: Phrase;
  readonly onRule: (rule: string) => void;
}) {
  const { text, rule } = why;
  return (
    <p className={styles.bubble} data-part="whyNot" role="status">
      {text}{' '}
      {rule !== undefined && (
        <a
          href={`/rules/${game}#${rule}`}
          onClick={(event) => {
            event.preventDefault();
            onRule(rule);
          }}
        >
          <Trans>Rule {rule}</Trans>
        </a>
      )}
    </p>
  );
}
