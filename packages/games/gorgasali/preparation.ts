import type { Tools } from '@riposte/kernel';
import { freeChoices } from './action.ts';
import { POTION_HEALS } from './cards/supports.ts';
import type { Choice } from './choice.ts';
import { spendConsumable } from './consumable.ts';
import { heal } from './damage.ts';
import type { Event } from './event.ts';
import { type ConsumableId, isPotion } from './ids.ts';
import { turnWeapons } from './mat.ts';
import { figureOf, MOST_HEALTH, type State } from './state.ts';
import type { TurnVars } from './turnVars.ts';

/** RULES 5.3, 5.13: what may be done before the dice are thrown. */
export function preparationChoices(state: State, vars: TurnVars): readonly Choice[] {
  const { consumables, health, burnt, weapons } = figureOf(state, vars.seat);
  const isOfUse = (card: ConsumableId) =>
    card === 'ammoBag'
      ? weapons.some(({ loaded }) => !loaded)
      : isPotion(card) && health < MOST_HEALTH && !burnt;
  const cards = vars.consumable ? [] : [...new Set(consumables)].filter(isOfUse);
  return [
    { type: 'roll' },
    ...cards.map((card): Choice => ({ type: 'use', card })),
    ...freeChoices(state, vars),
  ];
}

/** RULES 11.1, 11.2. */
export function usePreparation(table: Tools<State, Event>, vars: TurnVars, card: ConsumableId): void {
  spendConsumable(table, vars, card);
  const figure = figureOf(table.state, vars.seat);
  if (isPotion(card)) heal(table, vars.seat, POTION_HEALS[card], 'potion');
  else turnWeapons(figure, true);
}
