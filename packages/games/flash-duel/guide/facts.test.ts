import { fastRandom, fullTable, type Seat, seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { ABILITIES_OF, CHARACTER_IDS } from '../ids.ts';
import { flashDuel } from '../index.ts';
import { type Options, optionsOf, type State } from '../state.ts';
import type { View } from '../view.ts';
import { about } from './about.ts';
import { facts } from './facts.ts';

function dealt(options: Partial<Options>): State {
  const values = optionsOf(options);
  let { state } = flashDuel.setup(values, fullTable(flashDuel, values), fastRandom(3));
  while (state.round === 0) {
    const [asked] = flashDuel.decisions(state);
    const applied = asked && flashDuel.apply(state, asked.seat, asked.choices[0]);
    if (!applied?.ok) throw new Error('no seat is asked');
    state = applied.value.state;
  }
  return state;
}

const names = (one: Seat) => ['You', 'Rook', 'Mira', 'Tomas', 'Dragon'][one] ?? '';

function linesOf(view: View, heading: RegExp): readonly string[] {
  return facts(view, names).find((fact) => heading.test(fact.heading))?.lines ?? [];
}

test('a simple duel: hand, bridge, tokens, piles, what is unseen', () => {
  const state = dealt({});
  const view = flashDuel.view({ ...state, fighters: state.fighters.map((f) => ({ ...f })) }, seat(0));
  expect(linesOf(view, /^Your hand/)).toEqual([expect.stringMatching(/^(\d, ){4}\d\.$/)]);
  expect(linesOf(view, /bridge/)[0]).toBe('The distance to your opponent is 17.');
  expect(linesOf(view, /bridge/).at(-1)).toMatch(/^Rook: on space 18 of 18, facing 1, 5 cards/);
  expect(linesOf(view, /Tokens/)).toContain('You: 0 tokens.');
  expect(linesOf(view, /Piles/)).toEqual(['25 cards to draw.', 'Discarded: nothing.']);
  expect(linesOf(view, /not seen/).join()).toMatch(/^\w+ 1s?, \w+ 2s?, \w+ 3s?, \w+ 4s?, \w+ 5s?\.$/);
  expect(linesOf(view, /lasts/)).toEqual([]);
});

test('nothing is said of a hand that the viewer may not see', () => {
  const state = dealt({});
  const said = JSON.stringify(facts(flashDuel.view(state, 'spectator'), names));
  expect(said).not.toMatch(/Your hand|holding/);
  expect(said).toContain('The distance is 17.');
});

test('abilities stand with their owner, and say when they are spent', () => {
  const state = dealt({ mode: 'full' });
  const [mine] = state.fighters;
  const [first = 'reversal'] = mine?.abilities ?? [];
  const view = flashDuel.view(state, seat(0));
  const spent = { ...view, fighters: view.fighters.map((f, i) => (i === 0 ? { ...f, spent: [first] } : f)) };
  expect(linesOf(view, /^Your abilities/)).toHaveLength(3);
  expect(linesOf(spent, /^Your abilities/)[0]).toMatch(/ Spent\.$/);
  expect(linesOf(view, /^Abilities of Rook/)).toHaveLength(3);
});

test('a raid: hands of team mates, the Dragon’s hits, shuffles left', () => {
  const view = flashDuel.view(dealt({ mode: 'raid' }), seat(0));
  expect(linesOf(view, /bridge/)[0]).toBe('The distance to the nearest opponent is 17.');
  expect(linesOf(view, /bridge/).join(' ')).toMatch(/Rook: .*holding \d \d \d \d \d/);
  expect(linesOf(view, /bridge/).join(' ')).toMatch(/can take 3 hits/);
  expect(linesOf(view, /Piles/)).toContain('The discard pile is shuffled in 2 times more.');
  expect(linesOf(view, /Tokens/)).toEqual([]);
});

test('betrayal: each viewer is told of their own loyalty card only', () => {
  const state = dealt({ mode: 'betrayal' });
  const views = [0, 1, 2, 3, 4].map((one) => flashDuel.view(state, seat(one)));
  const said = views.map((view) => linesOf(view, /Loyalty/).join(' '));
  expect(said.filter((line) => line === 'You hold the traitor card.')).toHaveLength(1);
  expect(said.filter((line) => line === 'You are loyal.')).toHaveLength(4);
});

test('what lasts is told', () => {
  const view = flashDuel.view(dealt({}), seat(0));
  const [me, foe] = view.fighters;
  if (!me || !foe) throw new Error('two fight');
  const effects = { dragonForm: true, stash: 'hidden', refill: -2, skip: true, banned: 3 } as const;
  const lasting = { ...view, fighters: [me, { ...foe, effects, recovering: true }] };
  expect(linesOf(lasting, /lasts/)).toEqual([
    'Rook: in Dragon Form.',
    'Rook: has a card face down.',
    'Rook: the next refill is 2 cards smaller.',
    'Rook: 3s are no good for this turn’s action.',
    'Rook: misses the next turn.',
  ]);
  expect(linesOf(lasting, /bridge/).at(-1)).toContain('must recover');
});

test('a draft tells of the pool, and every choice of what it would mean', () => {
  const options = optionsOf({ mode: 'clockwork' });
  const { state } = flashDuel.setup(options, 2, fastRandom(1));
  const view = flashDuel.view(state, seat(0));
  expect(linesOf(view, /no fighter has/)).toHaveLength(12);
  const [ability = 'reversal'] = view.pool;
  expect(about({ type: 'draft', ability }, view)).toHaveLength(1);
  for (const character of CHARACTER_IDS) {
    expect(about({ type: 'chooseCharacter', character }, view)).toHaveLength(4);
  }
  for (const one of ABILITIES_OF.dragon)
    expect(about({ type: 'takeAbility', ability: one }, view)).toHaveLength(1);
  expect(about({ type: 'takeHit' }, view)).toEqual([]);
});
