import { type AnyGame, asAny, History, makeDeal, PLANNER, seat } from '@riposte/kernel';
import { type Choice, skirmish } from '@riposte/kernel/skirmish';
import type { TableCard } from '@riposte/protocol';
import { expect, test } from 'vitest';
import type { AnyUpdate } from '../../table/session.ts';
import { intentionIn, isUsed, planIn } from './plans.ts';
import { newRoom, type Room } from './room.ts';

const bid = (amount: number): Choice => ({ type: 'bid', amount });
const GAME: AnyGame = asAny(skirmish);
const CARD = { id: 'm', status: 'running', seats: [] } as unknown as TableCard;
const THEIRS = seat(1);

/** Seat 0 is asked, and seat 1 waits and may plan its next bid. */
function begun() {
  const deal = makeDeal('5a'.repeat(32), ['0a'.repeat(16), '0b'.repeat(16)]);
  const history = new History(skirmish, { seats: 2, rounds: 3 }, deal);
  history.letPlan(PLANNER);
  history.choose(seat(0), 'q0', bid(2));
  history.choose(seat(1), 'q0', bid(0));
  return history;
}

function roomOf(history: ReturnType<typeof begun>, more: Partial<Room> = {}): Room {
  // As it comes over the wire.
  const present = JSON.parse(
    JSON.stringify({ seq: 2, events: [], ...history.snapshot(THEIRS) }),
  ) as AnyUpdate;
  return { ...newRoom(THEIRS, CARD, 2), updates: [present], ...more };
}

test('a seat that is not asked may plan what the rules list, without asking the server', () => {
  const history = begun();
  const { intention, next } = history.planning(THEIRS);
  expect(intention).toBeUndefined();
  expect(planIn(GAME, roomOf(history))).toEqual({ question: 'bid', planned: [], next: next?.choices });
  const planned = roomOf(history, { intention: { question: 'bid', choices: [bid(1)] }, isPlanning: true });
  expect(planIn(GAME, planned)).toEqual({ question: 'bid', planned: [bid(1)], next: [], isSending: true });
});

test('nothing is planned by a spectator, by a seat that is asked, once it is over, or where no game lets it', () => {
  const room = roomOf(begun());
  const asked = { id: 'q1', question: 'bid', choices: [bid(0)] };
  const [now] = room.updates;
  if (!now) throw new Error('nothing was told');
  expect(planIn(GAME, { ...room, viewer: 'spectator' })).toBeUndefined();
  expect(planIn(GAME, { ...room, updates: [{ ...now, decision: asked }] })).toBeUndefined();
  expect(planIn(GAME, { ...room, card: { ...CARD, status: 'over' } })).toBeUndefined();
  expect(planIn(GAME, { ...room, updates: [] })).toBeUndefined();
  const { plannable: _none, ...other } = GAME;
  expect(planIn(other, room)).toBeUndefined();
});

test('the server is asked what is left once the planned question was answered, and not before', () => {
  const intention = { question: 'bid', choices: [bid(1)] };
  const [now] = roomOf(begun()).updates;
  if (!now) throw new Error('nothing was told');
  const asks = (id: string, question = 'bid') => ({ ...now, decision: { id, question, choices: [bid(1)] } });
  expect(isUsed(intention, now, asks('q1'))).toBe(false);
  expect(isUsed(intention, asks('q1'), asks('q1'))).toBe(false);
  expect(isUsed(intention, asks('q1'), now)).toBe(true);
  expect(isUsed(intention, asks('q1'), asks('q2'))).toBe(true);
  expect(isUsed(intention, asks('q1', 'keep'), now)).toBe(false);
  expect(isUsed(undefined, asks('q1'), now)).toBe(false);
});

test('an intention is what the server keeps, and none where nothing is planned', () => {
  expect(intentionIn({ question: 'bid', planned: [bid(1)], next: [] })).toEqual({
    question: 'bid',
    choices: [bid(1)],
  });
  expect(intentionIn({ question: 'bid', planned: [], next: [bid(1)] })).toBeUndefined();
  expect(intentionIn({ planned: [], next: [] })).toBeUndefined();
});
