import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { countOf } from '../../paragraph.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

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

function countsIn(file: string): readonly number[] {
  const { pairs } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return Object.values(pairs as Record<string, { games: number }>).map(({ games }) => games);
}

test('matchups: counts, picture and report; a later run goes on from there', async () => {
  const command = `rivals flash-duel --bots random --out ${folder} --jobs 1 --games`;
  const first = await lab(`${command} 1`);
  expect(first.code).toBe(0);
  expect(first.shown).toMatch(/^210 games, 210 of them new;/);
  expect(first.complaints).toMatch(/^100 %, .* games\/s$/m);
  expect(readdirSync(folder).sort()).toEqual([
    'matchups-revised.json',
    'matchups-revised.md',
    'matchups-revised.svg',
  ]);
  const second = await lab(`${command} 2`);
  expect(second.shown).toMatch(/^420 games, 210 of them new;/);
  expect(new Set(countsIn('matchups-revised.json'))).toEqual(new Set([2]));
  const third = await lab(`${command} 2`);
  expect(third.shown).toMatch(/^420 games, 0 of them new;/);
  expect(readFileSync(join(folder, 'matchups-revised.svg'), 'utf8')).toContain('· 420 games, 2 a matchup ·');
});

test('matchups: Ctrl-C leaves with what was counted', async () => {
  const command = `rivals flash-duel --edition v4.1 --bots random --out ${folder} --jobs 2 --games 1000`;
  const running = lab(command);
  setTimeout(() => process.emit('SIGINT'), 1_500);
  const { code, shown } = await running;
  expect(code).toBe(130);
  const counts = countsIn('matchups-v4.1.json');
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(shown).toContain(`${countOf(total, 'game')}, `);
});

test('matchups: counts of another bot are left alone', async () => {
  await lab(`rivals flash-duel --bots random --games 1 --jobs 1 --out ${folder}`);
  const file = join(folder, 'matchups-revised.json');
  const before = readFileSync(file, 'utf8');
  const { code, complaints } = await lab(
    `rivals flash-duel --bots greedy --games 1 --jobs 1 --out ${folder}`,
  );
  expect(code).toBe(1);
  expect(complaints).toContain('its bot is "random", not “greedy”. Choose another --out.');
  expect(readFileSync(file, 'utf8')).toBe(before);
  writeFileSync(file, 'oops');
  expect((await lab(`rivals flash-duel --bots random --out ${folder}`)).complaints).toContain(
    'it is not JSON',
  );
});

test('ladder: a table, and the figures as JSON', async () => {
  const { code, shown } = await lab(
    `ladder flash-duel --bots random,search-2,search-8 --games 4 --jobs 1 --out ${folder}`,
  );
  expect(code).toBe(0);
  expect(shown).toMatch(/^Bot +Rating +Games +Against the one below\n/);
  expect(shown).toMatch(/^random +\d+ ± \d+ +\d+\b/m);
  const { ladder, series } = JSON.parse(
    readFileSync(join(folder, 'ladder-flash-duel-edition-revised.json'), 'utf8'),
  );
  expect(ladder).toHaveLength(3);
  expect(series.length).toBeGreaterThanOrEqual(2);
});

test('match: win rates with their intervals', async () => {
  const { code, shown } = await lab('match flash-duel --bots search-20,random --games 10 --jobs 1');
  expect(code).toBe(0);
  expect(shown).toMatch(/^10 games of Flash Duel, edition revised;/);
  expect(shown).toMatch(/^search-20 +\d+ +\d+\.0 % {2}\(.* %\)$/m);
  expect(shown).not.toContain('drawn');
});

test('match: a raid tells apart mortals and Dragon', async () => {
  const { shown } = await lab(
    'match flash-duel --bots random,random --mode raid --mortals 2 --games 5 --jobs 1',
  );
  expect(shown).toMatch(/^random \(Mortals\) +\d/m);
  expect(shown).toMatch(/^random \(Dragon\) +\d/m);
});

test('match: one bot against the rules’ own opponent, as JSON', async () => {
  const { shown } = await lab(
    'match flash-duel --bots random --mode solo --bot rook --games 5 --jobs 1 --json',
  );
  expect(JSON.parse(shown)).toMatchObject({
    game: 'flash-duel',
    options: { mode: 'solo', bot: 'rook' },
    one: 'random',
    games: 5,
    draws: 0,
  });
});

test.each([
  ['rivals flash-duel --bots nobody', 'There is no bot “nobody”'],
  ['rivals flash-duel --bots random,greedy', 'One bot plays both sides.'],
  ['rivals flash-duel --edition 9', '“edition” must be one of v4.1, revised.'],
  ['rivals flash-duel --mode raid', 'There is no flag --mode.'],
  ['ladder flash-duel --mode raid', 'A ladder needs sides that can change seats.'],
  [
    'match flash-duel --mode solo --bot rook --bots random,greedy',
    'Here one bot plays against Rook, as the rules say.',
  ],
])('riposte lab %s: %s', async (line, why) => {
  const { code, complaints } = await lab(line);
  expect(code).toBe(2);
  expect(complaints).toContain(why);
});

test('puzzles: added to a file, a line for each', async () => {
  const file = `${folder}/puzzles.json`;
  // Deal 168 of the Full Game has one.
  const { code, shown } = await lab(`puzzles flash-duel --mode full --games 1 --seed 168 --out ${file}`);
  expect(code).toBe(0);
  expect(shown).toContain(`1 puzzle more in ${file}: 1 in all.`);
  const before = readFileSync(file, 'utf8');
  expect(before.split('\n')).toHaveLength(4);
  expect(JSON.parse(before)).toMatchObject([{ game: 'flash-duel', seed: 168 }]);
  expect((await lab('puzzles flash-duel --bots random,greedy')).complaints).toContain('One bot plays all');
});
