import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import guide from './guide.ts';
import { gorgasali } from './index.ts';
import { optionsOf } from './options.ts';
import { banner, go, hurl, IslandTable, type Setting, shoot } from './testing/table.ts';
import { viewOf } from './view.ts';

const names = (index: number) => ['Ann', 'Ben', 'Cy'][index] ?? '';
const FIGURES: readonly Setting[] = [
  {
    at: 'K10',
    character: 'octor',
    weapons: ['lynx'],
    empty: ['kiss'],
    consumables: ['axe'],
    pack: ['boat'],
    extraChests: 2,
  },
  { character: 'armazi', cooldown: 3 },
  { health: 0, character: 'medea' },
];
const table = (more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {}) =>
  new IslandTable({ figures: FIGURES, chance: [1, 2], ...more });
const linesOf = (heading: string, viewer: number | 'spectator' = 0, more = {}) => {
  const view = viewOf(table(more).state, viewer === 'spectator' ? viewer : seat(viewer));
  return guide.facts(view, names).find((fact) => fact.heading.startsWith(heading))?.lines;
};

test('a match is called by its players and characters', () => {
  expect(guide.title(optionsOf({})).join(', ')).toBe('4 players, characters chosen');
  const crowd = optionsOf({ players: 10, characters: 'dealt', fourthZone: true });
  expect(guide.title(crowd).join(', ')).toBe('10 players, characters dealt, the fourth zone shrinks too');
  const pairs = optionsOf({ players: 7, mode: 'duo', pace: 'quick' });
  expect(guide.title(pairs).join(', ')).toBe('6 players, in pairs, characters chosen, quick');
});

describe('facts', () => {
  test('tell the round, the zones and the chests', () => {
    expect(linesOf('The match')).toEqual([
      'Round 1; Ann on turn.',
      'Zone 1 becomes inactive after 5 rounds.',
      '0 chests lie on the island.',
    ]);
    expect(linesOf('The match', 0, { round: 10 })).toContain(
      'Zone 1 is inactive: each square entered costs 5 health.',
    );
    expect(linesOf('The match', 0, { round: 10 })).toContain('Zone 2 becomes inactive after this round.');
    expect(linesOf('The match', 0, { round: 20 })?.join()).not.toContain('Zone 4');
  });

  test('tell who stands where, and who has fallen', () => {
    expect(linesOf('Figures')).toEqual([
      'Ann: 100 health, on K10.',
      'Ben: 100 health, in sector 2, at the gate I1.',
      'Cy: fallen.',
    ]);
  });

  test('tell what lies near, and nothing to spectators', () => {
    expect(linesOf('Near you', 0, { chests: ['M11'] })).toEqual([
      'A chest on M11, range 2: 2 east, 1 south.',
    ]);
    expect(linesOf('Near you', 'spectator', { chests: ['M11'] })).toBeUndefined();
  });

  test('tell a mat, slot by slot', () => {
    expect(linesOf('Your mat, Octor')).toEqual([
      'Imitate: holds no copy.',
      'Active: Lynx, Kiss (face down), Axe.',
      'In the backpack: Boat.',
      '2 extra chests.',
    ]);
    expect(linesOf('Mat of Ben, Armazi')).toEqual(['Supernova: cooldown 3.']);
    expect(linesOf('Mat of Cy')).toBeUndefined();
  });

  test('tell of banners', () => {
    expect(linesOf('Banners', 0, { banners: [banner('field', 1, ['C3'], 4)] })).toEqual([
      'Magic field of Ben on C3, until round 4.',
    ]);
  });
});

test('in pairs seats half a round apart are on one side, and a fallen mate is told of', () => {
  expect(guide.figures(optionsOf({ mode: 'duo', players: 6 }), 6).map(({ side }) => side)).toEqual([
    0, 1, 2, 0, 1, 2,
  ]);
  expect(guide.figures(optionsOf({}), 3).map(({ side }) => side)).toEqual([0, 1, 2]);
  const figures: Setting[] = [{ at: 'K10' }, { at: 'A1' }, { health: 0, lies: 'C3' }, { at: 'B9' }];
  const { state } = new IslandTable({ figures, mode: 'duo', chance: [1, 2] });
  const lines = guide
    .facts(viewOf(state, 'spectator'), names)
    .find(({ heading }) => heading === 'Figures')?.lines;
  expect(lines?.[0]).toBe('Ann: 100 health, on K10, with Cy.');
  expect(lines?.[2]).toBe('Cy: fallen on C3; the team mate may revive them.');
});

