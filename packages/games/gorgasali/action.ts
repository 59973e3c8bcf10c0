import type { Seat, Tools } from '@riposte/kernel';
import { abilityChoices } from './ability.ts';
import { OFF } from './board.ts';
import { EXTENSION_OF, WEAPON_CARDS } from './cards/weapons.ts';
import type { Choice } from './choice.ts';
import { defensiveChoices, useDefensive } from './defensive.ts';
import type { Event } from './event.ts';
import { DEFENSIVE, type DefensiveId } from './ids.ts';
import { rearrange, rearrangements, turnWeapons } from './mat.ts';
import { weaponAims } from './reach.ts';
import { revive, reviveChoices } from './revive.ts';
import { shoot } from './shot.ts';
import { figureOf, type State } from './state.ts';
import { throwAt, throwChoices, useSmoke } from './throwable.ts';
import { beginTrade, tradeChoices } from './trade.ts';
import type { TurnVars } from './turnVars.ts';

/** RULES 5.6, 5.9: what may be done after the movement. */
export function actionChoices(state: State, vars: TurnVars): readonly Choice[] {
  const { seat, main, defensive, throwable, traded } = vars;
  if (traded) return [];
  return [
    { type: 'end' },
    ...(main ? [] : mainChoices(state, vars)),
    ...(defensive ? [] : defensiveChoices(state, seat)),
    ...(throwable ? [] : throwChoices(state, seat)),
    ...reviveChoices(state, vars),
    ...tradeChoices(state, vars),
    ...freeChoices(state, vars),
  ];
}

/** RULES 7.2, 16.1: what may be done between any two actions. */
export function freeChoices(state: State, vars: TurnVars): readonly Choice[] {
  const chest: readonly Choice[] =
    !vars.extra && figureOf(state, vars.seat).extraChests > 0 ? [{ type: 'openExtra' }] : [];
  return [...chest, ...abilityChoices(state, vars)];
}

/** RULES 5.7: shoot, reload, rearrange. */
function mainChoices(state: State, { seat, consumable }: TurnVars): readonly Choice[] {
  const figure = figureOf(state, seat);
  return [
    ...(figure.square === OFF ? [] : shots(state, seat, consumable)),
    ...(figure.weapons.some(({ loaded }) => !loaded) ? [{ type: 'reload' } as const] : []),
    ...rearrangements(figure),
  ];
}

/** RULES 9.1, 10.1: with each loaded weapon, at each enemy it reaches, with its extension or without. */
function shots(state: State, seat: Seat, consumable: boolean): readonly Choice[] {
  const { weapons, consumables } = figureOf(state, seat);
  const loaded = new Set(weapons.filter((one) => one.loaded).map(({ weapon }) => weapon));
  return [...loaded].flatMap((weapon) => {
    const { group, range } = WEAPON_CARDS[weapon];
    const ways = !consumable && consumables.includes(EXTENSION_OF[group]) ? [false, true] : [false];
    return weaponAims(state, seat, range).flatMap((target) =>
      ways.map((extended): Choice => ({ type: 'shoot', weapon, target, extended })),
    );
  });
}

/** Does it; abilities and chests are the turn's own business. */
export function act(table: Tools<State, Event>, vars: TurnVars, choice: Choice): void {
  const { seat } = vars;
  const { state, tell } = table;
  const figure = figureOf(state, seat);
  switch (choice.type) {
    case 'shoot':
      vars.main = true;
      vars.consumable ||= choice.extended;
      shoot(table, seat, choice);
      return;
    case 'reload':
      vars.main = true;
      turnWeapons(figure, true);
      tell?.({ type: 'reloaded', seat });
      return;
    case 'rearrange':
      vars.main = true;
      rearrange(figure, choice.consumables, choice.swapThrowable);
      tell?.({ type: 'rearranged', seat });
      return;
    case 'throw':
      vars.throwable = true;
      throwAt(table, seat, choice);
      return;
    case 'use':
      if (DEFENSIVE.includes(choice.card as DefensiveId)) {
        vars.defensive = true;
        useDefensive(table, seat, choice);
        return;
      }
      vars.throwable = true;
      useSmoke(table, seat);
      return;
    case 'barrier':
    case 'lightning':
      vars.defensive = true;
      useDefensive(table, seat, choice);
      return;
    case 'revive':
      revive(table, vars, choice.card);
      return;
    case 'trade':
      beginTrade(table, vars);
      return;
    default:
      throw new Error(`${choice.type} is no action`);
  }
}
