import { type AnyGame, fastRandom } from '@riposte/kernel';
import type { Thought } from './bot.ts';
import { levelsOf } from './levels.ts';
import { botNamed } from './named.ts';
import type { Task } from './task.ts';

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
