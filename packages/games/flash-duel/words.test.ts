import { readFileSync } from 'node:fs';
import { type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  ALL_CHOICES,
  attack,
  block,
  type Choice,
  dashingStrike,
  goFirst,
  move,
  push,
  retreat,
  TAKE_HIT,
} from './choice.ts';
import type { Event } from './event.ts';
import type { AbilityId } from './ids.ts';
import { flashDuel, optionsOf } from './index.ts';
import { DuelTable, type Setup, use } from './testing/table.ts';

const RULES = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
const { words } = flashDuel;
const nameOf = (one: Seat) => (one === 0 ? 'Grave' : 'Rook');

function isRule(number: string | undefined): boolean {
  return RULES.includes(`**${number}**`);
}

function questionTo(table: DuelTable): string {
  const [decision] = flashDuel.decisions(table.state);
  if (!decision) throw new Error('nothing is asked');
  const phrase = words.question(decision, flashDuel.view(table.state, decision.seat), nameOf);
  expect(isRule(phrase.rule)).toBe(true);
  return phrase.text;
}

describe('questions', () => {
  const hands = [
    [3, 3, 2, 1, 5],
    [3, 3, 1, 4, 4],
  ] as const;

  test.each<[setup: Setup, choices: readonly Choice[], text: string]>([
    [{ spaces: [4, 15] }, [], 'Your move. The distance is 11.'],
    [{ hands, spaces: [5, 8] }, [attack(3, 1)], 'Grave attacked with a 3. Block?'],
    [{ hands, spaces: [5, 8] }, [attack(3, 2)], 'Grave attacked with two 3s. Block?'],
    [
      { hands, spaces: [5, 8] },
      [dashingStrike(2, 1, 1)],
      'Grave dashed in and struck with a 1. Block or retreat?',
    ],
    // Only what the hand allows is asked for.
    [
      { hands: [[3, 3, 3, 1, 1], hands[1]], spaces: [5, 8] },
      [attack(3, 3)],
      'Grave attacked with three 3s. You cannot block it.',
    ],
    [
      {
        hands: [
          [2, 2, 4, 1, 1],
          [3, 3, 3, 5, 5],
        ],
        spaces: [10, 16],
      },
      [dashingStrike(2, 4, 1)],
      'Grave dashed in and struck with a 4. Retreat?',
    ],
    [
      {
        hands: [
          [2, 2, 4, 1, 1],
          [4, 3, 3, 5, 5],
        ],
        spaces: [12, 18],
      },
      [dashingStrike(2, 4, 1)],
      'Grave dashed in and struck with a 4. Block?',
    ],
    [
      {
        hands: [
          [2, 2, 4, 1, 1],
          [3, 3, 3, 5, 5],
        ],
        spaces: [12, 18],
      },
      [dashingStrike(2, 4, 1)],
      'Grave dashed in and struck with a 4. You can neither block nor retreat.',
    ],
    [{ edition: 'v4.1', spaces: [5, 8] }, [attack(3, 1), TAKE_HIT], 'Who goes first in the next round?'],
    [
      { characters: ['jaina', 'rook'], spaces: [5, 10] },
      [attack(5, 1), use('flameArrow')],
      'Grave attacked with a 5. It cannot be blocked.',
    ],
    [
      { characters: ['midori', 'rook'], hands, spaces: [5, 8] },
      [use('dragonForm'), dashingStrike(2, 1, 1)],
      'Grave dashed in and struck with a 1. It takes two 1s to block. Retreat?',
    ],
    [
      { characters: ['geiger', 'rook'], draws: [1, 2, 3] },
      [use('researchAndDevelopment')],
      'In which order do these cards go back on the draw pile?',
    ],
    [{ characters: ['quince', 'rook'] }, [use('hiddenAgenda')], 'Which card do you lay face down?'],
  ])('%#', (setup, choices, text) => {
    expect(questionTo(new DuelTable(setup).play(...choices))).toBe(text);
  });
});

