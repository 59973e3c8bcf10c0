import { type Deal, makeDeal, nonceFrom, sealFrom, sealOf, seat, seats, verifyReplay } from '@riposte/kernel';
import { tableSchema } from '@riposte/protocol';
import { describe, expect, test } from 'vitest';
import { Metrics } from '../metrics.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, someNonce, TEST_GAMES, type TestNode } from '../testing/forms.ts';
import { gathered } from '../testing/gathering.ts';
import { granted, missedSince, playOne, presentOf } from '../testing/tables.ts';
import { watchMatch } from '../testing/watch.ts';
import { WitnessClient } from '../testing/witnesses.ts';
import { findTable } from './archive.ts';
import { freeSeats } from './ledger.ts';
import type { NewTable } from './openings.ts';
import { formatMatch, formatState } from './record.ts';
import { takeLine } from './step.ts';
import { Sweep } from './sweep.ts';

const A = seat(0);
const B = seat(1);
const PATIENCE = 30_000;
const DAY = 24 * 60 * 60 * 1_000;

describe.each(FORMS)('on $form', ({ open }) => {
  const { service, one, other, ann, ben, cleo } = gathered(open);

  async function opened(wanted: NewTable = { game: DUEL_ID }, node = one): Promise<string> {
    return granted(await node.matches.create(ann.id, wanted)).setting.id;
  }

  async function card(id: string) {
    const seen = granted(await other.matches.lookups.table(id));
    expect(tableSchema.parse(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
    return seen;
  }

  /** Ann and Ben have sat down with sealed nonces. */
  async function sealed(wanted?: NewTable) {
    const id = await opened(wanted);
    const [first, second] = [new WitnessClient(ann), new WitnessClient(ben)];
    await first.sit(one.matches, id);
    await second.sit(other.matches, id);
    return { id, first, second };
  }

  async function swept(after: number, node: TestNode = one): Promise<void> {
    service.time.pass(after);
    await new Sweep({ ...node, time: service.time, onError: raise }).sweep();
  }

  /** The deal of a match that is given up, out of its verified replay. */
  async function proofOf(id: string): Promise<Deal> {
    granted(await one.matches.resign(id, ann.id));
    const text = granted(await other.matches.lookups.replay(id));
    const verified = verifyReplay(text, (game) => TEST_GAMES.find((known) => known.id === game));
    if (!verified.ok) throw new Error(verified.why);
    return verified.replay.deal;
  }

  test('when all have sat down the table shows what each is bound to, and deals only when all have shown it', async () => {
    const { id, first, second } = await sealed();
    const seals = [first, second].map(({ root }) => sealFrom(root));
    expect(await card(id)).toMatchObject({
      status: 'dealing',
      dealing: { round: 1, seals, awaited: [0, 1] },
    });
    expect(await one.matches.choose(id, ann.id, { decision: 'q0', choice: {} })).toMatchObject({
      error: 'NOT_STARTED',
    });
    granted(await second.show(one.matches, id));
    expect(await card(id)).toMatchObject({ status: 'dealing', dealing: { awaited: [0] } });
    granted(await first.show(other.matches, id));
    const begun = await card(id);
    expect(begun.status).toBe('running');
    expect([begun.dealing, begun.brokenOff]).toEqual([undefined, undefined]);
    const deal = await proofOf(id);
    expect(deal).toMatchObject({
      seals,
      nonces: [first, second].map(({ root }) => nonceFrom(root, 1)),
      broken: [],
    });
    expect([first.doubtOf(deal), second.doubtOf(deal)]).toEqual([undefined, undefined]);
  });

  test('a shill who has seen the other nonce cannot show another than the sealed one, stand up or sit elsewhere', async () => {
    const { id, first, second } = await sealed();
    granted(await first.show(one.matches, id));
    for (const nonce of ['ee'.repeat(32), someNonce(), nonceFrom(second.root, 2), nonceFrom(first.root, 1)]) {
      expect(await one.matches.openings.showNonce(id, ben.id, nonce)).toMatchObject({ error: 'BAD_NONCE' });
    }
    expect(await one.matches.sit(id, ben, { seat: A, nonce: someNonce() })).toMatchObject({
      error: 'ALREADY_SEATED',
    });
    expect(await one.matches.sit(id, cleo, { nonce: someNonce() })).toMatchObject({
      error: 'ALREADY_STARTED',
    });
    expect(await one.matches.openings.close(id, ann.id)).toMatchObject({ error: 'ALREADY_STARTED' });
    expect(await one.matches.openings.begin(id, ann.id)).toMatchObject({ error: 'ALREADY_STARTED' });
    granted(await second.show(one.matches, id));
    expect((await proofOf(id)).nonces[1]).toBe(nonceFrom(second.root, 1));
  });

  test('the same nonce twice is no fault; before all sit, from strangers, and another after the deal is refused', async () => {
    const id = await opened();
    const [first, second] = [new WitnessClient(ann), new WitnessClient(ben)];
    await first.sit(one.matches, id);
    const early = nonceFrom(first.root, 1);
    expect(await one.matches.openings.showNonce(id, ann.id, early)).toMatchObject({ error: 'NOT_FULL' });
    await second.sit(one.matches, id);
    expect(await one.matches.openings.showNonce(id, cleo.id, early)).toMatchObject({ error: 'NOT_SEATED' });
    for (const node of [one, other]) granted(await first.show(node.matches, id));
    granted(await second.show(one.matches, id));
    for (const node of [one, other]) granted(await node.matches.openings.showNonce(id, ann.id, early));
    const next = nonceFrom(first.root, 2);
    expect(await one.matches.openings.showNonce(id, ann.id, next)).toMatchObject({
      error: 'ALREADY_STARTED',
    });
  });

  test('a table that was closed before the deal takes no nonce', async () => {
    const id = await opened();
    const client = new WitnessClient(ann);
    await client.sit(one.matches, id);
    granted(await one.matches.openings.close(id, ann.id));
    const nonce = nonceFrom(client.root, 1);
    expect(await one.matches.openings.showNonce(id, ann.id, nonce)).toMatchObject({
      error: 'ALREADY_STARTED',
    });
  });

  test('a nonce that is not shown in time is left out; the others show a fresh one, and all of it is seen', async () => {
    const { id, first, second } = await sealed();
    granted(await first.show(one.matches, id));
    await swept(PATIENCE - 1);
    expect(await card(id)).toMatchObject({ status: 'dealing', dealing: { round: 1 } });
    await swept(1, other);
    const again = await card(id);
    expect(again).toMatchObject({
      status: 'dealing',
      dealing: { round: 2, seals: [nonceFrom(first.root, 1), ''], awaited: [0] },
      brokenOff: 1,
      seats: [{ player: ann }, { player: ben, absent: true }],
    });
    const late = nonceFrom(second.root, 1);
    expect(await one.matches.openings.showNonce(id, ben.id, late)).toMatchObject({ error: 'BAD_NONCE' });
    granted(await first.show(one.matches, id));
    expect(await card(id)).toMatchObject({ status: 'running', brokenOff: 1, seats: [{}, { absent: true }] });
    const deal = await proofOf(id);
    expect(deal).toMatchObject({
      nonces: [nonceFrom(first.root, 2), ''],
      broken: [[nonceFrom(first.root, 1), '']],
    });
    expect([first.doubtOf(deal), second.doubtOf(deal)]).toEqual([undefined, 'away']);
  });

  test('where nobody shows a nonce the match begins all the same, and the proof says that it came from the secret alone', async () => {
    const { id } = await sealed();
    await swept(PATIENCE);
    expect(await card(id)).toMatchObject({ status: 'running', seats: [{ absent: true }, { absent: true }] });
    expect(await proofOf(id)).toMatchObject({ nonces: ['', ''], broken: [['', '']] });
  });

  test.each([
    [60 * 60 * 1_000, 60 * 60 * 1_000],
    [3 * DAY, DAY],
  ])('by correspondence with %i ms a turn there are %i ms for it', async (perTurn, patience) => {
    const { id, first } = await sealed({ game: DUEL_ID, clock: { type: 'correspondence', perTurn } });
    granted(await first.show(one.matches, id));
    await swept(patience - 1);
    expect(await card(id)).toMatchObject({ dealing: { round: 1 } });
    await swept(1);
    expect(await card(id)).toMatchObject({ dealing: { round: 2 } });
  });

  test('nobody waits for the nonce of a player who has left; the seat stays theirs', async () => {
    const { id, first } = await sealed();
    granted(await one.matches.leave(id, ben.id));
    expect(await card(id)).toMatchObject({
      status: 'dealing',
      dealing: { round: 1 },
      seats: [{}, { left: true }],
    });
    granted(await first.show(one.matches, id));
    expect(await card(id)).toMatchObject({
      brokenOff: 1,
      dealing: { round: 2 },
      seats: [{}, { absent: true }],
    });
    granted(await one.matches.leave(id, ben.id));
    granted(await first.show(one.matches, id));
    expect(await card(id)).toMatchObject({
      status: 'running',
      seats: [{}, { player: ben, left: true, absent: true }],
    });
    granted(await one.matches.comeBack(id, ben.id));
  });

  test('a node that dies between seal and nonce costs nothing: another takes the nonces', async () => {
    const { id, first, second } = await sealed();
    granted(await first.show(one.matches, id));
    const later = await service.node();
    granted(await second.show(later.matches, id));
    expect((await card(id)).status).toBe('running');
    expect(await proofOf(id)).toMatchObject({ broken: [] });
  });

  test('a program may give its nonce openly: its hash binds it before the others show theirs', async () => {
    const id = await opened();
    const nonce = someNonce();
    granted(await one.matches.sit(id, ann, { nonce }));
    const client = new WitnessClient(ben);
    await client.sit(one.matches, id);
    expect(await card(id)).toMatchObject({
      dealing: { seals: [sealOf(nonce), sealFrom(client.root)], awaited: [1] },
    });
    granted(await client.show(one.matches, id));
    const deal = await proofOf(id);
    expect(deal.nonces).toEqual([nonce, nonceFrom(client.root, 1)]);
    expect(client.doubtOf(deal)).toBeUndefined();
  });

  test('against bots there is one nonce to show, and the host may begin before all seats are taken', async () => {
    const id = await opened({ game: 'skirmish', options: { seats: 4 } });
    const client = new WitnessClient(ann);
    await client.sit(one.matches, id);
    granted(await one.matches.openings.askBot(id, ann.id, { seat: B, bot: 'random' }));
    granted(await one.matches.openings.begin(id, ann.id));
    const dealing = await card(id);
    expect(dealing).toMatchObject({ dealing: { seals: [sealFrom(client.root), ''], awaited: [0] } });
    expect(dealing.seats).toHaveLength(2);
    granted(await client.show(one.matches, id));
    expect(await card(id)).toMatchObject({ status: 'running', seats: [{ player: ann }, { bot: 'random' }] });
    const { outcome } = await presentOf(one.matches, id, 'spectator');
    expect(outcome).toBeUndefined();
  });

  test('what viewers were sent on the way can be told again, byte for byte', async () => {
    const id = await opened();
    const watched = await watchMatch(one.bus, id, 2);
    const [first, second] = [new WitnessClient(ann), new WitnessClient(ben)];
    await first.sit(one.matches, id);
    await second.sit(one.matches, id);
    granted(await first.show(one.matches, id));
    await swept(PATIENCE);
    granted(await first.show(one.matches, id));
    await playOne(one.matches, id, [ann, ben]);
    await one.matches.settled();
    await one.bus.settled();
    for (const viewer of [...seats(2), 'spectator' as const]) {
      const again = await missedSince(other.matches, id, viewer, 0);
      expect(again.map((notice) => JSON.stringify(notice))).toEqual(watched.bytesOf(viewer));
    }
  });

  test('a table that deals is not among those with a free seat', async () => {
    const { id } = await sealed();
    const ids = (await other.matches.lookups.openTables()).map((table) => table.id);
    expect(ids).not.toContain(id);
  });

  test('rounds that were broken off are counted', async () => {
    const metrics = new Metrics();
    const counting = await service.node({ metrics });
    const { id } = await sealed();
    service.time.pass(PATIENCE);
    granted(await counting.matches.openings.breakOff(id));
    granted(await counting.matches.openings.breakOff(id));
    expect(await metrics.text()).toContain('riposte_deals_broken_off_total 1\n');
  });

  describe('tables of a release that knew no seals', () => {
    test('people who sat there with open nonces are dealt to with those', async () => {
      const id = await opened();
      const nonces = [someNonce(), someNonce()];
      granted(await one.matches.sit(id, ann, { seat: A, nonce: nonces[0] ?? '' }));
      granted(await one.matches.openings.askBot(id, ann.id, { seat: B, bot: 'random' }));
      const deal = await proofOf(id);
      expect(deal).toMatchObject({ nonces: [nonces[0], ''], seals: [sealOf(nonces[0] ?? ''), ''] });
    });

    test('a match that was dealt then goes on, and its replay is of the first kind', async () => {
      const id = await dealtBefore();
      for (let turn = 0; turn < 3; turn++) await playOne(one.matches, id, [ann, ben]);
      expect(await missedSince(other.matches, id, A, 0)).not.toHaveLength(0);
      const deal = await proofOf(id);
      expect(deal).not.toHaveProperty('seals');
    });

    /** A match as an older release wrote it. */
    async function dealtBefore(): Promise<string> {
      const { db } = one;
      const id = await opened();
      const found = granted(await findTable(db, (game) => TEST_GAMES.find((known) => known.id === game), id));
      const nonces = [someNonce(), someNonce()];
      const at = await service.time.now();
      let { table } = found;
      const take = async (line: Parameters<typeof takeLine>[1]['line']) => {
        const deal = freeSeats(table).length === 0 ? makeDeal(found.row.secret, nonces) : undefined;
        const taken = granted(takeLine(table, { line, at }, { deal }));
        if (taken === 'again') throw new Error('taken before');
        const entry = { match_id: id, number: table.seq, entry: JSON.stringify(line), at, key: table.seq };
        await db.insertInto('entries').values(entry).execute();
        table = taken.table;
      };
      for (const [index, player] of [ann, ben].entries()) {
        const row = { match_id: id, seat: index, player_id: player.id, nonce: nonces[index] ?? '' };
        await db
          .insertInto('seats')
          .values({ ...row, bot: null, seal: null, nonces: null })
          .execute();
        await take({ type: 'sat', seat: seat(index), player });
      }
      await take({ type: 'began' });
      await db
        .updateTable('matches')
        .set({
          status: 'running',
          seq: table.seq,
          match: formatMatch(table) ?? null,
          table_state: formatState(table),
          heads: [...table.heads],
        })
        .where('id', '=', id)
        .execute();
      return id;
    }
  });
});

function raise(error: unknown): never {
  throw error;
}
