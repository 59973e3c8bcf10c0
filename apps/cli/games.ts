import { flashDuel } from '@riposte/flash-duel';
import type { AnyGame } from '@riposte/kernel';
import type { Board } from './boards/board.ts';
import { flashDuelBoard } from './boards/flashDuel.ts';
import { usageError } from './exit.ts';
import { nearest } from './nearest.ts';
import { listOf } from './paragraph.ts';

/** A game the terminal can play. */
export interface Listed {
  readonly game: AnyGame;
  /** Where its numbered rules lie. */
  readonly rules: URL;
  /** How it is drawn; a game without one is shown as its bare facts. */
  readonly board?: Board<unknown, unknown>;
}

export const GAMES: readonly Listed[] = [
  {
    game: flashDuel,
    rules: new URL('RULES.md', import.meta.resolve('@riposte/flash-duel')),
    board: flashDuelBoard,
  },
];

const IDS = GAMES.map(({ game }) => game.id);

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find(({ game }) => game.id === id)?.game;
}

/** The game named among what was typed, wherever it stands. */
export function gameIn(typed: readonly string[]): Listed {
  const listed = GAMES.find(({ game }) => typed.includes(game.id));
  if (listed) return listed;
  const [word] = typed.filter((one) => !one.startsWith('-'));
  if (word === undefined) throw usageError(`Which game? There is ${listOf(IDS, 'and')}.`);
  const meant = nearest(word, IDS);
  throw usageError(
    `There is no game “${word}”. ${meant ? `Did you mean ${meant}?` : `There is ${listOf(IDS, 'and')}.`}`,
  );
}