describe('choices', () => {
  test.each<[choice: Choice, text: string]>([
    [goFirst(seat(0)), 'Go first'],
    [goFirst(seat(1)), 'Go second'],
    [move(3, 'forward'), 'Move 3 forward'],
    [move(3, 'backward'), 'Move 3 backward'],
    [push(2), 'Push 2'],
    [attack(4, 1), 'Attack with a 4'],
    [attack(4, 3), 'Attack with three 4s'],
    [dashingStrike(2, 5, 2), 'Dash 2, strike with two 5s'],
    [block(1, 2), 'Block with two 1s'],
    [retreat(5), 'Retreat 5'],
    [TAKE_HIT, 'Let it hit'],
    [use('spectralPush', { space: 12 }), 'Use Spectral Push: to 12'],
    [use('bagOfTricks', { card: 2 }), 'Use Bag of Tricks: discard a 2'],
    [use('landmine', { space: 9 }), 'Use Landmine: on 9'],
    [use('greenEyesEpiphany', { card: 2, other: 3 }), 'Use Green Eye’s Epiphany: a 2 as a 3'],
    [use('rocketPunch', { card: 2, count: 2 }), 'Use Rocket Punch: two 2s'],
    [use('troublesomeRhetoric', { card: 3, target: seat(1) }), 'Use Troublesome Rhetoric: name the 3, Rook'],
    [use('spectralPush', { space: 12, target: seat(1) }), 'Use Spectral Push: to 12, Rook'],
  ])('%j', (choice, text) => {
    const phrase = words.choice(choice, flashDuel.view(new DuelTable().state, seat(0)), nameOf);
    expect(phrase.text).toBe(text);
    expect(isRule(phrase.rule)).toBe(true);
  });

  test('every one there is has words of its own', () => {
    const view = flashDuel.view(new DuelTable().state, seat(0));
    expect(new Set(ALL_CHOICES.map((choice) => words.choice(choice, view, nameOf).text)).size).toBe(
      ALL_CHOICES.length,
    );
  });
});

describe('events', () => {
  const [one, other] = [seat(0), seat(1)];

  test.each<[event: Event, text: string]>([
    [{ type: 'coinFlipped', first: one }, 'The coin fell for Grave.'],
    [{ type: 'firstPlayerChosen', by: other, first: one }, 'Rook chose: Grave first.'],
    [{ type: 'roundBegan', round: 2, first: one }, 'Round 2. First: Grave.'],
    [{ type: 'cardsDrawn', seat: one, count: 1 }, 'Grave drew a card.'],
    [{ type: 'cardsDrawn', seat: one, count: 3 }, 'Grave drew three cards.'],
    [{ type: 'cardsDrawn', seat: one, count: 2, cards: [4, 1] }, 'Grave drew two cards (4 1).'],
    [{ type: 'turnBegan', seat: other }, 'Turn: Rook.'],
    [{ type: 'recovered', seat: other }, 'Rook spent the turn recovering.'],
    [{ type: 'moved', seat: one, card: 3, from: 1, to: 4 }, 'Grave played a 3 and moved from 1 to 4.'],
    [{ type: 'moved', seat: one, card: 3, from: 1, to: 1 }, 'Grave played a 3 and stayed on 1.'],
    [{ type: 'moved', seat: one, from: 6, to: 4 }, 'Grave moved from 6 to 4.'],
    [{ type: 'cardsDiscarded', seat: one, cards: [2] }, 'Grave discarded 2.'],
    [{ type: 'cardsDiscarded', seat: one, cards: [] }, 'Grave had nothing to discard.'],
    [{ type: 'handDealt', seat: one, count: 2 }, 'Grave was dealt two cards.'],
    [{ type: 'handDealt', seat: one, count: 2, cards: [1, 4] }, 'Grave was dealt two cards (1 4).'],
    [{ type: 'cardTaken', seat: one, card: 5 }, 'Grave took a 5 from the discard pile.'],
    [{ type: 'cardsTurnedUp', seat: one, cards: [3, 5] }, 'Grave turned up 3 5.'],
    [{ type: 'cardsTakenBack', seat: one, card: 3, count: 2 }, 'Grave took two 3s back.'],
    [{ type: 'cardStashed', seat: one }, 'Grave laid a card face down.'],
    [{ type: 'cardStashed', seat: one, card: 3 }, 'Grave laid a 3 face down.'],
    [{ type: 'stashTaken', seat: one }, 'Grave took a card back from the stash.'],
    [{ type: 'discardReshuffled', seat: one }, 'Grave shuffled the discard pile into the draw pile.'],
    [{ type: 'stakesRaised', seat: one, stakes: 2 }, 'This round is now worth 2 tokens.'],
    [
      { type: 'pushed', seat: one, card: 3, target: other, from: 8, to: 11 },
      'Grave played a 3 against Rook, who was pushed from 8 to 11.',
    ],
    [{ type: 'dashed', seat: one, card: 3, from: 1, to: 4 }, 'Grave played a 3 and dashed from 1 to 4.'],
    [
      { type: 'attacked', seat: one, target: other, card: 2, count: 2, dashing: false },
      'Grave attacked Rook with two 2s.',
    ],
    [
      { type: 'attacked', seat: one, target: other, card: 2, count: 1, dashing: true },
      'Grave struck Rook with a 2.',
    ],
    [{ type: 'blocked', seat: other, card: 2, count: 1 }, 'Rook blocked with a 2.'],
    [
      { type: 'retreated', seat: other, card: 2, from: 8, to: 10 },
      'Rook played a 2, retreated from 8 to 10 and must recover next turn.',
    ],
    [{ type: 'hitTaken', seat: other, by: one }, 'Grave hit Rook!'],
    [{ type: 'timeRanOut' }, 'Time ran out: the last card was drawn.'],
    [
      {
        type: 'handsShown',
        hands: [
          [1, 0, 2, 0, 0],
          [0, 0, 0, 0, 0],
        ],
      },
      'Hands were shown. Grave: 1 3 3; Rook: nothing.',
    ],
    [
      { type: 'roundEnded', round: 1, reason: 'hit', winner: 0, tokens: [1, 0] },
      'Grave won round 1. Tokens: 1 to 0.',
    ],
    [
      { type: 'roundEnded', round: 1, reason: 'lastHits', winner: 0, tokens: [1, 0] },
      'Time ran out: Grave struck the last hits and took round 1. Tokens: 1 to 0.',
    ],
    [
      { type: 'roundEnded', round: 3, reason: 'advance', winner: 1, tokens: [1, 2] },
      'Time ran out: Rook stood farther on and won round 3. Tokens: 1 to 2.',
    ],
    [
      { type: 'roundEnded', round: 3, reason: 'tie', tokens: [1, 1] },
      'Time ran out with neither side ahead: round 3 is tied. Tokens: 1 to 1.',
    ],
    [{ type: 'gameWon', seats: [one] }, 'Grave won the game.'],
  ])('%j', (event, text) => {
    const phrase = words.event(event, nameOf);
    expect(phrase.text).toBe(text);
    expect(isRule(phrase.rule)).toBe(true);
  });
});

