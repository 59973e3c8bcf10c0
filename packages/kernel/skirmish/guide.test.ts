import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkGuide } from '../conformance/index.ts';
import { fastRandom, roll } from '../random.ts';
import { lookUp, parseRulebook } from '../rulebook.ts';
import { type Seat, seat, seats } from '../seat.ts';
import guide from './guide.ts';
import { skirmish } from './index.ts';
import primer from './primer.ts';
import { SkirmishTable } from './table.ts';

const rulebook = parseRulebook(readFileSync(guide.rulebook, 'utf8'));
const names = (one: Seat) => ['You', 'Bo', 'Cy', 'Di'][one] ?? '';

test.each([2, 5, 10])('at %i seats the guide keeps its promises along random play', (count) => {
  checkGuide(skirmish, guide, { options: { seats: count, rounds: 8 }, games: 5, rulebook, primer });
});

test('a viewer is told of their own hand, and only of the size of other hands', () => {
  const { match } = new SkirmishTable([['echo', 'stone', 'blade'], ['stone', 'stone', 'blade'], ['blade']]);
  const told = guide.facts(skirmish.view(match.state, seat(0)), names);
  expect(told.find(({ heading }) => heading === 'The seats')?.lines).toEqual([
    'You: 3 life, echo, stone, blade.',
    'Bo: 3 life, 3 cards.',
    'Cy: 3 life, 3 cards.',
  ]);
});

test('no two choices of a question read alike, and every question names a rule', () => {
  const random = fastRandom(7);
  for (const count of [2, 4, 10]) {
    let { state } = skirmish.setup({ seats: count, rounds: 8 }, count, random);
    while (!skirmish.outcome(state)) {
      const open = skirmish.decisions(state);
      for (const decision of open) {
        const view = skirmish.view(state, decision.seat);
        const { text, rule = '' } = skirmish.words.question(decision, view, String);
        expect(text).toMatch(/\?$/);
        expect(lookUp(rulebook, rule)?.rules).toHaveLength(1);
        const texts = decision.choices.map((choice) => skirmish.words.choice(choice, view, String).text);
        expect(new Set(texts).size).toBe(texts.length);
      }
      const awaiting = open.filter(({ kind }) => kind === 'awaited');
      const asked = awaiting[roll(random, awaiting.length)];
      const choice = asked?.choices[roll(random, asked.choices.length)];
      if (!asked || !choice) throw new Error('no seat is asked');
      ({ state } = skirmish.advance(state, asked.seat, choice));
    }
  }
});

test('every reason why not names a rule', () => {
  const { match } = new SkirmishTable([['echo'], ['blade']]);
  const view = skirmish.view(match.state, seat(0));
  for (const choice of skirmish.words.wonders(view, seat(0)))
    expect(lookUp(rulebook, skirmish.words.whyNot(choice, view, seat(0)).rule ?? '')?.rules).toHaveLength(1);
});

test('an open view shows every hand', () => {
  const { match } = new SkirmishTable([['echo'], ['blade'], ['stone']]);
  const open = guide.openView(seats(3).map((one) => skirmish.view(match.state, one)));
  expect(open.members.map(({ hand }) => hand)).toEqual(match.state.members.map(({ hand }) => hand));
});
