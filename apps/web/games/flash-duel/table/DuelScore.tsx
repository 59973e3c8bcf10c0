import type { Side } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { ScoreLine, ScoreSide } from '../../../table/kit/Panels.tsx';
import { Crest } from './Crest.tsx';
import type { DuelSight } from './part.ts';
import { Tokens } from './Tokens.tsx';

/** Both sides' tokens, ours first. */
export function DuelScore({
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
