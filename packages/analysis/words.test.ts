import { type AnyGame, asAny, seat } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import type { JudgedChoice } from './analysis.ts';
import { caveats, luckText, type ToldTo, turningLine, turningText, verdictText } from './words.ts';

const GAME: AnyGame = {
  ...asAny(skirmish),
  words: { ...asAny(skirmish).words, choice: ({ type }) => ({ text: type }) },
};
const JUDGED: JudgedChoice = {
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

function telling(reader: string): ToldTo {
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
    'Anna chose “pass”; “strike” would have been better: it wins 61 of 100 instead of 48, give or take 2.',
  ],
  ['You', 'draw', 4, 'After “pass” by Rook, chance took 13 of 100 from you.'],
  [
    'You',
    'hidden',
    3,
    'The choice “pass” met what you could not see. It cost 13 of 100, and was no mistake.',
  ],
  ['Anna', 'hidden', 4, 'The choice “pass” by Rook was worth more than Rook could know: 13 of 100.'],
] as const)('to %s of a turning point by %s', (reader, kind, entry, text) => {
  expect(turningText(telling(reader), { entry, kind, fall: 0.13 })).toBe(text);
});

test.each([
  ['You', 'choice', 3, 0, 'You chose “pass”. “strike” wins 13 more of 100.'],
  ['You', 'choice', 3, 2, 'In round 2, you chose “pass”. “strike” wins 13 more of 100.'],
  ['Anna', 'choice', 3, 2, 'In round 2, Anna chose “pass”. “strike” wins 13 more of 100.'],
  ['You', 'draw', 4, 2, 'In round 2, after “pass” by Rook, chance took 13 of 100 from you.'],
] as const)('to %s in short, of a turning point by %s', (reader, kind, entry, round, text) => {
  expect(turningLine(telling(reader), { entry, kind, fall: 0.13 }, round)).toBe(text);
});

test('nothing is surer than 1 of 100', () => {
  const sure: JudgedChoice = { ...JUDGED, error: 0.001 };
  expect(verdictText(telling('Anna'), sure)).toMatch(/give or take 1\.$/);
});

test('skill and luck, each with its parts', () => {
  const account = { result: 0, even: 0.5, deal: 0.02, own: -0.68, others: 0.03, draws: -0.05, hidden: 0.18 };
  expect(luckText(account, 'You')).toBe(
    'You began with 50 of 100 and ended with 0. Skill −65: −68 by own choices, +3 by choices of others. ' +
      'Luck +15: +2 by the deal, −5 by what was drawn later, +18 by what lay hidden from a choice.',
  );
});

test('of a marked choice', () => {
  expect(verdictText(telling('Anna'), JUDGED)).toMatch(
    /^Anna chose “pass”, a mistake: “strike” would have been/,
  );
  const only: JudgedChoice = { ...JUDGED, mark: 'only' };
  expect(verdictText(telling('Anna'), only)).toBe('Anna chose “pass”, the only good choice.');
});

test('how sure it is, and that no people were asked, is always said', () => {
  const lines = caveats({ isOver: false, sure: { loss: 0.018, curve: 0.015 } });
  expect(lines[0]).toContain('not played to its end');
  expect(lines.join(' ')).toContain('sure to 1.8 of 100, the curve to 1.5');
  expect(lines.at(-1)).toContain('bots only');
});
