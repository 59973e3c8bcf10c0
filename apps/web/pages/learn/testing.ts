import { type AnyGame, listed } from '@riposte/kernel';
import { expect } from 'vitest';
import type { LessonPlan } from '../../table/lesson/lesson.ts';
import { LessonMatch } from './lessonMatch.ts';

/** Does every step of a lesson: the rules must offer what the pupil is to do, and no step has the name of another. */
export function wholeLesson(game: AnyGame, plan: LessonPlan): LessonMatch {
  const match = new LessonMatch(game, plan);
  const ids: string[] = [];
  while (match.step) {
    const { step } = match;
    const choices = match.updates.at(-1)?.decision?.choices ?? [];
    if (step.type === 'you') expect(listed(choices, step.choice)).toBeDefined();
    if (step.type !== 'foe') ids.push(step.id);
    match.goOn();
  }
  expect(new Set(ids).size).toBe(ids.length);
  return match;
}
