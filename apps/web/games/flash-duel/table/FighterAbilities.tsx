import { useLingui } from '@lingui/react/macro';
import type { AbilityId } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { lazy, Suspense } from 'react';
import type { DuelPart } from './part.ts';
import { sideOf } from './people.ts';
import { abilityThing } from './things.ts';

/** A simple duel is played without them. */
const Abilities = lazy(() => import('./Abilities.tsx'));

/** The ability cards of a fighter. */
export function FighterAbilities({ sight, turn, seat: owner }: DuelPart & { readonly seat: Seat }) {
  const { t } = useLingui();
  const { view, names } = sight;
  if (!view.fighters[owner]?.abilities.length) return undefined;
  const isMine = owner === sight.seat;
  const choices = isMine ? turn.choices : [];
  const { lifted, layout } = turn;
  const touch = (ability: AbilityId) => {
    const thing = abilityThing(ability);
    // At a desk all of it is seen already; on a phone it is read, and used, in a sheet.
    if (layout !== 'desk') turn.look(thing, owner);
    else if (isMine) turn.touch(thing);
  };
  return (
    <Suspense>
      <Abilities
        seat={owner}
        view={view}
        side={sideOf(owner, view)}
        layout={layout}
        choices={choices}
        chosen={isMine && lifted?.type === 'ability' ? lifted.ability : undefined}
        label={t`Abilities of ${names(owner)}`}
        onTouch={touch}
      />
    </Suspense>
  );
}
