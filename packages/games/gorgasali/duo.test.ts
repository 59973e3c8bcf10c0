import { fastRandom, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { gorgasali } from './index.ts';
import { optionsOf, seatRangeOf } from './options.ts';
import { placesOf, settledPlaces } from './places.ts';
import { enemiesOf, mateOf } from './state.ts';
import { banner, hurl, IslandTable, type Setting, shoot, sq } from './testing/table.ts';

const CALL_OFF: Choice = { type: 'callOff' };
const TRADE: Choice = { type: 'trade' };
const PROPOSE: Choice = { type: 'propose' };
const item = (card: 'lynx' | 'kiss' | 'axe' | 'smallPotion' | 'helmet' | 'extraChest', more = {}) => ({
  card,
  pack: false,
  loaded: card === 'lynx' || card === 'kiss',
  ...more,
});

/** Seats 0 and 2 are a team, 1 and 3 the other. */
function pairs(
  figures: readonly Setting[],
  more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {},
) {
  const bare: Setting = { character: 'medea', cooldown: 9 };
  return new IslandTable({
    figures: figures.map((figure) => ({ ...bare, ...figure })),
    mode: 'duo',
    chance: [1, 2, 1, 2],
    ...more,
  });
}

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

describe('friends', () => {
  const FRIENDS: readonly Setting[] = [{ at: 'K10' }, { at: 'M10' }, { at: 'L10' }, { at: 'AA28' }];
  const as = (mine: Setting) =>
    pairs(FRIENDS.map((figure, index) => (index === 0 ? { ...figure, ...mine } : figure)));

  test('17.4, F5 no weapon or throwable is aimed at a team mate, and no flame burns them', () => {
    const armed = as({ weapons: ['lynx'], throwable: 'flame' }).skip();
    expect(armed.choices('shoot')).toEqual([shoot('lynx', 1)]);
    const burning = pairs(
      FRIENDS.map((figure, index) => (index === 0 ? { ...figure, throwable: 'flame' as const } : figure)),
      { chance: [1, 2, 6, 6, 1, 2] },
    );
    burning.skip().play(hurl('flame', 1));
    expect(burning.health).toEqual([100, 60, 100, 100]);
  });

  test('17.4, F5 Supernova, Freezing vortex and Ignite never touch a team mate', () => {
    expect(as({ character: 'armazi', cooldown: 0 }).choices('supernova')).toEqual([
      { type: 'supernova', targets: [1] },
    ]);
    const frozen = as({ character: 'tsiva', cooldown: 0 }).play({ type: 'freeze' });
    expect(frozen.state.figures.map(({ frozenBy }) => frozenBy.length)).toEqual([0, 1, 0, 0]);
    const burnt = pairs([
      { at: 'K10', character: 'tharsis' },
      { at: 'K11' },
      { at: 'L10' },
      { at: 'AA28' },
    ]).end();
    expect(burnt.health).toEqual([100, 90, 100, 100]);
  });

  test('17.4 ball lightning strikes the enemies of its owner only', () => {
    const table = (owner: number) =>
      pairs(FRIENDS, { banners: [banner('lightning', owner, ['K12'])] }).end().health[0];
    expect([table(2), table(1)]).toEqual([100, 65]);
  });

  test('17.4, F5 Kruber, Ebue and Varas may choose their team mate', () => {
    expect(as({ character: 'kruber', cooldown: 0 }).choices('swap')).toContainEqual({
      type: 'swap',
      with: 2,
    });
    expect(as({ character: 'ebue', cooldown: 0 }).choices('hypnosis')).toContainEqual({
      type: 'hypnosis',
      target: 2,
    });
    const rich = pairs([
      { at: 'K10', character: 'varas', cooldown: 0 },
      { at: 'AA28' },
      { at: 'L10', helmet: true },
      { at: 'A1' },
    ]);
    expect(rich.choices('steal')).toEqual([{ type: 'steal', from: 2, card: 'helmet', pack: false }]);
  });

  test("17.4, 16.17 but not E'moon, and Octor cannot copy from a team mate", () => {
    const immune = pairs([
      { at: 'K10', character: 'kruber', cooldown: 0 },
      { at: 'AA28' },
      { at: 'L10', character: 'emoon' },
      { at: 'A1' },
    ]);
    expect(immune.choices('swap')).toEqual([]);
    expect(as({ character: 'octor', cooldown: 0 }).choices('imitate')).toEqual([
      { type: 'imitate', from: 1 },
    ]);
  });

  test('3.6, E6 nor does Octor begin with the ability of the team mate', () => {
    const options = optionsOf({ mode: 'duo' });
    const { state } = gorgasali.setup(options, 4, fastRandom(5));
    let now = state;
    for (const character of (['octor', 'armazi', 'medea', 'varas'] as const).entries()) {
      const applied = gorgasali.apply(now, seat(character[0]), {
        type: 'character',
        character: character[1],
      });
      if (!applied.ok) throw new Error(applied.error);
      now = applied.value.state;
    }
    expect(gorgasali.decisions(now)[0]).toMatchObject({
      question: 'neighbour',
      choices: [1, 3].map((one) => ({ type: 'neighbour', seat: one })),
    });
  });

  test('17.5 Medea heals the team mate within range 3 as well', () => {
    const healed = (at: string, more: Setting = {}) =>
      pairs(
        [
          { at: 'K10', cooldown: 0, health: 50 },
          { at: 'L11', health: 50 },
          { at, health: 50, ...more },
          { at: 'AA28', health: 50 },
        ],
        { chance: ['axe', 1, 2] },
      ).play({ type: 'heal' }).health;
    expect(healed('N10')).toEqual([70, 50, 70, 50]);
    expect(healed('O10')).toEqual([70, 50, 50, 50]);
    expect(healed('N10', { character: 'emoon' })).toEqual([70, 50, 50, 50]);
  });

  test('17.6 Ebue cannot put a team mate on a chest', () => {
    const table = pairs(
      [{ at: 'K10', character: 'ebue', cooldown: 0 }, { at: 'AA28' }, { at: 'N10' }, { at: 'A1' }],
      { chests: ['L10'] },
    ).play({ type: 'hypnosis', target: seat(2) });
    expect(table.choices('put')).toHaveLength(7);
    expect(table.choices('put')).not.toContainEqual({ type: 'put', to: sq('L10') });
  });
});

describe('revive', () => {
  const fallen = (
    mine: Setting,
    more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {},
    rest: Setting[] = [],
  ) =>
    pairs(
      [
        { at: 'K10', consumables: ['mediumPotion'], weapons: ['lynx'], empty: ['kiss'], ...mine },
        { at: 'AA28' },
        { health: 0, lies: 'L10', character: 'armazi' },
        { at: 'A1' },
        ...rest,
      ],
      more,
    );
  const REVIVE: Choice = { type: 'revive', card: 'mediumPotion' };

  test('17.7, A6 a fallen member leaves a banner on its square, which blocks nothing', () => {
    const table = pairs(
      [{ at: 'K10', weapons: ['lynx'] }, { at: 'L10', health: 1 }, { at: 'B3' }, { at: 'C9' }],
      { chance: [1, 2, 1, 1, 1, 1, 2] },
    );
    table.skip().play(shoot('lynx', 1));
    expect(table.figure(1)).toMatchObject({ square: -1, bannerAt: sq('L10') });
    expect(fallen({}, { chance: [1, 2] }).choices('go')).toContainEqual({
      type: 'go',
      to: sq('M10'),
      loss: 0,
    });
  });

  test('17.8, F2 next to the banner a healing card revives, as the consumable, instead of the main action', () => {
    const table = fallen({ extraChests: 1 }).play({ type: 'roll' }).skip();
    expect(table.choices('revive')).toEqual([REVIVE]);
    expect(table.choices('reload')).toHaveLength(1);
    table.play(REVIVE);
    expect(table.choices('reload', 'shoot', 'revive')).toEqual([]);
    expect(table.figure(0).consumables).toEqual([]);
    expect(table.told('revived')).toMatchObject([{ seat: 0, mate: 2, card: 'mediumPotion' }]);
  });

  test('17.8 not from two squares away, nor after the main action, nor when burnt', () => {
    expect(fallen({ at: 'J10' }).skip().choices('revive')).toEqual([]);
    expect(fallen({}).skip().play({ type: 'reload' }).choices('revive')).toEqual([]);
    expect(fallen({ burnt: true }).skip().choices('revive')).toEqual([]);
    expect(
      fallen({ consumables: ['axe'] })
        .skip()
        .choices('revive'),
    ).toEqual([]);
  });

  test('17.9, F2 revived with a medium potion: 50 health, an empty mat, the cooldown at its start', () => {
    const { state } = fallen({}).skip().play(REVIVE);
    expect(state.figures[2]).toMatchObject({
      health: 50,
      square: sq('L10'),
      bannerAt: -1,
      cooldown: 5,
      weapons: [],
      consumables: [],
      extraChests: 0,
    });
    expect(state.fallen).toEqual([]);
  });

  test.each<[card: 'smallPotion' | 'largePotion', health: number]>([
    ['smallPotion', 20],
    ['largePotion', 100],
  ])('17.9 with %s: %i health', (card, health) => {
    const table = fallen({ consumables: [card] })
      .skip()
      .play({ type: 'revive', card });
    expect(table.health[2]).toBe(health);
  });

  test('17.9, F2 where the square is taken, on the closest vacant one, the northernmost, then the westernmost', () => {
    const standing = fallen({ at: 'L10' }).skip().play(REVIVE);
    expect(standing.figure(2).square).toBe(sq('K9'));
    const crowded = fallen({}, { chests: ['L10'], banners: [banner('field', 1, ['K9'])] })
      .skip()
      .play(REVIVE);
    expect(crowded.figure(2).square).toBe(sq('L9'));
  });

  test('17.9 it has a turn in this round if its seat has not come yet', () => {
    const table = fallen({}, { chance: [1, 2, 1, 2, 1, 2, 1, 2] })
      .skip()
      .play(REVIVE);
    while (table.asked !== 'nothing' && table.state.active !== 2) table.end();
    expect([table.state.active, table.state.round]).toEqual([2, 1]);
  });
});

describe('trade', () => {
  const trading = (
    mine: Setting,
    theirs: Setting,
    more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {},
  ) =>
    pairs([{ at: 'K10', ...mine }, { at: 'AA28' }, { at: 'L11', ...theirs }, { at: 'A1' }], more)
      .skip()
      .play(TRADE);

  test('17.10, F3 after the movement, next to the team mate; the mate agrees, and the turn is over', () => {
    const table = trading({ weapons: ['lynx', 'kiss'], consumables: ['axe'] }, {});
    table.play({ type: 'give', ...item('lynx') }, PROPOSE);
    expect(table.decision).toMatchObject({ seat: 2, question: 'agree' });
    table.play({ type: 'agree' });
    expect(table.figure(0).weapons).toEqual([{ weapon: 'kiss', loaded: true }]);
    expect(table.figure(2).weapons).toEqual([{ weapon: 'lynx', loaded: true }]);
    expect(table.state.active).not.toBe(0);
    expect(table.figure(1)).toMatchObject({ weapons: [], consumables: [] });
  });

  test('17.10, F3 the mate may refuse: nothing changes hands, and the turn is over', () => {
    const table = trading({ consumables: ['axe'] }, {}).play({ type: 'give', ...item('axe') }, PROPOSE, {
      type: 'refuse',
    });
    expect(table.figure(0).consumables).toEqual(['axe']);
    expect(table.told('tradeRefused')).toHaveLength(1);
    expect(table.state.active).not.toBe(0);
  });

  test('17.10 cards and extra chests go either way or both; a weapon keeps its face', () => {
    const table = trading({ empty: ['lynx'], extraChests: 2 }, { helmet: true, pack: ['smallPotion'] });
    table.play(
      { type: 'give', ...item('lynx', { loaded: false }) },
      { type: 'give', ...item('extraChest') },
      { type: 'take', ...item('helmet') },
      { type: 'take', ...item('smallPotion', { pack: true }) },
      PROPOSE,
      { type: 'agree' },
    );
    expect(table.figure(0)).toMatchObject({
      weapons: [],
      extraChests: 1,
      helmet: true,
      consumables: ['smallPotion'],
    });
    expect(table.figure(2)).toMatchObject({
      weapons: [{ weapon: 'lynx', loaded: false }],
      extraChests: 1,
      helmet: false,
      pack: [],
    });
  });

  test('17.10, F3 nothing is thrown away: both mats must hold what comes', () => {
    const table = trading({ helmet: true, weapons: ['lynx'] }, { helmet: true, weapons: ['lynx', 'kiss'] });
    table.play({ type: 'give', ...item('helmet') });
    expect(table.choices()).not.toContainEqual(PROPOSE);
    table.play({ type: 'take', ...item('helmet') });
    expect(table.choices()).toContainEqual(PROPOSE);
    table.play({ type: 'give', ...item('lynx') });
    expect(table.choices()).not.toContainEqual(PROPOSE);
    expect(table.play({ type: 'take', ...item('kiss') }).choices()).toContainEqual(PROPOSE);
  });

  test('17.10 it may be called off, which ends the turn as well', () => {
    const table = trading({ consumables: ['axe'] }, {});
    expect(table.choices()).not.toContainEqual(PROPOSE);
    expect(table.play(CALL_OFF).state.active).not.toBe(0);
  });

  test('17.10 not from two squares away, nor with nothing to trade', () => {
    const far = pairs([
      { at: 'K10', consumables: ['axe'], empty: ['lynx'] },
      { at: 'AA28' },
      { at: 'M10' },
      { at: 'A1' },
    ]);
    expect(far.skip().choices('trade')).toEqual([]);
    const poor = pairs([{ at: 'K10', defensive: 'field' }, { at: 'AA28' }, { at: 'L10' }, { at: 'A1' }]);
    expect(poor.skip().choices('trade')).toHaveLength(1);
    expect(poor.play({ type: 'use', card: 'field' }).asked).not.toBe('act');
  });
});

describe('quick play', () => {
  test.each<[round: number, loss: number]>([
    [3, 0],
    [4, 5],
    [7, 10],
    [10, 15],
    [13, 20],
  ])('18.1 in round %i an outer square costs %i', (round, loss) => {
    const figures: Setting[] = [{ at: 'A9', character: 'medea', cooldown: 9 }, { at: 'O20' }];
    const table = new IslandTable({ figures, round, pace: 'quick', chance: [1, 1] });
    expect(table.choices('go')).toContainEqual({ type: 'go', to: sq('C9'), loss: 2 * loss });
  });

  test('18.1 the fourth zone as well', () => {
    const figures: Setting[] = [{ at: 'M14', character: 'medea', cooldown: 9 }, { at: 'O20' }];
    const losses = (pace: 'quick' | 'rulebook') =>
      new IslandTable({ figures, round: 16, pace, chance: [1, 1] })
        .choices('go')
        .map((choice) => (choice.type === 'go' ? choice.loss : 0));
    expect(Math.min(...losses('quick'))).toBe(20);
    expect(Math.min(...losses('rulebook'))).toBe(0);
  });

  test('18.2 every figure begins with two extra chests', () => {
    const begun = (pace: 'quick' | 'rulebook') =>
      gorgasali
        .setup(optionsOf({ pace, characters: 'dealt' }), 4, fastRandom(1))
        .state.figures.map(({ extraChests }) => extraChests);
    expect([begun('quick'), begun('rulebook')]).toEqual([
      [2, 2, 2, 2],
      [1, 1, 1, 1],
    ]);
  });

  test('18.3 new cards place themselves, and the most common one gives way to a rarer', () => {
    const opening = (weapons: Setting['weapons'], card: 'lynx' | 'gemini') => {
      const figures: Setting[] = [
        { at: 'A9', character: 'medea', cooldown: 9, ...(weapons && { weapons }), defensive: 'field' },
        { at: 'O20' },
      ];
      const table = new IslandTable({
        figures,
        chests: ['C9'],
        pace: 'quick',
        chance: [1, 1, 'axe', 'helmet', card, 1, 2],
      }).play({ type: 'go', to: sq('C9'), loss: 0 });
      expect(table.asked).not.toBe('place');
      return table.figure(0).weapons.map(({ weapon }) => weapon);
    };
    expect(opening(['kbraus'], 'lynx')).toEqual(['kbraus', 'lynx']);
    expect(opening(['elva', 'scratch'], 'gemini')).toEqual(['elva', 'gemini']);
    expect(opening(['elva', 'scratch'], 'lynx')).toEqual(['elva', 'scratch']);
  });
});
