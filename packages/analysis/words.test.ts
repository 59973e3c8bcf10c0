import { type AnyGame, asAny, seat } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import type { Judged } from './analysis.ts';
import { caveats, type Telling, turningLine, turningText, verdictText } from './words.ts';

const GAME: AnyGame = {
  ...asAny(skirmish),
  words: { ...asAny(skirmish).words, choice: ({ type }) => ({ text: type }) },
};
const JUDGED: Judged = {
  entry: 3,
  seat: seat(0),
  best: { type: 'strike' },
  isBest: false,
  chance: 0.61,
  loss: 0.13,
  error: 0.02,
  swing: [-0.13, 0.13],
  stake: 1,
  mark: 'mistake',
  isDeep: true,
};

function telling(reader: string): Telling {
  return {
    game: GAME,
    judged: [JUDGED],
    names: (one) => (one === 0 ? reader : 'Rook'),
    seat: seat(0),
    sceneAt: (entry) => ({ seat: seat(entry === 3 ? 0 : 1), choice: { type: 'pass' }, view: undefined }),
  };
}

test.each([
  [
    'Anna',
    'choice',
    3,
    'Anna chose “pass”; “strike” would have been better: 61 in 100 instead of 48, give or take 2.',
  ],
  ['You', 'draw', 4, 'After “pass” by Rook, chance took 13 of 100 from you.'],
  ['You', 'hidden', 3, 'The choice “pass” met what you could not see: 13 of 100 lost, and no fault.'],
  ['Anna', 'hidden', 4, 'The choice “pass” by Rook was worth more than Rook could know: 13 of 100.'],
] as const)('to %s of a turning point by %s', (reader, kind, entry, text) => {
  expect(turningText(telling(reader), { entry, kind, fall: 0.13 })).toBe(text);
});

test('in one short sentence', () => {
  const turning = { entry: 3, kind: 'choice', fall: 0.13 } as const;
  expect(turningLine(telling('You'), turning)).toBe('You chose “pass”; “strike” was 13 of 100 better.');
});

test('of a marked choice', () => {
  expect(verdictText(telling('Anna'), JUDGED)).toMatch(
    /^Anna chose “pass”, a mistake: “strike” would have been/,
  );
  const only: Judged = { ...JUDGED, mark: 'only' };
  expect(verdictText(telling('Anna'), only)).toBe('Anna chose “pass”, the only good choice.');
});

test('how sure it is, and that no people were asked, is always said', () => {
  const lines = caveats({ isOver: false, sure: { loss: 0.018, curve: 0.015 } });
  expect(lines[0]).toContain('not played to its end');
  expect(lines.join(' ')).toContain('Losses are sure to 1.8 points, the curve to 1.5');
  expect(lines.at(-1)).toContain('bots only');
});
