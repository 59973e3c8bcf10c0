import { Trans, useLingui } from '@lingui/react/macro';
import { type AbilityId, abilityOf, type View } from '@riposte/flash-duel';
import { HouseMark } from './AbilityCard.tsx';
import styles from './AbilityText.module.css';

/** All of an ability card: its name, our text, and where it comes from. */
export function AbilityText({
  ability,
  view,
  isSpent = false,
  children,
}: {
  readonly ability: AbilityId;
  readonly view: View;
  readonly isSpent?: boolean;
  readonly children?: React.ReactNode;
}) {
  const { t } = useLingui();
  const { name, text, source, note } = abilityOf(view, ability);
  return (
    <article className={styles.ability} data-spent={isSpent}>
      <h3>
        {name}
        {isSpent && (
          <span className={styles.tag}>
            <Trans>Spent</Trans>
          </span>
        )}
      </h3>
      <p>{text}</p>
      {(source === 'house' || source === 'partly') && (
        <p className={styles.source}>
          <HouseMark label={t`House mark`} />
          {source === 'house' ? (
            <Trans>A house card: we wrote it, since the printed one is not known to us.</Trans>
          ) : (
            <Trans>Partly ours: what was not known for sure we filled in.</Trans>
          )}
        </p>
      )}
      {note !== undefined && (
        <details className={styles.note}>
          <summary>
            <Trans>More about it</Trans>
          </summary>
          {note}
        </details>
      )}
      {children}
    </article>
  );
}
