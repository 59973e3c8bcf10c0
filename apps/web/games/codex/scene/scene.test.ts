import codex from '@riposte/codex';
import type { View } from '@riposte/codex/table';
import { type AnyGame, authorityOf, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { crowded } from '../crowded.ts';
import { sceneOf } from './scene.ts';

test('a piece that has not changed stays the one that was there', () => {
  const { letters } = authorityOf(codex as unknown as AnyGame).takeUp(crowded());
  const view = letters.find(({ viewer }) => viewer === seat(0))?.update.view as View;
  const [changed, ...others] = sceneOf(view).pieces;
  if (!changed) throw new Error('forty stand there');
  const { pieces } = sceneOf(view, { pieces: [{ ...changed, armor: 99 }, ...others] });
  expect(pieces[0]).toEqual(changed);
  for (const [index, piece] of pieces.slice(1).entries()) expect(piece).toBe(others[index]);
});
