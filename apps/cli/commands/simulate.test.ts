import { optionsOf } from '@riposte/flash-duel';
import { expect, test } from 'vitest';
import { run } from '../cli.ts';
import { GAMES } from '../games.ts';
import { ScriptedTerminal } from '../scriptedTerminal.ts';
import { simulate } from '../simulation/simulate.ts';

async function simulated(...typed: readonly string[]) {
  const terminal = new ScriptedTerminal();
  const code = await run(['simulate', 'flash-duel', ...typed], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

const [listed] = GAMES;
if (!listed) throw new Error('no game is listed');
const { game } = listed;

test('the figures as JSON, without progress', async () => {
  const { code, shown, complaints } = await simulated(
    '--games',
    '50',
    '--seed',
    '3',
    '--jobs',
    '1',
    '--json',
  );
  expect(code).toBe(0);
  expect(complaints).toBe('');
  const figures = JSON.parse(shown);
  expect(figures).toEqual({
    game: 'flash-duel',
    options: optionsOf({}),
    seed: 3,
    jobs: 1,
    seconds: expect.any(Number),
    gamesPerSecond: expect.any(Number),
    games: 50,
    decisions: expect.any(Number),
    wins: [expect.any(Number), expect.any(Number)],
    winners: { 0: expect.any(Number), 1: expect.any(Number) },
    draws: 0,
    points: [expect.any(Number), expect.any(Number)],
    longest: { seed: expect.any(Number), decisions: expect.any(Number) },
    faultCount: 0,
    faults: [],
  });
  expect(figures.wins[0] + figures.wins[1]).toBe(50);
});

test('against a bot without a seat one either wins or does not', async () => {
  const { code, shown } = await simulated(
    '--games',
    '40',
    '--mode',
    'solo',
    '--bot',
    'rook',
    '--jobs',
    '1',
    '--json',
  );
  const { wins, draws, faultCount } = JSON.parse(shown);
  expect({ code, draws, faultCount }).toEqual({ code: 0, draws: 0, faultCount: 0 });
  expect(wins).toHaveLength(1);
  expect(wins[0]).toBeLessThan(40);
});

test.each([
  ['team', /^Team A won +\d+ \(.*\nTeam B won +\d+ \(|^Team B won +\d+ \(.*\nTeam A won +\d+ \(/m, 4],
  ['raid', /^Mortals won +\d+ \(/m, 4],
  ['betrayal', /^Dragon and traitor won +\d+ \(/m, 5],
])('%s: wins are counted by side, and there are no faults', async (mode, expected, seats) => {
  const { code, shown } = await simulated('--games', '40', '--mode', mode, '--jobs', '1');
  expect(code).toBe(0);
  expect(shown).toMatch(expected);
  expect(shown).toMatch(/^Faults +0$/m);
  const json = JSON.parse((await simulated('--games', '40', '--mode', mode, '--jobs', '1', '--json')).shown);
  expect(json.wins).toHaveLength(seats);
  const sides: readonly number[] = Object.values(json.winners);
  expect(sides.reduce((sum, count) => sum + count, json.draws)).toBe(40);
});

test('the figures in words, progress apart from them', async () => {
  const { shown, complaints } = await simulated('--games', '100', '--edition', 'v4.1', '--jobs', '1');
  expect(shown).toMatch(/^Games {10}100 of Flash Duel in /);
  expect(shown).toMatch(/^Faults {9}0$/m);
  expect(complaints.split('\n')).toHaveLength(11);
  expect(complaints).toMatch(/^100 %, /m);
});

test('threads change nothing but the time it takes', async () => {
  const [one, three] = await Promise.all(
    ['1', '3'].map(async (jobs) =>
      JSON.parse((await simulated('--games', '200', '--jobs', jobs, '--json')).shown),
    ),
  );
  const { jobs: _j, seconds: _s, gamesPerSecond: _g, ...same } = one;
  expect(three).toMatchObject(same);
});

test('a game that breaks is a fault named by its seed', () => {
  let left = 100;
  const broken = {
    ...game,
    applyInPlace(...args: Parameters<typeof game.applyInPlace>) {
      if (left-- === 0) throw new Error('the bridge gave way');
      return game.applyInPlace(...args);
    },
  };
  const tally = simulate(broken, optionsOf({}), { from: 1, count: 5 });
  expect(tally).toMatchObject({ games: 5, faultCount: 1 });
  expect(tally.faults).toEqual([
    { seed: expect.any(Number), decisions: expect.any(Number), why: 'the bridge gave way' },
  ]);
});

test.each([
  ['nobody is asked, and there is no outcome', { outcome: () => undefined }],
  ['there is an outcome, and still somebody is asked', { outcome: () => ({ places: [1, 2] }) }],
  [
    'a decision lists no choice',
    {
      decisions: (state: Parameters<typeof game.decisions>[0]) =>
        game.decisions(state).map((one) => ({ ...one, choices: [] })),
    },
  ],
])('fault: %s', (why, change) => {
  const { faults } = simulate({ ...game, ...change }, optionsOf({}), { from: 1, count: 1 });
  expect(faults).toMatchObject([{ seed: 1, why }]);
});
