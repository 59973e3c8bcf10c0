import {
  columnOf,
  type Gun,
  hasClearView,
  type Island,
  markerAt,
  rangeOf,
  rowOf,
  type Spot,
  type Warrior,
} from './island.ts';
import { ask, type Telling, throwDice } from './need.ts';

// Weapons and throwables: who is in reach, what has to be rolled, and what is left of the damage.

type Group = 'six shooter' | 'striker' | 'massive' | 'scout';

interface GunPrint {
  readonly group: Group;
  readonly range: number;
  readonly dice: number;
  /** For each point, or as a whole where a number has to be rolled. */
  readonly damage: number;
  /** What a massive weapon has to roll. */
  readonly hit?: number;
}

const GUNS: Readonly<Record<string, GunPrint>> = {
  scratch: { group: 'six shooter', range: 2, dice: 1, damage: 5 },
  elva: { group: 'six shooter', range: 2, dice: 1, damage: 6 },
  gemini: { group: 'six shooter', range: 2, dice: 2, damage: 4 },
  dobergun: { group: 'six shooter', range: 2, dice: 1, damage: 9 },
  lynx: { group: 'striker', range: 3, dice: 3, damage: 3 },
  mantis: { group: 'striker', range: 3, dice: 5, damage: 2 },
  ibex: { group: 'striker', range: 3, dice: 3, damage: 3 },
  kbraus: { group: 'striker', range: 3, dice: 5, damage: 2 },
  kiss: { group: 'massive', range: 1, dice: 1, damage: 35, hit: 5 },
  janeli: { group: 'massive', range: 1, dice: 1, damage: 40, hit: 5 },
  tochinator: { group: 'massive', range: 1, dice: 1, damage: 45, hit: 4 },
  jalugar: { group: 'massive', range: 1, dice: 1, damage: 50, hit: 3 },
  kondor: { group: 'scout', range: 4, dice: 2, damage: 45 },
  breathold: { group: 'scout', range: 4, dice: 2, damage: 50 },
};
export const GUN_NAMES: readonly string[] = Object.keys(GUNS);

const EXTENSIONS: Readonly<Record<Group, string>> = {
  'six shooter': 'extraSix',
  striker: 'strikeOption',
  massive: 'secondChance',
  scout: 'eagleEye',
};

/** "Range 1 – … must be 11 or higher", and so on. */
const SCOUT_HITS = [0, 11, 7, 6, 9];
const MOST_HEALTH = 100;

function printOf(name: string): GunPrint {
  const print = GUNS[name];
  if (!print) throw new Error(`there is no ${name}`);
  return print;
}

function foesOf({ warriors }: Island, shooter: Warrior): readonly Warrior[] {
  return warriors.filter((one) => one !== shooter && one.health > 0);
}

/** The enemies to whom there is a clear view, so far away. */
function inView(island: Island, shooter: Warrior, least: number, most: number): readonly Warrior[] {
  const { spot: from } = shooter;
  if (from === undefined) return [];
  return foesOf(island, shooter).filter(({ spot }) => {
    if (spot === undefined) return false;
    const range = rangeOf(from, spot);
    return range >= least && range <= most && hasClearView(island, from, spot);
  });
}

/** Each shot there is: a weapon, an enemy, and whether an extension is used for it. */
export function shotsOf(island: Island, shooter: Warrior, mayExtend: boolean): readonly string[] {
  return shooter.guns
    .filter(({ isLoaded }) => isLoaded)
    .flatMap(({ name }) => {
      const { range, group } = printOf(name);
      const extended = mayExtend && shooter.cards.includes(EXTENSIONS[group]);
      return inView(island, shooter, 1, range)
        .filter(({ spot }) => spot !== undefined && !markerAt(island, spot, 'smoke'))
        .flatMap(({ seat }) => [
          `shoot ${name} ${seat} plain`,
          ...(extended ? [`shoot ${name} ${seat} extended`] : []),
        ]);
    });
}

/** Shoots; says whether the shooter may move on by Dobergun's skill. */
export function* shoot(
  island: Island,
  shooter: Warrior,
  gun: Gun,
  target: Warrior,
  isExtended: boolean,
): Telling<boolean> {
  const { group, dice: count } = printOf(gun.name);
  const line = [shooter.spot ?? 0, target.spot ?? 0] as const;
  if (isExtended) spend(shooter, EXTENSIONS[group]);
  gun.isLoaded = false;
  // "If you decide to shoot … while you are under the effect of smoke bulb, then the effect disappears."
  island.markers = island.markers.filter(({ kind, owner }) => kind !== 'smoke' || owner !== shooter.seat);
  let dice = yield* throwDice(count + (isExtended && group === 'six shooter' ? 1 : 0));
  if (isExtended && group === 'striker') dice = yield* throwAgain(dice);
  let units = unitsOf(island, target, dice);
  let damage = damageOf(island, gun.name, units, line, isExtended);
  if (damage === 0 && isExtended && group === 'massive') {
    dice = yield* throwDice(count);
    units = unitsOf(island, target, dice);
    damage = damageOf(island, gun.name, units, line, isExtended);
  }
  if (gun.name === 'tochinator' && units.some((unit) => unit >= 5)) gun.isLoaded = true;
  hurt(island, target, damage, gun.name === 'breathold');
  if (gun.name === 'jalugar' && damage > 0) shooter.health = Math.min(MOST_HEALTH, shooter.health + 15);
  return gun.name === 'dobergun' && units.some((unit) => unit >= 4);
}

