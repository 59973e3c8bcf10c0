import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { answersOf, chainOf, isAnswered, isAnsweredBySide, sumOfSide } from './ask.ts';
import { facesOf, groupsOfCards } from './catalogue.ts';
import './cards/index.ts';
import { QUERY_NAMES } from './queries.ts';
import { sheetOf } from './sheet.ts';
import { led } from './testing/teams.ts';

const ANN = seat(0);
const BO = seat(1);
const mixed = led('white', 'setsuki-hiruki', 'vandy-anadrose', 'troq-bashar');
const SHRINE = 'shrine-of-forbidden-knowledge';

test('every question is answered by some card', () => {
  const faces = groupsOfCards().flatMap(({ entries }) => entries.flatMap(facesOf));
  const answered = new Set(faces.flatMap(({ face }) => Object.keys(face.answers ?? {})));
  expect(QUERY_NAMES.filter((query) => !answered.has(query))).toEqual([]);
});

test('answers of several things add up, for their player alone', () => {
  const { state } = mixed({ play: [SHRINE, SHRINE, 'tenderfoot'] });
  expect([ANN, BO].map((whose) => sumOfSide(sheetOf(state), whose, 'drawCount'))).toEqual([2, 0]);
});

test('6.2 what is under construction answers nothing', () => {
  const { state } = mixed({ play: [{ card: SHRINE, constructing: true }] });
  expect(sumOfSide(sheetOf(state), ANN, 'drawCount')).toBe(0);
});

test('an answer that is lent counts as one that is printed, as long as it is lent', () => {
  const alone = mixed({ play: ['masked-raccoon'] });
  expect(answersOf(alone.row(0, 'masked-raccoon'), 'forbidsAttack')).toEqual([]);
  const friends = mixed({ play: ['masked-raccoon', 'porcupine'] }, { play: ['older-brother'] });
  const [raccoon, brother] = [friends.row(0, 'masked-raccoon'), friends.row(1, 'older-brother')];
  expect(isAnswered(raccoon, 'forbidsAttack', true, brother, raccoon, friends.state)).toBe(true);
  expect(
    isAnswered(friends.row(0, 'porcupine'), 'forbidsAttack', true, brother, raccoon, friends.state),
  ).toBe(false);
});

test('of a chain each answer changes what is left by the one before, and nobody leaves it as it is', () => {
  const { state } = mixed({ play: ['slow-time-generator', 'rich-earth'] });
  const { rows } = sheetOf(state);
  const left = (gold: number) => rows.reduce((so, row) => chainOf(row, 'workerGold', so), gold);
  expect([left(3), left(7)]).toEqual([3, 4]);
  expect(isAnsweredBySide(sheetOf(state), ANN, 'parries', true)).toBe(false);
});
