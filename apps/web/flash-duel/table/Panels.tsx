import { Trans } from '@lingui/react/macro';
import type { Event, View } from '@riposte/flash-duel';
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
      {ended.tokens && <Score view={view} names={names} tokens={ended.tokens} />}
    </section>
  );
}

/** Both sides' tokens, ours first. */
function Score({
  view,
  names,
  tokens,
}: {
  readonly view: View;
  readonly names: SeatNames;
  readonly tokens: readonly number[];
}) {
  const ours = view.viewer === 'spectator' ? 0 : (view.fighters[view.viewer]?.side ?? 0);
  return (
    <p className={styles.score}>
      {[ours, 1 - ours].map((side) => {
        const team = view.fighters.flatMap((one, index) => (one.side === side ? [index as Seat] : []));
        const [first] = team;
        return (
          <span key={side}>
            <Crest
              character={first === undefined ? undefined : view.fighters[first]?.character}
              className={styles.crest}
            />
            {team.map(names).join(', ')}
            <Tokens won={tokens[side] ?? 0} />
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

/** The end of the match, from the viewer's side, and what to do now. */
export function EndPanel({ view, names, outcome, ending, says, actions, earned }: EndProps) {
  const { viewer } = view;
  const winners = outcome?.places.flatMap((place, index) => (place === 1 ? [index] : [])) ?? [];
  const isDrawn = outcome !== undefined && winners.length === outcome.places.length && winners.length > 1;
  const isWon = viewer !== 'spectator' && winners.includes(viewer);
  const [first] = winners;
  const winner = first === undefined ? undefined : view.fighters[first];
  const who = winners.map((index) => names(index as Seat)).join(', ');
  const crest = viewer !== 'spectator' && isWon ? view.fighters[viewer]?.character : winner?.character;
  return (
    <section className={styles.end} data-won={isWon && !isDrawn} aria-live="polite">
      <Crest character={crest} className={styles.large} />
      <h1>
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
      <p className={styles.says}>{ending?.text ?? says}</p>
      {outcome?.scores && <Score view={view} names={names} tokens={view.tokens} />}
      {earned}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
