import { commitmentTo, seat, verifyReplay } from '@riposte/kernel';
import { tableSchema } from '@riposte/protocol';
import { describe, expect, test } from 'vitest';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { EACH_FORM, someNonce, TEST_GAMES } from '../testing/forms.ts';
import { gathered } from '../testing/gathering.ts';
import { granted, playOne, presentOf, seated } from '../testing/tables.ts';
import { MOST_SITTINGS } from './openings.ts';

const A = seat(0);
const B = seat(1);

describe.each(EACH_FORM)('on $form', ({ open }) => {
  const { service, one, other, ann, ben, cleo } = gathered(open);

  async function opened(): Promise<string> {
    return granted(await one.matches.create(ann.id, { game: DUEL_ID })).setting.id;
  }

  async function card(id: string) {
    return granted(await other.matches.lookups.table(id));
  }

  test('a new table is open, public, and shows what the server is bound to', async () => {
    const id = await opened();
    const seen = await card(id);
    expect(tableSchema.parse(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
    expect(seen).toMatchObject({
      id,
      status: 'open',
      visibility: 'public',
      host: ann.id,
      seats: [{ seat: 0 }, { seat: 1 }],
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const row = await one.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(commitmentTo(row.secret)).toBe(seen.commitment);
    expect(JSON.stringify(seen)).not.toContain(row.secret);
  });

  test.each([
    ['NO_SUCH_GAME', { game: 'chess' }],
    ['BAD_OPTION', { game: DUEL_ID, options: { mode: 'none' } }],
    ['BAD_OPTION', { game: DUEL_ID, options: { colour: 'red' } }],
  ])('%s: no table is opened with %j', async (error, wanted) => {
    expect(await one.matches.create(ann.id, wanted)).toMatchObject({ ok: false, error });
  });

  test('a table that is not there is refused everywhere', async () => {
    const { matches } = one;
    const id = newId();
    const answers = await Promise.all([
      matches.sit(id, ann, { nonce: someNonce() }),
      matches.leave(id, ann.id),
      matches.choose(id, ann.id, { decision: 'q0', choice: {} }),
      matches.resign(id, ann.id),
      matches.openings.rematch(id, ann.id),
      matches.openings.close(id, ann.id),
      matches.lookups.snapshot(id, 'spectator'),
      matches.lookups.updatesSince(id, 'spectator', 0),
      matches.lookups.replay(id),
      matches.lookups.table(id),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: 'NO_SUCH_TABLE' });
    expect(await matches.lookups.heads([id])).toEqual(new Map());
  });

  test('the last to sit down begins the match; all chance comes from the secret and all nonces', async () => {
    const id = await opened();
    const nonces = [someNonce(), someNonce()];
    granted(await one.matches.sit(id, ann, { seat: B, nonce: nonces[1] ?? '' }));
    expect(await card(id)).toMatchObject({ status: 'open', seats: [{ seat: 0 }, { seat: 1, player: ann }] });
    expect(await one.matches.choose(id, ann.id, { decision: 'q0', choice: {} })).toMatchObject({
      error: 'NOT_STARTED',
    });
    granted(await other.matches.sit(id, ben, { nonce: nonces[0] ?? '' }));
    expect(await card(id)).toMatchObject({ status: 'running', seats: [{ player: ben }, { player: ann }] });
    while (!(await presentOf(one.matches, id, 'spectator')).outcome)
      await playOne(one.matches, id, [ben, ann]);
    const text = granted(await other.matches.lookups.replay(id));
    const verified = verifyReplay(text, (game) => TEST_GAMES.find((known) => known.id === game));
    expect(verified).toMatchObject({ ok: true, replay: { names: ['Ben', 'Ann'], deal: { nonces } } });
  });

  test('there is no replay before the match is over', async () => {
    const id = await seated(one.matches, [ann, ben]);
    expect(await one.matches.lookups.replay(id)).toMatchObject({ error: 'NOT_FINISHED' });
  });

  test('a seat has room for one, and a player for one seat', async () => {
    const id = granted(await one.matches.create(ann.id, { game: 'skirmish', options: { seats: 4 } })).setting
      .id;
    granted(await one.matches.sit(id, ann, { seat: B, nonce: someNonce() }));
    const sit = (player: StoredPlayer, index?: number) =>
      other.matches.sit(id, player, {
        nonce: someNonce(),
        ...(index !== undefined && { seat: seat(index) }),
      });
    expect(await sit(ben, 1)).toMatchObject({ error: 'SEAT_TAKEN' });
    expect(await sit(ben, 4)).toMatchObject({ error: 'NOT_A_SEAT' });
    expect(await sit(ann, 0)).toMatchObject({ error: 'ALREADY_SEATED' });
    expect(await sit(ann, 1)).toMatchObject({ ok: true });
    expect(await sit(ann)).toMatchObject({ ok: true });
    expect(await one.matches.sit(id, ben, { seat: A, nonce: 'short' })).toMatchObject({ error: 'BAD_NONCE' });
    expect((await card(id)).seats.map(({ player }) => player?.name)).toEqual([
      undefined,
      'Ann',
      undefined,
      undefined,
    ]);
  });

  test('when many want the last seat, one gets it and the match begins once', async () => {
    const id = await opened();
    granted(await one.matches.sit(id, ann, { nonce: someNonce() }));
    const crowd = await Promise.all(
      Array.from({ length: 6 }, (_, index) => service.player(`Guest ${index}`)),
    );
    const answers = await Promise.all(
      crowd.map((guest, index) => (index % 2 ? one : other).matches.sit(id, guest, { nonce: someNonce() })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const log = await one.db.selectFrom('entries').select('entry').where('match_id', '=', id).execute();
    expect(log.map(({ entry }) => JSON.parse(entry).type).sort()).toEqual(['began', 'sat', 'sat']);
  });

  test('a player who stands up before the deal leaves the seat to others, and no nonce behind', async () => {
    const id = await opened();
    granted(await one.matches.sit(id, ben, { seat: A, nonce: someNonce() }));
    granted(await other.matches.leave(id, ben.id));
    granted(await other.matches.leave(id, ben.id));
    expect((await card(id)).seats).toEqual([{ seat: 0 }, { seat: 1 }]);
    granted(await one.matches.sit(id, cleo, { seat: A, nonce: someNonce() }));
    granted(await one.matches.sit(id, ben, { nonce: someNonce() }));
    expect(await card(id)).toMatchObject({ status: 'running', seats: [{ player: cleo }, { player: ben }] });
    expect(await one.matches.sit(id, ann, { nonce: someNonce() })).toMatchObject({
      error: 'ALREADY_STARTED',
    });
  });

  test('who sits down and stands up without end is refused at last, and others are not', async () => {
    const id = await opened();
    const sitting = () => one.matches.sit(id, ben, { nonce: someNonce() });
    for (let count = 0; count < MOST_SITTINGS; count++) {
      granted(await sitting());
      granted(await one.matches.leave(id, ben.id));
    }
    expect(await sitting()).toMatchObject({ ok: false, error: 'TOO_OFTEN' });
    granted(await one.matches.sit(id, cleo, { nonce: someNonce() }));
  });

  test('the host may ask a bot to a seat, which adds nothing to the deal', async () => {
    const id = await opened();
    const ask = (host: StoredPlayer, bot: string) =>
      one.matches.openings.askBot(id, host.id, { seat: B, bot });
    expect(await ask(ben, 'random')).toMatchObject({ error: 'NOT_ALLOWED' });
    expect(await ask(ann, 'search-999999999')).toMatchObject({ error: 'NO_SUCH_BOT' });
    granted(await ask(ann, 'random'));
    expect(await ask(ann, 'random')).toMatchObject({ error: 'SEAT_TAKEN' });
    granted(await one.matches.sit(id, ann, { nonce: someNonce() }));
    expect(await card(id)).toMatchObject({ status: 'running', seats: [{ player: ann }, { bot: 'random' }] });
    const bot = await one.db
      .selectFrom('seats')
      .select(['seal', 'nonce', 'nonces'])
      .where('match_id', '=', id)
      .where('seat', '=', 1)
      .executeTakeFirstOrThrow();
    expect(bot).toEqual({ seal: '', nonce: null, nonces: [''] });
  });

  test('only the host closes a table, and nobody sits down at a closed one', async () => {
    const id = await opened();
    expect(await one.matches.openings.close(id, ben.id)).toMatchObject({ error: 'NOT_ALLOWED' });
    granted(await one.matches.openings.close(id, ann.id));
    granted(await other.matches.openings.close(id, ann.id));
    expect(await card(id)).toMatchObject({ status: 'over' });
    expect(await one.matches.sit(id, ben, { nonce: someNonce() })).toMatchObject({
      error: 'ALREADY_STARTED',
    });
    expect(await one.matches.lookups.replay(id)).toMatchObject({ error: 'NOT_FINISHED' });
    expect(await one.matches.openings.rematch(id, ann.id)).toMatchObject({ error: 'NOT_FINISHED' });
  });

  test('a match that has begun is not closed', async () => {
    const id = await seated(one.matches, [ann, ben]);
    expect(await one.matches.openings.close(id, ann.id)).toMatchObject({ error: 'ALREADY_STARTED' });
  });

  test('a kept seat is for whom it is kept', async () => {
    const kept = { 0: ben.id };
    const { setting } = granted(await one.matches.create(ann.id, { game: DUEL_ID, kept }));
    const { id } = setting;
    expect(await one.matches.sit(id, cleo, { seat: A, nonce: someNonce() })).toMatchObject({
      error: 'NOT_ALLOWED',
    });
    granted(await one.matches.sit(id, cleo, { nonce: someNonce() }));
    granted(await one.matches.sit(id, ben, { nonce: someNonce() }));
    expect((await card(id)).seats.map(({ player }) => player?.name)).toEqual(['Ben', 'Cleo']);
  });

  test('a rematch is one table for the same people, one seat further, no matter who asks first', async () => {
    const id = await seated(one.matches, [ann, ben]);
    expect(await one.matches.openings.rematch(id, ann.id)).toMatchObject({ error: 'NOT_FINISHED' });
    granted(await one.matches.resign(id, ann.id));
    expect(await one.matches.openings.rematch(id, cleo.id)).toMatchObject({ error: 'NOT_SEATED' });
    const both = await Promise.all([
      one.matches.openings.rematch(id, ann.id),
      other.matches.openings.rematch(id, ben.id),
    ]);
    const [first, second] = both.map(granted);
    expect(first).toBe(second);
    expect(await card(id)).toMatchObject({ status: 'over', rematch: first });
    expect(await one.matches.sit(first ?? '', cleo, { nonce: someNonce() })).toMatchObject({ ok: false });
    granted(await one.matches.sit(first ?? '', ann, { nonce: someNonce() }));
    granted(await one.matches.sit(first ?? '', ben, { nonce: someNonce() }));
    expect(await card(first ?? '')).toMatchObject({
      status: 'running',
      seats: [{ player: ben }, { player: ann }],
    });
  });

  test('after a match with a bot, the bot sits down again by itself', async () => {
    const id = await opened();
    granted(await one.matches.openings.askBot(id, ann.id, { seat: B, bot: 'random' }));
    granted(await one.matches.sit(id, ann, { nonce: someNonce() }));
    granted(await one.matches.resign(id, ann.id));
    const next = granted(await one.matches.openings.rematch(id, ann.id));
    expect((await card(next)).seats).toEqual([{ seat: 0, bot: 'random' }, { seat: 1 }]);
    granted(await one.matches.sit(next, ann, { nonce: someNonce() }));
    expect((await card(next)).status).toBe('running');
  });

  test('the host may begin once the least that the game needs sit there', async () => {
    const wanted = { game: 'skirmish', options: { seats: 4 } } as const;
    const id = granted(await one.matches.create(ann.id, wanted)).setting.id;
    granted(await one.matches.sit(id, ann, { nonce: someNonce() }));
    expect(await one.matches.openings.begin(id, ann.id)).toMatchObject({ ok: false, error: 'NOT_FULL' });
    granted(await one.matches.sit(id, ben, { nonce: someNonce() }));
    expect(await one.matches.openings.begin(id, ben.id)).toMatchObject({ ok: false, error: 'NOT_ALLOWED' });
    const begun = granted(await one.matches.openings.begin(id, ann.id));
    expect([begun.status, begun.seats.length, begun.heads.length]).toEqual(['running', 2, 3]);
    expect((await card(id)).seats).toHaveLength(2);
    expect(await one.matches.openings.begin(id, ann.id)).toMatchObject({
      ok: false,
      error: 'ALREADY_STARTED',
    });
    // It is dealt again from what was written, for as many as sat there.
    expect((await other.matches.lookups.heads([id])).get(id)).toHaveLength(3);
  });

  test('and not while a seat between them is free', async () => {
    const id = granted(await one.matches.create(ann.id, { game: 'skirmish', options: { seats: 4 } })).setting
      .id;
    granted(await one.matches.sit(id, ann, { nonce: someNonce(), seat: A }));
    granted(await one.matches.sit(id, ben, { nonce: someNonce(), seat: seat(2) }));
    expect(await one.matches.openings.begin(id, ann.id)).toMatchObject({ ok: false, error: 'NOT_FULL' });
  });

  test('open public tables are listed from the latest on, others not', async () => {
    const first = await opened();
    const hidden = granted(await one.matches.create(ann.id, { game: DUEL_ID, visibility: 'private' })).setting
      .id;
    const running = await seated(one.matches, [ann, ben]);
    const last = await opened();
    const ids = (await other.matches.lookups.openTables()).map(({ id }) => id);
    expect(ids.indexOf(last)).toBe(0);
    expect(ids).toContain(first);
    expect(ids).not.toContain(hidden);
    expect(ids).not.toContain(running);
    const later = await other.matches.lookups.openTables({ game: DUEL_ID, after: last });
    // Of those of one host others come in, once the newest are left out.
    expect(later.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids.slice(1));
    expect(later.map(({ id }) => id)).toContain(first);
    expect(later.every(({ game }) => game === DUEL_ID)).toBe(true);
  });

  test('a player’s own tables are listed from the latest on', async () => {
    const dan = await service.player('Dan');
    expect(await one.matches.lookups.tablesOf(dan.id)).toEqual([]);
    const first = await seated(one.matches, [dan, ben]);
    const second = await seated(one.matches, [ann, dan]);
    const mine = await other.matches.lookups.tablesOf(dan.id);
    expect(mine.map(({ id }) => id)).toEqual([second, first]);
    const rest = await other.matches.lookups.tablesOf(dan.id, { after: second });
    expect(rest.map(({ id }) => id)).toEqual([first]);
  });
});
