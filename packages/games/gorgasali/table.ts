/** What a table is drawn with: the island, the mats, and where a figure may go and shoot. */
import { type Seat, varsOf } from '@riposte/kernel';
import { OFF, type Square } from './board.ts';
import { WEAPON_CARDS } from './cards/weapons.ts';
import { effortOf } from './moves.ts';
import { type End, endsOf } from './path.ts';
import { weaponAims } from './reach.ts';
import { figureOf } from './state.ts';
import type { TurnVars } from './turnVars.ts';
import type { View } from './view.ts';

export { gateOf, isSpring, OFF, SIDE, type Square, squareAt, squareName, terrainOf } from './board.ts';
export { cardName } from './cards/index.ts';
export { ABILITY_CARDS, abilityOf, CHARACTER_CARDS } from './character.ts';
export { cardsOn } from './mat.ts';
export { type Figure, figureOf, mateOf } from './state.ts';
export type { View } from './view.ts';
export { isInactive, priceOf, roundsLeft, shrunkZones } from './zone.ts';

/** The step at which a turn stands, if it is this seat's. */
function stepOf({ stack }: View, seat: Seat): string | undefined {
  const top = stack.at(-1);
  const turn = varsOf<TurnVars>(stack, 'turn');
  return top?.procedure === 'turn' && turn?.seat === seat ? top.step : undefined;
}

/** Where the figure of a seat may end the movement that it is asked for. */
export function reachOf(view: View, seat: Seat): readonly End[] {
  const turn = varsOf<TurnVars>(view.stack, 'turn');
  if (!turn || stepOf(view, seat) !== 'movementChosen') return [];
  return endsOf(view, seat, effortOf(turn));
}

/** The figures that a seat could shoot from where it stands. */
export function targetsOf(view: View, seat: Seat): readonly Seat[] {
  const { square, weapons } = figureOf(view, seat);
  if (square === OFF || stepOf(view, seat) === undefined) return [];
  const loaded = weapons.filter((one) => one.loaded);
  return [...new Set(loaded.flatMap(({ weapon }) => weaponAims(view, seat, WEAPON_CARDS[weapon].range)))];
}

/** What lies on a square besides its ground. */
export function bannerAt({ banners }: View, square: Square) {
  return banners.find(({ squares }) => squares.includes(square))?.kind;
}
