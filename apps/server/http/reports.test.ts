import { beforeAll, describe, expect, test } from 'vitest';
import { noteVisit } from '../lobby/reports.ts';
import { withLobby } from '../lobby/schema.ts';
import { STORES } from '../testing/databases.ts';
import { Courtroom, desk, type Guest } from '../testing/moderators.ts';
import { API } from './app.ts';
import { type Client, openTestServer, serverOn } from './testServer.ts';

describe.each(STORES)('reports on $form', ({ open }) => {
  const configured: string[] = [];
  const server = serverOn(open, () => ({ moderators: configured }));
  const court = new Courtroom(server, configured);
  let mod: Guest;
  beforeAll(async () => {
    mod = await court.moderator();
  });

  const reportLine = (client: Client, line: string) =>
    client.ask('POST', `${API}/chat/${line}/report`, { why: 'spam' });
  const reportPlayer = (client: Client, player: string, table: string) =>
    client.ask('POST', `${API}/players/${player}/report`, { table, why: 'stalls' });

  async function said(speaker: Guest, table: string, words: string): Promise<string> {
    const line = await court.talk(speaker, table, words);
    if (!line.ok) throw new Error(line.why.text);
    return line.value.id;
  }

  test('a stranger, who was never at the table, cannot report what was said there, nor who sits there', async () => {
    const { rude, table, line } = await court.quarrel();
    const stranger = await court.guest();
    await stranger.ask('GET', `${API}/tables/${table}/chat`);
    expect((await reportLine(stranger, line)).status).toBe(403);
    expect((await reportPlayer(stranger, rude.id, table)).status).toBe(403);
  });

  test('a player who watched the table can report both', async () => {
    const { rude, table, line } = await court.quarrel();
    const watcher = await court.guest();
    await noteVisit(withLobby(server.store.db), table, watcher.id);
    expect((await reportLine(watcher, line)).status).toBe(204);
    expect((await reportPlayer(watcher, rude.id, table)).status).toBe(204);
  });

  test('who plays a rematch can report what was said before it', async () => {
    const [one, other] = [await court.guest(), await court.guest()];
    const table = await court.table(one, other);
    const line = await said(one, table, 'boo');
    await server.matches.resign(table, one.id);
    const { id } = (await other.ask('POST', `${API}/tables/${table}/rematch`)).data;
    const watcher = await court.guest();
    await noteVisit(withLobby(server.store.db), id, watcher.id);
    expect((await reportLine(watcher, line)).status).toBe(204);
  });

  test('nobody reports themselves, or a player who was not there', async () => {
    const { rude, hurt, table, line } = await court.quarrel();
    expect((await reportLine(rude, line)).status).toBe(403);
    expect((await reportPlayer(hurt, hurt.id, table)).status).toBe(403);
    expect((await reportPlayer(hurt, (await court.guest()).id, table)).status).toBe(403);
  });

  test('a guest reports ten times a day, and not once more', async () => {
    const [busy, host] = [await court.guest(), await court.guest()];
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      const table = await court.table(host, busy);
      statuses.push((await reportPlayer(busy, host.id, table)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
  });

  test('from one network they are counted, too', async () => {
    const strict = await openTestServer(server.store, {
      rates: { reports: 2, address: 1e5, player: 1e5, guests: 1e5 },
    });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 3; count++) {
        const client = await new Courtroom(strict, []).guest(`Netz ${count}`);
        statuses.push((await reportLine(client, 'nothing')).status);
      }
      expect(statuses).toEqual([404, 404, 429]);
    } finally {
      await strict.close();
    }
  });

  test('250 reports by one guest hide nothing: the player about whom most complain comes first', async () => {
    const { rude: flooded, hurt: flooder } = await court.quarrel();
    const db = withLobby(server.store.db);
    await db
      .insertInto('player_reports')
      .values(
        Array.from({ length: 250 }, (_, index) => ({
          player_id: flooder.id,
          reported_id: flooded.id,
          match_id: `old${index}`,
          why: 'x',
          at: new Date(Date.now() - 86_400_000),
        })),
      )
      .execute();
    const worst = await court.guest('Ekel');
    for (const witness of [await court.guest(), await court.guest()]) {
      await reportPlayer(witness, worst.id, await court.table(worst, witness));
    }
    const { reported } = await desk(mod);
    const ids = reported.map(({ player }: { player: { id: string } }) => player.id);
    expect(ids.indexOf(worst.id)).toBeLessThan(ids.indexOf(flooded.id));
    expect(ids.indexOf(worst.id)).toBeGreaterThanOrEqual(0);
    const own = reported[ids.indexOf(flooded.id)];
    expect([own.count, own.reporters, own.reports.length]).toEqual([251, 1, 3]);
  });
});
