import { fastRandom, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { gorgasali } from './index.ts';
import { optionsOf, seatRangeOf } from './options.ts';
import { placesOf, settledPlaces } from './places.ts';
import { enemiesOf, mateOf } from './state.ts';
import { pairs } from './testing/pairs.ts';
import { shoot } from './testing/table.ts';

describe('teams', () => {
  test('17.1, F1 an even number, four at least; team mates have turns half a round apart', () => {
    const rangeOf = (players: number) => seatRangeOf(optionsOf({ mode: 'duo', players }));
    expect([2, 4, 5, 6, 10].map(rangeOf)).toEqual([4, 4, 4, 6, 10].map((count) => [count, count]));
    const { state } = pairs([{ at: 'K10' }, { at: 'O20' }, { at: 'B3' }, { at: 'C9' }]);
    expect(seats(4).map((one) => mateOf(state, one))).toEqual([2, 3, 0, 1]);
    expect(enemiesOf(state, seat(0))).toEqual([1, 3]);
  });

  test('17.2 a team begins in one sector', () => {
    const options = optionsOf({ players: 6, mode: 'duo', characters: 'dealt' });
    const { state } = gorgasali.setup(options, 6, fastRandom(3));
    const sectors = state.figures.map(({ sector }) => sector);
    expect(sectors.slice(0, 3)).toEqual(sectors.slice(3));
    expect(new Set(sectors).size).toBe(3);
  });

  test('17.3, F4 a team is out when both are out; its place is that of the member who fell last', () => {
    const { state } = pairs([
      { at: 'K10' },
      { at: 'O20' },
      { at: 'B3' },
      { at: 'C9' },
      { at: 'D1' },
      { at: 'A1' },
    ]);
    const figures = state.figures.map((figure, index) => ({
      ...figure,
      health: [0, 0, 80, 0, 0, 90][index] ?? 0,
    }));
    // Seats 0 and 3, 1 and 4, 2 and 5: the team of seat 1 lost its last member later.
    const ended = { ...state, figures, fallen: [1, 0, 3, 4].map(seat) };
    expect(placesOf(ended)).toEqual([3, 2, 1, 3, 2, 1]);
    expect(settledPlaces(ended)).toEqual([3, 2, undefined, 3, 2, undefined]);
  });

  test('17.3 one fallen member settles nothing, and the game goes on', () => {
    const table = pairs(
      [{ at: 'K10', weapons: ['lynx'] }, { at: 'L10', health: 1 }, { at: 'B3' }, { at: 'C9' }],
      { chance: [1, 2, 1, 1, 1, 1, 2] },
    );
    table.skip().play(shoot('lynx', 1));
    expect(settledPlaces(table.state)).toEqual([undefined, undefined, undefined, undefined]);
    expect(table.asked).not.toBe('nothing');
  });

  test('17.3 the game ends with the last member of the other team', () => {
    const table = pairs(
      [{ at: 'K10', weapons: ['lynx'] }, { at: 'L10', health: 1 }, { at: 'B3' }, { health: 0, lies: 'C9' }],
      { chance: [1, 2, 1, 1, 1] },
    );
    table.skip().play(shoot('lynx', 1));
    expect(gorgasali.outcome(table.state)?.places).toEqual([1, 2, 1, 2]);
    expect(table.state.figures.map(({ bannerAt }) => bannerAt)).toEqual([-1, -1, -1, -1]);
  });

  test('17.3 after 100 rounds the health of a team adds up', () => {
    const { state } = pairs([{ health: 60 }, { health: 50 }, { health: 10 }, { health: 40 }], { round: 100 });
    expect(placesOf(state)).toEqual([2, 1, 2, 1]);
  });
});
