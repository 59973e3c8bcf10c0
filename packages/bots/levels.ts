import type { Level } from '@riposte/kernel';
import type { Playable } from './bot.ts';

/** From the first lesson to the last, for games that name no levels of their own; how far they lie apart stands in docs/bots.md. */
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

/** The levels of a game, weakest first. */
export function levelsOf({ skill }: Pick<Playable, 'skill'>): readonly Level[] {
  return skill?.levels ?? LEVELS;
}

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
