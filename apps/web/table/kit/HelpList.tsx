import { Trans } from '@lingui/react/macro';
import styles from './HelpSheet.module.css';

/** One thing that can be done, in a sentence, and the rule behind it. */
export interface HelpEntry {
  readonly rule: string;
  readonly name: string;
  readonly says: string;
}

/** What can be done in a game, each with its rule, which opens on touch. */
export function HelpList({
  entries,
  onRule,
}: {
  readonly entries: readonly HelpEntry[];
  readonly onRule: (rule: string) => void;
}) {
  return (
    <dl className={styles.actions}>
      {entries.map(({ rule, name, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {says}{' '}
            <button type="button" onClick={() => onRule(rule)}>
              <Trans>Rule {rule}</Trans>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
