import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../cli.ts';
import { gameIds } from '../games.ts';
import { firstAnswer, ScriptedTerminal } from '../testing/scriptedTerminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function riposte(...typed: readonly string[]) {
  const terminal = new ScriptedTerminal(firstAnswer);
  return { code: await run(typed, terminal), shown: terminal.shown, complaints: terminal.complaints };
}

// Not every game has texts of its turns; each that has is tried.
test.each(gameIds())('what is given to others of a match of %s names nobody “You”', async (game) => {
  const file = join(folder, `${game}.replay`);
  const played = await riposte('play', game, '--against', 'random', '--replay', file);
  expect(played.code, played.complaints).toBe(0);
  const { code, shown, complaints } = await riposte('turns', file, '--all');
  if (code === 1 && complaints.includes('has no text of a turn')) return;
  expect(shown).toContain('Player 1');
  expect(shown).not.toMatch(/\b[Yy]ou(r|rs)?\b/);
});
