/** The levels of bots by name, weakest first. They are as in `@riposte/bots`, which is too large to load for names. */
export const BOT_NAMES = [
  'Novice',
  'Pupil',
  'Squire',
  'Fencer',
  'Duelist',
  'Veteran',
  'Champion',
  'Master',
] as const;

/** The level in the name of a bot: 3 for "level-3". */
export function levelOf(bot: string): number | undefined {
  const [, digits] = /^level-(\d+)$/.exec(bot) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** What a bot is called: "Squire" for "level-3". */
export function botName(bot: string): string {
  const level = levelOf(bot);
  return (level === undefined ? undefined : BOT_NAMES[level - 1]) ?? bot;
}
