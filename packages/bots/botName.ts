import type { Level } from '@riposte/kernel';
import { LEVELS } from './levels.ts';

/** The level in the name of a bot: 3 for "level-3". */
export function levelOf(bot: string): number | undefined {
  const [, digits] = /^level-(\d+)$/.exec(bot) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** What a bot is called: "Squire" for "level-3". The levels are those of the game it plays. */
export function botName(bot: string, levels: readonly Level[] = LEVELS): string {
  const level = levelOf(bot);
  return levels.find(({ number }) => number === level)?.name ?? bot;
}
