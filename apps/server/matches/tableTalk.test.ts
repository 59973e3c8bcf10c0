import { type Seat, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, someNonce } from '../testing/forms.ts';
import { gathered } from '../testing/gathering.ts';
import { granted, missedSince, playOne, presentOf, questionOf, seated } from '../testing/tables.ts';
import { watchMatch } from '../testing/watch.ts';

const A = seat(0);
const B = seat(1);
/** Who plays on for a player who is gone: no matter what the others would like. */
const STAND_IN = 'level-3';

describe.each(FORMS)('on $form', ({ open }) => {
  const { service, one, other, ann, ben, cleo } = gathered(open);

  async function card(id: string) {
    return granted(await other.matches.lookups.table(id));
  }

  async function threeSeats(): Promise<string> {
    return seated(one.matches, [ann, ben, cleo], { game: 'skirmish', options: { seats: 3 } });
  }

  /** A table where Ann plays a bot. */
  async function againstBot(): Promise<string> {
    const { setting } = granted(await one.matches.create(ann.id, { game: DUEL_ID }));
    granted(await one.matches.openings.askBot(setting.id, ann.id, { seat: B, bot: 'random' }));
    granted(await one.matches.sit(setting.id, ann, { nonce: someNonce() }));
    return setting.id;
  }

  /** Plays any choices until one of them may be taken back; gives the seat that made it. */
  async function untilFree(id: string): Promise<Seat> {
    for (let turn = 0; turn < 300; turn++) {
      const { awaiting } = await presentOf(one.matches, id, 'spectator');
      const next = awaiting[turn % awaiting.length];
      if (next === undefined) throw new Error('no seat is awaited');
      const { id: decision, choices } = await questionOf(one.matches, id, next);
      const choice = choices[turn % choices.length];
      granted(await one.matches.choose(id, next === A ? ann.id : ben.id, { decision, choice }));
      if ((await presentOf(one.matches, id, next)).undo) return next;
    }
    throw new Error('nothing is free');
  }

  describe('resigning', () => {
    test('a player who resigns a duel has lost it, and saying so twice is no harm', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const watched = await watchMatch(other.bus, id, 2);
      granted(await one.matches.resign(id, ben.id));
      granted(await other.matches.resign(id, ben.id));
      expect(await card(id)).toMatchObject({ status: 'over', by: 'resigned', outcome: { places: [1, 2] } });
      expect(await other.matches.resign(id, ann.id)).toMatchObject({ error: 'GAME_OVER' });
      const { id: decision, choices } = await questionOf(
        one.matches,
        id,
        (await presentOf(one.matches, id, A)).awaiting[0] ?? A,
      );
      const late = await other.matches.choose(id, ann.id, { decision, choice: choices[0] });
      expect(late).toMatchObject({ ok: false });
      await expect
        .poll(() => watched.of('spectator').at(-1))
        .toMatchObject({
          type: 'table',
          table: { status: 'over', outcome: { places: [1, 2] } },
        });
    });

    test('with more than two, a bot plays on for good', async () => {
      const id = await threeSeats();
      granted(await one.matches.resign(id, cleo.id));
      expect(await card(id)).toMatchObject({ status: 'running' });
      expect((await card(id)).seats[2]).toMatchObject({ player: cleo, bot: 'level-3' });
      expect(await other.matches.comeBack(id, cleo.id)).toMatchObject({ error: 'NOT_ALLOWED' });
    });

    test('a spectator resigns nothing', async () => {
      const id = await seated(one.matches, [ann, ben]);
      expect(await one.matches.resign(id, cleo.id)).toMatchObject({ error: 'NOT_SEATED' });
    });
  });

  describe('draws', () => {
    test('a draw that both want is one', async () => {
      const id = await seated(one.matches, [ann, ben]);
      expect(await one.matches.answerDraw(id, ann.id, true)).toMatchObject({ error: 'NO_DRAW_OFFERED' });
      granted(await one.matches.offerDraw(id, ann.id));
      granted(await one.matches.offerDraw(id, ann.id));
      expect(await card(id)).toMatchObject({ status: 'running', drawOffers: [0] });
      granted(await other.matches.answerDraw(id, ben.id, true));
      granted(await other.matches.answerDraw(id, ben.id, true));
      const seen = await card(id);
      expect(seen).toMatchObject({ status: 'over', outcome: { places: [1, 1] } });
      expect(seen.drawOffers).toBeUndefined();
    });

    test('two offers are an agreement', async () => {
      const id = await seated(one.matches, [ann, ben]);
      granted(await one.matches.offerDraw(id, ann.id));
      granted(await other.matches.offerDraw(id, ben.id));
      expect(await card(id)).toMatchObject({ status: 'over', outcome: { places: [1, 1] } });
    });

    test('a player who says no, or plays on instead, does not agree', async () => {
      const id = await seated(one.matches, [ann, ben]);
      granted(await one.matches.offerDraw(id, ann.id));
      granted(await other.matches.answerDraw(id, ben.id, false));
      expect((await card(id)).drawOffers).toBeUndefined();
      const [next = A] = (await presentOf(one.matches, id, A)).awaiting;
      const [mover, waiter] = next === A ? [ann, ben] : [ben, ann];
      granted(await one.matches.offerDraw(id, waiter.id));
      expect((await card(id)).drawOffers).toHaveLength(1);
      const before = await card(id);
      await playOne(other.matches, id, [ann, ben]);
      expect(before.drawOffers).toEqual([mover === ann ? 1 : 0]);
      expect((await card(id)).drawOffers).toBeUndefined();
      expect(await one.matches.answerDraw(id, mover.id, true)).toMatchObject({ error: 'NO_DRAW_OFFERED' });
    });

    test('a bot agrees to no draw', async () => {
      expect(await one.matches.offerDraw(await againstBot(), ann.id)).toMatchObject({ error: 'NOT_ALLOWED' });
    });
  });

  describe('taking back', () => {
    test('nothing can be taken back before anything was chosen', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const { seq } = await presentOf(one.matches, id, A);
      expect(await one.matches.askTakeback(id, ann.id, seq)).toMatchObject({ error: 'NOTHING_TO_UNDO' });
    });

    test('with consent, the match goes back to before the choice, and every viewer can have it all again', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const watched = await watchMatch(other.bus, id, 2);
      const before = await presentOf(one.matches, id, 'spectator');
      const mover = await playOne(one.matches, id, [ann, ben]);
      const [asker, answerer] = mover === A ? [ann, ben] : [ben, ann];
      const { seq } = await presentOf(one.matches, id, mover);
      granted(await other.matches.askTakeback(id, asker.id, seq));
      granted(await one.matches.askTakeback(id, asker.id, seq));
      expect(await card(id)).toMatchObject({ takeback: mover });
      const { seq: theirs } = await presentOf(one.matches, id, mover === A ? B : A);
      expect(await one.matches.askTakeback(id, answerer.id, theirs)).toMatchObject({ ok: false });
      granted(await one.matches.answerTakeback(id, answerer.id, true));
      expect((await card(id)).takeback).toBeUndefined();
      const after = await presentOf(other.matches, id, 'spectator');
      expect({ ...after, seq: 0 }).toEqual({ ...before, seq: 0 });
      await playOne(other.matches, id, [ann, ben]);
      const heads = (await one.matches.lookups.heads([id])).get(id) ?? [];
      for (const viewer of [...seats(2), 'spectator' as const]) {
        const missed = await missedSince(one.matches, id, viewer, 0);
        expect(missed.at(-1)?.seq).toBe(heads[viewer === 'spectator' ? 2 : viewer]);
        const expected = missed.slice(before.seq).map((notice) => JSON.stringify(notice));
        await expect.poll(() => watched.bytesOf(viewer).slice(-expected.length)).toEqual(expected);
      }
      granted(await one.matches.resign(id, ann.id));
      expect(granted(await one.matches.lookups.replay(id))).toContain('"type":"takeback"');
    });

    test('without consent it does not', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const mover = await playOne(one.matches, id, [ann, ben]);
      const [asker, answerer] = mover === A ? [ann, ben] : [ben, ann];
      const before = await presentOf(one.matches, id, mover);
      granted(await one.matches.askTakeback(id, asker.id, before.seq));
      granted(await other.matches.answerTakeback(id, answerer.id, false));
      expect(await presentOf(one.matches, id, mover)).toMatchObject({ view: before.view });
      expect(await one.matches.answerTakeback(id, answerer.id, true)).toMatchObject({
        error: 'NO_TAKEBACK_ASKED',
      });
    });

    test('against bots no consent is needed', async () => {
      const id = await againstBot();
      for (let turn = 0; (await presentOf(one.matches, id, A)).awaiting[0] !== A; turn++) {
        const asked = await one.matches.botTurn(id, B);
        if (asked?.type !== 'turn' || turn > 20) throw new Error('the bot is not asked');
        const { question } = asked;
        granted(await one.matches.chooseAsBot(id, B, { decision: question.id, choice: question.choices[0] }));
      }
      const before = await presentOf(one.matches, id, A);
      await playOne(one.matches, id, [ann]);
      const { seq } = await presentOf(one.matches, id, A);
      granted(await other.matches.askTakeback(id, ann.id, seq));
      const back = await presentOf(one.matches, id, A);
      expect(back.view).toEqual(before.view);
      granted(await one.matches.askTakeback(id, ann.id, seq));
      expect(await presentOf(one.matches, id, A)).toEqual(back);
    });

    test('what is taken back twice is taken back once, and only as long as nothing has happened since', async () => {
      const id = await seated(one.matches, [ann, ben], { game: 'skirmish', options: { seats: 2 } });
      const mover = await untilFree(id);
      const player = mover === A ? ann : ben;
      const { seq } = await presentOf(one.matches, id, mover);
      const late = await other.matches.undo(id, player.id, seq - 1);
      expect(late).toMatchObject({ error: 'OUT_OF_DATE' });
      granted(await one.matches.undo(id, player.id, seq));
      const back = await presentOf(one.matches, id, mover);
      expect(back.seq).toBe(seq + 1);
      granted(await one.matches.undo(id, player.id, seq));
      granted(await other.matches.undo(id, player.id, seq));
      expect(await presentOf(other.matches, id, mover)).toEqual(back);
    });
  });

  describe('leaving', () => {
    test('the seat of a player who left is kept for a while, then others may hand it to a bot, and the player may come back', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const [next = A] = (await presentOf(one.matches, id, A)).awaiting;
      const [gone, there] = next === A ? [ben, ann] : [ann, ben];
      const left = next === A ? B : A;
      const hand = (player: StoredPlayer) =>
        other.matches.handOver(id, player.id, { seat: left, isAway: false });
      granted(await one.matches.leave(id, gone.id));
      granted(await one.matches.leave(id, gone.id));
      expect((await card(id)).seats[left]).toMatchObject({ left: true });
      service.time.pass(59_999);
      expect(await hand(there)).toMatchObject({ error: 'SEAT_NOT_LEFT' });
      service.time.pass(1);
      expect(await hand(cleo)).toMatchObject({ error: 'NOT_SEATED' });
      expect(await hand(gone)).toMatchObject({ error: 'NOT_ALLOWED' });
      granted(await hand(there));
      granted(await hand(there));
      expect((await card(id)).seats[left]).toMatchObject({ player: gone, bot: STAND_IN });
      expect(await one.matches.choose(id, gone.id, { decision: 'q0', choice: {} })).toMatchObject({
        error: 'NOT_ALLOWED',
      });
      granted(await one.matches.comeBack(id, gone.id));
      granted(await one.matches.comeBack(id, gone.id));
      expect((await card(id)).seats[left]).toEqual({ seat: left, player: gone });
      expect(await one.matches.chooseAsBot(id, left, { decision: 'q0', choice: {} })).toMatchObject({
        error: 'NOT_SEATED',
      });
    });

    test('where no clock runs, a player who is away and does not answer for long may be replaced as well, a player who is not asked may not', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const [next = A] = (await presentOf(one.matches, id, A)).awaiting;
      const [silent, there] = next === A ? [ann, ben] : [ben, ann];
      const hand = (by: StoredPlayer, index: number) =>
        other.matches.handOver(id, by.id, { seat: seat(index), isAway: true });
      expect(await hand(there, next)).toMatchObject({ error: 'SEAT_NOT_LEFT' });
      service.time.pass(60_000);
      expect(await hand(silent, next === A ? 1 : 0)).toMatchObject({ error: 'SEAT_NOT_LEFT' });
      expect(await hand(there, 7)).toMatchObject({ error: 'NOT_A_SEAT' });
      granted(await hand(there, next));
      expect(await one.matches.botTurn(id, next)).toMatchObject({ bot: STAND_IN });
    });

    test.each([
      ['has a clock, though they are away', { type: 'live', initial: 1_800_000, increment: 0 }, true],
      ['has a day', { type: 'correspondence', perTurn: 86_400_000 }, true],
      ['is there', { type: 'none' }, false],
    ] as const)('nobody replaces a player who thinks and %s', async (_, clock, isAway) => {
      const id = await seated(one.matches, [ann, ben], { game: DUEL_ID, clock });
      const [next = A] = (await presentOf(one.matches, id, A)).awaiting;
      const there = next === A ? ben : ann;
      service.time.pass(600_000);
      const handed = await other.matches.handOver(id, there.id, { seat: next, isAway });
      expect(handed).toMatchObject({ error: 'SEAT_NOT_LEFT' });
    });

    test('a player who left and plays on is there again', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const [next = A] = (await presentOf(one.matches, id, A)).awaiting;
      granted(await one.matches.leave(id, (next === A ? ann : ben).id));
      await playOne(other.matches, id, [ann, ben]);
      expect((await card(id)).seats[next]?.left).toBeUndefined();
    });
  });

  test('a seat is seen by its player alone', async () => {
    const id = await seated(one.matches, [ann, ben]);
    const { lookups } = one.matches;
    expect(await lookups.look(id, A, { player: ann.id })).toMatchObject({ ok: true });
    expect(await lookups.look(id, A, { player: ben.id })).toMatchObject({ error: 'NOT_SEATED' });
    expect(await lookups.look(id, A)).toMatchObject({ error: 'NOT_SEATED' });
    expect(await lookups.look(id, 'spectator')).toMatchObject({ ok: true });
    expect(await lookups.look(id, seat(2), { player: ann.id })).toMatchObject({ error: 'NOT_A_SEAT' });
    expect(await lookups.snapshot(id, seat(2))).toMatchObject({ error: 'NOT_A_SEAT' });
  });

  test('a client that has seen what was never sent, or comes after new rules, is told the present', async () => {
    const id = await seated(one.matches, [ann, ben]);
    const present = {
      ok: true,
      value: { isWhole: false, notices: [{ type: 'table' }, { type: 'present' }] },
    };
    expect(await one.matches.lookups.updatesSince(id, A, 99)).toMatchObject(present);
    await one.db.updateTable('matches').set({ rules_version: '0.0.1' }).where('id', '=', id).execute();
    expect(await one.matches.lookups.updatesSince(id, A, 1)).toMatchObject(present);
    expect(await one.matches.lookups.updatesSince(id, A, present.value.notices.length)).toMatchObject({
      ok: true,
    });
  });
});
