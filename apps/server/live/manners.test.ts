import { setTimeout as wait } from 'node:timers/promises';
import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { block, unblock } from '../lobby/blocks.ts';
import { reportPlayer } from '../lobby/reports.ts';
import { withLobby } from '../lobby/schema.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, someNonce } from '../testing/forms.ts';
import type { LiveClient } from '../testing/liveClient.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { granted, missedSince, playOne, presentOf, seated } from '../testing/tables.ts';

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);

  describe('what may be seen', () => {
    test('a seat is seen by the player who sits there, and by nobody else', async () => {
      const { one, ann, ben, eve } = house;
      const id = await seated(one.matches, [ann, ben]);
      const [a, e, nobody] = [
        await house.clientOf(ann, one),
        await house.clientOf(eve, one),
        await house.clientOf(undefined, one),
      ];
      await a.watch(id, seat(0));
      await expect(a.watch(id, seat(1))).rejects.toThrow('NOT_SEATED');
      await expect(e.watch(id, seat(0))).rejects.toThrow('NOT_SEATED');
      await expect(nobody.watch(id, seat(0))).rejects.toThrow('NOT_SEATED');
      await expect(a.watch(id, seat(2))).rejects.toThrow('NOT_A_SEAT');
      await expect(a.watch('nothing', 'spectator')).rejects.toThrow('NO_SUCH_TABLE');
      await e.watch(id, 'spectator');
      await nobody.watch(id, 'spectator', 0);
      expect(nobody.texts.join()).not.toContain('"as":0');
      expect(one.live.counts.feeds).toBe(2);
    });

    test('a player who has watched a table can report who sits there; a player who has not cannot', async () => {
      const { one, other, ann, ben, eve } = house;
      const id = await seated(one.matches, [ann, ben]);
      const report = () => reportPlayer(withLobby(one.db), eve, ann.id, { table: id, why: 'stalls' });
      expect(await report()).toMatchObject({ ok: false, error: 'NOT_ALLOWED' });
      const client = await house.clientOf(eve, other);
      await expect(client.watch(id, seat(0))).rejects.toThrow('NOT_SEATED');
      expect(await report()).toMatchObject({ ok: false, error: 'NOT_ALLOWED' });
      await client.watch(id, 'spectator');
      expect(await report()).toMatchObject({ ok: true });
    });

    test('a player who has stood up is not sent what the next player on that seat sees', async () => {
      const { one, other, ann, ben, eve } = house;
      const { setting } = granted(await one.matches.create(ann.id, { game: DUEL_ID }));
      const { id } = setting;
      granted(await one.matches.sit(id, eve, { seat: seat(0), nonce: someNonce() }));
      const client = await house.clientOf(eve, other);
      const watched = await client.watch(id, seat(0), 0);
      granted(await one.matches.leave(id, eve.id));
      granted(await one.matches.sit(id, ann, { seat: seat(0), nonce: someNonce() }));
      granted(await one.matches.sit(id, ben, { seat: seat(1), nonce: someNonce() }));
      await playOne(one.matches, id, [ann, ben]);
      await client.until(() => watched.last === 2);
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(watched.last).toBe(2);
      expect(watched.present).toBeUndefined();
      expect(watched.table?.table.seats[0]).not.toHaveProperty('player');
      expect(other.live.counts.feeds).toBe(0);
    });

    test('where a table is shown with a delay, strangers see every seat so much later, and players see only their own', async () => {
      const { one, other, ann, ben, eve } = house;
      const delay = 60_000;
      const id = await seated(one.matches, [ann, ben], { game: DUEL_ID, fullViewAfter: delay });
      const [a, e] = [await house.clientOf(ann, one), await house.clientOf(eve, other)];
      await expect(a.watch(id, seat(1))).rejects.toThrow('NOT_SEATED');
      const watched = await e.watch(id, seat(0), 0);
      expect(watched.texts).toEqual([]);
      house.service.time.pass(delay / 2);
      await playOne(one.matches, id, [ann, ben]);
      const early = await missedSince(one.matches, id, seat(0), 0);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(watched.texts).toEqual([]);
      house.service.time.pass(delay / 2);
      const lines = early.map((notice) => JSON.stringify(notice));
      await e.until(() => watched.texts.length > 0);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(watched.texts).toEqual(lines.slice(0, watched.texts.length));
      expect(watched.texts.length).toBeLessThan(lines.length);
      house.service.time.pass(delay / 2);
      await e.until(() => watched.texts.length === lines.length);
      expect(watched.texts).toEqual(lines);
      expect(a.presences.concat(e.presences).some(({ here }) => here.length > 0)).toBe(false);
      const plainTable = await seated(one.matches, [ann, ben]);
      await expect(e.watch(plainTable, seat(0))).rejects.toThrow('NOT_SEATED');
    });

    test('a stranger who watches a seat with a delay and then sits down sees no more of it', async () => {
      const { one, other, ann, eve } = house;
      const delay = 60_000;
      const { setting } = granted(await one.matches.create(ann.id, { game: DUEL_ID, fullViewAfter: delay }));
      const { id } = setting;
      const e = await house.clientOf(eve, other);
      const watched = await e.watch(id, seat(0), 0);
      granted(await one.matches.sit(id, ann, { seat: seat(0), nonce: someNonce() }));
      granted(await one.matches.sit(id, eve, { seat: seat(1), nonce: someNonce() }));
      house.service.time.pass(delay * 2);
      await e.until(() => watched.table?.table.seats[1]?.player?.id === eve.id);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(watched.present).toBeUndefined();
      expect(other.live.counts.feeds).toBe(0);
    });

    test('a client with a number from the future is told what is so now', async () => {
      const { one, ann, ben } = house;
      const id = await seated(one.matches, [ann, ben]);
      const client = await house.clientOf(undefined, one);
      client.send({ type: 'watch', request: 'w', match: id, as: 'spectator', since: 999 });
      await client.until(() => client.texts.some((text) => text.includes('caughtUp')));
      const types = client.texts.map((text) => JSON.parse(text).type);
      expect(types).toEqual(['welcome', 'accepted', 'table', 'present', 'caughtUp', 'presence']);
    });
  });

  describe('what is asked', () => {
    test('what is done is accepted, what is not is refused with the reason', async () => {
      const { one, other, ann, ben, eve } = house;
      const id = await seated(one.matches, [ann, ben]);
      const [a, b] = [await house.clientOf(ann, one), await house.clientOf(ben, other)];
      const mine = await a.watch(id, seat(0), 0);
      const foul = { type: 'choose', match: id, decision: 'q0', choice: { type: 'nonsense' } } as const;
      expect(await (await house.clientOf(eve, one)).ask(foul)).toMatchObject({
        type: 'refused',
        code: 'NOT_SEATED',
      });
      expect(await (await house.clientOf(undefined, one)).ask(foul)).toMatchObject({ code: 'NOT_SIGNED_IN' });
      expect(await a.ask({ type: 'answerDraw', match: id, accept: true })).toMatchObject({
        code: 'NO_DRAW_OFFERED',
      });
      expect(await a.ask({ type: 'offerDraw', match: id })).toMatchObject({ type: 'accepted' });
      await a.until(() => mine.table?.table.drawOffers?.length === 1);
      expect(await b.ask({ type: 'answerDraw', match: id, accept: false })).toMatchObject({
        type: 'accepted',
      });
      await a.until(() => mine.table?.table.drawOffers === undefined);
      expect(await a.ask({ type: 'undo', match: id, seq: mine.last ?? 0 })).toMatchObject({
        code: 'NOTHING_TO_UNDO',
      });
      expect(await a.ask({ type: 'takeback', match: id, seq: 0 })).toMatchObject({ code: 'OUT_OF_DATE' });
      expect(await a.ask({ type: 'handOver', match: id, seat: seat(1) })).toMatchObject({
        code: 'SEAT_NOT_LEFT',
      });
      expect(await b.ask({ type: 'resign', match: id })).toMatchObject({ type: 'accepted' });
      await a.until(() => mine.table?.table.by === 'resigned');
      expect(a.faults).toEqual([]);
    });

    test('the seat of a player who is connected is not handed over, however long they think; that of one who is away is', async () => {
      const { service, one, other, ann, ben } = house;
      const id = await seated(one.matches, [ann, ben]);
      const [next = seat(0)] = (await presentOf(one.matches, id, 'spectator')).awaiting;
      const [thinker, waiting] = next === seat(0) ? [ann, ben] : [ben, ann];
      const there = await house.clientOf(thinker, other);
      await there.watch(id, next);
      const here = await house.clientOf(waiting, one);
      service.time.pass(600_000);
      const hand = () => here.ask({ type: 'handOver', match: id, seat: next });
      // A node that does not watch the table knows nobody there: that is no reason.
      expect(await hand()).toMatchObject({ code: 'SEAT_NOT_LEFT' });
      await here.watch(id, next === seat(0) ? seat(1) : seat(0));
      await here.until(() => here.presences.at(-1)?.here.length === 2);
      expect(await hand()).toMatchObject({ code: 'SEAT_NOT_LEFT' });
      await wait(3_500);
      expect(await hand()).toMatchObject({ code: 'SEAT_NOT_LEFT' });
      await there.close();
      await here.until(() => here.presences.at(-1)?.here.length === 1);
      expect(await hand()).toMatchObject({ type: 'accepted' });
    });

    test('what one client asks of one match is done in order', async () => {
      const { one, ann, ben } = house;
      const id = await seated(one.matches, [ann, ben]);
      const a = await house.clientOf(ann, one);
      const answers = await Promise.all([
        a.ask({ type: 'offerDraw', match: id }),
        a.ask({ type: 'offerDraw', match: id }),
        a.ask({ type: 'resign', match: id }),
        a.ask({ type: 'offerDraw', match: id }),
      ]);
      expect(answers.map((answer) => (answer.type === 'refused' ? answer.code : answer.type))).toEqual([
        'accepted',
        'accepted',
        'accepted',
        'GAME_OVER',
      ]);
      expect(await a.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    });
  });

  describe('people', () => {
    test('what is said is heard on all nodes, but not by players who have blocked the speaker', async () => {
      const { one, other, ann, ben, eve } = house;
      const id = await seated(one.matches, [ann, ben]);
      const [a, b, e] = [
        await house.clientOf(ann, one),
        await house.clientOf(ben, other),
        await house.clientOf(eve, other),
      ];
      for (const [client, place] of [
        [a, seat(0)],
        [b, seat(1)],
        [e, 'spectator'],
      ] as const) {
        await client.watch(id, place);
      }
      const lobby = withLobby(one.db);
      expect(await a.ask({ type: 'chat', match: id, text: 'Hello' })).toMatchObject({ type: 'accepted' });
      for (const client of [a, b, e]) await client.until(() => client.chats.length === 1);
      expect(b.chats[0]).toMatchObject({ from: { id: ann.id }, text: 'Hello' });
      granted(await block(lobby, ben, ann.id));
      await a.ask({ type: 'chat', match: id, text: 'Are you there?' });
      await e.until(() => e.chats.length === 2);
      await unblock(lobby, ben, ann.id);
      await a.ask({ type: 'chat', match: id, text: 'Now?' });
      await b.until(() => b.chats.length === 2);
      expect(b.chats.map(({ text }) => text)).toEqual(['Hello', 'Now?']);
      expect(await e.ask({ type: 'chat', match: id, text: 'I see the cards' })).toMatchObject({
        code: 'NOT_SEATED',
      });
    });

    test('all clients are told who is there, over all nodes', async () => {
      const { one, other, ann, ben, eve } = house;
      const id = await seated(one.matches, [ann, ben]);
      const [a, b, e] = [
        await house.clientOf(ann, one),
        await house.clientOf(ben, other),
        await house.clientOf(eve, other),
      ];
      await a.watch(id, seat(0));
      await b.watch(id, seat(1));
      await e.watch(id, 'spectator');
      const isAll = (client: LiveClient) => () =>
        client.presences.at(-1)?.here.join() === '0,1' && client.presences.at(-1)?.spectators === 1;
      for (const client of [a, b, e]) await client.until(isAll(client));
      await b.close();
      await a.until(() => a.presences.at(-1)?.here.join() === '0');
    });
  });
});