function spend(shooter: Warrior, card: string): void {
  const at = shooter.cards.indexOf(card);
  shooter.cards = shooter.cards.filter((_, index) => index !== at);
}

/** "You can reroll as many dice as you wish": asks for the faces that are thrown again. */
function* throwAgain(dice: readonly number[]): Telling<readonly number[]> {
  const handfuls: (readonly number[])[] = [[]];
  for (const die of dice.toSorted()) handfuls.push(...handfuls.map((faces) => [...faces, die]));
  const [, ...faces] = yield* ask([...new Set(handfuls.map((some) => ['again', ...some].join(' ')))]);
  const left = [...dice];
  for (const face of faces) left.splice(left.indexOf(Number(face)), 1);
  return faces.length === 0 ? dice : [...left, ...(yield* throwDice(faces.length))];
}

/** "Every unit of each dice is reduced by 1." */
function unitsOf(island: Island, { spot }: Warrior, dice: readonly number[]): readonly number[] {
  const isOnPlatform = spot !== undefined && markerAt(island, spot, 'platform') !== undefined;
  return dice.map((die) => die - (isOnPlatform ? 1 : 0));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** RULES 9: before field and armor; 0 for a miss. A die on a platform is at most 5. */
function damageOf(
  island: Island,
  name: string,
  units: readonly number[],
  [from, to]: readonly [from: Spot, to: Spot],
  isExtended: boolean,
): number {
  const { group, damage, hit = 0 } = printOf(name);
  const sum = sumOf(units);
  if (group === 'massive') return sum >= hit ? damage : 0;
  if (group === 'scout') {
    const needed = (SCOUT_HITS[rangeOf(from, to)] ?? 0) - (isExtended ? 2 : 0);
    if (sum < needed) return 0;
    return name === 'kondor' && sum >= 11 ? damage + 15 : damage;
  }
  const isDiagonal = Math.abs(columnOf(from) - columnOf(to)) === Math.abs(rowOf(from) - rowOf(to));
  if (name === 'ibex' && isDiagonal) return sum * (damage + 1);
  if (name === 'kbraus') return sum * damage + 5 * units.filter((unit) => unit >= 5).length;
  if (name === 'gemini' && sum === 7) {
    const most = markerAt(island, to, 'platform') ? 5 : 6;
    return units.length * most * damage;
  }
  return sum * damage;
}

/** "Half of all the incoming damage is blocked"; then armor; then health. */
function hurt(island: Island, target: Warrior, damage: number, ignoresArmor: boolean): void {
  const isInField = target.spot !== undefined && markerAt(island, target.spot, 'field') !== undefined;
  const incoming = isInField ? Math.floor(damage / 2) : damage;
  const blocked = ignoresArmor ? 0 : useArmor(target, incoming);
  target.health = Math.max(0, target.health - Math.max(0, incoming - blocked));
  if (target.health === 0) fall(island, target);
}

/** "If … the effect of one of them is enough to absorb all the received damage, only that card is discarded." */
function useArmor(target: Warrior, damage: number): number {
  const { helmet, bodyArmor } = target;
  if (damage === 0) return 0;
  if (helmet && damage <= 10) target.helmet = false;
  else if (bodyArmor && damage <= 20) target.bodyArmor = false;
  else Object.assign(target, { helmet: false, bodyArmor: false });
  return (helmet && !target.helmet ? 10 : 0) + (bodyArmor && !target.bodyArmor ? 20 : 0);
}

/** A figure that fell is off the island, and so is its smoke. */
export function fall(island: Island, warrior: Warrior): void {
  warrior.spot = undefined;
  island.markers = island.markers.filter(({ kind, owner }) => kind !== 'smoke' || owner !== warrior.seat);
}

/** "Exactly 2 range away", "within 6 range", "within 3 range". */
const BULBS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  flame: [2, 2],
  spear: [1, 6],
  ntt: [1, 3],
};

export function throwsOf(island: Island, thrower: Warrior): readonly string[] {
  const { bulb } = thrower;
  const reach = bulb === undefined ? undefined : BULBS[bulb];
  if (!reach) return [];
  const targets = inView(island, thrower, ...reach);
  // RULES 5.13: weapons that all lie face down cannot be turned.
  const worth = bulb === 'ntt' ? targets.filter(({ guns }) => guns.some((gun) => gun.isLoaded)) : targets;
  return worth.map(({ seat }) => `throw ${bulb} ${seat}`);
}

export function* hurl(island: Island, thrower: Warrior, target: Warrior): Telling {
  const { bulb, spot: from = 0 } = thrower;
  const { spot: to = 0 } = target;
  thrower.bulb = undefined;
  if (bulb === 'ntt') for (const gun of target.guns) gun.isLoaded = false;
  if (bulb === 'spear' && sumOf(yield* throwDice(1)) === rangeOf(from, to)) hurt(island, target, 60, false);
  if (bulb !== 'flame' || sumOf(yield* throwDice(2)) < 9) return;
  const burning = foesOf(island, thrower).filter(({ spot }) => spot !== undefined && rangeOf(spot, to) <= 1);
  for (const one of burning) hurt(island, one, 40, false);
}
