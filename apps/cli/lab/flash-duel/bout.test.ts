import { CHARACTERS, flashDuel, optionsOf } from '@riposte/flash-duel';
import guide from '@riposte/flash-duel/guide';
import { type AnyGuide, asAny } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { type Bout, type LabField, playBout, winsOf } from '../bout.ts';

const full: Bout = {
  game: 'flash-duel',
  options: optionsOf({ mode: 'full' }),
  seed: 1,
  bots: ['random', 'random'],
};

const FIELD: LabField = { game: asAny(flashDuel), guide: guide as unknown as AnyGuide };

/** A game that notes who was chosen, and what was asked of bots. */
function watched() {
  const chosen: string[] = [];
  const game: typeof flashDuel = {
    ...flashDuel,
    applyInPlace(state, seat, choice, tell) {
      if (choice.type === 'chooseCharacter') chosen[seat] = choice.character;
      return flashDuel.applyInPlace(state, seat, choice, tell);
    },
  };
  return { game, chosen };
}

test('one of two wins, and the same bout ends the same way', () => {
  const ends = Array.from({ length: 20 }, (_, seed) => playBout(FIELD, { ...full, seed }).places);
  for (const places of ends) expect([...places].sort()).toEqual([1, 2]);
  expect(new Set(ends.map(String)).size).toBe(2);
  expect(Array.from({ length: 20 }, (_, seed) => playBout(FIELD, { ...full, seed }).places)).toEqual(ends);
});

test('the lab chooses the characters, not the bots', () => {
  const { game, chosen } = watched();
  playBout({ ...FIELD, game }, { ...full, rivals: ['gwen', 'bbb'] });
  expect(chosen).toEqual(['gwen', 'bbb']);
});

test('without names characters are dealt, the same to other bots', () => {
  const dealt = ['random', 'search-2'].map((bot) => {
    const { game, chosen } = watched();
    playBout({ ...FIELD, game }, { ...full, bots: [bot, bot], seed: 5 });
    return chosen;
  });
  expect(dealt[0]).toEqual(dealt[1]);
  for (const id of dealt[0] ?? []) expect(Object.keys(CHARACTERS)).toContain(id);
});

test.each([
  ['simple', 2],
  ['clockwork', 2],
  ['solo', 1],
  ['team', 4],
  ['raid', 4],
  ['betrayal', 5],
] as const)('mode %s is played to its end', (mode, seats) => {
  const bots = Array.from({ length: seats }, () => 'random');
  for (let seed = 0; seed < 5; seed++)
    expect(playBout(FIELD, { ...full, options: optionsOf({ mode }), bots, seed }).places).toHaveLength(seats);
});

test('a bot or a character that does not exist is an error', () => {
  expect(() => playBout(FIELD, { ...full, bots: ['random', 'nobody'] })).toThrow('there is no bot “nobody”');
  expect(() => playBout(FIELD, { ...full, rivals: ['grave', 'nobody'] })).toThrow(
    'there is no character “nobody”',
  );
});

test.each([
  [
    [1, 2],
    [1, 0],
  ],
  [
    [2, 2, 2, 1],
    [0, 0, 0, 1],
  ],
  [
    [1, 1, 2],
    [1, 1, 0],
  ],
  [
    [1, 1],
    [0.5, 0.5],
  ],
  [[1], [1]],
  [[2], [0]],
])('places %j are wins %j', (places, wins) => {
  expect(winsOf(places)).toEqual(wins);
});
