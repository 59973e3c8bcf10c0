import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { byChance } from '../../testing/scriptedPlayer.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'riposte-codex-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a whole game in the terminal ends with a winner, and its replay is verified', async () => {
  const file = join(folder, 'codex.replay');
  const flags = ['--game', 'basic', '--against', 'random', '--replay', file];
  const terminal = new ScriptedTerminal(byChance(3));
  expect(await run(['play', 'codex', '--seed', '5eed'.repeat(16), ...flags], terminal)).toBe(0);
  expect(terminal.complaints).toBe('');
  expect(terminal.shown).toContain('Codex, basic game, one hero each');
  expect(terminal.shown).toMatch(/won/);
  const judge = new ScriptedTerminal();
  expect(await run(['verify', file], judge)).toBe(0);
  expect(judge.shown).toContain('Verified: this match was dealt and played by the rules.');
});

test('the cards are read in the terminal', async () => {
  const terminal = new ScriptedTerminal();
  expect(await run(['cards', 'codex', 'eggship'], terminal)).toBe(0);
  expect(terminal.shown).toContain('Unit, tech II, 4 gold, 4/3, Contraption. Flying.');
});
