import type { Seat } from '@riposte/kernel';
import { isOn } from '../banner.ts';
import { depthOf, isDiagonal, isSpring, OFF, rangeOf, type Square } from '../board.ts';
import { type Aim, WEAPON_CARDS } from '../cards/weapons.ts';
import { abilityOf, isImmune } from '../character.ts';
import type { WeaponId } from '../ids.ts';
import { hasClearView } from '../sight.ts';
import { MOST_HEALTH } from '../state.ts';
import { armorOf } from './cards.ts';
import { chanceOfDamage, meanDamage } from './odds.ts';
import { dangerAt, type Foe, type SeatOutlook, stepsBetween, UNKNOWN, zoneLossAt } from './outlook.ts';

const CHEST = 12;
const EACH_EMPTY_SLOT = 2.5;
const CHEST_WITHOUT_WEAPON = 16;
const SPRING = 20;
/** What it is worth to bring a foe down. */
export const KILL = 45;
const LAUGH = 16;
const REVIVAL = 40;
const DRAIN_EACH_DIE = 10 / 3;

/** The squares whose line of sight the tree may cut. */
const TREE_DEPTH = 9;

/** What a square is worth to a figure whose movement ends there, in points of health. */
export function squareWorth(outlook: SeatOutlook, square: Square): number {
  return (
    arrivalWorth(outlook, square) +
    bestShotFrom(outlook, square) -
    outlook.caution * dangerAt(outlook, square) -
    zoneLossAt(outlook, square) -
    wayWorth(outlook, square) +
    revivalWorth(outlook, square)
  );
}

/** Being next to a fallen team mate, or near. */
function revivalWorth({ revival }: SeatOutlook, square: Square): number {
  if (revival === OFF) return 0;
  const range = rangeOf(revival, square);
  return range <= 1 ? REVIVAL : -range;
}

/** A square on which the figure stands already. */
export function standingWorth(outlook: SeatOutlook, square: Square): number {
  return (
    bestShotFrom(outlook, square) -
    outlook.caution * dangerAt(outlook, square) -
    zoneLossAt(outlook, square) -
    wayWorth(outlook, square)
  );
}

/** What arriving brings: the cards of a chest, the health of a spring. */
function arrivalWorth(outlook: SeatOutlook, square: Square): number {
  if (isSpring(square)) return Math.min(SPRING, MOST_HEALTH - outlook.figure.health);
  return outlook.chestMarks[square] === 1 ? chestWorth(outlook) : 0;
}

export function chestWorth({ emptySlots, isArmed }: SeatOutlook): number {
  return CHEST + EACH_EMPTY_SLOT * emptySlots + (isArmed ? 0 : CHEST_WITHOUT_WEAPON);
}

/** Being near what a figure wants next: a chest while its mat is poor, a foe when it is armed. */
function wayWorth(outlook: SeatOutlook, square: Square): number {
  const { foes, isArmed, emptySlots } = outlook;
  if (isArmed && emptySlots < 7) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const foe of foes) nearest = Math.min(nearest, rangeOf(foe.square, square));
    return nearest === Number.POSITIVE_INFINITY ? 0 : 0.45 * nearest;
  }
  return 0.8 * chestDistance(outlook, square);
}

/** How many steps it is to the nearest chest; 0 without any. */
function chestDistance({ position, chestDistances }: SeatOutlook, square: Square): number {
  const known = chestDistances[square] as number;
  if (known !== UNKNOWN) return known;
  let nearest = Number.POSITIVE_INFINITY;
  for (const chest of position.chests)
    if (chest !== square) nearest = Math.min(nearest, stepsBetween(chest, square));
  chestDistances[square] = nearest === Number.POSITIVE_INFINITY ? 0 : nearest;
  return chestDistances[square] as number;
}

/** The best shot that a figure could fire from a square. */
export function bestShotFrom(outlook: SeatOutlook, square: Square): number {
  let best = 0;
  if (square === OFF) return best;
  for (const foe of outlook.foes) {
    const range = rangeOf(foe.square, square);
    if (range > outlook.range || !foe.isOpen || !sees(outlook, square, foe)) continue;
    for (const weapon of outlook.loaded)
      if (range <= WEAPON_CARDS[weapon].range)
        best = Math.max(best, shotWorth(outlook, weapon, foe, square, false));
  }
  return best;
}

function sees({ barriers, figure }: SeatOutlook, square: Square, foe: Foe): boolean {
  if (figure.frozenBy.includes(foe.seat)) return false;
  if (barriers.length === 0 && depthOf(square) < TREE_DEPTH) return true;
  return hasClearView(square, foe.square, barriers);
}

/** The mean damage of a shot, and more where it may bring its target down; less where Jamba Z may laugh. */
export function shotWorth(
  { position, figure }: SeatOutlook,
  weapon: WeaponId,
  foe: Foe,
  from: Square,
  extended: boolean,
): number {
  const aim: Aim = {
    range: Math.max(1, rangeOf(from, foe.square)),
    diagonal: isDiagonal(from, foe.square),
    platform: isOn(position, foe.square, 'platform'),
    extended,
  };
  const field = isOn(position, foe.square, 'field');
  const armor = weapon === 'breathold' ? 0 : armorOf(foe.figure);
  const needed = (foe.figure.health + armor) * (field ? 2 : 1);
  const mean = Math.min(foe.figure.health, meanDamage(weapon, aim, { field, armor }));
  const drained =
    abilityOf(figure) === 'drain' && !isImmune(foe.figure) ? DRAIN_EACH_DIE * WEAPON_CARDS[weapon].dice : 0;
  const laughed =
    abilityOf(foe.figure) === 'laugh' && !isImmune(figure)
      ? LAUGH * (1 - chanceOfDamage(weapon, aim, 21))
      : 0;
  return mean + drained + KILL * chanceOfDamage(weapon, aim, needed) - laughed;
}

/** A foe by its seat; it stands on the island. */
export function foeOn({ foes }: SeatOutlook, seat: Seat): Foe | undefined {
  return foes.find((foe) => foe.seat === seat);
}
