import { asAny } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { keep } from './keep.ts';
import { lastSetup, rememberSetup, type Setup, setupWith, suggestSetup } from './setup.ts';

const game = asAny(skirmish);
const OPTIONS = { seats: 5, rounds: 3 };

test.each<[what: string, wanted: Partial<Setup>, seats: number, seat: number]>([
  ['a full table, unless another is wanted', {}, 5, 0],
  ['as many as are wanted', { seats: 3, seat: 2 }, 3, 2],
  ['no fewer than the least', { seats: 1 }, 2, 0],
  ['no more than the most', { seats: 9, seat: 8 }, 5, 4],
])('%s', (_what, wanted, seats, seat) => {
  expect(setupWith(game, OPTIONS, wanted)).toEqual({ options: OPTIONS, seats, seat });
});

test('what was chosen last is chosen already', async () => {
  const chosen = setupWith(game, OPTIONS, { seats: 4, seat: 1 });
  await rememberSetup(game, chosen);
  expect(await lastSetup(game)).toEqual(chosen);
});

test('what is suggested is chosen already, unless the player has chosen', async () => {
  const other = { ...game, id: 'other' };
  expect(await keep.recall('setup other')).toBeUndefined();
  await suggestSetup(other, OPTIONS);
  expect((await lastSetup(other)).options).toEqual(OPTIONS);
  await suggestSetup(other, { seats: 2, rounds: 6 });
  expect((await lastSetup(other)).options).toEqual(OPTIONS);
});
