import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonSession } from '../../../pages/learn/lessonSession.ts';
import { LOADED_DUEL } from '../testing.ts';
import { PLAN } from './plan.ts';

const LESSON = PLAN.steps;
const NOT_NOW = 'Later.';
const FAREWELL = 'Enough.';

function begun(from = 0) {
  const onStep = vi.fn();
  const session = new LessonSession(LOADED_DUEL, PLAN, {
    from,
    sitters: [],
    notNow: NOT_NOW,
    farewell: FAREWELL,
    pause: () => 10,
    onStep,
  });
  return { session, onStep };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a pupil who does what is lit, and reads what is said, comes to the end', () => {
  const { session, onStep } = begun();
  for (let turn = 0; turn < 50 && session.at() < LESSON.length; turn++) {
    vi.advanceTimersByTime(20);
    const question = session.now().updates.at(-1)?.decision;
    const [choice] = question?.choices ?? [];
    if (LESSON[session.at()]?.type === 'look') session.next();
    else if (question && choice) session.choose(question.id, choice);
  }
  expect(session.at()).toBe(LESSON.length);
  expect(onStep).toHaveBeenLastCalledWith(LESSON.length);
});

test('the lesson ends with the last hit, and no other round is dealt', () => {
  const { session } = begun(LESSON.length - 1);
  const { updates, ending } = session.now();
  const { events = [], decision, awaiting, outcome, view } = updates.at(-1) ?? {};
  expect(ending?.text).toBe(FAREWELL);
  expect(events.at(-1)).toMatchObject({ type: 'roundEnded', winner: 0 });
  expect({ decision, awaiting }).toEqual({ decision: undefined, awaiting: [] });
  expect(outcome?.places).toEqual([1, 2]);
  expect(view).toMatchObject({ round: 1, tokens: [1, 0] });
});

test('while something is explained, only the pupil is waited for', () => {
  const { session } = begun(LESSON.findIndex((step) => 'id' in step && step.id === 'tally'));
  expect(session.now().updates.at(-1)?.awaiting).toEqual([]);
});

test('only the wanted answer is listed, and doing it skips the explanation', () => {
  const { session } = begun();
  const question = session.now().updates.at(-1)?.decision;
  expect(question?.choices).toHaveLength(1);
  if (question?.choices[0]) session.choose(question.id, question.choices[0]);
  expect(LESSON[session.at()]?.type).toBe('foe');
});

test('anything else changes nothing and is explained', () => {
  const { session } = begun();
  const { view, decision } = session.now().updates.at(-1) ?? {};
  const other = { type: 'move', card: 4, direction: 'forward' };
  session.choose(decision?.id ?? '', other);
  expect(session.at()).toBe(0);
  expect(session.now().refusal?.text).toBe(NOT_NOW);
  const { words } = session.game;
  expect(words.whyNot(other, view, 0 as never).text).toBe(NOT_NOW);
  const impossible = { type: 'attack', card: 3, count: 1 };
  expect(words.whyNot(impossible, view, 0 as never).text).toMatch(/distance is 17/);
});

test('a lesson that was left goes on where it was left', () => {
  const at = LESSON.findIndex((step) => 'id' in step && step.id === 'dash');
  const { session } = begun(at);
  expect(session.at()).toBe(at);
  expect(session.now().updates.at(-1)?.decision?.choices).toEqual([
    { type: 'dashingStrike', dash: 3, card: 2, count: 1 },
  ]);
});
