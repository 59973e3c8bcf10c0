import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OPENING, STORES } from '../testing/databases.ts';
import { browserKeys, type Doorbell, openDoorbell } from '../testing/doorbell.ts';
import { openPostOffice, type PostOffice, tokenIn } from '../testing/postOffice.ts';
import { API } from './app.ts';
import { Client, newGuest, openTestServer, PASSWORD, type TestServer } from './testServer.ts';

const CONTACTS = `${API}/me/contacts`;
let people = 0;

describe.each(STORES)('contacts on $form', ({ open }) => {
  const office = {} as PostOffice;
  const server = {} as TestServer;
  const strict = {} as TestServer;
  let bell: Doorbell;
  beforeAll(async () => {
    Object.assign(office, await openPostOffice());
    bell = await openDoorbell();
    const store = await open();
    Object.assign(server, await openTestServer(store, { post: office.url, reach: 'anywhere' }));
    Object.assign(strict, await openTestServer(store, { rates: { contacts: 5, contactTests: 2 } }));
  }, OPENING);
  afterEach(() => {
    bell.answer = 201;
  });
  afterAll(async () => {
    await server.close();
    await strict.close();
    await server.store.close();
    await office.close();
    await bell.close();
  }, OPENING);

  const push = (endpoint: string) => ({ kind: 'push', endpoint, keys: browserKeys() });
  const add = (client: Client, body: object) => client.ask('POST', CONTACTS, body);
  const kinds = async (client: Client): Promise<readonly string[]> =>
    (await client.ask('GET', CONTACTS)).data.contacts.map(({ kind }: { kind: string }) => kind);

  async function member(at = server) {
    people += 1;
    const client = await newGuest(at, `Told ${'abcdefghijklmnopqrstuvwxyz'[people]}`);
    const number = office.mails.length;
    const email = `told${people}@riposte.example`;
    await client.ask('POST', `${API}/register`, { email, password: PASSWORD });
    return {
      client,
      email,
      verify: async () => {
        const token = tokenIn(await office.mail(number), 'verify');
        await client.ask('POST', `${API}/email/verify`, { token });
      },
    };
  }

  test('a browser is added, told, and taken away; the key is the same on every node', async () => {
    const client = await newGuest(server);
    const before = bell.rings.length;
    const { status, data } = await add(client, push(`${bell.url}/push`));
    expect([status, data.contact.kind, data.secret]).toEqual([201, 'push', undefined]);
    const { told } = (await client.ask('POST', `${CONTACTS}/test`)).data;
    expect(told).toEqual([{ id: data.contact.id, sent: 'done' }]);
    const ring = bell.rings[before];
    expect(ring?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(ring?.headers.authorization).toMatch(/^vapid t=/);
    // What the push service sees of it says nothing.
    expect(ring?.body.toString('latin1')).not.toContain('Riposte');
    const { key } = (await client.ask('GET', CONTACTS)).data;
    expect((await (await newGuest(strict)).ask('GET', CONTACTS)).data.key).toBe(key);
    expect((await client.ask('DELETE', `${CONTACTS}/${data.contact.id}`)).status).toBe(204);
    expect(await kinds(client)).toEqual([]);
  });

  test('a browser that is gone is forgotten, one that is out of order is not', async () => {
    const client = await newGuest(server);
    await add(client, push(`${bell.url}/gone`));
    bell.answer = 503;
    expect((await client.ask('POST', `${CONTACTS}/test`)).data.told).toMatchObject([{ sent: 'later' }]);
    expect(await kinds(client)).toEqual(['push']);
    bell.answer = 410;
    expect((await client.ask('POST', `${CONTACTS}/test`)).data.told).toMatchObject([{ sent: 'gone' }]);
    expect(await kinds(client)).toEqual([]);
  });

  test('a browser tells the player who uses it now, and no other', async () => {
    const [before, now] = [await newGuest(server), await newGuest(server)];
    await add(before, push(`${bell.url}/shared`));
    await add(now, push(`${bell.url}/shared`));
    await add(now, push(`${bell.url}/shared`));
    expect([await kinds(before), await kinds(now)]).toEqual([[], ['push']]);
  });

  test('there are ten browsers at most, also when they come at once', async () => {
    const client = await newGuest(server);
    const all = await Promise.all(
      Array.from({ length: 14 }, (_, index) => add(client, push(`${bell.url}/many/${index}`))),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await kinds(client)).toHaveLength(10);
  });

  test.each([
    'https://127.0.0.1/',
    'https://localhost./',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'http://93.184.215.14/',
    'https://93.184.215.14:22/',
  ])('no contact leads inside: %s', async (url) => {
    const { client } = await member(strict);
    for (const body of [push(url), { kind: 'webhook', url }]) {
      expect(await add(client, body)).toMatchObject({ status: 403, data: { code: 'NOT_ALLOWED' } });
    }
    expect(await kinds(client)).toEqual([]);
  });

  test('a contact that came to lead inside is not called', async () => {
    const client = await newGuest(strict);
    await add(client, push('https://93.184.215.14/'));
    const before = bell.rings.length;
    await sql`update contacts set address = ${`${bell.url}/inside`} where player_id = ${client.id}`.execute(
      strict.store.db,
    );
    expect((await client.ask('POST', `${CONTACTS}/test`)).data.told).toMatchObject([{ sent: 'later' }]);
    expect(bell.rings).toHaveLength(before);
  });

  test('changes and tests have quotas of their own', async () => {
    const client = await newGuest(strict);
    const many = (times: number, ask: () => Promise<{ status: number }>) =>
      Promise.all(Array.from({ length: times }, async () => (await ask()).status));
    expect((await many(7, () => add(client, { kind: 'mail' }))).sort()).toEqual([
      403, 403, 403, 403, 403, 429, 429,
    ]);
    expect((await many(3, () => client.ask('POST', `${CONTACTS}/test`))).sort()).toEqual([200, 200, 429]);
  });

  test('an e-mail goes to a confirmed address alone', async () => {
    const { client, email, verify } = await member();
    expect((await client.ask('GET', CONTACTS)).data.mail).toBe(false);
    expect((await add(client, { kind: 'mail' })).status).toBe(403);
    await verify();
    expect((await client.ask('GET', CONTACTS)).data.mail).toBe(true);
    expect((await add(client, { kind: 'mail' })).status).toBe(201);
    const number = office.mails.length;
    await client.ask('POST', `${CONTACTS}/test`);
    expect(await office.mail(number)).toContain('Riposte can reach you here');
    expect(office.mails[number]?.to).toEqual([email]);
  });

  test('a webhook is signed with a secret that was shown once', async () => {
    const { client } = await member();
    const { data } = await add(client, { kind: 'webhook', url: `${bell.url}/hook` });
    expect(data.secret).toMatch(/^whsec_/);
    const before = bell.rings.length;
    await client.ask('POST', `${CONTACTS}/test`);
    const ring = bell.rings[before];
    const body = ring?.body.toString() ?? '';
    expect(JSON.parse(body)).toMatchObject({ type: 'test', origin: server.url });
    const key = Buffer.from(data.secret.slice('whsec_'.length), 'base64');
    const signed = `${ring?.headers['webhook-id']}.${ring?.headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(ring?.headers['webhook-signature']).toBe(`v1,${signature}`);
    const { text } = await client.ask('GET', `${API}/me/export`);
    expect(text).toContain(`${bell.url}/hook`);
    expect(text).not.toContain(data.secret);
    expect((await add(await newGuest(server), { kind: 'webhook', url: bell.url })).status).toBe(403);
  });

  test('of a player who is erased no contact stays', async () => {
    const { client } = await member();
    await add(client, push(`${bell.url}/erased`));
    const { data } = await client.ask('GET', `${API}/me`);
    expect((await client.ask('DELETE', `${API}/me`, { password: PASSWORD })).status).toBe(204);
    const { rows } = await sql`select from contacts where player_id = ${data.player.id}`.execute(
      server.store.db,
    );
    expect(rows).toEqual([]);
  });

  test('a token may not see or change them', async () => {
    const { client } = await member();
    const { token } = (await client.ask('POST', `${API}/me/tokens`, { name: 'bot' })).data;
    const program = new Client(server.url, { authorization: `Bearer ${token}` });
    expect((await program.ask('GET', CONTACTS)).status).toBe(403);
    expect((await add(program, { kind: 'mail' })).status).toBe(403);
  });
});
