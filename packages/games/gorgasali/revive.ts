import type { Seat, Tools } from '@riposte/kernel';
import { isVacant } from './banner.ts';
import { OFF, rangeOf, SQUARES, type Square } from './board.ts';
import { POTION_HEALS } from './cards/supports.ts';
import { abilityOf, startOf } from './character.ts';
import type { Choice } from './choice.ts';
import { spendConsumable } from './consumable.ts';
import type { Event } from './event.ts';
import { POTIONS, type PotionId } from './ids.ts';
import { figureOf, mateOf, type State } from './state.ts';
import type { TurnVars } from './turnVars.ts';

/** RULES 17.8, 16.15: next to the banner of the team mate, each healing card in an active slot. */
export function reviveChoices(state: State, { seat, consumable, main }: TurnVars): readonly Choice[] {
  const { square, consumables, burnt } = figureOf(state, seat);
  const lies = bannerOfMate(state, seat);
  if (consumable || main || burnt || lies === OFF || square === OFF || rangeOf(square, lies) > 1) return [];
  return POTIONS.filter((card) => consumables.includes(card)).map((card) => ({ type: 'revive', card }));
}

export function bannerOfMate(state: Pick<State, 'figures' | 'options'>, seat: Seat): Square {
  const mate = mateOf(state, seat);
  return mate === undefined ? OFF : figureOf(state, mate).bannerAt;
}

/** RULES 17.8, 17.9: instead of the main action. */
export function revive(table: Tools<State, Event>, vars: TurnVars, card: PotionId): void {
  const { state, tell } = table;
  const mate = mateOf(state, vars.seat);
  if (mate === undefined) throw new Error('nobody can be revived');
  spendConsumable(table, vars, card);
  vars.main = true;
  const figure = figureOf(state, mate);
  const square = closestVacant(state, figure.bannerAt);
  Object.assign(figure, {
    square,
    health: POTION_HEALS[card],
    copied: 'none',
    skipped: false,
    burnt: false,
    frozenBy: [],
    hypnotisedBy: [],
    bannerAt: OFF,
  });
  figure.cooldown = startOf(abilityOf(figure));
  state.fallen = state.fallen.filter((one) => one !== mate);
  tell?.({ type: 'revived', seat: vars.seat, mate, card, square });
}

/** RULES 17.9: the square itself, or the closest vacant one; of several the northernmost, then the westernmost. */
function closestVacant(state: State, from: Square): Square {
  let best = OFF;
  for (let square = 0; square < SQUARES; square++)
    if (isVacant(state, square) && (best === OFF || rangeOf(from, square) < rangeOf(from, best)))
      best = square;
  return best;
}
