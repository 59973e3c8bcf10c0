import { chachaWord } from './chacha.ts';
import { unreachable } from './unreachable.ts';

/**
 * Chance is plain data inside the state, and in nobody's view.
 *
 * - `chacha20`: real matches. A fast generator could be solved from the cards it dealt.
 * - `fast` (xoroshiro64**): playouts and simulations.
 * - `dictated`: tests say what comes; a result asked for but not dictated is an error.
 * - `coupled`: two games compared with each other get the same results as far as their piles allow; where one is bent,
 *   its result of that number is another one.
 */
export type Random =
  | { type: 'chacha20'; readonly key: string; at: number }
  | { type: 'fast'; a: number; b: number }
  | { type: 'dictated'; readonly results: readonly Dictated[]; at: number }
  | { type: 'coupled'; a: number; b: number; results: readonly number[]; readonly bent?: number };

/** A number for a roll or a pick; a list for the order a shuffle ends in. */
export type Dictated = number | readonly unknown[];

const TWO_32 = 2 ** 32;

/** A fast generator from any whole number. */
export function fastRandom(number: number): Random {
  return { type: 'fast', ...seeded(number) };
}

/** Chance for a test: exactly these results, in this order. */
export function dictatedRandom(results: readonly Dictated[]): Random {
  return { type: 'dictated', results, at: 0 };
}

/** Chance for two games compared with each other; the result with the number `bent` is another one. */
export function coupledRandom(number: number, bent?: number): Random {
  return { type: 'coupled', ...seeded(number), results: [], ...(bent !== undefined && { bent }) };
}

/** The fair chance of a real match, from its key (64 hex digits). */
export function chachaRandom(key: string): Random {
  return { type: 'chacha20', key, at: 0 };
}

/** How many dictated results nobody has asked for. */
export function leftOver(random: Random): number {
  return random.type === 'dictated' ? random.results.length - random.at : 0;
}

export function copyRandom(random: Random): Random {
  switch (random.type) {
    case 'fast':
      return { type: 'fast', a: random.a, b: random.b };
    case 'chacha20':
      return { type: 'chacha20', key: random.key, at: random.at };
    case 'dictated':
      return { type: 'dictated', results: random.results, at: random.at };
    case 'coupled':
      return { ...random };
    default:
      return unreachable(random);
  }
}

/** A whole number from 0 to `sides` - 1, each as likely as the others. */
export function roll(random: Random, sides: number): number {
  switch (random.type) {
    case 'fast':
      return Math.floor((fastWord(random) / TWO_32) * sides);
    case 'chacha20': {
      // Words past the last whole multiple of `sides` would make low results likelier: read on.
      const limit = TWO_32 - (TWO_32 % sides);
      let word = chachaWord(random.key, random.at++);
      while (word >= limit) word = chachaWord(random.key, random.at++);
      return word % sides;
    }
    case 'dictated':
      return dictatedNumber(random, (result) => result < sides, `a roll of ${sides}`);
    case 'coupled':
      return note(random, coupledRoll(random, sides));
    default:
      return unreachable(random);
  }
}

/** An index into `weights`, each as likely as its weight; `total` is their sum. In real matches weights are whole. */
export function pick(random: Random, weights: readonly number[], total: number): number {
  if (random.type === 'dictated') {
    return dictatedNumber(random, (result) => (weights[result] ?? 0) > 0, `a pick from [${weights}]`);
  }
  if (random.type === 'coupled') return coupledPick(random, weights);
  // Not rounded down: what a search weighs are no whole numbers.
  let left = random.type === 'fast' ? (fastWord(random) / TWO_32) * total : roll(random, total);
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] as number;
    if (left < 0) return index;
  }
  throw new Error(`cannot pick from [${weights}] with total ${total}`);
}

/** Puts a list into random order, in place. */
export function shuffle<Item>(random: Random, list: Item[]): void {
  if (random.type === 'dictated') {
    const order = dictated(random, `a shuffle of ${list.length}`);
    if (!Array.isArray(order) || [...order].sort().join() !== [...list].sort().join()) {
      throw new Error(`dictated ${JSON.stringify(order)} is not an order of ${JSON.stringify(list)}`);
    }
    list.splice(0, list.length, ...order);
    return;
  }
  for (let last = list.length - 1; last > 0; last--) {
    const other = roll(random, last + 1);
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
}

/** A number that differs each time, to start another generator from. */
export function fork(random: Random): Random {
  return fastRandom(roll(random, TWO_32));
}

function seeded(number: number): { a: number; b: number } {
  const words = { a: Math.imul(number, 0x9e3779b1) ^ 0x2545f491, b: ~number ^ Math.imul(number, 0x85ebca6b) };
  if (words.a === 0 && words.b === 0) words.b = 1;
  for (let round = 0; round < 8; round++) fastWord(words);
  return words;
}

/** xoroshiro64** 1.0 by David Blackman and Sebastiano Vigna (public domain). */
function fastWord(words: { a: number; b: number }): number {
  const product = Math.imul(words.a, 0x9e3779bb);
  const result = Math.imul((product << 5) | (product >>> 27), 5) >>> 0;
  const mixed = words.b ^ words.a;
  words.a = ((words.a << 26) | (words.a >>> 6)) ^ mixed ^ (mixed << 9);
  words.b = (mixed << 13) | (mixed >>> 19);
  return result;
}

function dictated(random: Extract<Random, { type: 'dictated' }>, wanted: string): Dictated {
  const result = random.results[random.at];
  if (result === undefined) throw new Error(`${wanted} was not dictated`);
  random.at++;
  return result;
}

function dictatedNumber(
  random: Extract<Random, { type: 'dictated' }>,
  fits: (result: number) => boolean,
  wanted: string,
): number {
  const result = dictated(random, wanted);
  if (typeof result !== 'number' || !Number.isInteger(result) || result < 0 || !fits(result)) {
    throw new Error(`dictated ${JSON.stringify(result)} does not fit ${wanted}`);
  }
  return result;
}

/** One word decides an order of preference; the first possible index in it is the result, whatever the weights. */
function coupledPick(random: Extract<Random, { type: 'coupled' }>, weights: readonly number[]): number {
  const order = { a: fastWord(random) | 0, b: 1 };
  const keyed = weights.map((weight, index) => ({ weight, index, key: fastWord(order) }));
  const possible = keyed.filter(({ weight }) => weight > 0).sort((one, other) => one.key - other.key);
  const chosen = (isBent(random) && possible[1]) || possible[0];
  if (!chosen) throw new Error(`cannot pick from [${weights}]`);
  return note(random, chosen.index);
}

function coupledRoll(random: Extract<Random, { type: 'coupled' }>, sides: number): number {
  const result = Math.floor((fastWord(random) / TWO_32) * sides);
  return isBent(random) ? (result + 1) % sides : result;
}

/** Whether the result that comes next is to be another one. */
function isBent({ bent, results }: Extract<Random, { type: 'coupled' }>): boolean {
  return bent === results.length;
}

function note(random: Extract<Random, { type: 'coupled' }>, result: number): number {
  random.results = [...random.results, result];
  return result;
}
