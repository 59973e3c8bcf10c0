import { flashDuel, type Options, optionsOf } from '@riposte/flash-duel';
import { expect, test } from 'vitest';
import { dragonSeat, flashDuelFigures, isAskedInFlashDuel } from './flashDuelSeats.ts';

test.each<[given: Partial<Options>, asked: string[]]>([
  [{}, ['edition', 'mode']],
  [{ mode: 'full' }, ['edition', 'mode', 'selection']],
  [{ mode: 'solo' }, ['edition', 'mode', 'bot']],
  [{ mode: 'team' }, ['edition', 'mode', 'openHands']],
  [{ mode: 'raid' }, ['edition', 'mode', 'mortals', 'openHands']],
  [{ mode: 'betrayal' }, ['edition', 'mode']],
])('%o asks for %o', (given, asked) => {
  const options = optionsOf(given);
  expect(Object.keys(flashDuel.options).filter((name) => isAskedInFlashDuel(name, options))).toEqual(asked);
});

test.each<[given: Partial<Options>]>([
  [{ mode: 'raid', mortals: 2 }],
  [{ mode: 'raid' }],
  [{ mode: 'betrayal' }],
])('in %o the Dragon has the last seat', (given) => {
  const options = optionsOf(given);
  expect(dragonSeat(options)).toBe(flashDuel.seatCount(options) - 1);
  expect(flashDuelFigures(options)).toHaveLength(flashDuel.seatCount(options));
  expect(flashDuelFigures(options).at(-1)).toBe('Dragon');
});

test('a solo opponent is named, nobody else is', () => {
  expect(flashDuelFigures(optionsOf({ mode: 'solo', bot: 'rook' }))).toEqual([undefined, 'Rook']);
  expect(flashDuelFigures(optionsOf({}))).toEqual([]);
});
