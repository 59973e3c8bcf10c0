import { useLingui } from '@lingui/react/macro';
import type { AbilityId } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { Abilities } from './Abilities.tsx';
import { answersBy } from './answers.ts';
import type { DuelPart } from './part.ts';
import { sideOf } from './people.ts';
import { abilityThing } from './things.ts';

/** The ability cards of a fighter. */
export function FighterAbilities({ sight, turn, seat: owner }: DuelPart & { readonly seat: Seat }) {
  const { t } = useLingui();
  const { view, names } = sight;
  const isMine = owner === sight.seat;
  const choices = isMine ? turn.choices : [];
  const { lifted, layout } = turn;
  const touch = (ability: AbilityId) => {
    const thing = abilityThing(ability);
    if (layout === 'desk' && answersBy(choices, ability).length > 0) turn.touch(thing);
    else turn.look(thing, owner);
  };
  return (
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
  );
}