describe('why not', () => {
  const apart: Setup = {
    hands: [
      [1, 1, 2, 3, 3],
      [1, 2, 3, 4, 5],
    ],
    spaces: [5, 9],
  };
  const close: Setup = {
    hands: [
      [1, 1, 2, 3, 3],
      [1, 2, 3, 4, 5],
    ],
    spaces: [5, 6],
  };
  const attacked: Setup = {
    hands: [
      [3, 3, 2, 1, 5],
      [3, 1, 2, 4, 4],
    ],
    spaces: [5, 8],
  };
  const cornered: Setup = {
    hands: [
      [3, 3, 2, 1, 5],
      [3, 2, 2, 4, 4],
    ],
    spaces: [15, 18],
  };

  test.each<[setup: Setup, before: readonly Choice[], wondered: Choice, rule: string, text: string]>([
    [apart, [], move(4, 'forward'), '5.1', 'You hold no 4; this needs a 4.'],
    [apart, [], push(3), '6.1', 'You are 4 spaces apart; pushing needs 1.'],
    [close, [], push(4), '6.2', 'You hold no 4; this needs a 4.'],
    [apart, [], attack(3, 1), '7.1', 'The distance is 4, so only 4s attack.'],
    [
      { ...apart, spaces: [1, 18] },
      [],
      attack(3, 1),
      '7.1',
      'The distance is 17, so only a dashing strike could reach.',
    ],
    [apart, [], attack(4, 1), '7.2', 'You hold no 4; this needs a 4.'],
    [close, [], attack(1, 3), '7.2', 'You hold two 1s; this needs three 1s.'],
    [close, [], dashingStrike(2, 1, 1), '8.3', 'Next to the opponent there is no room to dash.'],
    [apart, [], dashingStrike(2, 3, 1), '8.1', 'After a dash of 2 the distance is 2, so 3s do not reach.'],
    [apart, [], dashingStrike(4, 1, 1), '8.1', 'You hold no 4; this needs a 4.'],
    [apart, [], dashingStrike(2, 2, 1), '8.1', 'You hold a 2; this needs two 2s.'],
    [apart, [], dashingStrike(3, 1, 3), '8.1', 'You hold two 1s; this needs three 1s.'],
    [apart, [], block(3, 1), '9.1', 'There is nothing to block.'],
    [apart, [], retreat(3), '9.2', 'There is nothing to retreat from.'],
    [apart, [], TAKE_HIT, '9.1', 'There is nothing to answer.'],
    [apart, [], goFirst(seat(0)), '3.5', 'Who goes first is not yours to choose now.'],
    [attacked, [attack(3, 1)], move(2, 'forward'), '4.2', 'First the attack must be answered.'],
    [attacked, [attack(3, 1)], retreat(2), '9.1', 'An attack cannot be retreated from.'],
    [attacked, [attack(3, 1)], block(4, 1), '9.3', 'Only a 3 can block this.'],
    [attacked, [attack(3, 2)], block(3, 1), '9.3', 'Only two 3s can block this.'],
    [attacked, [attack(3, 2)], block(3, 2), '9.3', 'You hold a 3; this needs two 3s.'],
    [attacked, [dashingStrike(2, 1, 1)], retreat(5), '9.4', 'You hold no 5; this needs a 5.'],
    [cornered, [dashingStrike(2, 1, 1)], retreat(2), '9.5', 'With the edge at your back you cannot retreat.'],
    [
      { ...attacked, edition: 'v4.1' },
      [attack(3, 1), TAKE_HIT],
      move(2, 'forward'),
      '3.5',
      'The next round has not begun.',
    ],
  ])('%#', (setup, before, wondered, rule, text) => {
    const table = new DuelTable(setup).play(...before);
    expect(table.try(wondered)).toEqual({ ok: false, error: 'NOT_LISTED', why: { text, rule } });
    expect(isRule(rule)).toBe(true);
  });

  test('of an ability: not lit, face down, another used this turn, always on, not the player’s own', () => {
    const hands = [
      [3, 3, 1, 2, 4],
      [3, 3, 4, 4, 2],
    ] as const;
    const table = new DuelTable({
      characters: ['troq', 'gwen'],
      hands: [hands[0], [...hands[1], 5]],
      spaces: [5, 8],
      draws: [5],
    });
    const why = (ability: AbilityId, of: 0 | 1) =>
      words.whyNot({ type: 'use', ability }, flashDuel.view(table.state, seat(of)), seat(of));
    expect(why('giantGrowth', 0)).toMatchObject({
      rule: '13.4',
      text: expect.stringMatching(/^Its moment has not come/),
    });
    expect(why('shadowPlague', 1)).toEqual({ text: 'Shadow Plague is always on.', rule: '13.13' });
    expect(why('reversal', 0)).toEqual({ text: 'Reversal is not yours.', rule: '13.3' });
    table.play(attack(3, 1), { type: 'use', ability: 'giantGrowth' });
    expect(why('giantGrowth', 0)).toEqual({
      text: 'Giant Growth lies face down until the next round.',
      rule: '13.7',
    });
    expect(why('warStomp', 0)).toEqual({ text: 'You have used an ability this turn.', rule: '13.5' });
    expect(words.wonders(flashDuel.view(table.state, seat(0)), seat(0))).toContainEqual({
      type: 'use',
      ability: 'warStomp',
    });
  });

  test('before the first round nothing can be done on the bridge', () => {
    const { state } = flashDuel.setup(optionsOf({ mode: 'full' }), 2, { type: 'fast', a: 1, b: 2 });
    const why = words.whyNot(move(1, 'forward'), flashDuel.view(state, seat(0)), seat(0));
    expect(why).toEqual({ text: 'The first round has not begun.', rule: '3.3' });
  });

  test('of a choice that is listed for the other seat only, that one is not asked', () => {
    const { state } = new DuelTable(apart);
    const view = flashDuel.view(state, seat(1));
    expect(words.whyNot(move(4, 'forward'), view, seat(1))).toEqual({
      text: 'Nothing is asked of you now.',
      rule: '4.1',
    });
    expect(words.whyNot(attack(4, 1), view, seat(1)).text).toBe('Nothing is asked of you now.');
  });

  test('a spectator’s question gives away no hand', () => {
    const view = flashDuel.view(new DuelTable(apart).state, 'spectator');
    expect(words.whyNot(move(1, 'forward'), view, seat(0)).text).toBe('You hold no 1; this needs a 1.');
  });
});
