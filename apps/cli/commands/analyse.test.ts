import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../cli.ts';
import { firstAnswer, ScriptedTerminal } from '../testing/scriptedTerminal.ts';
import { shelveSkirmish } from '../testing/skirmish.ts';

const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
const file = join(folder, 'match.replay');
shelveSkirmish();
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const terminal = new ScriptedTerminal(firstAnswer);
  const line = 'play skirmish --seats human,random --rounds 1 --name Ada --replay';
  await run([...line.split(' '), file], terminal);
});

async function analyse(...typed: readonly string[]) {
  const terminal = new ScriptedTerminal();
  const code = await run(['analyse', ...typed], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

test('says in words where a match turned', async () => {
  const { code, shown } = await analyse(file, '--plan', 'quick', '--for', 'ada');
  expect(code).toBe(0);
  expect(shown).toMatch(/^Skirmish, 1 rounds?: Ada against \w+\n/);
  expect(shown).toContain('How likely Ada was to win, of 100, by what Ada knew:\n  100 ');
  expect(shown).toMatch(/\n(Where the match turned:|The match did not turn anywhere\.)\n/);
  expect(shown).toMatch(/\nAda +(\d+|–) +\d+ +\d+ +\d+\n/);
  expect(shown).toContain('Luck and skill: Ada began with 50 of 100 and ended with ');
  expect(shown.replaceAll('\n', ' ')).toContain('Take it with care.');
  expect(shown).toContain('Plan: quick-1.');
  expect(shown.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('speaks to a player without a name as “you”', async () => {
  const own = join(folder, 'own.replay');
  await run(
    ['play', 'skirmish', '--seats', 'human,random', '--rounds', '1', '--replay', own],
    new ScriptedTerminal(firstAnswer),
  );
  const { shown } = await analyse(own, '--plan', 'quick', '--for', 'you');
  expect(shown).toContain('How likely you were to win, of 100, by what you knew:\n  100 ');
});

test('as JSON', async () => {
  const { shown } = await analyse(file, '--plan', 'quick', '--json');
  const { plan, isOver, judged, curve, seats } = JSON.parse(shown);
  expect({ plan, isOver }).toEqual({ plan: 'quick-1', isOver: true });
  expect(judged.length).toBeGreaterThan(0);
  expect(curve.length).toBeGreaterThan(judged.length);
  expect(seats).toHaveLength(2);
});

test('a file that is not as it was written is refused, and so is one without its secret', async () => {
  const text = readFileSync(file, 'utf8');
  const changed = join(folder, 'changed.replay');
  writeFileSync(changed, text.replace(/"secret":"[0-9a-f]+"/, '"secret":""'));
  const { code, shown, complaints } = await analyse(changed);
  expect(code).toBe(1);
  expect(shown).toBe('');
  expect(complaints).toContain(`${changed}:1: `);
});

test.each([
  [[], 'Which file?'],
  [['a', 'b'], 'One file at a time.'],
  [['nowhere.replay'], 'There is no file nowhere.replay.'],
  [[file, '--plan', 'endless'], 'There is no plan “endless”: there is standard, quick and deep.'],
  [[file, '--for', 'Bob'], 'Nobody there is called “Bob”: there is Ada and '],
])('riposte analyse %j: %s', async (typed, why) => {
  const { code, complaints } = await analyse(...typed);
  expect(code).toBe(2);
  expect(complaints).toContain(why);
});
