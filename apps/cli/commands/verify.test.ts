import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAny, formatReplay, History } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../cli.ts';
import { dealFrom } from '../play/fairDeal.ts';
import { firstAnswer, ScriptedTerminal } from '../testing/scriptedTerminal.ts';
import { shelveSkirmish } from '../testing/skirmish.ts';

const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
const file = join(folder, 'match.replay');
const game = asAny(skirmish);
shelveSkirmish();
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const terminal = new ScriptedTerminal(firstAnswer);
  await run(['play', 'skirmish', '--against', 'random', '--name', 'Ada', '--replay', file], terminal);
});

/** A replay of a match in which nothing has been chosen. */
function unplayed({ names, nonces }: { names: readonly string[]; nonces?: readonly string[] }) {
  const options = { seats: 4, rounds: 8 };
  const deal = dealFrom('5eed'.repeat(16), 2);
  const { state } = new History(game, options, deal).match;
  const replay = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    names,
    deal: { ...deal, nonces: nonces ?? deal.nonces },
    entries: [],
  };
  return { state, replay };
}

async function verify(...typed: readonly string[]) {
  const terminal = new ScriptedTerminal();
  const code = await run(['verify', ...typed], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

test('says in words what was proved', async () => {
  const { code, shown } = await verify(file);
  expect(code).toBe(0);
  expect(shown).toMatch(/^Verified: /);
  expect(shown).toContain('Skirmish, 8 rounds: Ada and Coin against Dice and Straw\n');
  expect(shown).toMatch(/(won the game|the game is a draw)\./);
  expect(shown).toMatch(/- \d+ choices played again/);
  expect(shown.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('as JSON', async () => {
  const { code, shown } = await verify(file, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(shown)).toMatchObject({
    ok: true,
    file,
    game: 'skirmish',
    options: { rounds: 8 },
    names: ['Ada', 'Dice', 'Coin', 'Straw'],
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    choices: expect.any(Number),
    outcome: { places: expect.any(Array) },
  });
});

test.each([1, 2, 5])('a changed byte in line %i is found there', async (line) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const changed = join(folder, `changed-${line}.replay`);
  const texts = lines.map((text, index) => (index === line - 1 ? text.replace('a', 'e') : text));
  writeFileSync(changed, texts.join('\n'));
  const { code, shown } = await verify(changed);
  expect(code).toBe(1);
  expect(shown.startsWith(`${changed}:${line}: `)).toBe(true);
  const asJson = await verify(changed, '--json');
  expect(asJson.code).toBe(1);
  expect(JSON.parse(asJson.shown)).toMatchObject({ ok: false, file: changed, line, why: expect.any(String) });
});

test('what a file says cannot steer the terminal', async () => {
  const { state, replay } = unplayed({ names: ['Ada\x1b[2J', 'Bo'] });
  const steering = join(folder, 'steering.replay');
  writeFileSync(steering, formatReplay(game, replay, state));
  const { code, shown } = await verify(steering);
  expect(code).toBe(0);
  expect(shown).toContain('Ada?[2J against Bo\nIt was not played to its end.');
});

test('what cannot be played again is a fault', async () => {
  const { state, replay } = unplayed({ names: ['Ada', 'Bo'], nonces: ['odd', 'even'] });
  const odd = join(folder, 'odd.replay');
  writeFileSync(odd, formatReplay(game, replay, state));
  const { code, shown } = await verify(odd);
  expect(code).toBe(1);
  expect(shown).toMatch(/odd\.replay:1: /);
});

test.each([
  ['of a game that is not on the shelf', '{"format":"riposte replay 1","game":"chess"}\n'],
  ['of nothing', 'nothing\n'],
])('a file %s is a fault', async (_what, text) => {
  const strange = join(folder, 'strange.replay');
  writeFileSync(strange, text);
  expect((await verify(strange)).code).toBe(1);
});

test('a file that is not there', async () => {
  expect(await verify(join(folder, 'none'))).toEqual({
    code: 2,
    shown: '',
    complaints: `riposte: There is no file ${join(folder, 'none')}.\nTry: riposte verify --help\n`,
  });
});
