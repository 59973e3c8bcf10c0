import { Trans } from '@lingui/react/macro';
import type { Phrase } from '@riposte/kernel';
import styles from './PlainBoard.module.css';

/** The number of the rule behind a sentence, for whoever wants to look it up. */
export function Rule({ phrase: { rule } }: { readonly phrase: Phrase }) {
  if (rule === undefined) return undefined;
  return (
    <span className={styles.rule}>
      {' '}
      <Trans>Rule {rule}</Trans>
    </span>
  );
}
