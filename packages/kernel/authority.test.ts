import { describe, expect, test } from 'vitest';
import { Authority } from './authority.ts';
import { dictatedRandom, fastRandom } from './random.ts';
import { seat } from './seat.ts';
import { skirmish } from './skirmish/index.ts';
import { bid, confide, ECHO, effect, FLEE, keep, PASS, SkirmishTable, target } from './skirmish/table.ts';

const stones = ['stone', 'stone', 'blade'] as const;
const duel = () => new SkirmishTable([stones, stones]);
/** Seat 0 is active and may keep a card. */
const begun = () => duel().play([0, bid(2)], [1, bid(0)]);

describe('a new match', () => {
  test('every viewer gets the first letter, with the question put to it', () => {
    const { letters, match } = duel();
    expect(letters.map(({ viewer, update }) => [viewer, update.seq, update.decision?.id])).toEqual([
      [0, 1, 'q0'],
      [1, 1, 'q0'],
      ['spectator', 1, undefined],
    ]);
    expect(match).toMatchObject({
      game: 'skirmish',
      rulesVersion: '2',
      entries: 0,
      options: { seats: 2, rounds: 8 },
    });
    expect(match.desks).toHaveLength(3);
    const drawn = letters.map(({ update }) =>
      update.events.filter((event) => event.type === 'drew' && event.card),
    );
    expect(drawn.map(({ length }) => length)).toEqual([3, 3, 0]);
  });
});

describe('a choice', () => {
  test('is acknowledged with an entry for the log, and counted for each viewer to whom it shows something', () => {
    const table = duel();
    const result = table.try(0, bid(1));
    expect(result).toMatchObject({ ok: true, value: { entry: { type: 'choice', seat: 0, choice: bid(1) } } });
    expect(table.match.entries).toBe(1);
    expect(table.letters.map(({ viewer, update }) => [viewer, update.seq])).toEqual([
      [0, 2],
      [1, 2],
      ['spectator', 2],
    ]);
  });

  test('repeated for a question already answered is acknowledged, not made twice', () => {
    const table = duel().play([0, bid(1)]);
    const before = table.match;
    const again = table.try(0, { amount: 1, type: 'bid' }, 'q0');
    expect(again).toEqual({ ok: true, value: { match: before, letters: [] } });
    expect(table.try(0, bid(2), 'q0')).toMatchObject({ ok: false, error: 'OUT_OF_DATE' });
  });

  test('of a standing offer is acknowledged once as well', () => {
    const table = new SkirmishTable([stones, stones, stones, stones]).play([2, confide(0)]);
    const before = table.match;
    expect(table.try(2, confide(0), 'o0-confide')).toEqual({
      ok: true,
      value: { match: before, letters: [] },
    });
    expect(table.snapshot(2).offers.map(({ id }) => id)).toEqual(['o1-flee']);
    expect(table.snapshot(2).decision?.id).toBe('q0');
  });

  test.each<[what: string, by: number, id: string | undefined, choice: unknown, error: string, text: string]>(
    [
      ['by nobody', 2, 'q0', bid(1), 'NOT_A_SEAT', 'There is no such seat.'],
      ['for a question of the past', 0, 'q0', PASS, 'OUT_OF_DATE', 'That question is no longer open.'],
      ['for no question at all', 0, 'x', PASS, 'OUT_OF_DATE', 'That question is no longer open.'],
      ['that makes no sense', 0, undefined, { type: 'nonsense' }, 'NOT_LISTED', 'That is not possible now.'],
      ['that is no choice', 0, undefined, 7, 'NOT_LISTED', 'That is not possible now.'],
      [
        'that the rules can explain',
        0,
        undefined,
        ECHO,
        'NOT_LISTED',
        'An echo answers a strike or an echo, and must be in your hand.',
      ],
    ],
  )('%s is refused, and nothing changes', (_what, by, id, choice, error, text) => {
    const table = begun();
    const before = JSON.stringify(table.match);
    const open = table.authority.snapshot(table.match, seat(0)).decision?.id ?? '';
    const refused = table.authority.choose(table.match, seat(by), id ?? open, choice);
    expect(refused).toMatchObject({ ok: false, error, why: { text } });
    expect(JSON.stringify(table.match)).toBe(before);
  });

  test('by a seat that is asked nothing is refused: the game knows why', () => {
    const table = new SkirmishTable([stones, stones, stones]).play([2, FLEE]);
    const by = (index: number) => table.authority.choose(table.match, seat(index), 'q0', bid(0));
    expect(by(2)).toMatchObject({
      ok: false,
      error: 'NOT_YOUR_DECISION',
      why: { text: 'Nothing is asked of you now.' },
    });
    table.play([0, FLEE]);
    expect(by(1)).toMatchObject({ ok: false, error: 'GAME_OVER', why: { text: 'The game is over.' } });
    expect(skirmish.apply(table.match.state, seat(1), bid(0))).toMatchObject({
      ok: false,
      error: 'GAME_OVER',
    });
  });

  test('the pure apply refuses what the authority refuses', () => {
    const { state } = begun().match;
    expect(skirmish.apply(state, seat(0), { type: 'nonsense' })).toMatchObject({
      ok: false,
      error: 'NOT_LISTED',
      why: { text: 'That is not possible now.' },
    });
    const fallen = new SkirmishTable([stones, stones, stones]).play([2, FLEE]).match.state;
    expect(skirmish.apply(fallen, seat(2), bid(0))).toMatchObject({
      ok: false,
      error: 'NOT_YOUR_DECISION',
      why: { text: 'Nothing is asked of you now.' },
    });
  });

  test('a question gets a new id when it changes, and keeps it when it does not', () => {
    const table = new SkirmishTable([stones, stones, stones, stones]);
    table.play([1, bid(0)]);
    expect(table.snapshot(0).decision?.id).toBe('q0');
    table.play([3, FLEE]);
    expect(table.snapshot(0).decision?.id).toBe('q0');
    table.play([2, bid(0)], [0, bid(2)]);
    expect(table.snapshot(0).decision).toMatchObject({ id: 'q1', question: 'keep' });
    // The others were asked nothing before and are asked nothing now; what is to come is new to them.
    table.play([0, PASS], [0, target(1)]);
    expect(table.snapshot(1).decision).toMatchObject({ id: 'q2', question: 'echo' });
  });
});

