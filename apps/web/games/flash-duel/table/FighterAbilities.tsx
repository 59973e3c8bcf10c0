import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import { Abilities } from './Abilities.tsx';
import type { Duel } from './duel.ts';
import { sideOf } from './logLines.ts';
import type { Turn } from './useTurn.ts';

/** The ability cards of the first fighter of a side. */
export function FighterAbilities({
  duel,
  turn,
  owner,
}: {
  readonly duel: Duel;
  readonly turn: Turn;
  readonly owner: Seat | undefined;
}) {
  const { t } = useLingui();
  const { view, seat, names } = duel;
  if (owner === undefined) return undefined;
  const isMine = owner === seat;
  const { considering } = turn;
  return (
    <Abilities
      seat={owner}
      view={view}
      side={sideOf(owner, view)}
      layout={turn.layout}
      choices={isMine ? turn.choices : []}
      chosen={isMine && considering.type === 'ability' ? considering.ability : undefined}
      label={t`Abilities of ${names(owner)}`}
      onTouch={(ability) => turn.touchAbility(owner, ability)}
    />
  );
}
