import { type AnyGame, asAny } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { run } from '../cli.ts';
import { gameIds } from '../games.ts';
import { simulate } from '../simulation/simulate.ts';
import { ScriptedTerminal } from '../testing/scriptedTerminal.ts';
import { shelveSkirmish } from '../testing/skirmish.ts';

async function simulated(...typed: readonly string[]) {
  return simulatedOf('skirmish', typed);
}

async function simulatedOf(game: string, typed: readonly string[]) {
  const terminal = new ScriptedTerminal();
  const code = await run(['simulate', game, ...typed], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

const game = asAny(skirmish);
const OPTIONS = { seats: 4, rounds: 8 };
shelveSkirmish();

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
    game: 'skirmish',
    options: OPTIONS,
    player: 'random',
    seed: 3,
    jobs: 1,
    seconds: expect.any(Number),
    gamesPerSecond: expect.any(Number),
    games: 50,
    decisions: expect.any(Number),
    wins: Array.from({ length: 4 }, () => expect.any(Number)),
    winners: { '0,2': expect.any(Number), '1,3': expect.any(Number) },
    draws: expect.any(Number),
    points: [0, 0, 0, 0],
    longest: { seed: expect.any(Number), decisions: expect.any(Number) },
    choices: expect.objectContaining({ bid: expect.any(Number) }),
    faultCount: 0,
    faults: [],
  });
  expect(figures.wins[0] + figures.wins[1] + figures.draws).toBe(50);
});

test('the figures in words, progress apart from them', async () => {
  const { shown, complaints } = await simulated('--games', '100', '--rounds', '4', '--jobs', '1');
  expect(shown).toMatch(/^Games +100 of Skirmish in /);
  expect(shown).toMatch(/^Even seats won +\d+ \(.*\nOdd seats won +\d+ \(/m);
  expect(shown).toMatch(/^Faults +0$/m);
  expect(complaints.split('\n')).toHaveLength(11);
  expect(complaints).toMatch(/^100 %, /m);
});

test('threads change nothing but the time it takes', async () => {
  // A thread has a shelf of its own, and only what really stands there.
  const [first = ''] = gameIds();
  const [one, three] = await Promise.all(
    ['1', '3'].map(async (jobs) =>
      JSON.parse((await simulatedOf(first, ['--games', '200', '--jobs', jobs, '--json'])).shown),
    ),
  );
  const { jobs: _j, seconds: _s, gamesPerSecond: _g, ...same } = one;
  expect(three).toMatchObject(same);
});

test('players who are sensible choose otherwise, and what they chose is counted', () => {
  const skilled: AnyGame = {
    ...game,
    skill: {
      part: () => 0,
      chances: () => [],
      // The last one listed, nearly always.
      weigh(_state, { choices }, weights) {
        for (const at of choices.keys()) weights[at] = at ** 9 + 0.001;
      },
    },
  };
  const [byChance, sensibly] = (['random', 'sensible'] as const).map((player) =>
    simulate({ game: skilled, options: OPTIONS, player }, { from: 1, count: 50 }),
  );
  const all = (tally: typeof byChance) =>
    Object.values(tally?.choices ?? {}).reduce((sum, count) => sum + count, 0);
  expect(all(byChance)).toBe(byChance?.decisions);
  expect(all(sensibly)).toBe(sensibly?.decisions);
  expect(sensibly?.choices).not.toEqual(byChance?.choices);
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
  const tally = simulate({ game: broken, options: OPTIONS, player: 'random' }, { from: 1, count: 5 });
  expect(tally).toMatchObject({ games: 5, faultCount: 1 });
  expect(tally.faults).toEqual([
    { seed: expect.any(Number), decisions: expect.any(Number), why: 'the bridge gave way' },
  ]);
});

test.each([
  ['no seat is asked, and there is no outcome', { outcome: () => undefined }],
  ['there is an outcome, and a seat is still asked', { outcome: () => ({ places: [1, 2] }) }],
  [
    /^seat \d is asked \w+ but offered nothing$/,
    {
      decisions: (state: Parameters<typeof game.decisions>[0]) =>
        game.decisions(state).map((one) => ({ ...one, choices: [] })),
    },
  ],
])('fault: %s', (why, change) => {
  const { faults } = simulate(
    { game: { ...game, ...change }, options: OPTIONS, player: 'random' },
    { from: 1, count: 1 },
  );
  expect(faults).toMatchObject([{ seed: 1, why: expect.stringMatching(why) }]);
});
