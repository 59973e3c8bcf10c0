import { readFileSync } from 'node:fs';
import { type AnyGame, type ReplayFault, type Verified, verifyReplay } from '@riposte/kernel';
import { usageError } from '../exit.ts';
import type { Args } from '../flags.ts';
import { findListed, type Listed } from '../games.ts';

/** A replay file, played again, and the game it is of, where there is such a game. */
export interface ReplayRead {
  readonly listed: Listed | undefined;
  readonly played: Verified | ReplayFault;
}

/** The one file that a command is about. */
export function fileIn({ words: [file, tooMuch] }: Pick<Args, 'words'>): string {
  if (file === undefined) throw usageError('Which file?');
  if (tooMuch !== undefined) throw usageError('One file at a time.');
  return file;
}

/** Reads a replay file and checks every claim in it. */
export async function readReplay(file: string): Promise<ReplayRead> {
  const text = read(file);
  const listed = await findListed(gameOf(text) ?? '');
  return { listed, played: check(text, listed?.game) };
}

/** A file may hold anything: what the rules choke on is a fault of the file. */
function check(text: string, game: AnyGame | undefined): Verified | ReplayFault {
  try {
    return verifyReplay(text, (id) => (id === game?.id ? game : undefined));
  } catch (error) {
    return {
      ok: false,
      line: 1,
      why: `this cannot be played again: ${error instanceof Error ? error.message : error}`,
    };
  }
}

/** The game that a replay says it is of, before anything in it is proved. */
function gameOf(text: string): string | undefined {
  try {
    const header: unknown = JSON.parse(text.slice(0, text.indexOf('\n')));
    return typeof header === 'object' && header !== null && 'game' in header
      ? String(header.game)
      : undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : undefined;
    throw usageError(why === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${why}).`);
  }
}
