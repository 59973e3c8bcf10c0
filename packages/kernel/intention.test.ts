import { describe, expect, test } from 'vitest';
import { checkKeepsake, makeKeepsake, walk } from './conformance/index.ts';
import { due, type Intention, planned, planning } from './intention.ts';
import { seat } from './seat.ts';
import { skirmish } from './skirmish/index.ts';
import { bid, FLEE, PASS, SkirmishTable, target } from './skirmish/table.ts';

const stones = ['stone', 'stone', 'blade'] as const;
const intention: Intention = { question: 'bid', choices: [bid(1)] };
/** Seat 0 is active, and both may plan their next bid. */
const begun = () => new SkirmishTable([stones, stones], [0]).play([0, bid(2)], [1, bid(0)]);

describe('an intention', () => {
  test('is made of what the game lists, and of nothing else', () => {
    const { match } = begun();
    expect(planning(skirmish, match, seat(1), undefined)).toMatchObject({
      intention: undefined,
      next: { question: 'bid', choices: [bid(0), bid(1), bid(2)] },
    });
    expect(planned(skirmish, match, seat(1), undefined, { amount: 1, type: 'bid' })).toEqual({
      ok: true,
      value: intention,
    });
    expect(planned(skirmish, match, seat(1), undefined, bid(7))).toMatchObject({ error: 'NOT_LISTED' });
    expect(planned(skirmish, match, seat(1), intention, bid(1))).toMatchObject({
      error: 'NOT_YOUR_DECISION',
    });
    expect(
      planned({ ...skirmish, plannable: () => undefined }, match, seat(1), undefined, bid(1)),
    ).toMatchObject({
      error: 'NOT_YOUR_DECISION',
    });
  });

  test('keeps what still holds: what became impossible, and what follows it, falls away', () => {
    const { match } = begun();
    expect(planning(skirmish, match, seat(1), intention).intention).toEqual(intention);
    expect(
      planning(skirmish, match, seat(1), { question: 'bid', choices: [bid(9)] }).intention,
    ).toBeUndefined();
    expect(
      planning(skirmish, match, seat(1), { question: 'echo', choices: [PASS] }).intention,
    ).toBeUndefined();
  });

  test('is not due before its question is put, and is used up choice by choice', () => {
    const table = begun();
    const longer = { question: 'bid', choices: [bid(1), bid(2)] };
    expect(due(table.authority, table.match, [undefined, intention])).toBeUndefined();
    table.play([0, PASS], [0, target(1)], [1, PASS]);
    while (table.asked(0).includes('effect')) {
      const [choice] = table.snapshot(0).decision?.choices ?? [];
      if (choice) table.play([0, choice]);
    }
    expect(due(table.authority, table.match, [undefined, longer])).toEqual({
      seat: 1,
      id: table.snapshot(1).decision?.id,
      choice: bid(1),
      left: { question: 'bid', choices: [bid(2)] },
    });
    expect(due(table.authority, table.match, [undefined, intention])?.left).toBeUndefined();
    expect(due(table.authority, table.match, [])).toBeUndefined();
    expect(due(table.authority, table.match, [undefined, { question: 'bid', choices: [] }])).toBeUndefined();
  });

  test('whose answer is not possible leaves the question to its seat', () => {
    const { authority, match } = new SkirmishTable([stones, stones]);
    expect(due(authority, match, [{ question: 'bid', choices: [bid(7)] }])).toBeUndefined();
    expect(due(authority, match, [{ question: 'bid', choices: [bid(7)] }, intention])?.seat).toBe(1);
  });

  test('changes nothing of the match: what may be taken back still may, and the letters are those of a choice', () => {
    const table = new SkirmishTable([stones, stones]).play([0, bid(2)]);
    expect(table.snapshot(0).undo).toBe(true);
    const before = JSON.stringify(table.match);
    const one = due(table.authority, table.match, [undefined, intention]);
    expect(JSON.stringify(table.match)).toBe(before);
    const byPlan = table.authority.choose(table.match, seat(1), one?.id ?? '', one?.choice);
    const byHand = table.authority.choose(table.match, seat(1), one?.id ?? '', bid(1));
    expect(byPlan).toEqual(byHand);
  });

  test('that depends on what its seat cannot know is found out', () => {
    const telling = {
      ...skirmish,
      plannable: (state: Parameters<typeof skirmish.view>[0]) =>
        state.members[1]?.hand.includes('echo')
          ? undefined
          : { seat: seat(0), question: 'bid' as const, choices: [bid(0)] },
    };
    expect(() => walk(telling, { options: { seats: 2, rounds: 4 }, games: 20 })).toThrow('plan other things');
  });
});

test('a walk says which steps ran', () => {
  const ran = new Set<string>();
  walk(skirmish, { options: { seats: 2, rounds: 4 }, games: 20, ran });
  expect(skirmish.stepNames.filter((name) => !ran.has(name))).toEqual([]);
  expect(ran.size).toBe(skirmish.stepNames.length);
});

describe('a keepsake', () => {
  const { match } = begun();
  const padding = 'x'.repeat(40_000);
  /** The same game with positions as large as those of a game with hundreds of cards. */
  const large = { ...match, state: { ...match.state, padding } };

  test('keeps small positions whole, and of large ones two, the others by their digests', () => {
    expect(makeKeepsake(skirmish, match)).not.toHaveProperty('digests');
    const { after, digests } = makeKeepsake(skirmish, large);
    expect(after).toHaveLength(2);
    expect(after.length + (digests?.length ?? 0)).toBe(makeKeepsake(skirmish, match).after.length);
    expect(digests?.every(({ digest }) => /^[0-9a-f]{64}$/.test(digest))).toBe(true);
  });

  test('goes by its digests where the rules are the same, and finds what leads elsewhere', () => {
    const kept = makeKeepsake(skirmish, large);
    const [first, ...rest] = kept.digests ?? [];
    if (!first) throw new Error('no digests');
    checkKeepsake(skirmish, kept);
    checkKeepsake(skirmish, JSON.parse(JSON.stringify(kept)));
    const moved = { ...kept, digests: [{ ...first, digest: '0'.repeat(64) }, ...rest] };
    expect(() => checkKeepsake(skirmish, moved)).toThrow('leads elsewhere');
    expect(() => checkKeepsake(skirmish, { ...kept, digests: rest })).toThrow('asks something else');
    const other = { ...first, choice: FLEE };
    expect(() => checkKeepsake(skirmish, { ...kept, digests: [other, ...rest] })).toThrow(
      'asks something else',
    );
  });

  test('of older rules goes by its whole positions: a digest cannot be migrated', () => {
    const kept = makeKeepsake(skirmish, large);
    const older = { ...kept, save: { ...kept.save, rulesVersion: '1' } };
    const blank = (kept.digests ?? []).map((one) => ({ ...one, digest: '' }));
    checkKeepsake(skirmish, { ...older, digests: blank });
    const [one, two] = older.after;
    if (!one || !two) throw new Error('nothing kept');
    const moved = [{ ...one, position: two.position }, two];
    expect(() => checkKeepsake(skirmish, { ...older, after: moved })).toThrow('leads elsewhere');
  });
});
