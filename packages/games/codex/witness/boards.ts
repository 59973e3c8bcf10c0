import { type Random, roll } from '@riposte/kernel';
import type { Lot } from './figure.ts';
import { AMOUNTS, PRINTS, TRAITS } from './print.ts';

// Random boards in the main phase of the first side: its fighters, and the patrol, the idlers and the buildings of the
// other. Heroes of both are Troq, who stays away, River, and a third.

export interface RandomBoard {
  readonly third: string;
  readonly lots: readonly [readonly Lot[], readonly Lot[]];
  readonly gold: readonly [number, number];
  readonly baseDamage: readonly [number, number];
  readonly spells: readonly string[];
}

const FREE = ['wisp', 'frog', 'zombie', 'beast', 'bird', 'hunter', 'horror', 'soldier'];
const STARTERS = ['tenderfoot', 'older-brother', 'timely-messenger', 'fruit-ninja'];
const TECHED = [
  'iron-man',
  'revolver-ocelot',
  'harvest-reaper',
  'regular-sized-rhinoceros',
  'eggship',
  'cloud-sprite',
  'leaping-lizard',
  'backstabber',
];
const THIRDS = ['grave-stormborne', 'jaina-stormborne'];

function isOneIn(random: Random, count: number): boolean {
  return roll(random, count) === 0;
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[roll(random, items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** The cards of one side: there are as many copies as in its deck and codex, and any number of tokens. */
function newShoe(random: Random, third: string) {
  const left = new Map<string, number>([
    ...STARTERS.map((card) => [card, 1] as const),
    ...TECHED.map((card) => [card, 2] as const),
    ...[third, 'river-montoya'].map((card) => [card, 1] as const),
  ]);
  return (): string => {
    const isFree = isOneIn(random, 3);
    const card = oneOf(
      random,
      isFree ? FREE : [...left].filter(([, count]) => count > 0).map(([name]) => name),
    );
    left.set(card, (left.get(card) ?? 0) - 1);
    return card;
  };
}

/** A fighter that is alive, with a few traits that its card has not. */
function newFighter(random: Random, card: string): Lot {
  const print = PRINTS[card];
  const level = print?.bands ? 1 + roll(random, print.top ?? 1) : undefined;
  const band = print?.bands?.filter(({ from }) => from <= (level ?? 0)).at(-1);
  const hp = band?.hp ?? print?.hp ?? 0;
  const runes = isOneIn(random, 4) ? roll(random, 4) - Math.min(1, hp - 1) : 0;
  return {
    card,
    ...(level !== undefined && { level }),
    runes,
    damage: isOneIn(random, 3) ? roll(random, hp + runes) : 0,
    traits: TRAITS.filter((trait) => isOneIn(random, trait === 'detector' ? 40 : 11)),
    amounts: Object.fromEntries(
      AMOUNTS.filter(() => isOneIn(random, 9)).map((amount) => [amount, 1 + roll(random, 2)]),
    ),
  };
}

function buildingsOf(random: Random, third: string): readonly Lot[] {
  const addOn = oneOf(random, ['tower', 'tower', 'surplus', 'nothing']);
  return [
    ...(addOn === 'nothing' ? [] : [building(random, addOn)]),
    ...['tech-i-building', 'tech-ii-building']
      .slice(0, roll(random, 3))
      .map((card) => building(random, card)),
    ...(third === 'jaina-stormborne' && isOneIn(random, 3) ? [building(random, 'firehouse')] : []),
  ];
}

function building(random: Random, card: string): Lot {
  const constructing = card !== 'firehouse' && isOneIn(random, 8);
  const damage = !constructing && isOneIn(random, 2) ? roll(random, PRINTS[card]?.hp ?? 1) : 0;
  return { card, constructing, damage };
}

export function newBoard(random: Random): RandomBoard {
  const third = oneOf(random, THIRDS);
  const [ours, theirs] = [newShoe(random, third), newShoe(random, third)];
  const attackers = Array.from({ length: 2 + roll(random, 5) }, () => ({
    ...newFighter(random, ours()),
    exhausted: isOneIn(random, 8),
    fresh: isOneIn(random, 6),
  }));
  // Some have no squad leader, some no patrol at all.
  const isManned = [0, 1, 2, 3, 4].map((slot) => !isOneIn(random, slot === 0 ? 3 : 2));
  const hasPatrol = !isOneIn(random, 6);
  const patrol = [0, 1, 2, 3, 4]
    .filter((slot) => hasPatrol && isManned[slot])
    .map((slot) => ({ ...newFighter(random, theirs()), slot }));
  const idlers = Array.from({ length: roll(random, 3) }, () => ({
    ...newFighter(random, theirs()),
    exhausted: isOneIn(random, 2),
  }));
  return {
    third,
    lots: [
      [...attackers, ...(isOneIn(random, 4) ? [{ card: 'tower' }] : [])],
      [...patrol, ...idlers, ...buildingsOf(random, third)],
    ],
    gold: [roll(random, 6), roll(random, 21)],
    baseDamage: [0, isOneIn(random, 3) ? 10 + roll(random, 10) : 0],
    spells: ['spark', 'wither'].filter(() => isOneIn(random, 3)),
  };
}
