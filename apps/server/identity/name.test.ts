import { LIMITS } from '@riposte/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guestName, parseName } from './name.ts';

describe('a name', () => {
  test.each([
    ['Anna'],
    ['Jean-Luc'],
    ["O'Neill"],
    ['Ólafur Þór'],
    ['李小龙'],
    ['मीरा'],
    ['player_1'],
    ['Dr. No'],
    ['x'.repeat(24)],
  ])('may be %s', (name) => {
    expect(parseName(name)).toEqual({ ok: true, value: name });
  });

  test.each([
    ['one letter', 'A'],
    ['25 letters', 'x'.repeat(25)],
    ['nothing', ''],
    ['spaces', '     '],
    ['dots and dashes', '.-.'],
    ['a line break inside a tag', 'a<b>'],
    ['text that runs backwards', 'abc\u202Edef'],
    ['an invisible space', 'ab\u200Bcd'],
    ['a letter under a pile of marks', `Z${'\u0327\u0328\u0331\u0332'}algo`],
    ['a control character', 'ab\u0007c'],
    ['half a character', 'ab\ud800'],
    ['a picture', 'Anna 🗡'],
  ])('may not be %s', (_what, name) => {
    expect(parseName(name)).toMatchObject({ ok: false, error: 'BAD_NAME' });
  });

  test('has one space where several were typed', () => {
    expect(parseName('  Anna \t Maria ')).toEqual({ ok: true, value: 'Anna Maria' });
  });

  test('that was accepted once is accepted again, unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const name = parseName(text);
        if (!name.ok) return;
        expect(parseName(name.value)).toEqual(name);
        expect(name.value.length).toBeLessThanOrEqual(LIMITS.name);
      }),
      { numRuns: 5_000 },
    );
  });

  test('is given to a guest who has given none', () => {
    for (let index = 0; index < 100; index += 1) expect(parseName(guestName()).ok).toBe(true);
  });
});
