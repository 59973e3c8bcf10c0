import { describe, expect, test } from 'vitest';
import { fastRandom } from '../random.ts';
import { seats } from '../seat.ts';
import { skirmish } from './index.ts';
import { bid, confide, ECHO, effect, FLEE, keep, PASS, SkirmishTable, target } from './table.ts';

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
