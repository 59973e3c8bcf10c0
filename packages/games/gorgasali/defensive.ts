import type { Seat, Tools } from '@riposte/kernel';
import { barrierAt, barriersFrom, isVacant, placeBanner, vacantAround } from './banner.ts';
import { OFF, rangeOf, type Square } from './board.ts';
import type { Choice } from './choice.ts';
import { strike } from './damage.ts';
import { discard } from './deck.ts';
import type { Event } from './event.ts';
import { figureOf, isOver, lives, mateOf, type State } from './state.ts';

type Table = Tools<State, Event>;

/** RULES 13.5. */
const LIGHTNING = { range: 3, damage: 35 };

/** What a figure may do with its defensive card. */
export function defensiveChoices(state: State, seat: Seat): readonly Choice[] {
  const { defensive: card, square } = figureOf(state, seat);
  if (square === OFF) return [];
  switch (card) {
    case 'none':
      return [];
    case 'platform':
    case 'field':
      return isVacant(state, square, seat) ? [{ type: 'use', card }] : [];
    case 'barrier':
      return barriersFrom(state, square).map(({ from, along }) => ({ type: 'barrier', from, along }));
    case 'lightning':
      return vacantAround(state, square).map((at) => ({ type: 'lightning', at }));
  }
}

/** Places the banner of a defensive card. */
export function useDefensive(table: Table, seat: Seat, choice: Choice): void {
  const { state } = table;
  const figure = figureOf(state, seat);
  const card = figure.defensive;
  if (card === 'none') throw new Error('no defensive card in the active slot');
  figure.defensive = 'none';
  discard(state, card);
  placeBanner(table, seat, card, squaresOf(choice, figure.square));
}

function squaresOf(choice: Choice, beneath: Square): readonly Square[] {
  if (choice.type === 'barrier') return barrierAt(choice.from, choice.along);
  return [choice.type === 'lightning' ? choice.at : beneath];
}

/** RULES 12.6, 13.5: at the end of a turn ball lightnings strike, in the order in which they were placed. */
export function lightningAtEndOf(table: Table, seat: Seat): void {
  const { state } = table;
  const figure = figureOf(state, seat);
  const mate = mateOf(state, seat);
  for (const { kind, owner, squares } of state.banners) {
    if (kind !== 'lightning' || owner === seat || owner === mate || figure.square === OFF) continue;
    if (isOver(state) || !lives(state, seat)) return;
    if (rangeOf(squares[0] ?? OFF, figure.square) <= LIGHTNING.range)
      strike(table, seat, LIGHTNING.damage, { by: owner, cause: 'lightning' });
  }
}
