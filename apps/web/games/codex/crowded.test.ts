import codex from '@riposte/codex';
import type { View } from '@riposte/codex/table';
import { shownOf } from '@riposte/codex/table';
import { type AnyGame, authorityOf, seat, seats } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { crowded } from './crowded.ts';

test('forty things stand on the table, and the player is asked', () => {
  const { letters } = authorityOf(codex as unknown as AnyGame).takeUp(crowded());
  const update = letters.find(({ viewer }) => viewer === seat(0))?.update;
  expect(update?.decision?.question).toBe('main');
  const view = update?.view as View;
  expect(seats(2).map((one) => shownOf(view, one).length)).toEqual([20, 20]);
});
