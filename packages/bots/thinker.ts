import { type AnyGame, fastRandom, type Random, roll } from '@riposte/kernel';
import type { Thought, Turn } from './bot.ts';
import { botNamed, levelsOf } from './levels.ts';

/** A turn as it travels to another thread: the game and the bot by their names, chance by a number. */
export interface Task extends Omit<Turn, 'game' | 'random'> {
  readonly game: string;
  readonly bot: string;
  readonly seed: number;
  /** By when to have thought, on the clock of `sharedNow`. */
  readonly until?: number;
}

const SEEDS = 2 ** 32;

/** What another thread needs to know of a turn. */
export function taskOf({ seat, view, question, offers = [], random }: Turn, game: string, bot: string): Task {
  return { game, bot, seat, view, question, offers, seed: seedFrom(random) };
}

function seedFrom(random: Random): number {
  return roll(random, SEEDS);
}

/**
 * Thinks about turns of these games. A module that a worker is to run exports it:
 * `export default thinkerOf(games);`. Without a task it only wakes up.
 */
export function thinkerOf(games: readonly AnyGame[]): (task?: Task) => Thought | undefined {
  return (task) => {
    if (!task) return undefined;
    const { game: id, bot: name, seed, until, ...turn } = task;
    const game = games.find((one) => one.id === id);
    if (!game) throw new Error(`there is no game ${id} here`);
    const limit = until === undefined ? {} : { milliseconds: Math.max(0, until - sharedNow()) };
    const bot = botNamed(name, limit, levelsOf(game));
    if (!bot) throw new Error(`there is no bot ${name}`);
    return bot.choose({ ...turn, game, random: fastRandom(seed) });
  };
}

/** Milliseconds on a clock that all threads read alike. */
export function sharedNow(): number {
  return performance.timeOrigin + performance.now();
}
