import { expect, test } from 'vitest';
import { makeDeal } from './deal.ts';
import { History } from './history.ts';
import { PLANNER } from './intention.ts';
import type { Entry } from './match.ts';
import { fastRandom, roll } from './random.ts';
import { seat } from './seat.ts';
import { type Choice, skirmish } from './skirmish/index.ts';

const DEAL = makeDeal('5a'.repeat(32), ['0a'.repeat(16), '0b'.repeat(16)]);
const OPTIONS = { seats: 2, rounds: 3 };
const bid = (amount: number): Choice => ({ type: 'bid', amount });

function begun() {
  const history = new History(skirmish, OPTIONS, DEAL);
  history.choose(seat(0), 'q0', bid(2));
  history.choose(seat(1), 'q0', bid(0));
  return history;
}

function ask(history: ReturnType<typeof begun>) {
  return history.snapshot(seat(0)).decision;
}

test('keeps its log, and what was sent when the cards were dealt', () => {
  const history = begun();
  expect(history.deal).toBe(DEAL);
  expect(history.opening.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator']);
  expect(history.entries).toEqual([
    { type: 'choice', seat: 0, choice: bid(2) },
    { type: 'choice', seat: 1, choice: bid(0) },
  ]);
  expect(history.outcome).toBeUndefined();
  expect(history.match.entries).toBe(2);
});

test('a repeated choice is acknowledged and not logged again', () => {
  const history = new History(skirmish, OPTIONS, DEAL);
  history.choose(seat(0), 'q0', bid(2));
  expect(history.choose(seat(0), 'q0', bid(2))).toEqual({ ok: true, value: [] });
  expect(history.entries).toHaveLength(1);
  expect(history.choose(seat(0), 'q0', bid(1))).toMatchObject({ ok: false, error: 'OUT_OF_DATE' });
});

test('a free undo is logged', () => {
  const history = begun();
  const before = history.match.state;
  const keep = ask(history)?.choices.find(({ type }) => type === 'keep');
  history.choose(seat(0), ask(history)?.id ?? '', keep);
  expect(history.match.state).not.toEqual(before);
  expect(history.undo(seat(0)).ok).toBe(true);
  expect(history.match.state).toEqual(before);
  expect(history.entries.at(-1)).toEqual({ type: 'undo', seat: 0 });
  expect(history.undo(seat(0)).ok).toBe(false);
});

test('taking back finds the seat’s last choice that still stands', () => {
  const history = begun();
  const [first, second] = [0, 1].map((index) => seat(index));
  history.choose(seat(0), ask(history)?.id ?? '', { type: 'pass' });
  history.undo(seat(0));
  expect(history.takeBack(seat(0)).ok).toBe(true);
  expect(history.entries.at(-1)).toEqual({ type: 'takeback', seat: first, to: 0 });
  expect(history.match.state.stack.at(-1)).toMatchObject({ step: 'bidsMade', answers: undefined });
  // Nothing stands any more: not even the other seat's choice, which came after it.
  expect(history.takeBack(seat(1))).toMatchObject({ ok: false, error: 'NOTHING_TO_UNDO' });
  history.choose(seat(1), history.snapshot(seat(1)).decision?.id ?? '', bid(1));
  history.choose(seat(0), history.snapshot(seat(0)).decision?.id ?? '', bid(0));
  expect(history.takeBack(seat(1)).ok).toBe(true);
  expect(history.entries.at(-1)).toEqual({ type: 'takeback', seat: second, to: 5 });
});

test('a second way back leads further than the first', () => {
  const history = begun();
  history.choose(seat(0), ask(history)?.id ?? '', { type: 'pass' });
  expect(history.takeBack(seat(0)).ok).toBe(true);
  expect(history.entries.at(-1)).toEqual({ type: 'takeback', seat: 0, to: 2 });
  expect(history.takeBack(seat(0)).ok).toBe(true);
  expect(history.entries.at(-1)).toEqual({ type: 'takeback', seat: 0, to: 0 });
  expect(history.takeBack(seat(0))).toMatchObject({
    ok: false,
    why: { text: 'You have chosen nothing yet.' },
  });
});

test('a way back that does not exist is named', () => {
  expect(begun().add({ type: 'takeback', seat: seat(0), to: 7 })).toMatchObject({
    why: { text: 'There is no choice 7 to go back to.' },
  });
});

test.each<[what: string, entry: Entry<unknown>, error: string]>([
  ['a choice nobody listed', { type: 'choice', seat: seat(0), choice: { type: 'nonsense' } }, 'NOT_LISTED'],
  ['a choice of a seat that is not there', { type: 'choice', seat: seat(2), choice: bid(0) }, 'NOT_A_SEAT'],
  ['an undo that is not free', { type: 'undo', seat: seat(0) }, 'UNDO_NEEDS_CONSENT'],
  ['a way back to the future', { type: 'takeback', seat: seat(0), to: 2 }, 'NOTHING_TO_UNDO'],
  ['a way back to before the start', { type: 'takeback', seat: seat(0), to: -1 }, 'NOTHING_TO_UNDO'],
])('%s is not added', (_what, entry, error) => {
  const history = begun();
  const before = history.match;
  expect(history.add(entry)).toMatchObject({ ok: false, error });
  expect(history.match).toBe(before);
  expect(history.entries).toHaveLength(2);
});

test('a log played again ends in the same state: choices, offers, undos and takebacks', () => {
  for (let number = 0; number < 30; number++) {
    const random = fastRandom(number);
    const history = new History(skirmish, OPTIONS, DEAL);
    while (!history.outcome) {
      const who = seat(roll(random, 2));
      const { decision, offers, undo } = history.snapshot(who);
      const dice = roll(random, 20);
      if (undo && dice < 6) history.undo(who);
      else if (dice === 6) history.takeBack(who);
      else if (dice === 7 && offers[0]) history.choose(who, offers[0].id, offers[0].choices[0]);
      else if (decision)
        history.choose(who, decision.id, decision.choices[roll(random, decision.choices.length)]);
    }
    const again = new History(skirmish, OPTIONS, DEAL);
    for (const entry of history.entries) expect(again.add(entry).ok).toBe(true);
    expect(again.match).toEqual(history.match);
    expect(again.outcome).toEqual(history.outcome);
  }
});

test('a match that was put away is taken up where it stands, and goes on as it would have', () => {
  const history = begun();
  const taken = new History(skirmish, OPTIONS, DEAL, history.match);
  expect(taken.opening.map(({ viewer, update }) => [viewer, update.events.length])).toEqual([
    [0, 0],
    [1, 0],
    ['spectator', 0],
  ]);
  expect(taken.opening[0]?.update).toMatchObject(history.snapshot(seat(0)));
  const { id = '', choices: [choice] = [] } = ask(history) ?? {};
  const [before, after] = [history, taken].map((one) => one.choose(seat(0), id, choice));
  expect(after).toEqual(before);
  expect(taken.match).toEqual(history.match);
  expect(taken.entries).toEqual(history.entries.slice(2));
});

/** Seat 0 plays on until both are asked for their next bids. */
function untilBids(history: ReturnType<typeof begun>): void {
  for (let decision = ask(history); decision?.question !== 'bid'; decision = ask(history)) {
    const [asked = seat(0)] = history.snapshot('spectator').awaiting;
    const open = history.snapshot(asked).decision;
    const choice = open?.choices.find(({ type }) => type === 'pass') ?? open?.choices[0];
    expect(history.choose(asked, open?.id ?? '', choice).ok).toBe(true);
  }
}

test('what a seat has planned is kept beside the log, and made a choice when it is due', () => {
  const history = begun();
  expect(history.planning(seat(1)).next).toBeUndefined();
  expect(history.plan(seat(1), [bid(1)])).toMatchObject({ error: 'NOT_YOUR_DECISION' });
  history.letPlan(PLANNER);
  expect(history.planning(seat(1)).next?.question).toBe('bid');
  expect(history.plan(seat(1), [bid(7)])).toMatchObject({ error: 'NOT_LISTED' });
  expect(history.plan(seat(1), [bid(1)]).ok).toBe(true);
  expect(history.plan(seat(1), [bid(2)]).ok).toBe(true);
  expect(history.planning(seat(1)).intention).toEqual({ question: 'bid', choices: [bid(2)] });
  expect(history.entries).toHaveLength(2);
  expect(history.carryOut()).toBeUndefined();
  untilBids(history);
  expect(history.carryOut()?.length).toBeGreaterThan(0);
  expect(history.entries.at(-1)).toEqual({ type: 'choice', seat: 1, choice: bid(2) });
  expect(history.planning(seat(1)).intention).toBeUndefined();
  expect(history.carryOut()).toBeUndefined();
});

test('a plan is taken back by planning nothing, and ended by an answer that was not planned', () => {
  const history = begun();
  history.letPlan(PLANNER);
  for (const one of [seat(0), seat(1)]) history.plan(one, [bid(2)]);
  history.plan(seat(0), []);
  untilBids(history);
  history.choose(seat(1), history.snapshot(seat(1)).decision?.id ?? '', bid(1));
  expect(history.planning(seat(1)).intention).toBeUndefined();
  expect(history.carryOut()).toBeUndefined();
});
