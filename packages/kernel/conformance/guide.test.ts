import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defineGuide } from '../guide.ts';
import { parseRulebook } from '../rulebook.ts';
import { seat } from '../seat.ts';
import sound from '../skirmish/guide.ts';
import { skirmish } from '../skirmish/index.ts';
import soundPrimer from '../skirmish/primer.ts';
import { checkGuide } from './guide.ts';

const rulebook = parseRulebook(readFileSync(sound.rulebook, 'utf8'));
const OPTIONS = { seats: 4, rounds: 6 };

type SkirmishGuide = typeof sound;

const RIVALS: NonNullable<SkirmishGuide['rivals']> = {
  noun: 'tree',
  all: [{ id: 'ash', name: 'Ash' }],
  settings: [],
  options: (given) => given,
  isAskedFor: () => true,
  towards: () => [],
};
const ECHO = { id: 'echo', name: 'Echo', text: 'Turns a strike aside.', source: 'house', moments: [] };

const TURNS: NonNullable<SkirmishGuide['turns']> = {
  begins: (event) => (event.type === 'activated' ? { number: 1, seats: [event.seat] } : undefined),
  ends: ({ type }) => type === 'ended',
  text: ({ seats, view }) => `${seats} in round ${view.round}`,
};

const KEEPING: NonNullable<SkirmishGuide['feats']> = {
  all: [{ name: 'Luck', points: 1, rule: '1.1' }],
  counts: () => true,
  resultOf: () => 1,
  earned: (results) => (results.length > 0 ? [{ name: 'Luck', points: 1, rule: '1.1' }] : []),
  compact: (results) => results.slice(0, 1),
};

function check(parts: Partial<SkirmishGuide>, primer = soundPrimer): void {
  checkGuide(skirmish, { ...sound, ...parts }, { options: OPTIONS, games: 3, rulebook, primer });
}

test('a sound guide passes', () => {
  expect(() => check({})).not.toThrow();
  expect(() => check({ turns: TURNS })).not.toThrow();
  expect(() => check({ feats: KEEPING })).not.toThrow();
});

test('what a game need not say is said well enough', () => {
  const bare = defineGuide<never, never, never, never, typeof OPTIONS>({
    rulebook: sound.rulebook,
  });
  expect(() => check(bare as unknown as SkirmishGuide)).not.toThrow();
  const facts = bare.facts({ options: {}, deck: [] } as never, String);
  expect(facts.map(({ lines }) => lines)).toEqual([['none'], ['none']]);
});

test.each<[fault: string, primer: readonly string[], message: string]>([
  ['no primer', [], 'the primer is empty'],
  ['a primer that says nothing', [' '], 'the primer is no text'],
])('%s fails', (_fault, primer, message) => {
  expect(() => check({}, () => primer)).toThrow(message);
});

