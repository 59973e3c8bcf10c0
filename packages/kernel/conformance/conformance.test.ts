import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { type Choice, type Event, type Options, type State, skirmish, type View } from '../skirmish/index.ts';
import { comparePairs, walk } from './index.ts';

// A suite that cannot fail proves nothing: each of these games breaks one promise, and must be found out.

type Skirmish = Game<State, Choice, Event, View, Options>;
const options: Options = { seats: 2, rounds: 4 };
const broken = (parts: Partial<Skirmish>): Skirmish => ({ ...skirmish, ...parts });

describe('random play finds a game that', () => {
  let flips = 0;
  const imagined = new WeakSet<State>();

  test.each<[what: string, game: Skirmish, fault: RegExp]>([
    [
      'changes the state it was given',
      broken({
        apply(state, by, choice) {
          state.round += 1;
          return skirmish.apply(state, by, choice);
        },
      }),
      /apply changed its input/,
    ],
    [
      'goes on differently after loading',
      broken({
        apply(state, by, choice) {
          const applied = skirmish.apply(state, by, choice);
          flips += 1;
          if (applied.ok) applied.value.state.parried = flips % 2 === 0;
          return applied;
        },
      }),
      /the game goes on differently after loading/,
    ],
    [
      'refuses what it lists',
      broken({ apply: (state, by) => skirmish.apply(state, by, 'nonsense') }),
      /a listed choice was refused: NOT_LISTED/,
    ],
    [
      'accepts anything',
      broken({
        apply: (state, by, choice) => {
          const [first] = skirmish.decisions(state);
          const applied = skirmish.apply(state, by, choice);
          return applied.ok || !first ? applied : skirmish.apply(state, first.seat, first.choices[0]);
        },
      }),
      /nonsense was accepted/,
    ],
    [
      'accepts choices from anybody',
      broken({
        apply: (state, by, choice) => {
          const asked = skirmish.decisions(state).find(({ choices }) => choices.includes(choice as Choice));
          return skirmish.apply(state, by > 9 ? (asked?.seat ?? by) : by, choice);
        },
      }),
      /a choice of nobody was accepted/,
    ],
    [
      'asks without offering',
      asking((decisions) => decisions.map((one) => ({ ...one, choices: [] }))),
      /is asked bid but offered nothing/,
    ],
    [
      'offers a choice twice',
      asking((decisions) => decisions.map((one) => ({ ...one, choices: [...one.choices, ...one.choices] }))),
      /is offered a choice twice/,
    ],
    ['asks a seat twice', asking((decisions) => [...decisions, ...decisions]), /a seat is awaited twice/],
    [
      'asks nobody',
      asking((decisions) => decisions.filter(({ kind }) => kind === 'offer')),
      /nobody is awaited though there is no outcome/,
    ],
    [
      'asks on when it is over',
      broken({ outcome: (state) => skirmish.outcome(state) ?? { places: [1, 1] } }),
      /a decision is awaited though there is an outcome/,
    ],
    [
      'imagines other cards than the viewer sees',
      broken({
        imagine(view, random) {
          const state = skirmish.imagine(view, random);
          state.members.reverse();
          return state;
        },
      }),
      /an imagined state looks different to/,
    ],
    [
      'imagines another question',
      broken({
        imagine(view, random) {
          const state = skirmish.imagine(view, random);
          const top = state.stack.at(-1);
          if (top && view.viewer === 1) state.stack.push({ ...top, vars: { ...top.vars } });
          return state;
        },
        view: (state, viewer) => ({ ...skirmish.view(state, viewer), stack: [] }),
      }),
      /an imagined state/,
    ],
    [
      'imagines what cannot be played on',
      broken({
        imagine(view, random) {
          const state = skirmish.imagine(view, random);
          imagined.add(state);
          return state;
        },
        applyInPlace(state, by, choice) {
          if (imagined.has(state) && state.round > 1) throw new Error('no such card in that hand');
          return skirmish.applyInPlace(state, by, choice);
        },
      }),
      /no such card in that hand/,
    ],
    [
      'shows its own cards instead of a copy',
      broken({
        view(state, viewer) {
          const view = skirmish.view(state, viewer);
          return {
            ...view,
            members: view.members.map((one, index) => ({ ...one, hand: state.members[index]?.hand ?? [] })),
          };
        },
        imagine: (view, random) => skirmish.imagine({ ...view, members: view.members }, random),
      }),
      /a view of . changes as the game goes on|an imagined state/,
    ],
    ['has no words for a question', worded({ question: () => ({ text: '' }) }), /no words for bid/],
    ['has no words for a choice', worded({ choice: () => ({ text: '' }) }), /no words for a choice of bid/],
    [
      'says the same of two choices',
      worded({ choice: () => ({ text: 'Do it' }) }),
      /two choices of bid read alike/,
    ],
    ['has no words for an event', worded({ event: () => ({ text: '' }) }), /an event without words/],
    ['forgets a seat in the end', ending(() => [1]), /not every seat has a place/],
    ['has no winner', ending(() => [2, 2]), /nobody has the first place/],
    [
      'plays differently in a search',
      broken({
        applyInPlace(state, by, choice, tell) {
          const next = skirmish.applyInPlace(state, by, choice, tell);
          state.round = 77;
          return next;
        },
      }),
      /the same choices gave another game/,
    ],
  ])('%s', (_what, game, fault) => {
    expect(() => walk(game, { options, games: 20, offers: 3 })).toThrow(fault);
  });

  test('never ends', () => {
    expect(() => walk(skirmish, { options, games: 5, longest: 3 })).toThrow(/not over after 3 choices/);
  });

  test('and names the game by its number, so that it can be played again', () => {
    const game = ending(() => [2, 2]);
    expect(() => walk(game, { options, games: 5, seed: 41 })).toThrow(/^skirmish, game 41: /);
  });
});

test('a pair that can be told apart is named by its number', () => {
  const game = broken({
    view: (state, viewer) => ({ ...skirmish.view(state, viewer), round: state.deck.indexOf('echo') }),
  });
  expect(() => comparePairs(game, { options, games: 300 })).toThrow(/^skirmish, pair \d+: /);
});

function asking(
  change: (decisions: ReturnType<Skirmish['decisions']>, state: State) => ReturnType<Skirmish['decisions']>,
): Skirmish {
  return broken({ decisions: (state) => change(skirmish.decisions(state), state) });
}

function worded(words: Partial<Skirmish['words']>): Skirmish {
  return broken({ words: { ...skirmish.words, ...words } });
}

function ending(places: () => readonly number[]): Skirmish {
  return broken({ outcome: (state) => skirmish.outcome(state) && { places: places() } });
}
