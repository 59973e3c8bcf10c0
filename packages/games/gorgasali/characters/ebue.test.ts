import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import { octor, playing } from '../testing/playing.ts';
import { banner, hurl, IslandTable, type Setting, shoot, sq } from '../testing/table.ts';

describe('Ebue', () => {
  const hypnosis = (target: number): Choice => ({ type: 'hypnosis', target: seat(target) });
  const put = (to: string): Choice => ({ type: 'put', to: sq(to) });

  test('16.6, E2, E10 Hypnosis puts an enemy within range 5 onto a vacant square next to Ebue', () => {
    const table = playing('ebue', [{ at: 'U10' }, { at: 'V10' }], {}, { chests: ['P9'] });
    expect(table.choices('hypnosis')).toEqual([hypnosis(1)]);
    table.play(hypnosis(1));
    expect(table.choices()).not.toContainEqual(put('P9'));
    table.play(put('Q11'));
    expect(table.figure(1)).toMatchObject({ square: sq('Q11'), hypnotisedBy: [0] });
    expect(table.figure(0).cooldown).toBe(4);
  });

  test('16.6, E2 in its next turn that enemy cannot shoot Ebue; others can, and it may throw', () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['lynx'], throwable: 'spear', hypnotisedBy: [seat(1)] },
      { at: 'Q10', character: 'ebue' },
      { at: 'P11' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2] }).skip();
    expect(table.choices('shoot')).toEqual([shoot('lynx', 2)]);
    expect(table.choices('throw')).toEqual([hurl('spear', 1), hurl('spear', 2)]);
  });

  test('16.7, E2, 8.3 not from an inactive square; a target on active ground stays there', () => {
    const inactive = playing('ebue', [{ at: 'P3' }], { at: 'P2' }, { round: 6 });
    expect(inactive.choices('hypnosis')).toEqual([]);
    const edge = playing('ebue', [{ at: 'P7' }], { at: 'P5' }, { round: 6 }).play(hypnosis(1));
    expect(edge.choices()).not.toContainEqual(put('P4'));
    expect(edge.choices()).toContainEqual(put('P6'));
    const out = playing('ebue', [{ at: 'P2' }], { at: 'P5' }, { round: 6 }).play(hypnosis(1), put('P4'));
    expect(out.health[1]).toBe(100);
  });

  test('14.6, 16.6 smoke ends when its owner is pulled away; Octor pulls too', () => {
    const banners = [banner('smoke', 1, ['S10'])];
    const table = playing('octor', [{ at: 'S10' }], octor('hypnosis'), { banners }).play(
      hypnosis(1),
      put('Q10'),
    );
    expect(table.state.banners).toEqual([]);
    expect(table.figure(0).copied).toBe('none');
  });
});
