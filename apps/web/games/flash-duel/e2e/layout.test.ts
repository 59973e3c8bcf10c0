import { expect, test } from 'vitest';
import { findPositions } from '../../../e2e/positions.ts';
import { testWindows } from '../../../e2e/windows.ts';
import moments from '../moments.ts';
import { LOADED_DUEL } from '../testing.ts';

/** Three ways to play: with names only, with abilities, with a crowd. */
const MODES = ['simple', 'full', 'betrayal'];
/** Ten kinds of question. */
const QUESTIONS = [
  'mainAction',
  'answerAttack',
  'answerStrike',
  'arrange:researchAndDevelopment',
  'ability:hit',
  'ability:foeAnnounces',
  'character',
  'offer:treason',
  'waiting',
  'over',
];
const POSITIONS = findPositions(
  LOADED_DUEL.game,
  { ...moments, variants: moments.variants.filter(({ name }) => MODES.includes(name)) },
  1,
  6,
).filter(({ moment }) => QUESTIONS.includes(moment));

test('all ten kinds of question and all three modes are there', () => {
  expect(new Set(POSITIONS.map(({ moment }) => moment))).toEqual(new Set(QUESTIONS));
  expect(new Set(POSITIONS.map(({ match }) => match))).toEqual(new Set(MODES));
});

testWindows('flash-duel', POSITIONS);
