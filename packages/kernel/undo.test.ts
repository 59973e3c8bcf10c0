import { describe, expect, test } from 'vitest';
import { Authority } from './authority.ts';
import type { Paused } from './frame.ts';
import { copyStack } from './frame.ts';
import { defineGame } from './game.ts';
import type { Match } from './match.ts';
import { DONE, Rules } from './procedure.ts';
import { copyRandom, fastRandom, roll } from './random.ts';
import { formatSave, parseSave } from './save.ts';
import { seat } from './seat.ts';

const KINDS = ['think', 'roll', 'peek', 'say', 'show', 'confess', 'ask', 'end'] as const;
type Choice = { readonly type: (typeof KINDS)[number] | 'answer' | 'whisper' };
type Event = { readonly type: 'said' | 'peeked' | 'confessed' | 'answered' };
interface State extends Paused<Choice> {
  thoughts: number;
  shown: number;
  asked: boolean;
  whispers: number;
}

/** One seat muses, another may be asked: each choice shows something in one way only, or not at all. */
const rules = new Rules<State, Choice, Event>();
const musing = rules.procedure<object>('musing', {
  thoughtHad: {
    asks: () => ({ seat: seat(0), question: 'muse', choices: KINDS.map((type) => ({ type })) }),
    run({ state, tell }, _vars, answer) {
      state.thoughts += 1;
      if (answer?.type === 'roll') roll(state.random, 6);
      if (answer?.type === 'peek') tell?.({ type: 'peeked' }, { to: [seat(0)], shows: true });
      if (answer?.type === 'confess') tell?.({ type: 'confessed' }, { to: [seat(1)], shows: true });
      if (answer?.type === 'say') tell?.({ type: 'said' });
      if (answer?.type === 'show') state.shown += 1;
      if (answer?.type === 'end') return DONE;
      state.asked = answer?.type === 'ask';
      return undefined;
    },
  },
  answerGiven: {
    asks: (state) =>
      state.asked ? { seat: seat(1), question: 'answer', choices: [{ type: 'answer' }] } : undefined,
    run({ tell }, _vars, answer) {
      if (answer) tell?.({ type: 'answered' });
      return 'thoughtHad';
    },
  },
});
rules.offers({
  types: ['whisper'],
  list: () => [{ seat: seat(1), question: 'whisper', choices: [{ type: 'whisper' }] }],
  take({ state }) {
    state.whispers += 1;
  },
});

type View = { readonly shown: number; readonly thoughts?: number; readonly whispers?: number };

