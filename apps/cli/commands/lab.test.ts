import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../cli.ts';
import { ScriptedTerminal } from '../testing/scriptedTerminal.ts';
import { shelveSkirmish } from '../testing/skirmish.ts';

shelveSkirmish();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-lab-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function lab(line: string) {
  const terminal = new ScriptedTerminal();
  const code = await run(['lab', ...line.split(' ').filter((word) => word !== '')], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

test('ladder: a table, and the figures as JSON', async () => {
  const { code, shown } = await lab(
    `ladder skirmish --rounds 2 --bots random,search-2,search-4 --games 2 --jobs 1 --out ${folder}`,
  );
  expect(code).toBe(0);
  expect(shown).toMatch(/^Bot +Rating +Games +Against the one below\n/);
  expect(shown).toMatch(/^random +\d+ ± \d+ +\d+\b/m);
  const [file = ''] = readdirSync(folder);
  expect(file).toBe('ladder-skirmish-2-rounds.json');
  const { game, ladder, series } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(game).toBe('skirmish');
  expect(ladder).toHaveLength(3);
  expect(series.length).toBeGreaterThanOrEqual(2);
});

test('match: two teams, whose seats change', async () => {
  const { code, shown } = await lab('match skirmish --seats 4 --bots search-4,random --games 6 --jobs 1');
  expect(code).toBe(0);
  expect(shown).toMatch(/^6 games of Skirmish, 8 rounds; won, win rate, 95 % interval:\n/);
  expect(shown).toMatch(/^search-4 +\d+ +\d+\.\d % {2}\(.* %\)$/m);
});

test('calibrate: what is said against what came, and luck and skill by bot', async () => {
  const bots = '--seats 2 --rounds 1 --bots random,search-4 --games 2';
  const curves = await lab(`calibrate skirmish ${bots} --mirrored --curves`);
  expect(curves.code).toBe(0);
  expect(curves.shown).toMatch(
    /^4 matches of Skirmish, 1 rounds?; the judge took [\d.]+ CPU seconds for each\.\n/,
  );
  expect(curves.shown).toMatch(/\n\d+\.\d % +\d+\.\d % +[\d-]+ % +\d+ +\d\nMean gap \d+\.\d points\.\n/);
  const unequal = await lab(`calibrate skirmish ${bots} --json`);
  expect(unequal.code).toBe(0);
  const { matches, deciles, players } = JSON.parse(unequal.shown);
  expect({ matches, deciles }).toEqual({ matches: 2, deciles: [] });
  expect(players.map(({ player }: { player: string }) => player)).toEqual(['random', 'search-4']);
  for (const { result, skill, luck } of players) expect(skill.mean + luck.mean).toBeCloseTo(result.mean, 9);
});

test.each([
  ['', 'What shall be found out? There is rivals, ladder, match, table, calibrate and puzzles.'],
  ['lader', 'The lab knows no “lader”. Did you mean ladder?'],
  ['ladder', 'Which game? There is '],
  ['ladder chess', 'There is no game “chess”.'],
  ['ladder skirmish match', 'What is “match” for?'],
  ['rivals skirmish', 'Skirmish sets no rivals against each other.'],
  ['ladder skirmish --bots random', 'A ladder needs two bots or more, each once.'],
  ['ladder skirmish --bots random,random', 'A ladder needs two bots or more, each once.'],
  ['match skirmish', 'Which bots?'],
  ['calibrate skirmish', 'Which bots?'],
  ['match skirmish --bots random', 'A match is between two bots.'],
  ['match skirmish --bots random,greedy,random', 'A match is between two bots.'],
])('riposte lab %s: %s', async (line, why) => {
  const { code, complaints } = await lab(line);
  expect(code).toBe(2);
  expect(complaints).toContain(why);
});
