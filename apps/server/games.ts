import { LEVELS } from '@riposte/bots';
import { flashDuel } from '@riposte/flash-duel';
import type { AnyGame } from '@riposte/kernel';

/** The games this server knows. */
export const GAMES: readonly AnyGame[] = [flashDuel];

/** The bots that may be asked to a seat. Others could be made to think for hours. */
export const BOTS: readonly string[] = LEVELS.map(({ number }) => `level-${number}`);
