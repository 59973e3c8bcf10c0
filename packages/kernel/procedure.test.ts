import { describe, expect, test } from 'vitest';
import { copyStack, describeStack, type Paused, stackFor } from './frame.ts';
import { DONE, Rules } from './procedure.ts';
import { fastRandom } from './random.ts';
import { seat, seats } from './seat.ts';
import { skirmish } from './skirmish/index.ts';
import { bid, confide, ECHO, effect, FLEE, keep, PASS, SkirmishTable, target } from './skirmish/table.ts';

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

test('the frame stack reads in words', () => {
  expect(describeStack([])).toBe('(nothing running)');
  const stack = [
    { procedure: 'turn', step: 'on', vars: {} },
    { procedure: 'fight', step: 'blockAnswered', vars: { by: 1, with: [3] } },
  ];
  expect(describeStack(stack)).toBe('turn › fight(by 1, with [3]) › blockAnswered');
});

test('a copied stack shares nothing that rules change', () => {
  const stack = [
    { procedure: 'turn', step: 'on', vars: { left: 2 }, answers: [{ seat: seat(0), choice: say('a') }] },
  ];
  const copy = copyStack(stack);
  expect(copy).toEqual(stack);
  expect(copy[0]).not.toBe(stack[0]);
  expect(copy[0]?.vars).not.toBe(stack[0]?.vars);
  expect(stackFor(stack, seat(1))[0]?.answers).toEqual([{ seat: 0 }]);
  expect(stackFor(stack, seat(0))[0]?.answers).toEqual([{ seat: 0, choice: say('a') }]);
  expect(stackFor(stack, 'spectator')[0]?.answers).toEqual([{ seat: 0 }]);
});

describe('a question to several seats at once', () => {
  test('goes on when all have answered, and shows no answer before', () => {
    const table = new SkirmishTable([
      ['echo', 'stone', 'blade'],
      ['blade', 'stone', 'blade'],
      ['stone', 'stone', 'blade'],
    ]);
    expect(seats(3).map((one) => table.asked(one))).toEqual([['bid'], ['bid'], ['bid']]);
    table.play([1, bid(2)]);
    expect(seats(3).map((one) => table.asked(one))).toEqual([['bid'], [], ['bid']]);
    expect(table.snapshot(0).awaiting).toEqual([0, 2]);
    const { view } = table.snapshot(0);
    expect(view.stack.at(-1)?.answers).toEqual([{ seat: 1 }]);
    table.play([0, bid(0)], [2, bid(1)]);
    expect(table.letters[0]?.update.events[0]).toEqual({
      type: 'bidsShown',
      bids: [
        { seat: 0, amount: 0 },
        { seat: 1, amount: 2 },
        { seat: 2, amount: 1 },
      ],
    });
    expect(table.asked(1)).toEqual(['keep']);
  });

  test('an imagined state has some answer in place of a hidden one, and the viewer’s own as it was', () => {
    const table = new SkirmishTable([
      ['echo', 'echo', 'echo'],
      ['blade', 'blade', 'blade'],
      ['stone', 'stone', 'stone'],
    ]);
    table.play([1, bid(2)], [2, bid(1)]);
    const amounts = new Set<unknown>();
    for (let number = 0; number < 40; number++) {
      const imagined = skirmish.imagine(table.snapshot(2).view, fastRandom(number));
      const answers = imagined.stack.at(-1)?.answers ?? [];
      expect(answers[1]).toEqual({ seat: 2, choice: bid(1) });
      amounts.add(JSON.stringify(answers[0]?.choice));
      expect(
        skirmish
          .decisions(imagined)
          .filter(({ kind }) => kind === 'awaited')
          .map((one) => one.seat),
      ).toEqual([0]);
    }
    expect(amounts).toEqual(new Set([0, 1, 2].map((amount) => JSON.stringify(bid(amount)))));
  });

  test('a seat that falls meanwhile is no longer waited for, and its answer does not count', () => {
    const table = new SkirmishTable([
      ['echo', 'echo', 'echo'],
      ['blade', 'blade', 'blade'],
      ['stone', 'stone', 'stone'],
    ]);
    table.play([2, bid(2)], [2, FLEE], [1, bid(1)]);
    expect(table.asked(0)).toEqual(['bid']);
    table.play([0, bid(0)]);
    expect(table.letters[0]?.update.events[0]).toEqual({
      type: 'bidsShown',
      bids: [
        { seat: 0, amount: 0 },
        { seat: 1, amount: 1 },
      ],
    });
    expect(table.match.state.active).toBe(1);
  });
});

