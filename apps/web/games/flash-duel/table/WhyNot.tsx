import { Trans } from '@lingui/react/macro';
import type { Phrase } from '@riposte/kernel';
import styles from './WhyNot.module.css';

/** Why something cannot be done, in one sentence, with the number of the rule, which opens it. */
export function WhyNot({ why, onRule }: { readonly why: Phrase; readonly onRule: (rule: string) => void }) {
  const { text, rule } = why;
  return (
    <p className={styles.bubble} data-part="whyNot" role="status">
      {text}{' '}
      {rule !== undefined && (
        <a
          href={`/rules/flash-duel#${rule}`}
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
