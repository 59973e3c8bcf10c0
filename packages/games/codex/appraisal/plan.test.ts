import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { entryOf, specCards } from '../catalogue.ts';
import { SPECS } from '../ids.ts';
import { coming } from '../testing/teams.ts';
import { specWorth, techWorth } from './plan.ts';
import { PLANS } from './plans.ts';

const ME = seat(0);

test.each(SPECS)('there is a plan for every card of %s', (spec) => {
  expect(Object.keys(PLANS[spec]).toSorted()).toEqual(specCards(spec).toSorted());
});

test('a unit is teched before a spell at first, and the plan changes with the turns', () => {
  const { state } = coming({});
  const [player] = state.players;
  if (!player) throw new Error('nobody plays');
  const worths = [1, 3, 5].map((turns) => {
    player.turns = turns;
    return { unit: techWorth(state, ME, 'nebula'), spell: techWorth(state, ME, 'now') };
  });
  expect(worths[0]?.unit).toBeGreaterThan(worths[0]?.spell ?? 0);
  expect(new Set(worths.map(({ spell }) => spell)).size).toBe(3);
});

test('5.2 a card of a spec that is not the chosen one comes last', () => {
  const { state } = coming({ tech: 'future' });
  const closed = specCards('anarchy').filter((card) => (entryOf(card).tech ?? 0) >= 2);
  expect(closed.length).toBeGreaterThan(3);
  const open = specCards('future').map((card) => techWorth(state, ME, card));
  for (const card of closed) expect(techWorth(state, ME, card)).toBeLessThan(Math.min(...open));
});

test('5.2 the spec is chosen whose cards were teched', () => {
  const { state } = coming({ hand: ['nebula'], deck: ['void-star'], discard: ['steam-tank'] });
  expect(specWorth(state, ME, 'future')).toBeGreaterThan(specWorth(state, ME, 'anarchy'));
  expect(specWorth(state, ME, 'bashing')).toBe(0);
});
