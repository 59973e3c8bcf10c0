import { describe, expect, test } from 'vitest';
import { Authority } from './authority.ts';
import type { Paused } from './frame.ts';
import { copyStack } from './frame.ts';
import { defineGame } from './game.ts';
import { Rules } from './procedure.ts';
import { copyRandom, fastRandom, roll } from './random.ts';
import { seat } from './seat.ts';

type Choice = { readonly type: 'think' | 'roll' | 'peek' | 'say' | 'show' };
type Event = { readonly type: 'said' | 'peeked' };
interface State extends Paused<Choice> {
  thoughts: number;
  shown: number;
}

const KINDS = ['think', 'roll', 'peek', 'say', 'show'] as const;

/** One seat chooses for ever, another looks on: each choice shows something in one way only, or not at all. */
const rules = new Rules<State, Choice, Event>();
const musing = rules.procedure<object>('musing', {
  thoughtHad: {
    asks: () => ({ seat: seat(0), question: 'muse', choices: KINDS.map((type) => ({ type })) }),
    run({ state, tell }, _vars, answer) {
      state.thoughts += 1;
      if (answer?.type === 'roll') roll(state.random, 6);
      if (answer?.type === 'peek') tell?.({ type: 'peeked' }, { to: [seat(0)] });
      if (answer?.type === 'say') tell?.({ type: 'said' });
      if (answer?.type === 'show') state.shown += 1;
      return 'thoughtHad';
    },
  },
});
const game = defineGame<State, Choice, Event, object, object>({
  id: 'musing',
  name: 'Musing',
  rulesVersion: '1',
  migrations: [],
  options: {},
  seatCount: () => 2,
  rules,
  begin(_options, _seats, random, tell) {
    const state: State = { random, stack: [], thoughts: 0, shown: 0 };
    rules.begin(state, musing, {}, tell);
    return state;
  },
  copy: (state) => ({ ...state, random: copyRandom(state.random), stack: copyStack(state.stack) }),
  outcome: () => undefined,
  view: ({ thoughts, shown }, viewer) => (viewer === 0 ? { thoughts, shown } : { shown }),
  imagine: () => {
    throw new Error('nobody imagines anything here');
  },
  words: {
    question: () => ({ text: '?' }),
    choice: ({ type }) => ({ text: type }),
    event: ({ type }) => ({ text: type }),
    whyNot: () => ({ text: 'no' }),
    wonders: () => [],
  },
});

const authority = new Authority(game);

function after(...types: readonly Choice['type'][]) {
  let { match } = authority.start({}, fastRandom(1));
  for (const type of types) {
    const id = authority.snapshot(match, seat(0)).decision?.id ?? '';
    const chosen = authority.choose(match, seat(0), id, { type });
    if (!chosen.ok) throw new Error(chosen.why.text);
    match = chosen.value.match;
  }
  return match;
}

describe('a choice may be taken back freely', () => {
  test.each<[what: string, type: Choice['type'], free: boolean]>([
    ['when it told nobody anything', 'think', true],
    ['not when it used chance, though nobody saw the result', 'roll', false],
    ['not when it showed its own seat something hidden', 'peek', false],
    ['not when others heard of it', 'say', false],
    ['not when others see the table changed', 'show', false],
  ])('%s', (_what, type, free) => {
    const match = after(type);
    expect(authority.snapshot(match, seat(0)).undo).toBe(free);
    expect(authority.undo(match, seat(0)).ok).toBe(free);
  });

  test('one after the other, back to the last that was not free', () => {
    const match = after('say', 'think', 'think');
    const first = authority.undo(match, seat(0));
    if (!first.ok) throw new Error(first.why.text);
    expect(first.value.match.state.thoughts).toBe(2);
    expect(first.value.letters.map(({ viewer, update }) => [viewer, update.events])).toEqual([[0, []]]);
    const second = authority.undo(first.value.match, seat(0));
    if (!second.ok) throw new Error(second.why.text);
    expect(second.value.match.state.thoughts).toBe(1);
    expect(second.value.match).not.toHaveProperty('free');
    expect(authority.undo(second.value.match, seat(0)).ok).toBe(false);
  });

  test('and what was free before a choice that is not, is free no more', () => {
    expect(authority.undo(after('think', 'roll'), seat(0)).ok).toBe(false);
    const later = authority.undo(after('think', 'roll', 'think'), seat(0));
    expect(later.ok && later.value.match.state.thoughts).toBe(2);
    expect(later.ok && authority.undo(later.value.match, seat(0)).ok).toBe(false);
  });
});

test('a question has a new id each time, and offers keep theirs', () => {
  const desks = after('think', 'think', 'say').desks;
  expect(desks.map(({ asked, offered }) => [asked, offered])).toEqual([
    [3, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(desks.map(({ seq }) => seq)).toEqual([4, 2, 2]);
});

test('what went back is told without events', () => {
  const match = after('say', 'show');
  const back = authority.takeBack(match, seat(0), { state: after('say').state, to: 1 });
  expect(back.letters.map(({ viewer, update }) => [viewer, update.events])).toEqual([
    [0, []],
    [1, []],
    ['spectator', []],
  ]);
});
