import { describe, expect, test } from 'vitest';
import { STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import { type Client, NONCE, newGuest, newTable, serverOn } from './testServer.ts';

const VACATION = `${API}/me/vacation`;
const CLOCK = { type: 'correspondence', perTurn: 86_400_000 };

describe.each(STORES)('vacations on $form', ({ open }) => {
  const server = serverOn(open);

  /** Two guests, and a match between them. */
  async function pair() {
    const [ann, ben] = [await newGuest(server, 'Ann'), await newGuest(server, 'Ben')];
    const table = await newTable(ann, { clock: CLOCK });
    for (const client of [ann, ben]) {
      const sat = await client.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
      expect(sat.status, sat.text).toBe(200);
    }
    return { ann, ben, table };
  }

  const seatsOf = async (client: Client, table: string) =>
    (await client.ask('GET', `${API}/tables/${table}`)).data.seats;

  test('a player goes away and comes back, and the others see it', async () => {
    const { ann, ben, table } = await pair();
    expect(await ann.ask('GET', VACATION)).toMatchObject({ status: 200, data: { daysLeft: 30 } });
    const { status, data } = await ann.ask('POST', VACATION, { days: 10 });
    expect([status, data]).toEqual([200, { until: expect.any(String), daysLeft: 20 }]);
    expect(await ann.ask('GET', VACATION)).toMatchObject({ data });
    expect(await seatsOf(ben, table)).toMatchObject([{ awayUntil: data.until }, { seat: 1 }]);
    const { tables } = (await ben.ask('GET', `${API}/me/tables`)).data;
    expect(tables).toMatchObject([{ table: { seats: [{ awayUntil: data.until }, {}] } }]);
    expect(await ann.ask('DELETE', VACATION)).toMatchObject({ status: 200, data: { daysLeft: 29 } });
    expect((await seatsOf(ben, table))[0]).not.toHaveProperty('awayUntil');
  });

  test.each([{ days: 0 }, { days: 15 }, { days: 1.5 }, {}, { days: '3' }])('%j is refused', async (body) => {
    const client = await newGuest(server);
    const { status } = await client.ask('POST', VACATION, body);
    expect(status).toBe(400);
    expect((await client.ask('GET', VACATION)).data).toEqual({ daysLeft: 30 });
  });

  test('only for players who are known, and only for themselves', async () => {
    const { ann, ben, table } = await pair();
    const stranger = await fetch(`${server.url}${VACATION}`);
    expect(stranger.status).toBe(401);
    expect((await ben.ask('POST', VACATION, { days: 3 })).status).toBe(200);
    expect((await ann.ask('DELETE', VACATION)).data).toEqual({ daysLeft: 30 });
    expect((await seatsOf(ann, table))[1]).toHaveProperty('awayUntil');
  });

  test('an export has them, and who goes for good leaves none behind', async () => {
    const { ann, ben, table } = await pair();
    const { until } = (await ann.ask('POST', VACATION, { days: 3 })).data;
    const { data } = await ann.ask('GET', `${API}/me/export`);
    expect(data.vacations).toEqual([{ since: expect.any(String), until }]);
    expect(Date.parse(until) - Date.parse(data.vacations[0].since)).toBe(3 * 86_400_000);
    expect((await ann.ask('DELETE', `${API}/me`, {})).status).toBe(204);
    const rows = await server.store.db
      .selectFrom('vacations')
      .selectAll()
      .where('player_id', '=', ann.id)
      .execute();
    expect(rows).toEqual([]);
    expect((await seatsOf(ben, table))[0]).not.toHaveProperty('awayUntil');
    // What Ben was sent can be told again as it was sent.
    const { seq } = (await ben.ask('GET', `${API}/tables/${table}/present`)).data;
    const missed = await server.matches.lookups.updatesSince(table, 'spectator', 0);
    expect(missed).toMatchObject({ ok: true, value: { isWhole: true } });
    if (!missed.ok) return;
    const notices = [];
    for await (const notice of missed.value.notices) notices.push(notice.seq);
    const heads = (await server.matches.lookups.heads([table])).get(table);
    expect(notices.at(-1)).toBe(heads?.at(-1));
    expect(seq).toBe(heads?.[1]);
  });
});
