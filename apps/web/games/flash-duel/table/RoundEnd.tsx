import { Trans } from '@lingui/react/macro';
import type { Event, Side } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { RoundPanel, ScoreLine, ScoreSide } from '../../../table/kit/Panels.tsx';
import type { Sight } from '../../../table/kit/sight.ts';
import { whyEnded } from '../../../table/kit/story.ts';
import { useDress } from '../../../table/kit/wearing.ts';
import { Crest } from './Crest.tsx';
import type { DuelPart, DuelSight } from './part.ts';
import { Tokens } from './Tokens.tsx';

/** Who won the round and why. */
export function RoundEnd({ sight, event }: DuelPart & { readonly event: Event }) {
  const dress = useDress();
  if (event.type !== 'roundEnded') return undefined;
  const { view } = sight;
  const { round, winner, tokens } = event;
  const ours = view.viewer === 'spectator' ? undefined : view.fighters[view.viewer]?.side;
  return (
    <RoundPanel
      title={
        winner === undefined ? (
          <Trans>Round {round} is drawn</Trans>
        ) : ours === undefined ? (
          <Trans>Round {round} is over</Trans>
        ) : winner === ours ? (
          <Trans>You won round {round}</Trans>
        ) : (
          <Trans>You lost round {round}</Trans>
        )
      }
      says={whyEnded(dress, sight as Sight, event)}
    >
      {tokens && <DuelScore sight={sight} tokens={tokens} wonBy={winner} fresh={1} />}
    </RoundPanel>
  );
}

/** How many rounds each side has won in the end. */
export function FinalScore({ sight, winner }: DuelPart & { readonly winner: Seat | undefined }) {
  const { tokens, fighters } = sight.view;
  const wonBy = winner === undefined ? undefined : fighters[winner]?.side;
  return <DuelScore sight={sight} tokens={tokens} wonBy={wonBy} fresh={tokens[wonBy ?? 0] ?? 0} />;
}

/** Both sides' tokens, ours first. */
function DuelScore({
  sight: { view, names },
  tokens,
  wonBy,
  fresh,
}: {
  readonly sight: DuelSight;
  readonly tokens: readonly number[];
  readonly wonBy: Side | undefined;
  /** How many of the winner's tokens are seen to fall into their places. */
  readonly fresh: number;
}) {
  const ours = view.viewer === 'spectator' ? 0 : (view.fighters[view.viewer]?.side ?? 0);
  return (
    <ScoreLine>
      {([ours, ours === 0 ? 1 : 0] as const).map((side) => {
        const team = view.fighters.flatMap((one, index) => (one.side === side ? [index as Seat] : []));
        const [first] = team;
        const character = first === undefined ? undefined : view.fighters[first]?.character;
        return (
          <ScoreSide
            key={side}
            side={side === ours ? 'ours' : 'theirs'}
            isWinner={side === wonBy}
            crest={<Crest character={character} side={side} />}
          >
            {team.map(names).join(', ')}
            <Tokens won={tokens[side] ?? 0} fresh={side === wonBy ? fresh : 0} />
          </ScoreSide>
        );
      })}
    </ScoreLine>
  );
}
