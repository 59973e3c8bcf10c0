import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { byChance } from '../../testing/scriptedPlayer.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'riposte-island-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a whole game in the terminal ends with a winner, and its replay is verified', async () => {
  const file = join(folder, 'island.replay');
  const flags = ['--players', '2', '--pace', 'quick', '--against', 'random', '--replay', file];
  const terminal = new ScriptedTerminal(byChance(3));
  expect(await run(['play', 'gorgasali', '--seed', '5eed'.repeat(16), ...flags], terminal)).toBe(0);
  expect(terminal.complaints).toBe('');
  expect(terminal.shown).toContain('Gorgasali, 2 players, characters chosen, quick');
  expect(terminal.shown).toMatch(/The game was won by|won the game/);
  const judge = new ScriptedTerminal();
  expect(await run(['verify', file], judge)).toBe(0);
  expect(judge.shown).toContain('Verified: this match was dealt and played by the rules.');
});

test('the cards are read in the terminal', async () => {
  const terminal = new ScriptedTerminal();
  expect(await run(['cards', 'gorgasali'], terminal)).toBe(0);
  expect(terminal.shown).toContain('Ball lightning');
  expect(terminal.shown).toContain('Jamba Z');
});
