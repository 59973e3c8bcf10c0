import { fastRandom, fullTable, type Seat, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './event.ts';
import guide from './guide.ts';
import type { CharacterId } from './ids.ts';
import { flashDuel } from './index.ts';
import { OPTIONS, type Options, optionsOf } from './state.ts';

test.each<[Partial<Options>, string]>([
  [{}, 'edition revised'],
  [{ mode: 'raid', mortals: 4, openHands: false }, 'edition revised, mode raid, 4 mortals, closed hands'],
  [{ mode: 'full', edition: 'v4.1' }, 'edition v4.1, mode full, selection open'],
  [{ mode: 'solo', bot: 'rook' }, 'edition revised, mode solo, bot rook'],
  [{ mode: 'betrayal', openHands: false }, 'edition revised, mode betrayal'],
])('%j is called %s', (options, title) => {
  expect(guide.title(optionsOf(options)).join(', ')).toBe(title);
});

test('an option is asked for exactly where it changes a match', () => {
  const asked = (options: Partial<Options>) =>
    Object.keys(OPTIONS).filter((name) => guide.isAsked(name, optionsOf(options)));
  expect(asked({})).toEqual(['edition', 'mode']);
  expect(asked({ mode: 'full' })).toEqual(['edition', 'mode', 'selection']);
  expect(asked({ mode: 'solo' })).toEqual(['edition', 'mode', 'bot']);
  expect(asked({ mode: 'team' })).toEqual(['edition', 'mode', 'openHands']);
  expect(asked({ mode: 'raid' })).toEqual(['edition', 'mode', 'mortals', 'openHands']);
  expect(asked({ mode: 'betrayal' })).toEqual(['edition', 'mode']);
});

describe('figures', () => {
  const figuresOf = (given: Partial<Options>) => {
    const options = optionsOf(given);
    return guide.figures(options, fullTable(flashDuel, options));
  };
  const sidesOf = (given: Partial<Options>) => figuresOf(given).map(({ side }) => side);

  test('sides take turns in a duel and in a Team Battle; the Dragon sits last', () => {
    expect(sidesOf({})).toEqual([0, 1]);
    expect(sidesOf({ mode: 'team' })).toEqual([0, 1, 0, 1]);
    expect(sidesOf({ mode: 'raid', mortals: 2 })).toEqual([0, 0, 1]);
    expect(sidesOf({ mode: 'betrayal' })).toEqual([0, 0, 0, 0, 1]);
    expect(figuresOf({ mode: 'betrayal' }).map(({ name }) => name)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'Dragon',
    ]);
  });

  test('they stand on the sides the rules put them on', () => {
    for (const mode of OPTIONS.mode.values) {
      const options = optionsOf({ mode });
      const { state } = flashDuel.setup(options, fullTable(flashDuel, options), fastRandom(1));
      expect(sidesOf({ mode })).toEqual(state.fighters.map(({ side }) => side));
    }
  });

  test.each([
    ['dummy', 'Training Dummy'],
    ['rook', 'Rook'],
    ['dragon', 'Dragon'],
  ] as const)('the solo opponent %s has no seat and is called %s', (bot, name) => {
    expect(figuresOf({ mode: 'solo', bot })).toEqual([
      { seat: 0, side: 0 },
      { name, side: 1 },
    ]);
  });

  test.each<[Partial<Options>, number[], string | undefined]>([
    [{}, [0], undefined],
    [{ mode: 'team' }, [0, 2], 'Team A'],
    [{ mode: 'team' }, [1, 3], 'Team B'],
    [{ mode: 'raid' }, [0, 1, 2], 'Mortals'],
    [{ mode: 'raid' }, [3], 'Dragon'],
    [{ mode: 'betrayal' }, [2, 4], 'Dragon and traitor'],
    [{ mode: 'betrayal' }, [0, 1, 3], 'Mortals'],
  ])('%j: seats %j win as %s', (options, winners, name) => {
    expect(guide.victors(winners.map(seat), optionsOf(options))).toBe(name);
  });
});

describe('what seats are called', () => {
  /** What both are called after these were chosen. */
  const namesAfter = (...characters: CharacterId[]) => {
    const { state } = flashDuel.setup(optionsOf({ mode: 'full' }), 2, fastRandom(1));
    for (const [one, character] of characters.entries())
      flashDuel.applyInPlace(state, seat(one), { type: 'chooseCharacter', character });
    return [0, 1].map((one) => guide.called(seat(one), flashDuel.view(state, seat(0))));
  };

  test.each<[CharacterId[], (string | undefined)[]]>([
    [
      ['argagarg', 'bbb'],
      ['Argagarg', 'BBB'],
    ],
    [
      ['zane', 'zane'],
      [undefined, undefined],
    ],
    // A player who has chosen keeps their name until all have.
    [['grave'], [undefined, undefined]],
    [[], [undefined, undefined]],
  ])('%j are called %j', (characters, names) => {
    expect(namesAfter(...characters)).toEqual(names);
  });
});

describe('events', () => {
  const drawn: Event = { type: 'cardsDrawn', seat: seat(1), count: 2 };
  const view = (options: Partial<Options>, viewer: Seat) => {
    const values = optionsOf(options);
    const { state } = flashDuel.setup(values, fullTable(flashDuel, values), fastRandom(1));
    return flashDuel.view(state, viewer);
  };

  test('the draws of others are quiet: how many cards a seat holds is in sight', () => {
    expect(guide.weight(drawn, view({}, seat(0)))).toBe('quiet');
    expect(guide.weight(drawn, view({}, seat(1)))).toBe('plain');
    expect(guide.weight(drawn, view({ mode: 'raid' }, seat(0)))).toBe('quiet');
    expect(guide.weight(drawn, view({ mode: 'raid' }, seat(1)))).toBe('plain');
  });

  test('a hit is strong and a landmark; whose turn it is, the board shows', () => {
    const hit: Event = { type: 'hitTaken', seat: seat(0), by: seat(1) };
    expect([guide.weight(hit, view({}, seat(0))), guide.landmark(hit)]).toEqual(['strong', 'hit']);
    const turn: Event = { type: 'turnBegan', seat: seat(0) };
    expect([guide.weight(turn, view({}, seat(0))), guide.landmark(turn)]).toEqual(['quiet', 'turn']);
  });
});

test('an open view shows every hand, and the traitor', () => {
  const options = optionsOf({ mode: 'betrayal' });
  let { state } = flashDuel.setup(options, 5, fastRandom(5));
  while (state.round === 0) {
    const [asked] = flashDuel.decisions(state);
    const [choice] = asked?.choices ?? [];
    if (!asked || !choice) throw new Error('no seat is asked');
    ({ state } = flashDuel.advance(state, asked.seat, choice));
  }
  const views = seats(5).map((one) => flashDuel.view(state, one));
  const open = guide.openView(views);
  expect(open.fighters.map(({ hand }) => hand)).toEqual(state.fighters.map(({ hand }) => hand));
  expect(open.loyalty?.traitor).toBe(state.loyalty?.traitor);
  // A view of one seat does not.
  expect(views[0]?.fighters.filter(({ hand }) => hand)).toHaveLength(1);
});
