import { CHARACTER_IDS, optionsOf } from '@riposte/flash-duel';
import { expect, test } from 'vitest';
import { formatMatchups, parseMatchups } from '../matchupFile.ts';
import { type Conditions, gamesEachIn, type MatchupBout, newMatchups, Schedule } from '../matchups.ts';

const RIVALS = CHARACTER_IDS.map((id) => ({ id, name: id }));
const CONDITIONS: Conditions = {
  game: 'flash-duel',
  rulesVersion: '1',
  settings: { edition: 'revised' },
  bot: 'random',
};
const PAIRS = 210;

function scheduleOf(matchups = newMatchups(RIVALS), gamesEach = 1000): Schedule {
  return new Schedule(matchups, CONDITIONS, optionsOf({ mode: 'full' }), gamesEach);
}

/** Plays so many games, all won by the seat that begins. */
function play(schedule: Schedule, count: number): readonly MatchupBout[] {
  return Array.from({ length: count }, () => {
    const bout = schedule.next();
    if (!bout) throw new Error('nothing is left');
    schedule.done(bout, [1, 2]);
    return bout;
  });
}

test('twenty characters make 210 matchups with mirrors', () => {
  expect(newMatchups(RIVALS)).toHaveLength(PAIRS);
  expect(newMatchups(RIVALS).filter(({ one, other }) => one === other)).toHaveLength(20);
});

test('every pair has its turn before any has its next', () => {
  const matchups = newMatchups(RIVALS);
  const schedule = scheduleOf(matchups);
  play(schedule, PAIRS + 10);
  expect(matchups.map(({ games }) => games).sort()).toEqual(
    [...Array(PAIRS - 10).fill(1), ...Array(10).fill(2)].sort(),
  );
  expect(gamesEachIn(matchups)).toBe('1 or 2');
  play(schedule, PAIRS - 10);
  expect(gamesEachIn(matchups)).toBe('2');
});

test('no seed comes twice, and seats change', () => {
  const matchups = newMatchups(RIVALS);
  const bouts = play(scheduleOf(matchups), 4 * PAIRS);
  expect(new Set(bouts.map(({ seed }) => seed)).size).toBe(4 * PAIRS);
  for (const { games, wins, firstWins } of matchups)
    expect({ games, wins, firstWins }).toEqual({ games: 4, wins: 2, firstWins: 4 });
  for (const { matchup, swapped, rivals } of bouts)
    expect(rivals).toEqual(swapped ? [matchup.other, matchup.one] : [matchup.one, matchup.other]);
});

test('two games of a pair are never under way at once', () => {
  const schedule = scheduleOf();
  const bouts = Array.from({ length: PAIRS }, () => schedule.next());
  expect(new Set(bouts.map((bout) => bout?.matchup)).size).toBe(PAIRS);
  expect(schedule.next()).toBeUndefined();
});

test('a win counts for the character, wherever it sits', () => {
  const matchups = newMatchups(RIVALS);
  const schedule = scheduleOf(matchups);
  for (let count = 0; count < 2 * PAIRS; count++) {
    const bout = schedule.next();
    if (bout) schedule.done(bout, bout.swapped ? [2, 1] : [1, 2]);
  }
  for (const { wins, firstWins } of matchups) expect({ wins, firstWins }).toEqual({ wins: 2, firstWins: 1 });
});

test('a draw is half a win', () => {
  const matchups = newMatchups(RIVALS);
  const schedule = scheduleOf(matchups);
  const bout = schedule.next();
  if (bout) schedule.done(bout, [1, 1]);
  expect(matchups[0]).toMatchObject({ games: 1, wins: 0.5, firstWins: 0.5 });
});

test('it ends when each pair has its games', () => {
  const schedule = scheduleOf(newMatchups(RIVALS), 2);
  expect(schedule.left).toBe(2 * PAIRS);
  play(schedule, 2 * PAIRS);
  expect(schedule.left).toBe(0);
  expect(schedule.next()).toBeUndefined();
});

test('counts from a file are gone on with as if there had been no break', () => {
  const through = play(scheduleOf(), 500).map(({ seed }) => seed);
  const before = newMatchups(RIVALS);
  const first = play(scheduleOf(before), 300).map(({ seed }) => seed);
  const after = parseMatchups(formatMatchups(CONDITIONS, before), CONDITIONS, RIVALS);
  if (typeof after === 'string') throw new Error(after);
  expect(after).toEqual(before);
  const second = play(scheduleOf([...after]), 200).map(({ seed }) => seed);
  expect([...first, ...second]).toEqual(through);
});

test('the file has a line for each pair, and parses as JSON', () => {
  const text = formatMatchups(CONDITIONS, newMatchups(RIVALS));
  expect(text.split('\n')).toHaveLength(PAIRS + 9);
  expect(JSON.parse(text)).toMatchObject({
    game: 'flash-duel',
    rulesVersion: '1',
    edition: 'revised',
    bot: 'random',
    pairs: { 'grave jaina': { games: 0, wins: 0, firstWins: 0 } },
  });
});

const text = formatMatchups(CONDITIONS, newMatchups(RIVALS));
test.each([
  ['it is not JSON', 'oops', CONDITIONS],
  ['it is not JSON', '[]', CONDITIONS],
  ['its bot is "random", not “greedy”', text, { ...CONDITIONS, bot: 'greedy' }],
  ['its edition is "revised", not “v4.1”', text, { ...CONDITIONS, settings: { edition: 'v4.1' } }],
  ['its rulesVersion is "1", not “2”', text, { ...CONDITIONS, rulesVersion: '2' }],
  ['it lacks “gwen zane”', text.replace('gwen zane', 'gwen'), CONDITIONS],
  [
    'its counts of “grave jaina” cannot be',
    text.replace('"grave jaina": { "games": 0, "wins": 0', '"grave jaina": { "games": 0, "wins": 1'),
    CONDITIONS,
  ],
  [
    'its counts of “grave jaina” cannot be',
    text.replace('"grave jaina": { "games": 0', '"grave jaina": { "games": -1'),
    CONDITIONS,
  ],
])('what cannot be gone on with: %s', (why, given, conditions) => {
  expect(parseMatchups(given, conditions, RIVALS)).toBe(why);
});
