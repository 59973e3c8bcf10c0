import { LEVELS } from './level.ts';

/** The level in the name of a bot: 3 for "level-3". */
export function levelOf(bot: string): number | undefined {
  const [, digits] = /^level-(\d+)$/.exec(bot) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** What a bot is called: "Squire" for "level-3". */
export function botName(bot: string): string {
  const level = levelOf(bot);
  return LEVELS.find(({ number }) => number === level)?.name ?? bot;
}
