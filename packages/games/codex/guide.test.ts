import { type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { entryOf, heroCards, startingDeck } from './catalogue.ts';
import guide from './guide.ts';
import { COLORS } from './ids.ts';
import { codex } from './index.ts';
import { DUEL } from './options.ts';
import primer from './primer.ts';
import { baseShown } from './table.ts';
import { Scene } from './testing/scene.ts';
import { black, coming, led, magistrate } from './testing/teams.ts';
import { viewOf } from './view.ts';

const names = (index: number) => ['Ann', 'Bo'][index] ?? '';
const STANDARD = { ...DUEL, game: 'standard', heroes: 'chosen' } as const;

const scene = new Scene(
  { play: ['troq-bashar', 'tech-i-building'], hand: ['spark', 'tenderfoot'], gold: 3, workers: 6 },
  { play: [{ card: 'iron-man', slotName: 'elite' }], baseDamage: 4 },
);
const linesOf = (heading: string, viewer: 0 | 1 | 'spectator' = 0) => {
  const view = viewOf(scene.state, viewer === 'spectator' ? viewer : seat(viewer));
  const namesTo = (one: Seat) => (one === viewer ? 'You' : names(one));
  return guide.facts(view, namesTo).find((fact) => fact.heading === heading)?.lines;
};

test('a match is called by its game and its heroes', () => {
  expect(guide.title(STANDARD)).toEqual(['standard game, three heroes each', 'heroes chosen']);
  expect(guide.title({ ...DUEL, heroes: 'calamandra-and-jaina', rulings: 'designer' })).toEqual([
    'first game, Calamandra Moss against Jaina Stormborne',
    'the designer’s rulings',
  ]);
  expect(guide.title({ ...DUEL, game: 'basic', heroes: 'dealt' })).toEqual([
    'basic game, one hero each',
    'heroes dealt',
  ]);
});

test('18.1 the primer tells what a map changes, and nothing where there is none', () => {
  const last = (map: typeof DUEL.map) => primer({ ...DUEL, map }).at(-1);
  expect(last('fury-road')).toBe(
    'On the map Fury Road a rule is different: Each player has at most one patroller at a time.',
  );
  expect(last('chance')).toContain('Chance takes a map');
  expect(last('none')).toContain('at most five');
});

describe('facts', () => {
  test('tell the sides, their patrols and what every number is made of', () => {
    expect(linesOf('Your side')?.[0]).toBe('3 gold, 6 workers.');
    const hand = guide.facts(viewOf(scene.state, seat(0)), names).find((fact) => fact.of === 'hand');
    expect(hand?.brief).toEqual([expect.stringMatching(/^(Spark, Tenderfoot|Tenderfoot, Spark)\.$/)]);
    expect(linesOf('Bo’s patrol')).toEqual(['elite: Iron Man. ATK 4: 3 printed, 1 elite. HP 4: 4 printed.']);
    expect(linesOf('Bo’s buildings')).toEqual(['Base. HP 16: 20 printed, -4 damage.']);
    expect(linesOf('Your heroes and units')?.[0]).toMatch(/^Troq Bashar, level 1 of 8\. ATK 2: 2 printed\./);
  });

  test('16.12 a base that has fallen has no HP left, however hard it was hit', () => {
    const { state } = new Scene({}, { baseDamage: 73 });
    const view = viewOf(state, seat(0));
    const told = guide.facts(view, names).find(({ heading }) => heading === 'Bo’s buildings');
    expect(told?.lines).toEqual(['Base, fallen. HP 0: 20 printed, -73 damage, 53 never below 0.']);
    expect(baseShown(view, seat(1))?.left).toBe(0);
  });

  test('tell no keyword that a thing has lost', () => {
    const { state } = black({ play: ['gargoyle'] }).do('Use your Gargoyle');
    const lines = guide.facts(viewOf(state, seat(0)), names).flatMap((fact) => fact.lines);
    expect(lines.find((line) => line.startsWith('Gargoyle'))).toMatch(/ flying/i);
    expect(lines.join()).not.toMatch(/indestructible|can't/i);
  });

  test('14.32 tell what waits in the future, and for how long', () => {
    const { state } = led('purple', 'troq-bashar')({ hand: ['plasmodium'] }).do('Play Plasmodium');
    const told = guide.facts(viewOf(state, seat(1)), names).find(({ heading }) => heading === 'Ann’s future');
    expect(told?.lines).toEqual(['Plasmodium, 3 time runes.']);
  });

  test('5.25, 15.8 tell debts to all, and a card on top only to who knows it', () => {
    const half = {
      play: ['vir-garbarean'],
      hand: ['promise-of-payment', 'neo-plexus'],
      deck: ['tinkerer'],
    };
    const { state } = coming(half).do('Play Promise', 'Play Neo', 'Use your Vir Garbarean: see');
    const told = (viewer: 0 | 1) =>
      guide.facts(viewOf(state, seat(viewer)), names).flatMap(({ lines }) => lines);
    expect(told(0)).toEqual(expect.arrayContaining(['Tinkerer on top.', 'Owes 2 gold in the next upkeep.']));
    expect(told(1)).toContain('Owes 2 gold in the next upkeep.');
    expect(told(1).join()).not.toContain('Tinkerer');
  });

  test('15.1 tell the own hand with its prices, and no other', () => {
    expect(linesOf('Your hand')).toEqual(['Spark. Cost 1: 1 printed.', 'Tenderfoot. Cost 1: 1 printed.']);
    expect(linesOf('Your next draw')).toEqual(['You will draw 4 cards.']);
    const read = guide.facts(viewOf(scene.state, seat(0)), names);
    expect(read.find(({ heading }) => heading === 'Ann’s next draw')?.lines).toEqual([
      'They will draw 4 cards.',
    ]);
    const told = guide.facts(viewOf(scene.state, seat(1)), names).flatMap(({ lines }) => lines);
    expect(told.join()).not.toContain('Spark');
    expect(
      guide
        .facts(viewOf(scene.state, 'spectator'), names)
        .flatMap(({ lines }) => lines)
        .join(),
    ).not.toContain('Spark');
  });
});

test('2.4 the catalogue has every card once: starting decks, specs with their heroes, tokens, the base, maps', () => {
  const groups = guide.cards?.all(STANDARD) ?? [];
  const sizes = Object.fromEntries(groups.map(({ id, cards }) => [id, cards.length]));
  expect(sizes).toMatchObject({ 'neutral-starting-deck': 10, bashing: 13, fire: 13, growth: 13, base: 9 });
  const decks = COLORS.filter((color) => startingDeck(color).length > 0);
  expect(decks.every((color) => startingDeck(color).length === 10)).toBe(true);
  expect(heroCards().every((hero) => sizes[entryOf(hero).spec ?? ''] === 13)).toBe(true);
  expect(groups).toHaveLength(decks.length + heroCards().length + 3);
  const all = groups.flatMap(({ cards }) => cards);
  expect(all.find(({ id }) => id === 'eggship')?.text).toBe(
    'Unit, tech II, 4 gold, 4/3, Contraption. Flying.',
  );
  expect(all.find(({ id }) => id === 'river-montoya')?.text).toBe(
    'Hero, finesse, 2 gold. Level 1 to 2: 2/3. Level 3 to 4: 2/4. Exhaust: sideline a patroller that is a tech 0 or tech I unit. Level 5: 3/4. Your tech 0 units cost 1 less.',
  );
});

test('cards in play are those of both sides, but for bases', () => {
  const [mine, theirs] = guide.cards?.inPlay(viewOf(scene.state, 'spectator'), ['Ann', 'Bo']) ?? [];
  expect(mine?.cards.map(({ id }) => id)).toEqual(['troq-bashar', 'tech-i-building']);
  expect(theirs?.cards.map(({ id }) => id)).toEqual(['iron-man']);
});

test('a choice says what it means', () => {
  const view = viewOf(scene.state, seat(0));
  expect(guide.about({ type: 'play', card: 'tenderfoot' }, view)).toEqual([
    'Unit, tech 0, 1 gold, 1/2, Virtuoso.',
  ]);
  expect(guide.about({ type: 'attack', thing: scene.row(1, 'iron-man').id }, view)).toEqual([
    'ATK 4: 3 printed, 1 elite; HP 4: 4 printed.',
  ]);
  expect(guide.about({ type: 'patrol' }, view)).toEqual([]);
});

test('what hits a base stands out on the line of a match', () => {
  const base = { id: 2, card: 'base', seat: seat(1) };
  const hit = { type: 'damaged', thing: base, amount: 3, armor: 0, by: 'iron-man', combat: true } as const;
  expect(guide.landmark(hit)).toBe('hit');
  expect(guide.landmark({ ...hit, thing: { ...base, card: 'iron-man' } })).toBeUndefined();
});

test('the open view shows both hands', () => {
  const views = [seat(0), seat(1)].map((one) => codex.view(scene.state, one));
  const open = guide.openView(views);
  expect(open.players.map(({ own }) => own !== undefined)).toEqual([true, true]);
});

test('15.10 the open view also has the hand that the first seat sees', () => {
  const { state } = magistrate({ play: ['eyes-of-the-chancellor'] }, { hand: ['jail'] });
  const views = [seat(0), seat(1)].map((one) => codex.view(state, one));
  expect(views.map(({ players }) => players[1]?.bare !== undefined)).toEqual([true, false]);
  expect(guide.openView(views).players[1]).toMatchObject({ bare: views[0]?.players[1]?.bare });
});
