import { type Random, roll } from '@riposte/kernel';
import type { Turn } from './bot.ts';

// Apart from `thinker.ts`: a page sends turns to a thread, and does not think itself.

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
