import { Trans, useLingui } from '@lingui/react/macro';
import type { Event, Side, View } from '@riposte/flash-duel';
import type { Outcome, Phrase, Seat, SeatNames } from '@riposte/kernel';
import type { ReactNode } from 'react';
import { Crest } from './Crest.tsx';
import styles from './Panels.module.css';
import { Tokens } from './Tokens.tsx';

type RoundEnded = Extract<Event, { type: 'roundEnded' }>;

/** Who won the round and why; it goes away by itself when the next one begins. */
export function RoundPanel({
  ended,
  view,
  names,
  says,
}: {
  readonly ended: RoundEnded;
  readonly view: View;
  readonly names: SeatNames;
  readonly says: string;
}) {
  const { round, winner } = ended;
  const ours = view.viewer === 'spectator' ? undefined : view.fighters[view.viewer]?.side;
  return (
    <section className={styles.round} role="status">
      <h2>
        {winner === undefined ? (
          <Trans>Round {round} is drawn</Trans>
        ) : ours === undefined ? (
          <Trans>Round {round} is over</Trans>
        ) : winner === ours ? (
          <Trans>You won round {round}</Trans>
        ) : (
          <Trans>You lost round {round}</Trans>
        )}
      </h2>
      <p>{says}</p>
      {ended.tokens && <Score view={view} names={names} tokens={ended.tokens} wonBy={winner} fresh={1} />}
    </section>
  );
}

/** Both sides' tokens, ours first. */
function Score({
  view,
  names,
  tokens,
  wonBy,
  fresh,
}: {
  readonly view: View;
  readonly names: SeatNames;
  readonly tokens: readonly number[];
  readonly wonBy: Side | undefined;
  /** How many of the winner's tokens are seen to fall into their places. */
  readonly fresh: number;
}) {
  const ours = view.viewer === 'spectator' ? 0 : (view.fighters[view.viewer]?.side ?? 0);
  return (
    <p className={styles.score}>
      {([ours, ours === 0 ? 1 : 0] as const).map((side) => {
        const team = view.fighters.flatMap((one, index) => (one.side === side ? [index as Seat] : []));
        const [first] = team;
        return (
          <span key={side} data-side={side === ours ? 'ours' : 'theirs'} data-won={side === wonBy}>
            <Crest
              character={first === undefined ? undefined : view.fighters[first]?.character}
              side={side}
              className={styles.crest}
            />
            {team.map(names).join(', ')}
            <Tokens won={tokens[side] ?? 0} fresh={side === wonBy ? fresh : 0} />
          </span>
        );
      })}
    </p>
  );
}

interface EndProps {
  readonly view: View;
  readonly names: SeatNames;
  readonly outcome: Outcome | undefined;
  /** How it ended otherwise than by the rules. */
  readonly ending: Phrase | undefined;
  /** The last words of the game. */
  readonly says: string;
  readonly actions: ReactNode;
  readonly earned: ReactNode;
}

/** The end of the match, from the viewer's side: said in the sky, and beneath the bridge what to do now. */
export function EndPanel({ view, names, outcome, ending, says, actions, earned }: EndProps) {
  const { i18n } = useLingui();
  const { viewer } = view;
  const winners = outcome?.places.flatMap((place, index) => (place === 1 ? [index as Seat] : [])) ?? [];
  const isDrawn = outcome !== undefined && winners.length === outcome.places.length && winners.length > 1;
  const isWon = viewer !== 'spectator' && winners.includes(viewer);
  const who = new Intl.ListFormat(i18n.locale).format(winners.map(names));
  const [first] = winners;
  const wonBy = first === undefined || isDrawn ? undefined : view.fighters[first]?.side;
  return (
    <>
      <h1 className={styles.banner} data-won={isWon && !isDrawn} data-long={who.length > 14}>
        {outcome === undefined ? (
          <Trans>The match is over</Trans>
        ) : isDrawn ? (
          <Trans>Nobody won</Trans>
        ) : viewer === 'spectator' ? (
          <Trans>{who} won</Trans>
        ) : isWon ? (
          <Trans>You won</Trans>
        ) : outcome.places.length === 1 ? (
          <Trans>Not this time</Trans>
        ) : (
          <Trans>{who} won</Trans>
        )}
      </h1>
      <section className={styles.end} data-won={isWon && !isDrawn} aria-live="polite">
        {outcome?.scores && (
          <Score
            view={view}
            names={names}
            tokens={view.tokens}
            wonBy={wonBy}
            fresh={view.tokens[wonBy ?? 0] ?? 0}
          />
        )}
        <p className={styles.says}>{ending?.text ?? says}</p>
        {earned}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </section>
    </>
  );
}
