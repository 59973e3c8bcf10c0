/** What a table is drawn with: the island, the mats, and where a figure may go and shoot. */
import { type Seat, varsOf } from '@riposte/kernel';
import { barriersOf } from './banner.ts';
import { OFF, type Square } from './board.ts';
import { WEAPON_CARDS } from './cards/weapons.ts';
import { effortOf } from './moves.ts';
import { costOf, costsOf, type Effort, endsOf, type PathEnd, wayTo } from './path.ts';
import { weaponAims } from './reach.ts';
import { giftOf } from './shot.ts';
import { hasClearView } from './sight.ts';
import { figureOf, type Position } from './state.ts';
import type { TurnVars } from './turnVars.ts';
import type { View } from './view.ts';

export { barrierAt } from './banner.ts';
export {
  CHESTS,
  columnOf,
  depthOf,
  gateOf,
  ISLAND,
  isSpring,
  OFF,
  rangeOf,
  rowOf,
  SIDE,
  type Square,
  squareAt,
  squareName,
  type Terrain,
  TREE,
  terrainOf,
  ZONE_DEPTHS,
  zoneOf,
} from './board.ts';
export { cardName, categoryOf, rarityOf } from './cards/index.ts';
export { POTION_HEALS, SUPPORT_CARDS } from './cards/supports.ts';
export { EXTENSION_OF, WEAPON_CARDS, type WeaponGroup } from './cards/weapons.ts';
export { ABILITY_CARDS, abilityOf, CHARACTER_CARDS } from './character.ts';
export type { Choice, Item } from './choice.ts';
export type { Event } from './event.ts';
export { cardText } from './guide/about.ts';
export {
  type AbilityId,
  type BannerKind,
  type CardId,
  CHARACTERS,
  type CharacterId,
  isWeapon,
  SUPPORTS,
  type SupportId,
  WEAPONS,
  type WeaponId,
} from './ids.ts';
export { GATES } from './map.ts';
export { cardsOn } from './mat.ts';
export { optionsOf } from './options.ts';
export { settledPlaces } from './places.ts';
export { type Odds, shotOdds } from './shotOdds.ts';
export { type Banner, type Figure, figureOf, MOST_HEALTH, mateOf, type Weapon } from './state.ts';
export type { TurnVars } from './turnVars.ts';
export type { View } from './view.ts';
export { isInactive, priceOf, roundsLeft, shrunkZones } from './zone.ts';

/** The step at which a turn stands, if it is this seat's. */
function stepOf({ stack }: View, seat: Seat): string | undefined {
  const top = stack.at(-1);
  const turn = varsOf<TurnVars>(stack, 'turn');
  return top?.procedure === 'turn' && turn?.seat === seat ? top.step : undefined;
}

/** Where the figure of a seat may end the movement that it is asked for. */
export function reachOf(view: View, seat: Seat): readonly PathEnd[] {
  const turn = varsOf<TurnVars>(view.stack, 'turn');
  if (!turn || stepOf(view, seat) !== 'movementChosen') return [];
  return endsOf(view, seat, effortOf(turn));
}

/** What a seat that is asked for a movement has for it. */
function effortNow({ stack }: View, seat: Seat): Effort | undefined {
  const turn = varsOf<TurnVars>(stack, 'turn');
  if (turn?.seat !== seat) return undefined;
  if (stack.at(-1)?.procedure === 'shot') return giftOf({ stack });
  return stack.at(-1)?.procedure === 'turn' ? effortOf(turn) : undefined;
}

/** The least that each square costs which the movement under way may pass or end on. */
export function stepCosts(view: View, seat: Seat): ReadonlyMap<Square, number> {
  const effort = effortNow(view, seat);
  return effort ? costsOf(view, seat, effort) : new Map();
}

/** The way that a movement to an end takes, without the square of its start. */
export function wayOf(view: View, seat: Seat, to: Square): readonly Square[] {
  const effort = effortNow(view, seat);
  return effort ? wayTo(view, seat, effort, to) : [];
}

/** What one step onto a square costs in the movement under way. */
export function stepCost(view: View, seat: Seat, square: Square): number {
  return costOf(square, effortNow(view, seat)?.aid ?? 'none');
}

/** RULES 2.8: what stands between two squares; nothing where the view is clear. */
export function obstacleBetween(
  position: Pick<Position, 'banners'>,
  from: Square,
  to: Square,
): 'tree' | 'barrier' | undefined {
  if (hasClearView(from, to, barriersOf(position))) return undefined;
  return hasClearView(from, to, []) ? 'barrier' : 'tree';
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
