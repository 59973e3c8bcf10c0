import { type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, TAKE_HIT } from './choice.ts';
import type { Event } from './event.ts';
import { ABILITIES_OF, type AbilityId } from './ids.ts';
import { flashDuel } from './index.ts';
import { nameOfAbility } from './phrase.ts';
import { DuelTable, use } from './testing/table.ts';

const [one, other] = [seat(0), seat(1)];
/** As long as any name of a fighter. */
const NAMES = ['Persephone', 'Argagarg'];
const nameOf = (of: Seat) => NAMES[of] ?? '';
const said = (event: Event) => flashDuel.words.event(event, nameOf).text;
/** A line that fits on a phone in two. */
const LONGEST = 92;

const blow = { card: 4, count: 2, needs: 4, needsCount: 2, blockable: true } as const;

/** One of each, with what came of it. */
const EVENTS: {
  readonly [Type in Event['type']]: readonly [Extract<Event, { type: Type }>, effect: string];
} = {
  coinFlipped: [{ type: 'coinFlipped', first: one }, 'for Persephone'],
  firstPlayerChosen: [{ type: 'firstPlayerChosen', by: one, first: other }, 'Argagarg first'],
  roundBegan: [{ type: 'roundBegan', round: 2, first: one }, 'First: Persephone'],
  cardsDrawn: [{ type: 'cardsDrawn', seat: one, count: 3, cards: [1, 2, 5] }, 'three cards (1 2 5)'],
  turnBegan: [{ type: 'turnBegan', seat: one }, 'Turn: Persephone'],
  recovered: [{ type: 'recovered', seat: one }, 'spent the turn'],
  moved: [{ type: 'moved', seat: one, card: 3, from: 1, to: 4 }, 'from 1 to 4'],
  pushed: [{ type: 'pushed', seat: one, card: 3, target: other, from: 8, to: 11 }, 'from 8 to 11'],
  dashed: [{ type: 'dashed', seat: one, card: 1, from: 10, to: 9 }, 'from 10 to 9'],
  attacked: [
    { type: 'attacked', seat: one, target: other, card: 2, count: 2, dashing: false },
    'Argagarg with two 2s',
  ],
  blocked: [{ type: 'blocked', seat: one, card: 2, count: 2 }, 'with two 2s'],
  retreated: [{ type: 'retreated', seat: one, card: 2, from: 8, to: 6 }, 'must recover next turn'],
  hitTaken: [{ type: 'hitTaken', seat: one, by: other, blow, held: 0 }, 'with two 4s; Persephone held none'],
  timeRanOut: [{ type: 'timeRanOut' }, 'the last card was drawn'],
  handsShown: [
    {
      type: 'handsShown',
      hands: [
        [1, 0, 2, 0, 0],
        [0, 0, 0, 0, 0],
      ],
    },
    'Persephone: 1 3 3',
  ],
  roundEnded: [
    { type: 'roundEnded', round: 3, reason: 'advance', winner: 1, tokens: [1, 2] },
    'Time ran out: Argagarg stood farther on',
  ],
  gameWon: [{ type: 'gameWon', seats: [one] }, 'won the game'],
  gameDrawn: [{ type: 'gameDrawn' }, 'Nobody won'],
  ledBy: [{ type: 'ledBy', seat: one }, 'first for the team'],
  abilityTaken: [{ type: 'abilityTaken', seat: one, ability: 'deepBreath' }, 'Deep Breath'],
  blockShared: [{ type: 'blockShared', seat: one, card: 3, count: 2 }, 'toward a block'],
  dashBlocked: [
    { type: 'dashBlocked', seat: one, ally: other, dash: 2, from: 3, to: 5, card: 3, count: 2 },
    'to block for Argagarg',
  ],
  fell: [{ type: 'fell', seat: one, hand: [1, 0, 0, 0, 1] }, 'was defeated and laid down 1 5'],
  pileRenewed: [{ type: 'pileRenewed', left: 2 }, 'two more to come'],
  loyaltyDealt: [{ type: 'loyaltyDealt', seat: one, role: 'traitor' }, 'the traitor card'],
  revealed: [{ type: 'revealed', seat: one }, 'fights for the Dragon'],
  handNamed: [{ type: 'handNamed', seat: one, hand: [0, 2, 0, 0, 0], right: true }, 'Persephone is defeated'],
  sideChanged: [{ type: 'sideChanged', seat: one, to: 18 }, 'to the Dragon, to 18'],
  accused: [{ type: 'accused', seat: one, by: other, right: false }, 'Wrong: Argagarg is defeated'],
  lifeClaimed: [{ type: 'lifeClaimed', seat: one, life: 3 }, 'three hit points left'],
  lifeRegained: [{ type: 'lifeRegained', seat: one, life: 2 }, 'two hit points left'],
  handShownTo: [{ type: 'handShownTo', seat: one, to: other, hand: [1, 1, 0, 0, 0] }, 'Argagarg 1 2'],
  traitorKnown: [{ type: 'traitorKnown', seat: one }, 'had the traitor card'],
  charactersChosen: [
    { type: 'charactersChosen', characters: ['menelker', 'argagarg'] },
    'Persephone: Master Menelker; Argagarg: Argagarg Garg',
  ],
  characterChosen: [{ type: 'characterChosen', seat: one, character: 'grave' }, 'Grave Stormborne'],
  passed: [{ type: 'passed', seat: one }, 'no card to play and passed'],
  poolLaidOut: [
    { type: 'poolLaidOut', pool: [...ABILITIES_OF.grave, ...ABILITIES_OF.rook], first: other },
    'First to draft: Argagarg',
  ],
  abilityDrafted: [{ type: 'abilityDrafted', seat: one, ability: 'reversal' }, 'drafted Reversal'],
  abilitySwapped: [
    { type: 'abilitySwapped', seat: one, out: 'reversal', in: 'landmine' },
    'Reversal for Landmine',
  ],
  cardsShed: [{ type: 'cardsShed', seat: one, card: 3, count: 2 }, 'lost two 3s'],
  turnSkipped: [{ type: 'turnSkipped', seat: one }, 'drew nothing'],
  abilityUsed: [
    { type: 'abilityUsed', seat: one, ability: 'hexOfMurkwood', foe: other },
    'Argagarg cannot draw',
  ],
  abilityCountered: [{ type: 'abilityCountered', seat: one, ability: 'landmine' }, 'did nothing'],
  handShown: [{ type: 'handShown', seat: one, hand: [0, 0, 0, 1, 1] }, 'showed 4 5'],
  cardsDiscarded: [{ type: 'cardsDiscarded', seat: one, cards: [2, 4] }, 'discarded 2 4'],
  cardTaken: [{ type: 'cardTaken', seat: one, card: 5 }, 'a 5 from the discard pile'],
  cardsTurnedUp: [{ type: 'cardsTurnedUp', seat: one, cards: [3, 5] }, 'turned up 3 5'],
  cardsTakenBack: [{ type: 'cardsTakenBack', seat: one, card: 3, count: 2 }, 'two 3s back'],
  cardStashed: [{ type: 'cardStashed', seat: one }, 'a card face down'],
  stashTaken: [{ type: 'stashTaken', seat: one, card: 3 }, 'a 3 back'],
  topSeen: [{ type: 'topSeen', seat: one, count: 3, cards: [1, 1, 5] }, '1 1 5'],
  discardReshuffled: [{ type: 'discardReshuffled', seat: one }, 'into the draw pile'],
  stakesRaised: [{ type: 'stakesRaised', seat: one, stakes: 2 }, 'worth 2 tokens'],
  handDealt: [{ type: 'handDealt', seat: one, count: 4 }, 'four cards'],
  mineSprung: [{ type: 'mineSprung', seat: one, owner: other }, 'must miss the next turn'],
  soldierMarched: [{ type: 'soldierMarched', seat: one, to: 16 }, 'marched to 16'],
};

