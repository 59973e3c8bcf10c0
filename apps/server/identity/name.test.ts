import { LIMITS } from '@riposte/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseName } from './name.ts';

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
    ['Сергей'],
    ['Ελένη'],
    ['ありさ 李'],
    ['김민준 Jr'],
    ['Player 2'],
    ['Master Li'],
    ['Modesta'],
    ['Supporter'],
    ['Norbert'],
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

  test.each([
    ['a Cyrillic А before Latin letters', '\u0410nn'],
    ['a Greek ο between Latin letters', 'J\u03bfhn'],
    ['Armenian among Latin letters', 'B\u0585b'],
    ['letters of a script that nobody writes in today', '\u13aa\u13a2\u13a2\u13cc'],
    ['digits of two kinds', 'Ann 1\u09ed'],
  ])('may not be taken for another: %s', (_what, name) => {
    expect(parseName(name)).toMatchObject({ ok: false, error: 'BAD_NAME' });
  });

  test.each([
    ['Admin'],
    ['admin'],
    ['A d m i n'],
    ['Admin 2'],
    ['The Administrator'],
    ['Anna Moderator'],
    ['Moderat0r'],
    ['M\u00f3d\u00e9rat\u00f3r'],
    ['\uff21\uff44\uff4d\uff49\uff4e'],
    ['Riposte-Team'],
    ['level-8'],
    ['Level 8'],
    ['leveI-8'],
    ['Master'],
    ['N0vice'],
    ['Guest'],
    ['Guest 1234'],
    ['A former player'],
    ['\u0455\u0443\u0455\u0442\u0435\u043c'],
  ])('may not be %s, which is kept', (name) => {
    expect(parseName(name)).toMatchObject({ ok: false, error: 'BAD_NAME' });
  });

  test('in wide letters is written in plain ones', () => {
    expect(parseName('\uff21\uff4e\uff4e\uff41')).toEqual({ ok: true, value: 'Anna' });
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
});
