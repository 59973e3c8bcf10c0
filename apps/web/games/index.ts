import { codex } from './codex/index.ts';
import { flashDuel } from './flash-duel/index.ts';
import { gorgasali } from './gorgasali/index.ts';
import type { WebGame } from './webGame.ts';

/** The games as the web shows them, in the order of the front door: one line each. */
export const WEB_GAMES: readonly WebGame[] = [flashDuel, gorgasali, codex];
