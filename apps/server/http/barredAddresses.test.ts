import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purge } from '../identity/purge.ts';
import { OPENING, STORES } from '../testing/databases.ts';
import { everyRow } from '../testing/everyRow.ts';
import { Courtroom, desk, does, type Guest } from '../testing/moderators.ts';
import { openPostOffice, type PostOffice, tokenIn } from '../testing/postOffice.ts';
import { API } from './app.ts';
import { Client, openTestServer, PASSWORD, serverOn, type TestServer } from './testServer.ts';

const DAY = 86_400_000;
const told = 'Insults.';
let emails = 0;

const newEmail = () => `barred${++emails}@riposte.example`;
const register = (client: Client, email: string) =>
  client.ask('POST', `${API}/register`, { email, password: PASSWORD });
const leave = (client: Client) => client.ask('DELETE', `${API}/me`, { password: PASSWORD });

describe.each(STORES)('an account that is deleted while it is suspended, on $form', ({ open }) => {
  const configured: string[] = [];
  const server = serverOn(open, () => ({ moderators: configured }));
  const court = new Courtroom(server, configured);
  let mod: Guest;
  beforeAll(async () => {
    mod = await court.moderator();
  });

  const suspend = ({ id: player }: Guest, days = 7) =>
    does(mod, { deed: 'suspended', player, days, why: 'see the reports', told });

  async function member(): Promise<{ client: Guest; email: string }> {
    const [client, email] = [await court.guest(), newEmail()];
    await register(client, email);
    return { client, email };
  }

  test('does not come again with the same address before the suspension ends, and then it does', async () => {
    const { client, email } = await member();
    await suspend(client);
    expect((await leave(client)).status).toBe(204);
    const until = new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10);
    for (const spelling of [email, email.toUpperCase()]) {
      const refused = await register(new Client(server.url), spelling);
      expect([refused.status, refused.data.code]).toEqual([403, 'SUSPENDED']);
      expect(refused.data.text).toContain(`You are suspended until ${until}.`);
    }
    await purge(server.store.db);
    expect((await register(new Client(server.url), email)).status).toBe(403);

    await sql`update barred_addresses set until = now() - interval '1 second'`.execute(server.store.db);
    expect((await register(new Client(server.url), email)).status).toBe(200);
    await purge(server.store.db);
    const { rows } = await sql`select from barred_addresses`.execute(server.store.db);
    expect(rows).toEqual([]);
  });

  test('leaves a code of its address and the end, and nothing else', async () => {
    const { client, email } = await member();
    const { name } = (await client.ask('GET', `${API}/me`)).data.player;
    await suspend(client);
    await leave(client);
    const { rows } = await sql`select * from barred_addresses`.execute(server.store.db);
    expect(rows).toEqual([{ code: expect.stringMatching(/^[\w-]{43}$/), until: expect.any(Date) }]);
    const all = await everyRow(server.store.db);
    expect([name, email, told].filter((trace) => all.includes(trace))).toEqual([]);
    await sql`delete from barred_addresses`.execute(server.store.db);
  });

  test('comes again at once where the suspension has ended, or never was', async () => {
    const [free, pardoned] = [await member(), await member()];
    await suspend(pardoned.client);
    await does(mod, { deed: 'unsuspended', player: pardoned.client.id, why: 'a mistake' });
    for (const { client, email } of [free, pardoned]) {
      await leave(client);
      expect((await register(new Client(server.url), email)).status).toBe(200);
    }
  });

  test('is suspended as before where the deletion is interrupted, and what waits for a second moderator still does', async () => {
    const { db } = server.store;
    const { client, email } = await member();
    await does(mod, { deed: 'banned', player: client.id, why: 'a bot farm', told });
    await sql`
      create function refuse_deletion() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`.execute(
      db,
    );
    await sql`create trigger refuse_deletion before delete on users for each row execute function refuse_deletion()`.execute(
      db,
    );
    expect((await leave(client)).status).toBe(500);
    await sql`drop trigger refuse_deletion on users`.execute(db);
    await sql`drop function refuse_deletion`.execute(db);
    expect((await client.ask('GET', `${API}/me`)).data.suspension).toMatchObject({ reason: told });
    const waits = (await desk(mod)).signOffs.map(({ player }: { player: { id: string } }) => player.id);
    expect(waits).toContain(client.id);
    expect((await leave(client)).status).toBe(204);
    expect((await register(new Client(server.url), email)).status).toBe(403);
  });
});

describe.each(STORES)('where the server sends e-mail, on $form', ({ open }) => {
  const configured: string[] = [];
  const office = {} as PostOffice;
  const server = {} as TestServer;
  const court = new Courtroom(server, configured);
  beforeAll(async () => {
    Object.assign(office, await openPostOffice());
    Object.assign(server, await openTestServer(await open(), { post: office.url, moderators: configured }));
  }, OPENING);
  afterAll(async () => {
    await server.close();
    await server.store.close();
    await office.close();
  }, OPENING);

  test('only a confirmed address is barred: nobody gets the address of a stranger barred', async () => {
    const mod = await court.moderator();
    for (const isConfirmed of [true, false]) {
      const [client, email] = [await court.guest(), newEmail()];
      const number = office.mails.length;
      await register(client, email);
      const token = tokenIn(await office.mail(number), 'verify');
      if (isConfirmed) {
        expect((await client.ask('POST', `${API}/email/verify`, { token })).status).toBe(204);
      }
      await does(mod, { deed: 'suspended', player: client.id, days: 7, why: 'x', told });
      await leave(client);
      expect((await register(new Client(server.url), email)).status).toBe(isConfirmed ? 403 : 200);
    }
  });
});
