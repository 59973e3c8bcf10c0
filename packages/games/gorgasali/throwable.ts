import type { Seat, Tools } from '@riposte/kernel';
import { isVacant, placeBanner } from './banner.ts';
import { OFF } from './board.ts';
import type { Choice } from './choice.ts';
import { strike } from './damage.ts';
import { discard } from './deck.ts';
import { throwDice } from './dice.ts';
import type { Event } from './event.ts';
import { takeCard, turnWeapons } from './mat.ts';
import { cardAims, distance } from './reach.ts';
import { enemiesOf, figureOf, isOver, lives, type State } from './state.ts';

type Table = Tools<State, Event>;

/** RULES 14.2 to 14.4. */
const FLAME = { range: 2, hit: 9, damage: 40 };
const SPEAR = { range: 6, damage: 60 };
const NTT = { range: 3 };

/** What a figure may do with the throwable in its active slot. */
export function throwChoices(state: State, seat: Seat): readonly Choice[] {
  const { throwable: card, square } = figureOf(state, seat);
  if (square === OFF) return [];
  const at = (target: Seat): Choice => ({ type: 'throw', card: card as 'flame', target });
  switch (card) {
    case 'none':
      return [];
    case 'flame':
      return cardAims(state, seat, FLAME.range)
        .filter((target) => distance(state, seat, target) === FLAME.range)
        .map(at);
    case 'spear':
      return cardAims(state, seat, SPEAR.range).map(at);
    case 'ntt':
      return cardAims(state, seat, NTT.range)
        .filter((target) => figureOf(state, target).weapons.some(({ loaded }) => loaded))
        .map(at);
    case 'smoke':
      return isVacant(state, square, seat) ? [{ type: 'use', card }] : [];
  }
}

/** RULES 14.5. */
export function useSmoke(table: Table, seat: Seat): void {
  spendThrowable(table.state, seat);
  placeBanner(table, seat, 'smoke', [figureOf(table.state, seat).square]);
}

/** RULES 14.1: it is discarded whether it hit or not. */
export function throwAt(
  table: Table,
  seat: Seat,
  { card, target }: Extract<Choice, { type: 'throw' }>,
): void {
  const { state, tell } = table;
  spendThrowable(state, seat);
  const dice = card === 'flame' ? throwDice(state, 2) : card === 'spear' ? throwDice(state, 1) : [];
  tell?.({ type: 'bulbThrown', seat, target, card, dice }, { shows: true });
  const [first = 0, second = 0] = dice;
  if (card === 'ntt') {
    turnWeapons(figureOf(state, target), false);
    tell?.({ type: 'weaponsTurned', seat: target });
  } else if (card === 'flame' && first + second >= FLAME.hit) burn(table, seat, target);
  else if (card === 'spear' && first === distance(state, seat, target))
    strike(table, target, SPEAR.damage, { by: seat, cause: 'spear' });
  else tell?.({ type: 'missed', seat, target });
}

/** The target, and every enemy of the thrower next to it. */
function burn(table: Table, seat: Seat, target: Seat): void {
  const { state } = table;
  const near = enemiesOf(state, seat).filter(
    (enemy) => enemy !== target && distance(state, target, enemy) === 1,
  );
  for (const enemy of [target, ...near]) {
    if (isOver(state) || !lives(state, enemy)) continue;
    strike(table, enemy, FLAME.damage, { by: seat, cause: 'flame' });
  }
}

function spendThrowable(state: State, seat: Seat): void {
  const figure = figureOf(state, seat);
  if (figure.throwable === 'none') throw new Error('no throwable in the active slot');
  discard(state, figure.throwable);
  takeCard(figure, figure.throwable, false);
}
