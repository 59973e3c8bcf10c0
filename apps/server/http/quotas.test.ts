import { describe, expect, test } from 'vitest';
import { STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import {
  type Client,
  DUEL,
  NONCE,
  newGuest,
  newTable,
  openTestServer,
  PASSWORD,
  serverOn,
} from './testServer.ts';

const BOT = { bot: 'level-1' };

describe.each(STORES)('quotas on $form', ({ open }) => {
  const server = serverOn(open);

  async function newMember(): Promise<Client> {
    const client = await newGuest(server);
    const account = { email: `${client.id}@riposte.example`, password: PASSWORD };
    expect((await client.ask('POST', `${API}/register`, account)).status).toBe(200);
    return client;
  }

  const seatBot = (client: Client, table: string) => client.ask('POST', `${API}/tables/${table}/bots`, BOT);

  test('a guest lays no table where only bots play, and plays bots themselves', async () => {
    const guest = await newGuest(server);
    const table = await newTable(guest);
    expect((await seatBot(guest, table)).status).toBe(200);
    expect(await seatBot(guest, table)).toMatchObject({ status: 403, data: { code: 'NOT_ALLOWED' } });
    expect((await guest.ask('POST', `${API}/tables/${table}/begin`)).status).toBe(403);
    const sat = await guest.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
    expect(sat).toMatchObject({ status: 200, data: { status: 'running' } });
  });

  test('a member lets bots play each other at three tables at a time', async () => {
    const member = await newMember();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) {
      const table = await newTable(member);
      expect((await seatBot(member, table)).status).toBe(200);
      const { status, data } = await seatBot(member, table);
      statuses.push(status);
      if (status !== 200) expect(data.code).toBe('TOO_MANY_TABLES');
    }
    expect(statuses).toEqual([200, 200, 200, 409]);
  });

  test('a player lays so many tables a day, and so does a network, though they close them again', async () => {
    const rates = { guests: 100, tablesByGuest: 2, tablesByMember: 3, tablesByNetwork: 6 };
    const strict = await openTestServer(server.store, { rates });
    const lay = async (client: Client, count: number) => {
      const statuses: number[] = [];
      for (let times = 0; times < count; times++) {
        const { status, data } = await client.ask('POST', `${API}/tables`, DUEL);
        statuses.push(status);
        if (status === 201) await client.ask('DELETE', `${API}/tables/${data.id}`);
        else expect(data.code).toBe('TOO_MANY');
      }
      return statuses;
    };
    try {
      expect(await lay(await newGuest(strict), 3)).toEqual([201, 201, 429]);
      const member = await newGuest(strict);
      const account = { email: `${member.id}@riposte.example`, password: PASSWORD };
      expect((await member.ask('POST', `${API}/register`, account)).status).toBe(200);
      expect(await lay(member, 4)).toEqual([201, 201, 201, 429]);
      expect(await lay(await newGuest(strict), 2)).toEqual([201, 429]);
    } finally {
      await strict.close();
    }
  });

  test('who looks for opponents again and again without sitting down has no more tables laid than that', async () => {
    const rates = { guests: 100, tablesByGuest: 3, tablesByNetwork: 5 };
    const strict = await openTestServer(server.store, { rates });
    const alone = await openTestServer(server.store, { rates });
    const count = async () => (await server.store.db.selectFrom('matches').select('id').execute()).length;
    const before = await count();
    try {
      const pair = [await newGuest(strict), await newGuest(strict)];
      const statuses: number[] = [];
      for (let times = 0; times < 4; times++) {
        for (const guest of pair) statuses.push((await guest.ask('POST', `${API}/seek`, DUEL)).status);
      }
      // The first looks on at last, for a third table that is never laid.
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 429]);
      expect(await count()).toBe(before + 2);
      // Who is not found goes on as often as they like.
      await pair[0]?.ask('DELETE', `${API}/seek`);
      const patient = await newGuest(alone);
      for (let times = 0; times < 5; times++) {
        expect((await patient.ask('POST', `${API}/seek`, DUEL)).status).toBe(200);
      }
    } finally {
      await alone.close();
      await strict.close();
    }
  });

  test('a player has so many tables that are not over, though all are asked for at once', async () => {
    const strict = await openTestServer(server.store, { quotas: { guest: 2 } });
    try {
      const guest = await newGuest(strict);
      const asked = await Promise.all(
        Array.from({ length: 8 }, () => guest.ask('POST', `${API}/tables`, DUEL)),
      );
      expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
      const first = asked.find(({ status }) => status === 201)?.data.id;
      expect((await guest.ask('DELETE', `${API}/tables/${first}`)).status).toBe(200);
      expect((await guest.ask('POST', `${API}/tables`, DUEL)).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});
