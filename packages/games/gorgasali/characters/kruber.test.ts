import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import { octor, playing, ROLL } from '../testing/playing.ts';
import { shoot, sq } from '../testing/table.ts';

describe('Kruber', () => {
  const swap = (other: number): Choice => ({ type: 'swap', with: seat(other) });
  const BACK: Choice = { type: 'swapBack' };

  test('16.13 Eye contact swaps places with an enemy within range 6, without a price', () => {
    const table = playing('kruber', [{ at: 'P4' }, { at: 'W10' }], {}, { round: 6 });
    expect(table.choices('swap')).toEqual([swap(1)]);
    table.play(swap(1));
    expect(table.state.figures.slice(0, 2).map(({ square }) => square)).toEqual([sq('P4'), sq('P10')]);
    expect(table.health).toEqual([100, 100, 100, 100]);
    expect(playing('kruber', [{ at: 'P5' }], { at: 'P4' }, { round: 6 }).choices('swap')).toEqual([]);
  });

  test('16.14, E7 in the same turn Kruber may swap back, but not after a movement', () => {
    const table = playing('kruber', [{ at: 'P6' }]).play(swap(1));
    expect(table.choices()).toContainEqual(BACK);
    const back = table.play(BACK);
    expect(back.figure(0).square).toBe(sq('P10'));
    expect(back.choices('swapBack')).toEqual([]);
    const moved = playing('kruber', [{ at: 'P12' }], { empty: ['lynx'] }, { chance: [1, 1, 1, 2] }).play(
      swap(1),
    );
    if (moved.asked === 'prepare') moved.play(ROLL);
    moved.play({ type: 'go', to: sq('O13'), loss: 0 });
    expect(moved.choices('swapBack')).toEqual([]);
  });

  test('16.14 nobody swaps back with the fallen', () => {
    const figures = [{ at: 'P8', health: 1 }, { at: 'P14' }];
    const swapped = playing(
      'kruber',
      figures,
      { weapons: ['scratch'] },
      { round: 2, chance: [1, 2, 6, 1, 2] },
    ).play(swap(1));
    const table = swapped.skip();
    expect(table.choices('swapBack')).toEqual([BACK]);
    table.play(shoot('scratch', 1));
    expect(table.choices('swapBack')).toEqual([]);
  });

  test('16.14 Octor swaps, and back', () => {
    const table = playing('octor', [{ at: 'P6', character: 'emoon' }, { at: 'P8' }], octor('swap')).play(
      swap(2),
    );
    expect(table.figure(0)).toMatchObject({ square: sq('P8'), copied: 'none' });
    expect(table.play(BACK).figure(0).square).toBe(sq('P10'));
  });
});
