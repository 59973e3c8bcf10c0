import { fastRandom, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { attack, type Choice, move, TAKE_HIT } from './choice.ts';
import type { CharacterId } from './ids.ts';
import { flashDuel } from './index.ts';
import { CARDS, type Card, countOf } from './pile.ts';
import { DuelTable, type Setup, use } from './testing/table.ts';
import { imagine, unseenBy } from './view.ts';

const fight = () =>
  new DuelTable({
    hands: [
      [3, 3, 1, 2, 4],
      [5, 5, 5, 4, 4],
    ],
    spaces: [5, 8],
    draws: [2, 2],
  });

test('12.1 the discard pile, and cards on the table, are open to all', () => {
  const table = fight().play(move(1, 'backward'), move(4, 'backward'));
  for (const viewer of [seat(0), seat(1), 'spectator'] as const) {
    expect(flashDuel.view(table.state, viewer).discard).toEqual([1, 0, 0, 1, 0]);
  }
  const attacked = fight().play(attack(3, 2));
  expect(flashDuel.view(attacked.state, 'spectator').played).toEqual([0, 0, 2, 0, 0]);
});

test('12.2 the number of cards left to draw is known; the cards are not', () => {
  const { state } = fight();
  const view = flashDuel.view(state, seat(0));
  expect(view.drawPile).toBe(25);
  expect(view).not.toHaveProperty('unseen');
  expect(view).not.toHaveProperty('random');
});

test('12.3 a hand is its owner’s secret; how many cards it holds is not', () => {
  const table = fight().play(attack(3, 2));
  expect(flashDuel.view(table.state, seat(0)).fighters).toMatchObject([
    { space: 5, recovering: false, cards: 3, hand: [1, 1, 0, 1, 0] },
    { space: 8, recovering: false, cards: 5 },
  ]);
  expect(flashDuel.view(table.state, seat(0)).fighters[1]).not.toHaveProperty('hand');
  expect(flashDuel.view(table.state, seat(1)).fighters.map(({ hand }) => hand)).toEqual([
    undefined,
    [0, 0, 0, 2, 3],
  ]);
  expect(flashDuel.view(table.state, 'spectator').fighters.map(({ hand }) => hand)).toEqual([
    undefined,
    undefined,
  ]);
});

test('12.3 a hand stays secret when its round has ended', () => {
  const table = new DuelTable({ edition: 'v4.1', spaces: [5, 8] }).play(attack(3, 1), TAKE_HIT);
  const view = flashDuel.view(table.state, seat(1));
  expect(view.fighters.map(({ cards }) => cards)).toEqual([0, 0]);
  expect([view.drawPile, unseenBy(view)]).toEqual([0, [0, 0, 0, 0, 0]]);
  expect([view.chooser, view.roundEnd]).toEqual([1, { reason: 'hit', winner: 0 }]);
});

test('a viewer counts what they have not seen', () => {
  const table = fight().play(attack(3, 2));
  expect(unseenBy(flashDuel.view(table.state, seat(0)))).toEqual([7, 7, 6, 7, 8]);
  expect(unseenBy(flashDuel.view(table.state, seat(1)))).toEqual([8, 8, 6, 6, 5]);
  expect(unseenBy(flashDuel.view(table.state, 'spectator'))).toEqual([8, 8, 6, 8, 8]);
});

test('imagined hands have the right size, come from what is unseen, and differ', () => {
  const view = flashDuel.view(fight().play(attack(3, 2)).state, seat(0));
  const hands = new Set<string>();
  for (let number = 0; number < 50; number++) {
    const state = imagine(view, fastRandom(number));
    const [mine, theirs] = state.fighters;
    expect(mine?.hand).toEqual([1, 1, 0, 1, 0]);
    expect(theirs?.hand.reduce((sum, count) => sum + count)).toBe(5);
    expect(state.unseen.map((count, index) => count + (theirs?.hand[index] ?? 0))).toEqual([7, 7, 6, 7, 8]);
    hands.add(String(theirs?.hand));
  }
  expect(hands.size).toBeGreaterThan(20);
});

/** The cards that are in a hand of the opponent however it is imagined, by the seat that is asked. */
function alwaysHeld({ state, asked }: DuelTable): readonly Card[] {
  const view = flashDuel.view(state, asked);
  const hands = Array.from({ length: 60 }, (_, number) => {
    return imagine(view, fastRandom(number)).fighters[1 - asked]?.hand ?? [];
  });
  return CARDS.flatMap((card) =>
    Array.from({ length: Math.min(...hands.map((hand) => countOf(hand, card))) }, () => card),
  );
}

const FOUR_THREES: Setup['hands'] = [
  [3, 3, 3, 3, 4],
  [1, 2, 3, 4, 5],
];

test.each<[ability: string, character: CharacterId, choice: Choice, shown: readonly Card[], setup?: Setup]>([
  ['Rocket Punch', 'bbb', use('rocketPunch', { card: 3, count: 2 }), [3, 3]],
  ['Charged Shot', 'jaina', use('chargedShot', { card: 4 }), [4]],
  ['Bag of Tricks', 'setsuki', use('bagOfTricks', { card: 4 }), [4]],
  ['Green Eye’s Epiphany', 'valerie', use('greenEyesEpiphany', { card: 4, other: 5 }), [4]],
  ['Poker Flourish', 'lum', use('pokerFlourish', { card: 3 }), [3, 3, 3, 3], { hands: FOUR_THREES }],
  ['Steam Vent, which needs no card,', 'bbb', use('steamVent'), []],
  ['Political Prowess, too,', 'quince', use('politicalProwess', { card: 4 }), [], { discard: [4] }],
])(
  '12.3 %s: while it can still be countered, only what it needs is known',
  (_, character, choice, shown, setup) => {
    const hands = [
      [1, 2, 3, 3, 4],
      [1, 2, 3, 4, 5],
    ] as const;
    const table = new DuelTable({ characters: [character, 'grave'], hands, spaces: [5, 9], ...setup }).play(
      choice,
    );
    expect([table.asked, table.question]).toEqual([1, 'ability:foeAnnounces']);
    expect(alwaysHeld(table)).toEqual(shown);
  },
);

test('12.3 Pincer Attack: while it can still be countered, only what it needs is known', () => {
  const hands = [
    [1, 2, 3, 3, 5],
    [1, 2, 3, 4, 5],
  ] as const;
  const setup: Setup = { characters: ['onimaru', 'grave'], hands, spaces: [6, 14], draws: [4, 4] };
  // The Soldier has come to 16, three spaces behind Grave.
  const table = new DuelTable(setup).play(use('clockworkSoldier'));
  table.play({ type: 'decline' }, move(1, 'backward'), move(1, 'forward'));
  table.play(use('pincerAttack', { card: 3, count: 2 }));
  expect([table.asked, table.question]).toEqual([1, 'ability:foeAnnounces']);
  expect(alwaysHeld(table)).toEqual([3, 3]);
  expect(table.leftOver).toBe(0);
});

test.each<[ability: string, character: CharacterId, choice: Choice, shown: readonly Card[]]>([
  ['Protective Ward', 'argagarg', use('protectiveWard'), [3]],
  ['Martial Mastery', 'grave', use('martialMastery', { card: 5 }), [5, 5]],
  ['Blue Eye’s Epiphany', 'valerie', use('blueEyesEpiphany', { card: 4, other: 3 }), [3, 4]],
  ['Acrobatics', 'vendetta', use('acrobatics', { card: 4 }), [4]],
])('12.3 %s: while it can still be countered, only what it needs is known', (_, character, choice, shown) => {
  const hands = [
    [1, 1, 2, 3, 3],
    [3, 4, 5, 5, 1],
  ] as const;
  const table = new DuelTable({ characters: ['grave', character], hands, spaces: [6, 9] });
  table.play(attack(3, 2), choice);
  expect([table.asked, table.question]).toEqual([0, 'ability:foeAnnounces']);
  expect(alwaysHeld(table)).toEqual(shown);
});
