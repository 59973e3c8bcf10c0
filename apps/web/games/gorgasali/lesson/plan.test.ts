import gorgasali from '@riposte/gorgasali';
import { type Event, figureOf, rangeOf, type View } from '@riposte/gorgasali/table';
import { asAny, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { LessonMatch, PUPIL } from '../../../pages/learn/lessonMatch.ts';
import { wholeLesson } from '../../../pages/learn/testing.ts';
import { PLAN } from './plan.ts';
import type { StepId } from './texts.ts';

const FOE = seat(1);

/** The match as it is when a step comes. */
function before(id: StepId): LessonMatch {
  const match = new LessonMatch(asAny(gorgasali), PLAN);
  while (match.step && !('id' in match.step && match.step.id === id)) match.goOn();
  return match;
}

function viewOf(match: LessonMatch): View {
  return match.updates.at(-1)?.view as View;
}

test('the rules allow every step of the landing, and it ends with the pupil alone on the island', () => {
  const match = wholeLesson(asAny(gorgasali), PLAN);
  expect(match.updates.at(-1)?.outcome?.places).toEqual([1, 2]);
  expect(match.updates.at(-1)?.events).toContainEqual({ type: 'fell', seat: FOE, by: PUPIL } satisfies Event);
});

test.each<[id: StepId, range: number]>([
  ['aim', 2],
  ['diagonal', 1],
])('at “%s” the opponent is %i away, as its text says', (id, range) => {
  const view = viewOf(before(id));
  expect(rangeOf(figureOf(view, PUPIL).square, figureOf(view, FOE).square)).toBe(range);
});

test.each<[id: StepId, mine: number, theirs: number]>([
  ['field', 100, 52],
  ['heal', 93, 52],
  ['diagonal', 100, 52],
])('at “%s” both have as much health as its text says', (id, mine, theirs) => {
  const { figures } = viewOf(before(id));
  expect(figures.map(({ health }) => health)).toEqual([mine, theirs]);
});

test('the weapons are as the texts name them', () => {
  const weapons = (id: StepId) => figureOf(viewOf(before(id)), PUPIL).weapons.map(({ weapon }) => weapon);
  expect(weapons('mat')).toEqual(['lynx']);
  expect(weapons('sort')).toEqual(['lynx', 'scratch']);
  expect(weapons('aim')).toEqual(['lynx', 'ibex']);
});
