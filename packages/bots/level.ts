import type { Bot } from './bot.ts';
import { lesser } from './budget.ts';
import { randomBot } from './random.ts';
import { type Budget, distracted, searchBot } from './search.ts';

/** A strength to play against: how long it thinks, and how often it does not think at all. Never what it knows. */
export interface Level {
  readonly number: number;
  readonly name: string;
  readonly iterations: number;
  /** How often, of 100, it chooses by chance. */
  readonly slips: number;
}

/** From the first lesson to the last; how far they lie apart stands in docs/bots.md. */
export const LEVELS: readonly Level[] = [
  { number: 1, name: 'Novice', iterations: 20, slips: 58 },
  { number: 2, name: 'Pupil', iterations: 30, slips: 43 },
  { number: 3, name: 'Squire', iterations: 40, slips: 28 },
  { number: 4, name: 'Fencer', iterations: 55, slips: 17 },
  { number: 5, name: 'Duelist', iterations: 85, slips: 11 },
  { number: 6, name: 'Veteran', iterations: 180, slips: 6 },
  { number: 7, name: 'Champion', iterations: 450, slips: 2 },
  { number: 8, name: 'Master', iterations: 2_000, slips: 0 },
];

/** A bot of that level, which keeps to the limit as well as to its level. */
export function levelBot(number: number, limit: Budget = {}): Bot {
  const level = LEVELS.find((one) => one.number === number);
  if (!level) throw new Error(`there is no level ${number}`);
  const search = searchBot({ name: level.name, ...lesser({ iterations: level.iterations }, limit) });
  return level.slips === 0 ? search : distracted(search, level.slips, randomBot);
}
