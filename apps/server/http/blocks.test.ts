import { describe, expect, test } from 'vitest';
import { STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import { type Client, NONCE, newGuest, newTable, serverOn } from './testServer.ts';

describe.each(STORES)('a block on $form', ({ open }) => {
  const server = serverOn(open);
  const sit = (client: Client, table: string, headers?: Record<string, string>) =>
    client.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE }, headers);
  const block = (client: Client, other: { readonly id: string }) =>
    client.ask('PUT', `${API}/me/blocks/${other.id}`);
  const listed = async (client: Client) =>
    (await client.ask('GET', `${API}/tables`)).data.tables.map(({ id }: { id: string }) => id);

  async function people() {
    return [
      await newGuest(server, 'Anna'),
      await newGuest(server, 'Ben'),
      await newGuest(server, 'Cleo'),
    ] as const;
  }

  test('keeps the blocked player from the tables of the one who blocked them, by link too', async () => {
    const [anna, ben, cleo] = await people();
    const table = await newTable(anna, { visibility: 'private' });
    const { key } = (await anna.ask('GET', `${API}/tables/${table}/invitation`)).data;
    const byLink = { 'invitation-key': key };
    await block(anna, ben);
    const refused = await sit(ben, table, byLink);
    expect([refused.status, refused.data.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(refused.data.text).not.toMatch(/block/);
    expect((await sit(cleo, table, byLink)).status).toBe(200);
  });

  test('holds also where the two only sit at the table of a third', async () => {
    const [anna, ben, cleo] = await people();
    const table = await newTable(cleo);
    await sit(anna, table);
    await block(anna, ben);
    expect((await sit(ben, table)).status).toBe(403);
  });

  test('holds in both directions, until it is taken back', async () => {
    const [anna, ben] = await people();
    const table = await newTable(ben);
    await block(anna, ben);
    const refused = await sit(anna, table);
    expect([refused.status, refused.data.text]).toEqual([403, 'You have blocked a player at this table.']);
    await anna.ask('DELETE', `${API}/me/blocks/${ben.id}`);
    expect((await sit(anna, table)).status).toBe(200);
  });

  test('takes the tables of both out of the list of the other; others see them', async () => {
    const [anna, ben, cleo] = await people();
    const tables = [await newTable(anna), await newTable(ben)];
    await block(anna, ben);
    expect(await listed(anna)).not.toContain(tables[1]);
    expect(await listed(ben)).not.toContain(tables[0]);
    expect(await listed(cleo)).toEqual(expect.arrayContaining(tables));
  });

  test('refuses a rematch', async () => {
    const [anna, ben] = await people();
    const table = await newTable(anna);
    for (const client of [anna, ben]) await sit(client, table);
    await server.matches.resign(table, ben.id);
    await block(anna, ben);
    for (const client of [anna, ben]) {
      expect((await client.ask('POST', `${API}/tables/${table}/rematch`)).status).toBe(403);
    }
    expect((await anna.ask('GET', `${API}/tables/${table}`)).data.rematch).toBeUndefined();
  });
});
