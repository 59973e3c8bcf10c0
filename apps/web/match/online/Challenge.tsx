import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard, TableCard } from '@riposte/protocol';
import { Drawing } from '../../design/art/Drawing.tsx';
import { symbol } from '../../design/art/symbols.ts';
import { Button } from '../../design/Button.tsx';
import styles from './Challenge.module.css';

/** Who invites to a table: its host, if they sit there, or else the first player who does. */
export function challengerOf({ seats, host }: TableCard): PlayerCard | undefined {
  const players = seats.flatMap(({ player }) => player ?? []);
  return players.find(({ id }) => id === host) ?? players[0];
}

/** What an invited player sees first: who waits for them, and one button. */
export function Challenge({
  challenger: { name },
  isDuel,
  isBusy,
  onSit,
}: {
  readonly challenger: PlayerCard;
  /** Whether nobody else can come. */
  readonly isDuel: boolean;
  readonly isBusy: boolean;
  readonly onSit: () => void;
}) {
  const { t } = useLingui();
  return (
    <section className={styles.challenge} aria-label={t`Invitation`}>
      <div className={styles.sides} aria-hidden="true">
        <span className={styles.theirs}>{name.slice(0, 1)}</span>
        <Drawing drawn={symbol('mark')} className={styles.mark} />
        <span className={styles.yours}>?</span>
      </div>
      <Button kind="solid" size="large" wide disabled={isBusy} onClick={onSit}>
        <Trans>Sit down</Trans>
      </Button>
      <p className={styles.about}>
        {isDuel ? (
          <Trans>The match begins at once. No account is needed.</Trans>
        ) : (
          <Trans>You get the next free seat. No account is needed.</Trans>
        )}
      </p>
    </section>
  );
}