test('an option is asked for where it changes a match', () => {
  expect(guide.isAsked('fourthZone', optionsOf({ pace: 'quick' }))).toBe(false);
  expect(guide.isAsked('fourthZone', optionsOf({}))).toBe(true);
});

test('a seat is called by its character once it has one', () => {
  const view = viewOf(table().state, 'spectator');
  expect([0, 1].map((index) => guide.called(seat(index), view))).toEqual(['Octor', 'Armazi']);
  const { state } = gorgasali.setup(optionsOf({}), 4, fastRandom(1));
  expect(guide.called(seat(0), viewOf(state, 'spectator'))).toBeUndefined();
});

test('every card is in the catalogue once, with its text', () => {
  const all = guide.cards?.all(optionsOf({})).flatMap(({ cards }) => cards) ?? [];
  expect(all).toHaveLength(14 + 24 + 11);
  expect(all.find(({ id }) => id === 'breathold')).toMatchObject({
    name: 'Breathold',
    source: 'rulebook',
    text: 'Range 4, 2 dice: 50, with 11, 7, 6 or 9 or more at range 1, 2, 3 or 4. Armor does not help.',
  });
});

test('cards in play are those of the living, with the weapons that lie face down', () => {
  const [one, other, ...rest] =
    guide.cards?.inPlay(viewOf(table().state, 'spectator'), ['Ann', 'Ben', 'Cy']) ?? [];
  expect(one?.cards.map(({ id }) => id)).toEqual(['lynx', 'kiss', 'axe', 'boat']);
  expect(one?.used).toEqual(['kiss']);
  expect(other?.cards.map(({ id }) => id)).toEqual(['supernova']);
  expect(rest).toEqual([]);
});

test('a choice says what it means', () => {
  const view = viewOf(table().state, seat(0));
  const [square] = guide.about({ type: 'go', to: 9 * 30 + 12, loss: 0 }, view);
  expect(square).toBe('M10: plain, zone 3.');
  expect(guide.about({ type: 'character', character: 'armazi' }, view)).toEqual([
    'Range 2. 35 damage to one enemy, or to two who are next to each other. Cooldown 5.',
  ]);
});

describe('harms', () => {
  /** What brought each figure down, in the order in which it was told. */
  const harmsIn = ({ events }: IslandTable) =>
    events.flatMap((event, index) => {
      const harm = guide.harms?.of(event, events.slice(0, index), names);
      return harm ? [[harm.what, harm.amount, harm.by]] : [];
    });

  test('9, 14 name who shot or threw last, and with what', () => {
    const figures: readonly Setting[] = [
      { at: 'P10', weapons: ['scratch'], throwable: 'flame' },
      { at: 'R10' },
      { at: 'S10' },
    ];
    const fight = new IslandTable({ figures, chance: [1, 2, 4, 4, 5, 1, 2] });
    expect(harmsIn(fight.skip().play(shoot('scratch', 1), hurl('flame', 1)))).toEqual([
      ['Ben', 20, 'Ann, Scratch'],
      ['Ben', 40, 'Ann, Flame bulb'],
      ['Cy', 40, 'Ann, Flame bulb'],
    ]);
  });

  test('8.2, 16.18 what was not aimed has a name of its own, also after a shot', () => {
    const figures: readonly Setting[] = [
      { at: 'P10', character: 'medea', cooldown: 9, weapons: ['scratch'] },
      { at: 'R10', character: 'jamba' },
      { at: 'A8' },
    ];
    const laughed = new IslandTable({ figures, chance: [1, 2, 4, 1, 2] });
    expect(harmsIn(laughed.skip().play(shoot('scratch', 1)))).toEqual([
      ['Ben', 20, 'Ann, Scratch'],
      ['Ann', 20, 'Laugh'],
    ]);
    const walked = new IslandTable({
      figures: [{ at: 'A8' }, { at: 'L12' }],
      round: 6,
      chance: [1, 1, 1, 2],
    });
    expect(harmsIn(walked.play(go('A10', 10)))).toEqual([['Ann', 10, 'inactive zones']]);
  });
});