describe('what is secret', () => {
  test('an offer taken in secret gives a letter to nobody else, and numbers nobody else’s letters', () => {
    const table = new SkirmishTable([stones, stones, stones, stones]);
    table.play([2, confide(0)]);
    expect(table.letters.map(({ viewer, update }) => [viewer, update.seq])).toEqual([
      [0, 2],
      [2, 2],
    ]);
    const [toFriend, toSelf] = table.letters;
    expect(toFriend?.update.events).toEqual([{ type: 'handShown', from: 2, hand: stones }]);
    expect(toSelf?.update.events).toEqual([]);
    expect(table.snapshot(1).view.members[2]?.hand).toBeUndefined();
    expect(table.snapshot(0).view.members[2]?.hand).toEqual(stones);
  });
});

describe('undo', () => {
  test('is free while a choice used no chance and showed nobody anything', () => {
    const table = begun();
    expect(table.snapshot(0).undo).toBe(false);
    const before = table.match.state;
    table.play([0, keep('blade')]);
    expect(table.addressees).toEqual([0]);
    expect(table.letters[0]?.update).toMatchObject({ undo: true, decision: { question: 'target' } });
    expect(table.snapshot(1).undo).toBe(false);
    const undone = table.authority.undo(table.match, seat(0));
    if (!undone.ok) throw new Error(undone.why.text);
    expect(undone.value.entry).toEqual({ type: 'undo', seat: 0 });
    expect(undone.value.match.state).toEqual(before);
    expect(undone.value.match.entries).toBe(table.match.entries + 1);
    expect(
      undone.value.letters.map(({ viewer, update }) => [viewer, update.undo, update.decision?.question]),
    ).toEqual([[0, false, 'keep']]);
    // The answer to the old question is not taken for one to the new.
    const old = table.match.desks[0]?.accepted;
    expect(table.authority.choose(undone.value.match, seat(0), old?.id ?? '', old?.choice)).toMatchObject({
      ok: false,
      error: 'OUT_OF_DATE',
    });
  });

  test('stays free though others saw it, until another seat has answered', () => {
    const table = new SkirmishTable([stones, stones], [0]);
    table.play([0, bid(2)], [1, bid(0)], [0, keep('blade')], [0, target(1)]);
    expect(table.snapshot(0).undo).toBe(true);
    table.play([1, PASS]);
    const refused = table.authority.undo(table.match, seat(0));
    expect(refused).toMatchObject({ ok: false, error: 'UNDO_NEEDS_CONSENT' });
    expect(refused.ok ? '' : refused.why.text).toMatch(/others must agree/);
  });

  test('takes the question back that another seat was asked: an answer to it comes too late', () => {
    const table = begun().play([0, PASS], [0, target(1)]);
    const asked = table.snapshot(1).decision?.id ?? '';
    const undone = table.authority.undo(table.match, seat(0));
    if (!undone.ok) throw new Error(undone.why.text);
    expect(table.authority.snapshot(undone.value.match, seat(1)).decision).toBeUndefined();
    const id = table.authority.snapshot(undone.value.match, seat(0)).decision?.id ?? '';
    const again = table.authority.choose(undone.value.match, seat(0), id, target(1));
    if (!again.ok) throw new Error(again.why.text);
    expect(table.authority.choose(again.value.match, seat(1), asked, PASS)).toMatchObject({
      ok: false,
      error: 'OUT_OF_DATE',
    });
  });

  test('is not free once a die was rolled or a card was seen, be it by oneself only', () => {
    const table = new SkirmishTable([stones, stones], [0]).play(
      [0, bid(2)],
      [1, bid(0)],
      [0, PASS],
      [0, target(1)],
      [1, PASS],
    );
    expect(table.snapshot(1).undo).toBe(false);
    table.play([0, effect('draw')]);
    expect(table.snapshot(0).undo).toBe(false);
  });

  test('a secret answer may be changed until another seat has given one', () => {
    const table = new SkirmishTable([stones, stones, stones]).play([0, bid(1)]);
    expect(table.snapshot(0).undo).toBe(true);
    expect(table.authority.undo(table.match, seat(0)).ok).toBe(true);
    table.play([1, bid(0)]);
    expect(table.snapshot(0).undo).toBe(false);
    expect(table.snapshot(1).undo).toBe(true);
  });

  test('belongs to the seat that chose last, and to nobody at the start', () => {
    expect(duel().authority.undo(duel().match, seat(0))).toMatchObject({
      ok: false,
      error: 'NOTHING_TO_UNDO',
    });
    const table = begun().play([0, keep('blade')]);
    expect(table.authority.undo(table.match, seat(1))).toMatchObject({
      ok: false,
      error: 'UNDO_NEEDS_CONSENT',
    });
    // What others have done is not told by a refusal.
    const fresh = new SkirmishTable([stones, stones, stones, stones]).play([2, confide(0)]);
    expect(fresh.authority.undo(fresh.match, seat(1))).toMatchObject({ ok: false, error: 'NOTHING_TO_UNDO' });
    expect(table.authority.undo(table.match, seat(7))).toMatchObject({ ok: false, error: 'NOT_A_SEAT' });
  });

  test('what others do in secret does not end it', () => {
    const table = new SkirmishTable([stones, stones, stones, stones]).play(
      [0, bid(2)],
      [1, bid(0)],
      [2, bid(0)],
      [3, bid(0)],
    );
    table.play([0, keep('stone')]);
    expect(table.snapshot(0).undo).toBe(true);
    table.play([3, confide(1)]);
    expect(table.snapshot(0).undo).toBe(true);
    const undone = table.authority.undo(table.match, seat(0));
    expect(undone.ok && undone.value.match.state.members.map(({ kept }) => kept)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(undone.ok && undone.value.match.state.members[3]?.confidedTo).toEqual([1]);
  });
});

describe('taking back with consent', () => {
  test('goes back to the earlier state, but not to the earlier chance', () => {
    const table = new SkirmishTable([stones, stones], [0, 5]).play(
      [0, bid(2)],
      [1, bid(0)],
      [0, PASS],
      [0, target(1)],
    );
    const earlier = { state: table.match.state, to: table.match.entries };
    table.play([1, PASS]);
    const used = table.match.state.random;
    const back = table.authority.takeBack(table.match, seat(1), earlier);
    expect(back.entry).toEqual({ type: 'takeback', seat: 1, to: 4 });
    expect(back.match.state).toEqual({ ...earlier.state, random: used });
    expect(back.match.state.members[1]?.life).toBe(3);
    expect(back.match.entries).toBe(6);
    expect(back.letters.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator']);
    // Every open question is a new one.
    const ids = [table.match, back.match].map((match) => match.desks.map(({ asked }) => asked));
    expect(ids[1]).toEqual(ids[0]?.map((asked) => asked + 1));
    expect(back.match.desks.some(({ accepted }) => accepted)).toBe(false);
  });
});

test('chance is in nobody’s view', () => {
  const { match } = duel();
  const authority = duel().authority;
  const secret = { ...match, state: { ...match.state, random: dictatedRandom([424242]) } };
  const other = { ...match, state: { ...match.state, random: fastRandom(1) } };
  for (const viewer of [seat(0), seat(1), 'spectator'] as const) {
    expect(authority.snapshot(secret, viewer)).toEqual(authority.snapshot(other, viewer));
  }
});

test('a choice at ten seats makes one view for each viewer, and lists decisions once', () => {
  const made = { views: 0, decisions: 0 };
  const counting = {
    ...skirmish,
    view: (...about: Parameters<typeof skirmish.view>) => {
      made.views += 1;
      return skirmish.view(...about);
    },
    decisions: (...about: Parameters<typeof skirmish.decisions>) => {
      made.decisions += 1;
      return skirmish.decisions(...about);
    },
  };
  const authority = new Authority(counting);
  const { match } = authority.start({ seats: 10, rounds: 8 }, fastRandom(1));
  Object.assign(made, { views: 0, decisions: 0 });
  const bidden = authority.choose(match, seat(0), 'q0', bid(1));
  expect(bidden.ok).toBe(true);
  // What is asked next comes with the choice itself.
  expect(made).toEqual({ views: 11, decisions: 0 });
});
