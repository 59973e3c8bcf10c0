import { describe, expect, test } from 'vitest';
import type { Paused } from './frame.ts';
import { DONE, Rules } from './procedure.ts';
import { fastRandom } from './random.ts';
import { seat, seats } from './seat.ts';

interface Log extends Paused<Say> {
  said: string[];
}
type Say = { readonly type: 'say'; readonly word: string };

const say = (word: string): Say => ({ type: 'say', word });
const empty = (): Log => ({ random: fastRandom(1), stack: [], said: [] });

describe('steps', () => {
  test('run in reading order, and calls in the order they were made', () => {
    const rules = new Rules<Log, Say, string>();
    const child = rules.procedure<{ name: string }>('child', {
      one({ state }, { name }) {
        state.said.push(`${name} one`);
      },
      two({ state }, { name }) {
        state.said.push(`${name} two`);
      },
    });
    const parent = rules.procedure<object>('parent', {
      first({ state, call }) {
        state.said.push('first');
        call(child, { name: 'a' });
        call(child, { name: 'b' });
        call(child, { name: 'c' });
      },
      last({ state, call }) {
        state.said.push('last');
        call(child, { name: 'd' });
      },
    });
    const state = empty();
    rules.begin(state, parent, {});
    expect(state.said).toEqual([
      'first',
      'a one',
      'a two',
      'b one',
      'b two',
      'c one',
      'c two',
      'last',
      'd one',
      'd two',
    ]);
    expect(state.stack).toEqual([]);
    expect(rules.decisions(state)).toEqual([]);
    expect(() => rules.take(state, seat(0), say('x'))).toThrow('the game is over');
  });

  test('may go elsewhere, or leave their procedure', () => {
    const rules = new Rules<Log, Say, string>();
    const loop = rules.procedure<{ left: number }>('loop', {
      count({ state }, vars) {
        state.said.push(String(vars.left));
        vars.left -= 1;
        return vars.left > 0 ? 'count' : 'skip';
      },
      never: ({ state }) => void state.said.push('never'),
      skip: () => DONE,
      neither: ({ state }) => void state.said.push('neither'),
    });
    const state = empty();
    rules.begin(state, loop, { left: 3 });
    expect(state.said).toEqual(['3', '2', '1']);
  });

  test('are told apart from questions nobody is asked', () => {
    const rules = new Rules<Log, Say, string>();
    const quiet = rules.procedure<object>('quiet', {
      wordSaid: {
        asks: () => undefined,
        run({ state }, _vars, answer) {
          state.said.push(answer?.word ?? 'nobody spoke');
        },
      },
      wordsSaid: {
        asksEach: () => [],
        runEach({ state }, _vars, answers) {
          state.said.push(`${answers.length} spoke`);
        },
      },
    });
    const state = empty();
    rules.begin(state, quiet, {});
    expect(state.said).toEqual(['nobody spoke', '0 spoke']);
  });

  test('that ask several seats get the answers in the order of the questions, not of the answers', () => {
    const rules = new Rules<Log, Say, string>();
    const choices = ['a', 'b', 'c'].map(say);
    const chorus = rules.procedure<object>('chorus', {
      wordsSaid: {
        asksEach: () => seats(3).map((one) => ({ seat: one, question: 'word', choices })),
        runEach({ state }, _vars, answers) {
          state.said.push(...answers.map(({ seat: one, choice }) => `${one} ${choice.word}`));
        },
      },
    });
    const state = empty();
    rules.begin(state, chorus, {});
    rules.take(state, seat(2), say('c'));
    rules.take(state, seat(0), say('b'));
    rules.take(state, seat(1), say('a'));
    expect(state.said).toEqual(['0 b', '1 a', '2 c']);
  });

  test('that any of several seats may answer take the first answer, and ask all anew', () => {
    const rules = new Rules<Log, Say, string>();
    const market = rules.procedure<{ left: number }>('market', {
      wordSaid: {
        asksAny: (_state, { left }) =>
          left === 0
            ? []
            : seats(2).map((one) => ({ seat: one, question: 'word', choices: [say(`${left}`)] })),
        runAny({ state }, vars, answer) {
          if (!answer) return 'over';
          state.said.push(`${answer.seat} ${answer.choice.word}`);
          vars.left -= 1;
          return 'wordSaid';
        },
      },
      never: ({ state }) => void state.said.push('never'),
      over: ({ state }) => void state.said.push('over'),
    });
    const state = empty();
    rules.begin(state, market, { left: 3 });
    const open = rules.decisions(state);
    expect(open.map(({ seat: one, kind, secret }) => [one, kind, secret])).toEqual([
      [0, 'awaited', undefined],
      [1, 'awaited', undefined],
    ]);
    rules.take(state, seat(1), say('3'));
    expect(rules.take(state, seat(1), say('2')).map(({ choices }) => choices)).toEqual([
      [say('1')],
      [say('1')],
    ]);
    expect(rules.take(state, seat(0), say('1'))).toEqual([]);
    expect(state.said).toEqual(['1 3', '1 2', '0 1', 'over']);
  });

  test('are told to a watcher by name, until it is gone', () => {
    const rules = new Rules<Log, Say, string>();
    const walk = rules.procedure<object>('walk', {
      left: () => 'home',
      right: () => undefined,
      home: () => DONE,
    });
    const ran: string[] = [];
    rules.watch((step) => ran.push(step));
    rules.begin(empty(), walk, {});
    rules.watch(undefined);
    rules.begin(empty(), walk, {});
    expect(ran).toEqual(['walk.left', 'walk.home']);
  });

  test('that never end are found out', () => {
    const rules = new Rules<Log, Say, string>();
    const circle = rules.procedure<{ turns: string }>('circle', { round: () => 'round' });
    expect(() => rules.begin(empty(), circle, { turns: 'many' })).toThrow(
      'endless: circle(turns "many") › round',
    );
  });

  test('unwinding gives up everything above a procedure, and nothing below', () => {
    const rules = new Rules<Log, Say, string>();
    const deep = rules.procedure<object>('deep', {
      dive({ unwindTo, call, state }) {
        state.said.push('dive');
        unwindTo('outer');
        call(surface, {});
      },
      drowned: ({ state }) => void state.said.push('drowned'),
    });
    const surface = rules.procedure<object>('surface', {
      breathe: ({ state }) => void state.said.push('breathe'),
    });
    const middle = rules.procedure<object>('middle', {
      goOn: ({ call }) => call(deep, {}),
      lost: ({ state }) => void state.said.push('lost'),
    });
    const outer = rules.procedure<object>('outer', {
      start: ({ call }) => call(middle, {}),
      finish: ({ state }) => void state.said.push('finish'),
    });
    const state = empty();
    rules.begin(state, outer, {});
    expect(state.said).toEqual(['dive', 'breathe', 'finish']);
    const stray = rules.procedure<object>('stray', { go: ({ unwindTo }) => unwindTo('nowhere') });
    expect(() => rules.begin(empty(), stray, {})).toThrow('nowhere is not running: stray › go');
  });

  test('must have names of their own', () => {
    const rules = new Rules<Log, Say, string>();
    rules.procedure('one', { go: () => DONE });
    expect(() => rules.procedure('one', { go: () => DONE })).toThrow('two procedures are called one');
    expect(() => rules.procedure('none', {})).toThrow('procedure none has no steps');
    rules.procedure('two', { here: () => DONE, there: () => DONE });
    expect(rules.names()).toEqual(['one.go', 'two.here', 'two.there']);
  });

  test('that a save names and nobody knows are an error in words', () => {
    const rules = new Rules<Log, Say, string>();
    const lost = { ...empty(), stack: [{ procedure: 'turn', step: 'gone', vars: { seat: 0 } }] };
    expect(() => rules.decisions(lost)).toThrow('no such step: turn(seat 0) › gone');
    rules.procedure('turn', { gone: () => DONE });
    expect(() => rules.decisions(lost)).toThrow('nobody is asked: turn(seat 0) › gone');
  });
});
