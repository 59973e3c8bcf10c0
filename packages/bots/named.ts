import type { Level } from '@riposte/kernel';
import type { Bot } from './bot.ts';
import { eagerBot, greedyBot } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { hastyBot, randomBot } from './quick.ts';
import { type Budget, distracted, lesser, searchBot } from './search.ts';

// Apart from `levels.ts`: pages say what levels are called long before anything thinks.

/** A bot of that level, which keeps to the limit as well as to its level. */
export function levelBot(level: Level, limit: Budget = {}): Bot {
  const search = searchBot({ name: level.name, ...lesser({ iterations: level.iterations }, limit) });
  return level.slips === 0 ? search : distracted(search, level.slips, randomBot);
}

/**
 * A bot by its name: `random`, `hasty`, `eager`, `greedy`, `level-3` (or `squire`), `search-500` (so many tries), `search-50ms`.
 * Nothing when there is none of that name; the levels are those of the game it plays. A search keeps to the limit as well as to what its name says.
 */
export function botNamed(
  name: string,
  limit: Budget = {},
  levels: readonly Level[] = LEVELS,
): Bot | undefined {
  if (name === 'random') return randomBot;
  if (name === 'greedy') return greedyBot;
  if (name === 'hasty') return hastyBot;
  if (name === 'eager') return eagerBot;
  const level = levels.find((one) => name === `level-${one.number}` || name === one.name.toLowerCase());
  if (level) return levelBot(level, limit);
  const [, count, unit] = /^search-([1-9]\d*)(ms)?$/.exec(name) ?? [];
  if (count === undefined) return undefined;
  const budget = unit ? { milliseconds: Number(count) } : { iterations: Number(count) };
  return searchBot({ name, ...lesser(budget, limit) });
}
