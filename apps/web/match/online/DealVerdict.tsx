import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import styles from './DealVerdict.module.css';
import { DOUBT_WORDS } from './doubtWords.ts';
import type { Room } from './room.ts';
import { useDealCheck } from './useDealCheck.ts';

/** Whether the cards of our match were dealt as this browser saw it being sealed. */
export function DealVerdict({ room, me }: { readonly room: Room; readonly me: PlayerCard }) {
  const { i18n } = useLingui();
  const check = useDealCheck(room, me.id);
  // Its line is there before it comes, so that nothing above it moves.
  if (!check) return <p className={styles.verdict} aria-hidden="true" />;
  if (check.type === 'fair') {
    return (
      <p className={styles.verdict} role="status">
        <ShieldCheck aria-hidden="true" />
        <span>
          <Trans>Your browser has checked the deal.</Trans>
        </span>
      </p>
    );
  }
  const why = check.type === 'doubt' ? i18n._(DOUBT_WORDS[check.doubt]) : check.why;
  return (
    <p className={styles.verdict} data-bad role="alert">
      <ShieldAlert aria-hidden="true" />
      <span>
        {check.type === 'faulty' ? (
          <Trans>The proof of this deal does not hold: {why}.</Trans>
        ) : (
          <Trans>Your browser cannot vouch for this deal. {why}</Trans>
        )}
      </span>
    </p>
  );
}