const game = defineGame<State, Choice, Event, View, object>({
  id: 'musing',
  name: 'Musing',
  rulesVersion: '1',
  migrations: [],
  options: {},
  seatRange: () => [2, 2],
  whenGone: () => 'loses',
  rules,
  begin(_options, _seats, random, tell) {
    const state: State = { random, stack: [], thoughts: 0, shown: 0, asked: false, whispers: 0 };
    rules.begin(state, musing, {}, tell);
    return state;
  },
  copy: (state) => ({ ...state, random: copyRandom(state.random), stack: copyStack(state.stack) }),
  outcome: ({ stack }) => (stack.length === 0 ? { places: [1, 1] } : undefined),
  view: ({ thoughts, shown, whispers }, viewer) => ({
    shown,
    ...(viewer === 0 && { thoughts }),
    ...(viewer === 1 && { whispers }),
  }),
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

/** The match after these choices; `answer` and `whisper` are the second seat's. */
function after(...types: readonly Choice['type'][]): Match<State, object> {
  return types.reduce(chosen, authority.start({}, fastRandom(1)).match);
}

function chosen(match: Match<State, object>, type: Choice['type']): Match<State, object> {
  const by = seat(type === 'answer' || type === 'whisper' ? 1 : 0);
  const { decision, offers } = authority.snapshot(match, by);
  const question = type === 'whisper' ? offers[0] : decision;
  const result = authority.choose(match, by, question?.id ?? '', { type });
  if (!result.ok) throw new Error(result.why.text);
  return result.value.match;
}

function undone(match: Match<State, object>) {
  const result = authority.undo(match, seat(0));
  if (!result.ok) throw new Error(result.why.text);
  return result.value;
}

describe('a choice may be taken back freely', () => {
  test.each<[what: string, type: Choice['type'], free: boolean]>([
    ['when nobody noticed it', 'think', true],
    ['when others heard of it', 'say', true],
    ['when others see the table changed', 'show', true],
    ['while another seat has been asked and has not answered', 'ask', true],
    ['not when it used chance, though nobody saw the result', 'roll', false],
    ['not when it showed its own seat something hidden', 'peek', false],
    ['not when it showed another seat something hidden', 'confess', false],
    ['not when the match is over', 'end', false],
  ])('%s', (_what, type, free) => {
    const match = after(type);
    expect(authority.snapshot(match, seat(0)).undo).toBe(free);
    expect(authority.undo(match, seat(0)).ok).toBe(free);
    expect(authority.snapshot(match, seat(1)).undo).toBe(false);
  });

  test('not when another seat has answered since', () => {
    const match = after('ask', 'answer');
    expect(authority.snapshot(match, seat(0)).undo).toBe(false);
    expect(authority.undo(match, seat(0))).toMatchObject({ ok: false, error: 'UNDO_NEEDS_CONSENT' });
  });

  test('one after the other, as far back as all of them were free', () => {
    const match = after('roll', 'think', 'say', 'show');
    const states = [match, undone(match).match];
    for (let left = 0; left < 2; left++) states.push(undone(states.at(-1) as typeof match).match);
    expect(states.map(({ state }) => [state.thoughts, state.shown])).toEqual([
      [4, 1],
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    const last = states.at(-1) as typeof match;
    expect(last).not.toHaveProperty('recent');
    expect(authority.undo(last, seat(0)).ok).toBe(false);
  });

  test('and what was free before a choice that is not, is free no more', () => {
    expect(authority.undo(after('think', 'roll'), seat(0)).ok).toBe(false);
    const later = after('think', 'roll', 'think');
    expect(undone(later).match.state.thoughts).toBe(2);
    expect(authority.undo(undone(later).match, seat(0)).ok).toBe(false);
  });

  test('then everything is as if it had never been chosen', () => {
    const before = after('say', 'think');
    const back = undone(chosen(before, 'show')).match;
    expect(back.state).toEqual(before.state);
    expect(authority.snapshot(back, seat(0)).view).toEqual(authority.snapshot(before, seat(0)).view);
    expect(chosen(back, 'roll').state).toEqual(chosen(before, 'roll').state);
  });

  test('and the others are told no more than that it was taken back', () => {
    const { letters } = undone(after('show'));
    expect(letters.map(({ viewer, update }) => [viewer, update.events, update.takenBack])).toEqual([
      [0, [], 0],
      [1, [], 0],
      ['spectator', [], 0],
    ]);
    // Those who had noticed nothing are told nothing.
    expect(undone(after('think')).letters.map(({ viewer }) => viewer)).toEqual([0]);
  });
});

describe('what another seat does in secret', () => {
  test('does not end it: that would tell that something was done', () => {
    const match = after('think', 'whisper');
    expect(authority.snapshot(match, seat(0)).undo).toBe(true);
    const { match: back, letters } = undone(match);
    expect([back.state.thoughts, back.state.whispers]).toEqual([0, 1]);
    expect(letters.map(({ viewer }) => viewer)).toEqual([0]);
  });

  test('may be taken back by that seat as freely', () => {
    const match = after('think', 'whisper', 'think');
    const other = authority.undo(match, seat(1));
    if (!other.ok) throw new Error(other.why.text);
    expect([other.value.match.state.thoughts, other.value.match.state.whispers]).toEqual([2, 0]);
    const both = undone(undone(other.value.match).match).match;
    expect(both.state.thoughts).toBe(0);
    expect(both).not.toHaveProperty('recent');
  });
});

test('only the last choices are kept', () => {
  const match = after(...Array.from({ length: 100 }, () => 'think' as const));
  expect(match.recent?.choices.length).toBeLessThanOrEqual(64);
  let back = match;
  while (authority.snapshot(back, seat(0)).undo) back = undone(back).match;
  expect(back.state.thoughts).toBe(100 - (match.recent?.choices.length ?? 0));
});

describe('a saved match', () => {
  test('can be taken back after loading', () => {
    const loaded = parseSave(game, formatSave(after('say', 'show')));
    if (!loaded.ok) throw new Error(loaded.why.text);
    expect(undone(loaded.value).match.state).toMatchObject({ thoughts: 1, shown: 0 });
  });

  const migrated = (state: (old: State) => State) =>
    ({
      ...game,
      rulesVersion: '2',
      migrations: [{ from: '1', to: '2', renamed: {}, state: (old: unknown) => state(old as State) }],
    }) as typeof game;

  test('of older rules goes back to a state of these', () => {
    const shifted = migrated((old) => ({ ...old, whispers: old.whispers + 10 }));
    const loaded = parseSave(shifted, formatSave(after('show')));
    if (!loaded.ok) throw new Error(loaded.why.text);
    const back = new Authority(shifted).undo(loaded.value, seat(0));
    expect(back.ok && back.value.match.state).toMatchObject({ shown: 0, whispers: 10 });
  });

  test('that these rules would not have led to keeps its choices', () => {
    const doubled = migrated((old) => ({ ...old, thoughts: old.thoughts * 2 }));
    const loaded = parseSave(doubled, formatSave(after('show')));
    if (!loaded.ok) throw new Error(loaded.why.text);
    expect(loaded.value.state.thoughts).toBe(2);
    expect(loaded.value).not.toHaveProperty('recent');
  });

  test('from before choices were kept has nothing to take back', () => {
    const { recent: _recent, ...match } = after('show');
    const old = { ...match, free: { seat: 0, states: [match.state] } };
    const loaded = parseSave(game, JSON.stringify(old));
    expect(loaded.ok && Object.keys(loaded.value)).toEqual(Object.keys(match));
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

test('what went back with consent is told without events', () => {
  const match = after('say', 'show');
  const back = authority.takeBack(match, seat(0), { state: after('say').state, to: 1 });
  expect(back.letters.map(({ viewer, update }) => [viewer, update.events, update.takenBack])).toEqual([
    [0, [], 0],
    [1, [], 0],
    ['spectator', [], 0],
  ]);
});