describe('interrupts', () => {
  const echoes = ['echo', 'echo', 'echo'] as const;

  test('nest four deep, and each settles on the way out', () => {
    const table = new SkirmishTable([echoes, echoes], [5]);
    table.play([0, bid(2)], [1, bid(0)], [0, PASS], [0, target(1)], [1, ECHO], [0, ECHO], [1, ECHO]);
    const procedures = () => table.match.state.stack.map(({ procedure }) => procedure);
    expect(procedures()).toEqual([
      'skirmish',
      'turn',
      'effects',
      'strike',
      'reaction',
      'reaction',
      'reaction',
      'reaction',
    ]);
    table.play([0, ECHO]);
    const events = table.letters[0]?.update.events ?? [];
    expect(events.filter(({ type }) => type === 'settled')).toEqual(
      [4, 3, 2, 1].map((depth) => ({ type: 'settled', depth })),
    );
    expect(events.filter(({ type }) => type === 'damaged')).toEqual([
      { type: 'damaged', seat: 1, amount: 2 },
    ]);
    expect(procedures()).toEqual(['skirmish', 'turn', 'effects']);
    expect(table.leftOver).toBe(0);
  });

  test('an odd number of echoes turns the strike aside: no die is rolled', () => {
    const table = new SkirmishTable([echoes, echoes]);
    table.play([0, bid(2)], [1, bid(0)], [0, PASS], [0, target(1)], [1, ECHO], [0, PASS]);
    expect(table.match.state.members.map(({ life }) => life)).toEqual([3, 3]);
    expect(table.asked(0)).toEqual(['effect']);
  });

  test('a seat with nothing to answer with is asked all the same', () => {
    const table = new SkirmishTable([echoes, ['stone', 'stone', 'stone']], [0]);
    table.play([0, bid(2)], [1, bid(0)], [0, PASS], [0, target(1)]);
    expect(table.snapshot(1).decision?.choices).toEqual([PASS]);
    table.play([1, PASS]);
    expect(table.match.state.members[1]?.life).toBe(2);
  });

  test('an offer may be taken in mid-fight by the seat that is asked: the fight goes on without it', () => {
    const table = new SkirmishTable([echoes, echoes, echoes, ['blade', 'blade', 'stone']]);
    table.play(
      [0, bid(2)],
      [1, bid(0)],
      [2, bid(0)],
      [3, bid(0)],
      [0, PASS],
      [0, target(1)],
      [1, ECHO],
      [0, ECHO],
      [1, FLEE],
    );
    expect(table.match.state.members[1]).toEqual({ life: 0, hand: [], kept: undefined, confidedTo: [] });
    // No die is rolled for one who is gone, and the active seat goes on with its effects.
    expect(table.asked(0)).toEqual(['effect']);
  });

  test('an offer may be taken in mid-fight by a bystander: the question is put again as it was', () => {
    const table = new SkirmishTable([
      echoes,
      echoes,
      ['echo', 'blade', 'stone'],
      ['blade', 'blade', 'stone'],
    ]);
    table.play([0, bid(2)], [1, bid(0)], [2, bid(0)], [3, bid(0)], [0, PASS], [0, target(1)], [1, ECHO]);
    const before = table.snapshot(0).decision;
    table.play([3, confide(1)]);
    expect(table.snapshot(0).decision).toEqual(before);
    expect(table.addressees).toEqual([1, 3]);
    table.play([3, FLEE]);
    expect(table.snapshot(0).decision).toEqual(before);
  });

  test('the fall of a whole team ends the game in mid-procedure', () => {
    const table = new SkirmishTable([echoes, echoes]);
    table.play([0, bid(2)], [1, bid(0)], [0, PASS], [0, target(1)], [1, ECHO], [0, FLEE]);
    expect(skirmish.outcome(table.match.state)).toEqual({ places: [2, 1] });
    expect(table.snapshot(1)).toMatchObject({ awaiting: [], offers: [], outcome: { places: [2, 1] } });
  });
});

test('the active seat chooses the order of effects, and may fall of one before the others', () => {
  const table = new SkirmishTable(
    [
      ['echo', 'stone', 'stone'],
      ['blade', 'blade', 'blade'],
      ['stone', 'blade', 'blade'],
    ],
    [0],
  );
  table.play([0, bid(2)], [1, bid(0)], [2, bid(0)], [0, keep('echo')], [0, target(1)], [1, PASS]);
  expect(table.snapshot(0).decision?.choices).toEqual([effect('draw'), effect('heal'), effect('wound')]);
  table.play([0, effect('wound')], [0, effect('heal')]);
  expect(table.snapshot(0).decision?.choices).toEqual([effect('draw')]);
  expect(table.match.state.members[0]).toMatchObject({ life: 3, kept: 'echo' });
  table.play([0, effect('draw')]);
  expect(table.match.state.members[0]).toMatchObject({
    kept: undefined,
    hand: ['stone', 'stone', expect.anything(), 'echo'],
  });
});
