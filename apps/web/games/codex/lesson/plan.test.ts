import codex from '@riposte/codex';
import { baseShown, type CardId, shownOf, type View } from '@riposte/codex/table';
import { asAny, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { LessonMatch, PUPIL } from '../../../pages/learn/lessonMatch.ts';
import { wholeLesson } from '../../../pages/learn/testing.ts';
import { PLAN } from './plan.ts';
import type { StepId } from './texts.ts';

const FOE = seat(1);

/** What the pupil sees when a step comes. */
function viewAt(id: StepId): View {
  const match = new LessonMatch(asAny(codex), PLAN);
  while (match.step && !('id' in match.step && match.step.id === id)) match.goOn();
  return match.updates.at(-1)?.view as View;
}

function thingAt(id: StepId, card: CardId, owner = PUPIL) {
  return shownOf(viewAt(id), owner).find((one) => one.card === card);
}

test('the rules allow every step of the battle, and it ends as a match that the pupil has won', () => {
  const match = wholeLesson(asAny(codex), PLAN);
  const last = PLAN.ended(match.updates).at(-1);
  expect(last?.outcome?.places).toEqual([1, 2]);
  expect(last?.decision).toBeUndefined();
});

test.each<[id: StepId, left: number]>([
  ['goal', 20],
  ['tech', 19],
  ['level', 18],
  ['level3', 16],
  ['follow', 15],
  ['won', 13],
])('at “%s” the other base has %i health left, as the texts say', (id, left) => {
  expect(baseShown(viewAt(id), FOE)?.left).toBe(left);
});

test.each<[id: StepId, gold: number, workers: number]>([
  ['gold', 4, 4],
  ['messenger', 1, 5],
  ['hireAgain', 5, 5],
  ['level', 1, 6],
  ['ironMan', 6, 6],
  ['level5', 1, 6],
])('at “%s” there are %i gold and %i workers, as the texts say', (id, gold, workers) => {
  expect(viewAt(id).players[PUPIL]).toMatchObject({ gold, workers });
});

test('figures are as the texts tell of them', () => {
  expect(thingAt('leader', 'older-brother')).toMatchObject({ atk: 2, hp: 2 });
  expect(thingAt('tech', 'tenderfoot', FOE)?.slot).toBe(2);
  expect(thingAt('armor', 'troq-bashar')).toMatchObject({ level: 2, left: 2 });
  expect(thingAt('armor', 'older-brother', FOE)).toMatchObject({ slot: 0, left: 2, armor: 1 });
  expect(thingAt('charge', 'troq-bashar')).toMatchObject({ level: 5, atk: 3, hp: 4, left: 4 });
  expect(thingAt('won', 'older-brother', FOE)).toBeUndefined();
});
