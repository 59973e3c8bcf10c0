import type { Event, View } from '@riposte/flash-duel';
import flashDuel, { gapAhead, unseenBy } from '@riposte/flash-duel';
import { asAny } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { LessonMatch, PUPIL } from '../../../pages/learn/lessonMatch.ts';
import { wholeLesson } from '../../../pages/learn/testing.ts';
import { PLAN } from './plan.ts';
import type { StepId } from './texts.ts';

function begun(): LessonMatch {
  return new LessonMatch(asAny(flashDuel), PLAN);
}

/** The match as it is when a step comes. */
function before(id: StepId): LessonMatch {
  const match = begun();
  while (match.step && !('id' in match.step && match.step.id === id)) match.goOn();
  return match;
}

function viewOf(match: LessonMatch): View {
  return match.updates.at(-1)?.view as View;
}

test('the rules allow every step of the lesson, and it ends with a won round', () => {
  const match = wholeLesson(asAny(flashDuel), PLAN);
  const events = match.updates.flatMap(({ events }) => events as Event[]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'roundEnded', reason: 'hit', winner: 0 }));
  expect(viewOf(match).tokens).toEqual([1, 0]);
});

test.each<[id: StepId, distance: number]>([
  ['bridge', 17],
  ['closer', 8],
  ['block', 3],
  ['attack', 3],
  ['retreat', 2],
  ['dash', 5],
  ['chase', 7],
  ['push', 1],
  ['pair', 3],
])('at “%s” the distance is %i, as its text says', (id, distance) => {
  expect(gapAhead(viewOf(before(id)), PUPIL)).toBe(distance);
});

test('the strike leaves no block, so that the pupil retreats', () => {
  const choices = before('retreat').updates.at(-1)?.decision?.choices ?? [];
  expect(choices.map(({ type }) => type)).not.toContain('block');
});

test('after the retreat the pupil has recovered without being asked', () => {
  const events = before('recover').updates.flatMap(({ events: told }) => told as Event[]);
  expect(events).toContainEqual({ type: 'recovered', seat: PUPIL });
});

test('at the last attack only one 3 is unseen, so that two cannot be blocked', () => {
  const view = viewOf(before('pair'));
  expect(unseenBy(view)[2]).toBe(1);
  expect(view.fighters[0]?.hand?.[2]).toBe(2);
  expect(view.discard[2]).toBe(5);
});

test('what is to be done next is known while something is explained', () => {
  expect(begun().expected).toEqual({ type: 'move', card: 5, direction: 'forward' });
  expect(before('tally').expected).toBeUndefined();
});
