import { flashDuel } from '@riposte/flash-duel';
import type { AnyGame } from '@riposte/kernel';
import type { Board } from './boards/board.ts';
import { flashDuelBoard } from './boards/flashDuel.ts';
import { flashDuelCatalogue } from './boards/flashDuelCatalogue.ts';
import type { AnyCatalogue } from './cardCatalogue.ts';
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
  /** Its cards, where they have to be read. */
  readonly cards?: AnyCatalogue;
}

export const GAMES: readonly Listed[] = [
  {
    game: flashDuel,
    rules: new URL('RULES.md', import.meta.resolve('@riposte/flash-duel')),
    board: flashDuelBoard,
    cards: flashDuelCatalogue,
  },
];

const IDS = GAMES.map(({ game }) => game.id);

export function findGame(id: string): AnyGame | undefined {
  return findListed(id)?.game;
}

export function findListed(id: string): Listed | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

/** "Flash Duel, edition revised" */
export function titleOf({ game, board }: Listed, options: Readonly<Record<string, unknown>>): string {
  const settings =
    board?.settings?.(options) ?? Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [game.name, ...settings].join(', ');
}

/** What the figures are called on whose seat nobody sits. */
export function figuresOf({ board }: Listed, options: unknown): readonly string[] {
  return board?.figures?.(options) ?? [];
}

/** Those who fight side by side, by name; the names given are those of the seats. */
export function sidesOf(
  listed: Listed,
  options: unknown,
  seated: readonly string[],
): readonly (readonly string[])[] {
  const names = [...seated, ...figuresOf(listed, options)];
  const sides = listed.board?.sides?.(options) ?? names.map((_, index) => [index]);
  return sides.map((side) => side.flatMap((index) => names[index] ?? [])).filter(({ length }) => length > 0);
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
