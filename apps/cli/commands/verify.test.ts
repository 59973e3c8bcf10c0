import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asAny,
  breakOff,
  type Deal,
  dealOf,
  formatReplay,
  History,
  newDealing,
  nonceFrom,
  sealFrom,
  withNonce,
} from '@riposte/kernel';
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

const ROOTS = ['01'.repeat(32), '02'.repeat(32)] as const;

/** The file of a match at a server, where both seats showed their nonces or only the first did. */
function sealedFile(name: string, isWhole: boolean): { readonly path: string; readonly deal: Deal } {
  const first = withNonce(newDealing(ROOTS.map(sealFrom), []), 0, nonceFrom(ROOTS[0], 1));
  const all = isWhole
    ? first && withNonce(first, 1, nonceFrom(ROOTS[1], 1))
    : first && withNonce(breakOff(first), 0, nonceFrom(ROOTS[0], 2));
  if (!all) throw new Error('a nonce was refused');
  const deal = dealOf('5eed'.repeat(16), all);
  const options = { seats: 2, rounds: 8 };
  const { state } = new History(game, options, deal).match;
  const { id, rulesVersion } = game;
  const replay = { game: id, rulesVersion, options, names: ['Ada', 'Bo'], deal, entries: [] };
  const path = join(folder, name);
  writeFileSync(path, formatReplay(game, replay, state));
  return { path, deal };
}

test('says whose sealed nonces the cards come from, and what was broken off', async () => {
  const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ');
  const whole = unwrapped((await verify(sealedFile('whole.replay', true).path)).shown);
  expect(whole).toContain('sealed nonces of Ada and Bo; each fits its seal.');
  expect(whole).not.toContain('broken off');
  const broken = sealedFile('broken.replay', false);
  const { code, shown } = await verify(broken.path);
  expect(code).toBe(0);
  expect(unwrapped(shown)).toContain('sealed nonces of Ada; each fits its seal.');
  expect(unwrapped(shown)).toContain('- 1 round broken off: Bo did not show the sealed nonce.');
  const asJson = JSON.parse((await verify(broken.path, '--json')).shown);
  expect(asJson).toMatchObject({ ok: true, brokenOff: 1, nonces: [nonceFrom(ROOTS[0], 2), ''] });
});

test('a match that newer rules took over is verified as far as they are here, and what is not is said', async () => {
  const deal = dealFrom('5eed'.repeat(16), 2);
  const options = { seats: 2, rounds: 8 };
  const { state } = new History(game, options, deal).match;
  const carried = [{ entries: 0, rulesVersion: game.rulesVersion, state }];
  const path = join(folder, 'carried.replay');
  const replay = {
    game: game.id,
    rulesVersion: '1',
    options,
    names: ['Ada', 'Bo'],
    deal,
    entries: [],
    carried,
  };
  writeFileSync(path, formatReplay(game, replay, state));
  const { code, shown } = await verify(path);
  expect(code).toBe(0);
  expect(shown).toContain('Verified as far as the rules that are here have played it.');
  expect(shown.replaceAll(/\s+/g, ' ')).toContain('Lines 1 to 2 were played by rules 1, which are not here.');
  expect(JSON.parse((await verify(path, '--json')).shown)).toMatchObject({
    ok: true,
    carriedTo: [game.rulesVersion],
    unplayed: [{ rulesVersion: '1', from: 1, to: 2 }],
  });
});

test('what a player has kept is looked for in the file', async () => {
  const { path, deal } = sealedFile('kept.replay', true);
  const seals = ROOTS.map(sealFrom);
  const kept = ['--commitment', deal.commitment, '--nonce', nonceFrom(ROOTS[0], 1)];
  expect((await verify(path, ...kept, '--seal', seals[0] ?? '', '--seal', seals[1] ?? '')).code).toBe(0);
  const faults = await Promise.all(
    [
      ['--commitment', 'ff'.repeat(32)],
      ['--nonce', 'ff'.repeat(32)],
      ['--seal', seals[0] ?? '', '--seal', 'ff'.repeat(32)],
    ].map((flags) => verify(path, ...flags)),
  );
  expect(faults.map(({ code, shown }) => [code, shown.trim()])).toEqual([
    [1, `${path}:1: the commitment is not the one you were shown`],
    [1, `${path}:1: your nonce is not in the deal`],
    [1, `${path}:1: no seat was bound by ${'ff'.repeat(32)}`],
  ]);
});

test('a file that is not there', async () => {
  expect(await verify(join(folder, 'none'))).toEqual({
    code: 2,
    shown: '',
    complaints: `riposte: There is no file ${join(folder, 'none')}.\nTry: riposte verify --help\n`,
  });
});