describe('a guide fails that', () => {
  test.each<[fault: string, parts: Partial<SkirmishGuide>, message: RegExp]>([
    ['titles a match by what is not there', { title: () => ['undefined rounds'] }, /the title is no text/],
    [
      'throws when asked for an option',
      {
        isAsked: (option) => {
          throw new Error(`what is ${option}?`);
        },
      },
      /what is seats\?/,
    ],
    ['forgets a seat', { figures: () => [{ seat: seat(0), side: 0 }] }, /the figures of 2 seats/],
    [
      'seats a figure twice',
      { figures: (...table) => [...sound.figures(...table), { seat: seat(0), side: 1 }] },
      /seat 0 has two figures/,
    ],
    [
      'has a figure that is called nothing',
      { figures: (...table) => [...sound.figures(...table), { side: 1 }] },
      /a figure without a seat has no name/,
    ],
    [
      'tells spectators nothing',
      { facts: (view, names) => (view.viewer === 'spectator' ? [] : sound.facts(view, names)) },
      /viewer spectator is told no facts/,
    ],
    [
      'has a heading without lines',
      { facts: () => [{ heading: 'Hand', lines: [] }] },
      /viewer 0 is told nothing under Hand/,
    ],
    [
      'shows what a program looks like inside',
      { facts: (view) => [{ heading: 'Hand', lines: [String(view)] }] },
      /is no text: \["Hand","\[object Object\]"\]/,
    ],
    [
      'knows no weight',
      { weight: (({ type }) => (type === 'rolled' ? undefined : 'plain')) as SkirmishGuide['weight'] },
      /an event has no weight: \{"type":"rolled"/,
    ],
    ['sets up a landmark of its own', { landmark: () => 'tower' as 'end' }, /an unknown landmark: tower/],
    [
      'opens a view with fewer seats',
      { openView: ([view]) => ({ ...(view as NonNullable<typeof view>), members: [] }) },
      /the open view lacks what the first seat sees/,
    ],
    ['says nothing about a choice', { about: () => [''] }, /what \w+ means is no text/],
    [
      'goes by chapters of an option that is no choice',
      { chapters: { option: 'rounds', of: {} } },
      /chapters go by rounds, which is no choice of several/,
    ],
    [
      'names a rule that is not there',
      {
        feats: {
          all: [{ name: 'Survivor', points: 1, rule: '9.9' }],
          counts: () => true,
          resultOf: () => 1,
          earned: () => [],
          compact: () => [],
        },
      },
      /Survivor names rule 9\.9, which does not exist/,
    ],
    [
      'lets players earn what is no feat',
      {
        feats: {
          all: [],
          counts: () => true,
          resultOf: () => 1,
          earned: () => [{ name: 'Luck', points: 1, rule: '1.1' }],
          compact: (results) => results,
        },
      },
      /Luck is earned, and is no feat/,
    ],
    [
      'loses what was earned when it keeps little',
      { feats: { ...KEEPING, compact: () => [] } },
      /what is kept of a result does not earn the same/,
    ],
    [
      'keeps every result',
      { feats: { ...KEEPING, compact: (results) => results } },
      /more is kept of a result that comes again/,
    ],
    [
      'gives away a hand in the text of a turn',
      { turns: { ...TURNS, text: ({ view }) => JSON.stringify(view.members.map(({ hand }) => hand)) } },
      /viewer 0 gives away more of a turn than all know/,
    ],
    [
      'gives away a drawn card in the text of a turn',
      { turns: { ...TURNS, text: ({ events }) => JSON.stringify(events) } },
      /viewer \d gives away more of a turn than all know/,
    ],
    [
      'has nothing to say of a turn',
      { turns: { ...TURNS, text: () => 'undefined' } },
      /the text of a turn is no text/,
    ],
    ['tells of turns that never begin', { turns: { ...TURNS, begins: () => undefined } }, /no turn was told/],
    [
      'sets rivals against each other that no seat is asked for',
      {
        rivals: { ...RIVALS, isAskedFor: () => false },
      },
      /no seat is asked for its rival/,
    ],
    [
      'leads to no rival',
      {
        rivals: RIVALS,
      },
      /no choice leads to ash/,
    ],
    [
      'sorts rivals by an option that is none',
      { rivals: { ...RIVALS, settings: ['colour'] } },
      /rivals go by colour, which is no option/,
    ],
    [
      'prints a card twice',
      {
        cards: {
          options: [],
          sources: { house: 'house card' },
          all: () => [{ id: 'deck', name: 'Deck', cards: [ECHO, ECHO] }],
          inPlay: () => [],
          usedBy: () => undefined,
        },
      },
      /two cards have the same id/,
    ],
    [
      'does not know where a card is from',
      {
        cards: {
          options: [],
          sources: {},
          all: () => [{ id: 'deck', name: 'Deck', cards: [ECHO] }],
          inPlay: () => [],
          usedBy: () => undefined,
        },
      },
      /card echo has the unknown source house/,
    ],
  ])('%s', (_fault, parts, message) => {
    expect(() => check(parts)).toThrow(message);
  });
});
