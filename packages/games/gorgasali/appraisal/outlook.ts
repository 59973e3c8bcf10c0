import type { Seat } from '@riposte/kernel';
import { barriersOf, isOn } from '../banner.ts';
import { columnOf, depthOf, OFF, rangeOf, rowOf, SQUARES, type Square, ZONE_DEPTHS } from '../board.ts';
import { WEAPON_CARDS } from '../cards/weapons.ts';
import { chestMarks } from '../chestMarks.ts';
import { isPotion, type WeaponId } from '../ids.ts';
import { bannerOfMate } from '../revive.ts';
import { enemiesOf, type Figure, figureOf, type Position } from '../state.ts';
import { priceAfter, priceOf, roundsLeft, shrunkZones } from '../zone.ts';
import { armorOf, bestWeapon, consumablesWorth, emptySlots, isArmed } from './cards.ts';
import { BEST_MEAN } from './odds.ts';

/** An enemy as a figure sees it. */
export interface Foe {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly square: Square;
  /** How far its best weapon reaches, and what it deals on average. */
  readonly reach: number;
  readonly damage: number;
  /** Whether a weapon may be aimed at it. */
  readonly isOpen: boolean;
}

/** A table seen from one seat, looked at once for all choices of a decision. */
export interface SeatOutlook {
  readonly position: Position;
  readonly seat: Seat;
  readonly figure: Figure;
  readonly foes: readonly Foe[];
  readonly barriers: readonly Square[];
  readonly chestMarks: Uint8Array;
  /** How many steps it is from a square to the nearest chest, as far as that is known. */
  readonly chestDistances: Int8Array;
  readonly loaded: readonly WeaponId[];
  /** How far the loaded weapons reach; 0 without any. */
  readonly range: number;
  readonly isArmed: boolean;
  readonly emptySlots: number;
  /** How much each point of danger weighs. */
  readonly caution: number;
  /** What an inactive square costs, how deep active ground begins; and the same after the next shrinking. */
  readonly price: number;
  readonly depth: number;
  readonly nextPrice: number;
  readonly nextDepth: number;
  readonly haste: number;
  /** Where the team mate lies whom this figure could revive; `OFF` for nowhere. */
  readonly revival: Square;
}

/** What a weapon that must be reloaded counts beside a loaded one. */
const UNLOADED = 0.35;
/** How far a foe comes in a turn at most, as far as danger goes. */
const STRIDE = 11;
const CAUTION = 0.25;
const CAUTION_WHEN_WEAK = 0.45;
const WEAK = 40;
/** By rounds left until the next zone becomes inactive, how much the way out of it counts. */
const HASTE = [0.7, 0.7, 0.4, 0.15];

export function outlookOf(position: Position, seat: Seat): SeatOutlook {
  const figure = figureOf(position, seat);
  const armor = armorOf(figure);
  const shrunk = shrunkZones(position);
  const loaded = figure.weapons.filter((one) => one.loaded).map(({ weapon }) => weapon);
  const foes: Foe[] = [];
  for (const enemy of enemiesOf(position, seat)) {
    const one = figureOf(position, enemy);
    if (one.square === OFF) continue;
    const { reach, damage } = threatOf(one, armor);
    const isOpen = !figure.hypnotisedBy.includes(enemy) && !isOn(position, one.square, 'smoke');
    foes.push({ seat: enemy, figure: one, square: one.square, reach, damage, isOpen });
  }
  return {
    position,
    seat,
    figure,
    foes,
    barriers: barriersOf(position),
    chestMarks: chestMarks(position.chests),
    chestDistances: distancesOf(position.chests),
    loaded,
    range: loaded.reduce((most, weapon) => Math.max(most, WEAPON_CARDS[weapon].range), 0),
    isArmed: isArmed(figure),
    emptySlots: emptySlots(figure),
    caution: figure.health < WEAK ? CAUTION_WHEN_WEAK : CAUTION,
    price: priceOf(position),
    depth: ZONE_DEPTHS[shrunk] ?? 0,
    nextPrice: priceAfter(position),
    nextDepth: ZONE_DEPTHS[shrunk + 1] ?? ZONE_DEPTHS[shrunk] ?? 0,
    haste: HASTE[roundsLeft(position)] ?? 0,
    revival: figure.consumables.some(isPotion) ? bannerOfMate(position, seat) : OFF,
  };
}

/** A distance that was not asked for yet. */
export const UNKNOWN = -1;

const DISTANCES = new WeakMap<readonly Square[], Int8Array>();

/** A list of chests is never changed, so what is known of it is kept. */
function distancesOf(chests: readonly Square[]): Int8Array {
  const known = DISTANCES.get(chests);
  if (known) return known;
  const fresh = new Int8Array(SQUARES).fill(UNKNOWN);
  DISTANCES.set(chests, fresh);
  return fresh;
}

/** What a foe may deal, and how far. */
function threatOf(figure: Figure, armor: number): { readonly reach: number; readonly damage: number } {
  let [reach, damage] = [1, 0];
  for (const { weapon, loaded } of figure.weapons) {
    const mean = BEST_MEAN[weapon] * (loaded ? 1 : UNLOADED);
    if (mean > damage) [reach, damage] = [WEAPON_CARDS[weapon].range, mean];
  }
  return { reach, damage: Math.max(0, damage - armor / 2) };
}

/** What foes may deal to a figure on a square until its next turn, on average. */
export function dangerAt({ foes }: SeatOutlook, square: Square): number {
  let sum = 0;
  for (const { square: from, reach, damage, figure } of foes) {
    if (damage === 0) continue;
    const beyond = Math.max(0, rangeOf(from, square) - reach);
    if (beyond < STRIDE) sum += (damage * (STRIDE - beyond)) / STRIDE / (figure.frozenBy.length > 0 ? 2 : 1);
  }
  return sum;
}

/** What the way out of inactive ground will cost, now and after the next shrinking. */
export function zoneLossAt(outlook: SeatOutlook, square: Square): number {
  const depth = depthOf(square);
  const way = Math.max(0, outlook.depth - depth);
  const nextWay = Math.max(0, outlook.nextDepth - depth);
  return way * outlook.price * 0.8 + nextWay * outlook.nextPrice * outlook.haste;
}

/** How strong a figure is, for its chance to be the last. */
export function strengthOf(position: Position, figure: Figure): number {
  if (figure.health === 0) return 0;
  const depth = figure.square === OFF ? -1 : depthOf(figure.square);
  const way = Math.max(0, (ZONE_DEPTHS[shrunkZones(position)] ?? 0) - depth);
  const strength =
    12 +
    figure.health +
    1.3 * bestWeapon(figure) +
    0.35 * consumablesWorth(figure) +
    armorOf(figure) -
    0.6 * way * priceOf(position);
  return Math.max(5, strength);
}

/** Steps between two squares, without obstacles. */
export function stepsBetween(one: Square, other: Square): number {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
}
