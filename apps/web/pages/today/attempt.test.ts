import { makeDeal } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { keepOn } from '../../match/local/keep.ts';
import { memoryValues } from '../../match/local/keyValues.ts';
import type { KeptMatch, LocalSave } from '../../match/local/localSave.ts';
import { attemptOf, noteAttempt } from './attempt.ts';

const YOU = { name: 'Ann', kind: 'you' } as const;
const RIVAL = { name: 'Bo', kind: 'bot', level: 2 } as const;

function match(id: string, day: string, counts: boolean, more: Partial<LocalSave> = {}): KeptMatch {
  return {
    id,
    begunAt: 1,
    save: {
      game: 'some game',
      rulesVersion: '1',
      options: {},
      deal: makeDeal('ab'.repeat(32), ['01'.repeat(16), '02'.repeat(16)]),
      entries: [],
      bots: [undefined, 'level-2'],
      sitters: [YOU, RIVAL],
      daily: { day, counts },
      ...more,
    },
  };
}

const over = (begun: KeptMatch, places: number[], scores: number[]): KeptMatch => ({
  ...begun,
  endedAt: 2,
  outcome: { places, scores },
});

test('the first match of a day counts, with its result; practice changes nothing', async () => {
  const keep = keepOn(memoryValues());
  expect(await attemptOf('2026-11-17', keep)).toBeUndefined();
  const first = match('a', '2026-11-17', true);
  await noteAttempt(first, keep);
  expect(await attemptOf('2026-11-17', keep)).toEqual({ day: '2026-11-17', match: 'a' });
  await noteAttempt(over(first, [2, 1], [1, 3]), keep);
  await noteAttempt(over(match('b', '2026-11-17', false), [1, 2], [3, 0]), keep);
  const ended = { result: 'lost', givenUp: false, scores: [1, 3], choices: 0 };
  expect(await attemptOf('2026-11-17', keep)).toEqual({ day: '2026-11-17', match: 'a', ended });
  expect(await attemptOf('2026-11-18', keep)).toBeUndefined();
});

test('one of an earlier day that ends later does not take the place of the next', async () => {
  const keep = keepOn(memoryValues());
  const yesterday = match('a', '2026-11-16', true);
  await noteAttempt(yesterday, keep);
  await noteAttempt(match('b', '2026-11-17', true), keep);
  await noteAttempt(over(yesterday, [1, 2], [3, 0]), keep);
  expect(await attemptOf('2026-11-17', keep)).toEqual({ day: '2026-11-17', match: 'b' });
});

test('one that was given up is lost, and has no points', async () => {
  const keep = keepOn(memoryValues());
  await noteAttempt({ ...match('a', '2026-11-17', true, { givenUp: true }), endedAt: 2 }, keep);
  const ended = { result: 'lost', givenUp: true, choices: 0 };
  expect(await attemptOf('2026-11-17', keep)).toMatchObject({ ended });
});

test('the duel of the day and a match of its game do not drop each other', async () => {
  const keep = keepOn(memoryValues());
  const daily = match('a', '2026-11-17', true);
  const { daily: _none, ...usual } = daily.save;
  await keep.saveMatch(daily);
  await keep.saveMatch({ ...daily, id: 'b', save: usual });
  expect((await keep.currentMatch('today'))?.id).toBe('a');
  expect((await keep.currentMatch('some game'))?.id).toBe('b');
});