test.each(Object.entries(EVENTS))(
  '%s is told with what came of it, in one line',
  (_type, [event, effect]) => {
    expect(said(event)).toContain(effect);
    expect(said(event).length).toBeLessThanOrEqual(LONGEST);
  },
);

const ABILITIES: readonly AbilityId[] = Object.values(ABILITIES_OF).flat();

test.each(ABILITIES)('a use of %s says what comes of it', (ability) => {
  const text = said({
    type: 'abilityUsed',
    seat: one,
    ability,
    foe: other,
    against: 'researchAndDevelopment',
    way: { card: 3, other: 4, count: 2, space: 12 },
  });
  const name = nameOfAbility(ability);
  expect(text.startsWith(`Persephone used ${name}: `)).toBe(true);
  const effect = text.slice(`Persephone used ${name}: `.length);
  expect(effect.split(' ').length).toBeGreaterThan(2);
  expect(text).not.toMatch(/[{}]|undefined/);
  expect(text.length).toBeLessThanOrEqual(LONGEST);
});

describe('what the rules tell', () => {
  const hands = [
    [3, 3, 2, 1, 5],
    [3, 1, 2, 4, 4],
  ] as const;
  const lines = (table: DuelTable, viewer: Seat | 'spectator', type: Event['type']) =>
    table
      .eventsFor(viewer)
      .filter((event) => event.type === type)
      .map(said);

  test('14.1 a counter names what it cancels, and what it cancelled did nothing', () => {
    const table = new DuelTable({ characters: ['rook', 'grave'], spaces: [5, 6] }).play(
      attack(1, 1),
      use('windmillCrusher'),
    );
    table.play(use('reversal'));
    expect(lines(table, 'spectator', 'abilityUsed')).toEqual([
      'Argagarg used Reversal: Windmill Crusher is cancelled.',
    ]);
    expect(lines(table, 'spectator', 'abilityCountered')).toEqual([
      'Windmill Crusher did nothing, and its card stays turned.',
    ]);
  });

  test('12.3 only those who see a hand are told how little it held against a blow', () => {
    const table = new DuelTable({ edition: 'v4.1', hands, spaces: [5, 8] }).play(attack(3, 2), TAKE_HIT);
    const told = [one, other, 'spectator' as const].map((viewer) => lines(table, viewer, 'hitTaken')[0]);
    expect(told).toEqual([
      'Persephone hit Argagarg with two 3s!',
      'Persephone hit Argagarg with two 3s; Argagarg held only one!',
      'Persephone hit Argagarg with two 3s!',
    ]);
  });

  test('9.7 a blow that was let through, and one that nothing blocks, say so to both alike', () => {
    const through = new DuelTable({ edition: 'v4.1', hands, spaces: [5, 8] }).play(attack(3, 1), TAKE_HIT);
    expect(lines(through, other, 'hitTaken')).toEqual(['Persephone hit Argagarg with a 3!']);
    const crushed = new DuelTable({
      edition: 'v4.1',
      characters: ['rook', 'jaina'],
      hands,
      spaces: [8, 9],
    }).play(attack(1, 1), use('windmillCrusher'), TAKE_HIT);
    expect(lines(crushed, one, 'hitTaken')).toEqual([
      'Persephone hit Argagarg with a 1; it could not be blocked!',
    ]);
  });

  test('16.8 a hit that is survived says how many more can be', () => {
    const event: Event = { type: 'hitTaken', seat: one, by: other, left: 1 };
    expect(said(event)).toBe('Argagarg hit Persephone; one hit point left!');
  });
});
