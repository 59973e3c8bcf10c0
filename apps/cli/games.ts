import type { AnyGame, AnyGuide, Figure, Primer } from '@riposte/kernel';
import { SHELF, type Shelved } from '@riposte/shelf';
import type { AnyBoard } from './boards/board.ts';
import { BOARDS } from './boards/index.ts';
import { inSentences } from './boards/inSentences.ts';
import { usageError } from './exit.ts';
import { nearest } from './nearest.ts';
import { listOf } from './paragraph.ts';

/** A game of the shelf with all that the terminal knows of it. */
export interface Listed {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly primer: Primer<unknown>;
  /** How it is drawn, or told in sentences. */
  readonly board: AnyBoard;
}

/** The names by which games are called. */
export function gameIds(): readonly string[] {
  return SHELF.map(({ id }) => id);
}

/** The rules of a game: all that a thread needs. */
export async function findGame(id: string): Promise<AnyGame | undefined> {
  return shelved(id)?.rules();
}

export async function findListed(id: string): Promise<Listed | undefined> {
  const found = shelved(id);
  return found && load(found);
}

/** "Mud Pie, 8 rounds" */
export function titleOf({ game, guide }: Listed, options: unknown): string {
  return [game.name, ...guide.title(options)].join(', ');
}

/** The figures of a match, each with its name; the names given are those of the seats. */
function named(figures: readonly Figure[], seated: readonly string[]): readonly string[] {
  return figures.map(({ seat, name = '' }) => (seat === undefined ? name : (seated[seat] ?? name)));
}

/** What the figures are called that have no seat. */
export function unseated(figures: readonly Figure[]): readonly string[] {
  return named(
    figures.filter(({ seat }) => seat === undefined),
    [],
  );
}

/** Those who fight side by side, by name; the names given are those of the seats. */
export function sidesOf(
  figures: readonly Figure[],
  seated: readonly string[],
): readonly (readonly string[])[] {
  const sides = [...new Set(figures.map(({ side }) => side))];
  return sides.map((side) =>
    named(
      figures.filter((figure) => figure.side === side),
      seated,
    ),
  );
}

/** The name of the game among what was typed, wherever it stands. */
export function gameNamed(typed: readonly string[]): string | undefined {
  return gameIds().find((id) => typed.includes(id));
}

/** The game named among what was typed. */
export async function gameIn(typed: readonly string[]): Promise<Listed> {
  const listed = await findListed(gameNamed(typed) ?? '');
  if (listed) return listed;
  const ids = gameIds();
  const [word] = typed.filter((one) => !one.startsWith('-'));
  if (word === undefined) throw usageError(`Which game? There is ${listOf(ids, 'and')}.`);
  const meant = nearest(word, ids);
  throw usageError(
    `There is no game “${word}”. ${meant ? `Did you mean ${meant}?` : `There is ${listOf(ids, 'and')}.`}`,
  );
}

function shelved(id: string): Shelved | undefined {
  return SHELF.find((one) => one.id === id);
}

async function load({ id, ...parts }: Shelved): Promise<Listed> {
  const [game, guide, primer, drawing] = await Promise.all([
    parts.rules(),
    parts.guide(),
    parts.primer(),
    BOARDS[id]?.(),
  ]);
  return { game, guide, primer, board: drawing?.default ?? inSentences(guide) };
}
