import { LEVELS, levelsOf } from '@riposte/bots';
import type { AnyGame, AnyGuide } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { rewarding } from './lobby/achievements.ts';

/** The games this server knows: all that are on the shelf. */
export const GAMES: readonly AnyGame[] = await Promise.all(SHELF.map((shelved) => shelved.rules()));

/** The game of that id. */
export const findGame = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);

/** What each of them says of itself. */
const GUIDES: ReadonlyMap<string, AnyGuide> = new Map(
  await Promise.all(SHELF.map(async ({ id, guide }) => [id, await guide()] as const)),
);

/** Those in which there is something to achieve. */
export const REWARDING = rewarding(GAMES, GUIDES);

/** The bots that may be asked to a seat. Others could be made to think for hours. */
export const BOTS: readonly string[] = [
  ...new Set(GAMES.flatMap((game) => levelsOf(game).map(({ number }) => `level-${number}`))),
];

/** What people call them. */
export const BOT_NAMES: readonly string[] = [
  ...new Set([...LEVELS, ...GAMES.flatMap((game) => levelsOf(game))].map(({ name }) => name)),
];
