import { type Random, roll, shuffle } from '@riposte/kernel';
import {
  columnOf,
  type Hazard,
  type Island,
  isVacant,
  rowOf,
  type Spot,
  type Warrior,
  WIDTH,
} from './island.ts';
import { GUN_NAMES } from './shot.ts';

// Random positions as a turn begins: a mover, others near it, banners of every kind, and dice.

export interface RandomPosition {
  readonly island: Island;
  readonly dice: readonly [number, number];
}

/** What all positions have in common. */
export interface Ground {
  readonly rows: readonly string[];
  readonly springs: readonly Spot[];
  readonly chests: readonly Spot[];
  readonly gates: readonly Spot[];
}

const AIDS = ['axe', 'rope', 'boat', 'compass', 'adrenaline', 'teleport'];
const EXTENSIONS = ['extraSix', 'strikeOption', 'secondChance', 'eagleEye'];

function isOneIn(random: Random, count: number): boolean {
  return roll(random, count) === 0;
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[roll(random, items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** A vacant spot so far away, or a little farther where it is crowded. */
function spotNear(random: Random, island: Island, center: Spot, least: number): Spot {
  for (let tries = 0; ; tries++) {
    const radius = least + Math.floor(tries / 20);
    const column = columnOf(center) + roll(random, 2 * radius + 1) - radius;
    const row = rowOf(center) + roll(random, 2 * radius + 1) - radius;
    const spot = row * WIDTH + column;
    const isOn = column >= 0 && column < WIDTH && row >= 0 && row < WIDTH;
    if (isOn && isVacant(island, spot)) return spot;
  }
}

function newWarrior(random: Random, seat: number, gate: Spot, arms: string[]): Warrior {
  // Of no weapon are all copies held: chance may bring any from a chest.
  const guns = arms.splice(0, seat === 0 ? 2 : roll(random, 3));
  return {
    seat,
    spot: undefined,
    gate,
    health: isOneIn(random, 3) ? 1 + roll(random, 60) : 100 - 5 * roll(random, 5),
    helmet: isOneIn(random, 3),
    bodyArmor: isOneIn(random, 3),
    guns: guns.map((name) => ({ name, isLoaded: !isOneIn(random, 6) })),
    cards: [],
    bulb: isOneIn(random, 2) ? oneOf(random, ['flame', 'spear', 'ntt']) : undefined,
    hasSkipped: false,
  };
}

/** A barrier near a spot, if it finds room. */
function barrierNear(random: Random, island: Island, center: Spot): readonly Spot[] {
  const first = spotNear(random, island, center, 4);
  const step = oneOf(random, [1, WIDTH]);
  const spots = [0, 1, 2, 3, 4].map((index) => first + index * step);
  const isStraight = step === WIDTH || columnOf(first) + 4 < WIDTH;
  return isStraight && spots.every((spot) => spot < WIDTH * WIDTH && isVacant(island, spot)) ? spots : [];
}

export function newPosition(random: Random, ground: Ground): RandomPosition {
  const arms = [...GUN_NAMES];
  shuffle(random, arms);
  const island: Island = {
    rows: ground.rows,
    springs: ground.springs,
    chests: ground.chests.filter(() => !isOneIn(random, 3)),
    markers: [],
    round: 1 + roll(random, 23),
    fourthShrinks: isOneIn(random, 2),
    warriors: Array.from({ length: 3 + roll(random, 4) }, (_, seat) =>
      newWarrior(random, seat, oneOf(random, ground.gates), arms),
    ),
  };
  const [mover, ...others] = island.warriors;
  if (!mover) throw new Error('nobody moves');
  // Often by the tree, which blocks most.
  const center = isOneIn(random, 3)
    ? oneOf(random, [13 * WIDTH + 13, 16 * WIDTH + 16])
    : roll(random, WIDTH ** 2);
  const isInSector = isOneIn(random, 12);
  if (!isInSector) mover.spot = spotNear(random, island, center, 6);
  const home = mover.spot ?? mover.gate;
  for (const one of others) one.spot = spotNear(random, island, home, oneOf(random, [1, 1, 2, 3, 4, 6]));
  mark(random, island, home);
  const aid = isOneIn(random, 2) ? oneOf(random, AIDS) : undefined;
  const extension = isOneIn(random, 2) ? oneOf(random, EXTENSIONS) : undefined;
  mover.cards = [aid, extension].filter((card) => card !== undefined);
  const dice = [1 + roll(random, 6), 1 + roll(random, 6)] as const;
  return { island, dice };
}

/** Banners beneath figures and beside them. */
function mark(random: Random, island: Island, home: Spot): void {
  const add = (kind: Hazard, owner: number, spots: readonly Spot[]) => {
    if (spots.length > 0) island.markers = [...island.markers, { kind, owner, spots }];
  };
  for (const { seat, spot } of island.warriors)
    if (spot !== undefined && isOneIn(random, 2))
      add(oneOf(random, ['platform', 'field', 'field', 'smoke'] as const), seat, [spot]);
  for (let count = roll(random, 3); count > 0; count--) add('barrier', 0, barrierNear(random, island, home));
  for (const kind of ['platform', 'field', 'lightning'] as const)
    if (isOneIn(random, 3)) add(kind, 1, [spotNear(random, island, home, 4)]);
}
