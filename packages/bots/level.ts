import type { Level } from '@riposte/kernel';
import type { Bot } from './bot.ts';
import { lesser } from './budget.ts';
import { randomBot } from './random.ts';
import { type Budget, distracted, searchBot } from './search.ts';

/** A bot of that level, which keeps to the limit as well as to its level. */
export function levelBot(level: Level, limit: Budget = {}): Bot {
  const search = searchBot({ name: level.name, ...lesser({ iterations: level.iterations }, limit) });
  return level.slips === 0 ? search : distracted(search, level.slips, randomBot);
}
