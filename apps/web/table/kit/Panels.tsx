import { Trans, useLingui } from '@lingui/react/macro';
import type { Outcome, Seat } from '@riposte/kernel';
import type { ReactNode } from 'react';
import type { AnyPart } from './dress.ts';
import styles from './Panels.module.css';
import { lastRoundEnd } from './roundEnd.ts';
import { useDress } from './wearing.ts';

/** The frame of a round's end: who won it and why; it goes away by itself when the next one begins. */
export function RoundPanel({
  title,
  says,
  children,
}: {
  readonly title: ReactNode;
  readonly says: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.round}>
      <h2>{title}</h2>
      <p>{says}</p>
      {children}
    </section>
  );
}

/** Two sides and what they have, ours first. */
export function ScoreLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.score}>{children}</p>;
}

export function ScoreSide({
  side,
  isWinner,
  crest,
  children,
}: {
  readonly side: 'ours' | 'theirs';
  readonly isWinner: boolean;
  readonly crest: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span data-side={side} data-won={isWinner}>
      <span className={styles.crest}>{crest}</span>
      {children}
    </span>
  );
}

interface EndProps extends AnyPart {
  readonly actions: ReactNode;
  readonly earned: ReactNode;
}

/** The end of the match, from the viewer's side: said above the board, and beneath it what to do now. */
export function EndPanel({ sight, turn, actions, earned }: EndProps) {
  const { i18n } = useLingui();
  const dress = useDress();
  const { state, now, past, names, words } = sight;
  const { outcome } = now;
  const winners = winnersOf(outcome);
  const isDrawn = outcome !== undefined && winners.length === outcome.places.length && winners.length > 1;
  const isWon = sight.seat !== undefined && winners.includes(sight.seat);
  const who = new Intl.ListFormat(i18n.locale).format(winners.map(names));
  const last = lastRoundEnd(dress, past);
  const says = last === undefined ? '' : words.event(last, names).text;
  return (
    <>
      <h1 className={styles.banner} data-won={isWon && !isDrawn} data-long={who.length > 14}>
        {outcome === undefined ? (
          <Trans>The match is over</Trans>
        ) : isDrawn ? (
          <Trans>Nobody won</Trans>
        ) : sight.seat === undefined ? (
          <Trans>{who} won</Trans>
        ) : isWon ? (
          <Trans>You won</Trans>
        ) : outcome.places.length === 1 ? (
          <Trans>Not this time</Trans>
        ) : (
          <Trans>{who} won</Trans>
        )}
      </h1>
      <section className={styles.end} data-won={isWon && !isDrawn}>
        {outcome?.scores && (
          <dress.FinalScore sight={sight} turn={turn} winner={isDrawn ? undefined : winners[0]} />
        )}
        <p className={styles.says}>{state.ending?.text ?? says}</p>
        {earned}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </section>
    </>
  );
}

function winnersOf(outcome: Outcome | undefined): readonly Seat[] {
  return outcome?.places.flatMap((place, index) => (place === 1 ? [index as Seat] : [])) ?? [];
}
