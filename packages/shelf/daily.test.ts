import { taskOf, thinkerOf } from '@riposte/bots';
import { type AnyChoice, type AnyGame, asAny, type Entry, History, seat } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { describe, expect, test } from 'vitest';
import { chanceOfDay, checkDuel, dailyOf, dayAt, dealOfDay, type Week, weekdayOf } from './daily.ts';

const game: AnyGame = asAny(skirmish);
const DAY = '2026-11-17';
const DUEL = { game, day: DAY, daily: { options: { seats: 2, rounds: 3 }, level: 3 } };
const think = thinkerOf([game]);

type Log = readonly Entry<AnyChoice>[];

/** A whole duel: the player always takes the answer of this place in the list, as far as there is one. */
function played(place: number): Log {
  const history = new History(game, DUEL.daily.options, dealOfDay(game.id, DAY, 2));
  for (let turn = 0; turn < 1_000 && !history.outcome; turn++) {
    const [next = seat(0)] = history.snapshot('spectator').awaiting;
    const { view, decision, offers } = history.snapshot(next);
    if (!decision) throw new Error('nothing is asked');
    const { id, choices } = decision;
    const random = chanceOfDay(game.id, DAY, view);
    const thought =
      next === 0
        ? { id, choice: choices[Math.min(place, choices.length - 1)] }
        : think(taskOf({ game, seat: next, view, question: decision, offers, random }, game.id, 'level-3'));
    const chosen = history.choose(next, thought?.id ?? id, thought?.choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
  }
  return history.entries;
}

const log = played(0);
const botsFirst = log.findIndex((entry) => entry.seat === 1 && entry.type === 'choice');

/** The first choice of the bot, as another one that is allowed there. */
function withAnotherChoice(): Log {
  const history = new History(game, DUEL.daily.options, dealOfDay(game.id, DAY, 2));
  for (const entry of log.slice(0, botsFirst)) history.add(entry);
  const { decision } = history.snapshot(seat(1));
  const said = log[botsFirst];
  const other = decision?.choices.find(
    (choice) => JSON.stringify(choice) !== JSON.stringify(said?.type === 'choice' && said.choice),
  );
  if (!other) throw new Error('the bot has no other choice');
  return [...log.slice(0, botsFirst), { type: 'choice', seat: seat(1), choice: other }];
}

test('a duel that was played has the result it had', () => {
  const results = [0, 1, 2].map((place) => checkDuel(DUEL, played(place)));
  for (const checked of results) expect(checked).toMatchObject({ ok: true });
  expect(checkDuel(DUEL, log)).toEqual(results[0]);
  expect(checkDuel(DUEL, log.slice(0, 4))).toEqual({ ok: true, value: { result: 'givenUp' } });
  expect(checkDuel(DUEL, [])).toEqual({ ok: true, value: { result: 'givenUp' } });
});

describe('a log is refused', () => {
  const [first] = log;
  test.each<[what: string, entries: Log, why: RegExp]>([
    ['in which the bot does something else', withAnotherChoice(), /the bot plays otherwise/],
    [
      'in which the player chooses what is not allowed',
      [{ type: 'choice', seat: seat(0), choice: { type: 'cheat' } }],
      /^Entry 1: /,
    ],
    ['in which the bot takes a choice back', [{ type: 'undo', seat: seat(1) }], /the bot plays otherwise/],
    [
      'in which the match goes back further than that',
      [...log.slice(0, 4), { type: 'takeback', seat: seat(0), to: 0 }],
      /nothing is taken back/,
    ],
    ['that goes on after the end', first ? [...log, first] : [], /Entry \d+: /],
    ['of a seat that is not there', [{ type: 'undo', seat: seat(5) }], /^Entry 1: there is no such seat/],
    [
      'with a choice of a seat that is not there',
      [{ type: 'choice', seat: seat(2), choice: { type: 'bid' } }],
      /^Entry 1: there is no such seat/,
    ],
  ])('%s', (_what, entries, why) => {
    expect(checkDuel(DUEL, entries)).toEqual({ ok: false, why: expect.stringMatching(why) });
  });

  test('that was played on another day', () => {
    expect(checkDuel({ ...DUEL, day: '2026-11-18' }, log)).toMatchObject({ ok: false });
  });
});

test('a day begins at midnight in Greenwich, and a week on Monday', () => {
  expect(dayAt(Date.UTC(2026, 10, 17, 23, 59, 59))).toBe('2026-11-17');
  expect(dayAt(Date.UTC(2026, 10, 18))).toBe('2026-11-18');
  expect(['2026-11-16', '2026-11-17', '2026-11-22'].map(weekdayOf)).toEqual([0, 1, 6]);
  const week: Week = Array.from({ length: 7 }, (_, level) => ({ options: {}, level }));
  expect(dailyOf(week, '2026-11-22').level).toBe(6);
});
