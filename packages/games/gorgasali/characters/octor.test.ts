import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import { pairs } from '../testing/pairs.ts';
import { playing } from '../testing/playing.ts';
import type { Setting } from '../testing/table.ts';

describe('Octor', () => {
  const imitate = (from: number): Choice => ({ type: 'imitate', from: seat(from) });

  test("16.11, E6 Imitate copies an ability within range 3 that is not E'moon's, at its full cooldown", () => {
    const table = playing('octor', [
      { at: 'S10', character: 'kruber' },
      { at: 'Q10', character: 'emoon' },
      { at: 'T10' },
    ]);
    expect(table.choices('imitate')).toEqual([imitate(1)]);
    table.play(imitate(1));
    expect(table.figure(0)).toMatchObject({ copied: 'swap', cooldown: 4 });
    expect(table.figure(1).character).toBe('kruber');
  });

  test('16.11, E6 it replaces the copy before, and what is held is not copied again', () => {
    const table = playing('octor', [{ at: 'Q10', character: 'drain' }], {
      copied: 'ignite',
      empty: ['lynx'],
    }).play(imitate(1));
    expect(table.figure(0).copied).toBe('drain');
    expect(table.skip().choices('imitate')).toEqual([]);
  });

  test('16.11, E11 nothing is copied from the team mate, but what was copied may be used on them', () => {
    const table = pairs([
      { at: 'P10', character: 'octor', copied: 'hypnosis', cooldown: 0 },
      { at: 'AA28' },
      { at: 'R10', character: 'kruber' },
      { at: 'A1' },
    ]).skip();
    expect([table.choices('imitate'), table.choices('hypnosis')]).toEqual([
      [],
      [{ type: 'hypnosis', target: seat(2) }],
    ]);
  });

  test('16.12, E6 between two other things only one copy is made', () => {
    const others: Setting[] = [
      { at: 'Q10', character: 'drain' },
      { at: 'Q11', character: 'jamba' },
    ];
    const table = playing('octor', others, { empty: ['lynx'] }).play(imitate(1));
    expect(table.asked).toBe('move');
    expect(table.choices('imitate')).toEqual([imitate(2)]);
    expect(table.play(imitate(2)).choices('imitate')).toEqual([]);
  });
});
