import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../identity/authenticator.ts';
import { OPENING, postgresStore, STORES } from '../testing/databases.ts';
import { openPostOffice, type PostOffice, tokenIn } from '../testing/postOffice.ts';
import { API } from './app.ts';
import { Client, openTestServer, PASSWORD, type TestServer } from './testServer.ts';

const NEW = 'a quite different one';
let emails = 0;

describe.each(STORES)('e-mails on $form', ({ open }) => {
  const office = {} as PostOffice;
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(office, await openPostOffice());
    Object.assign(server, await openTestServer(await open(), { post: office.url }));
  }, OPENING);
  afterAll(async () => {
    await server.close();
    await server.store.close();
    await office.close();
  }, OPENING);

  async function member() {
    emails += 1;
    const email = `e-mails${emails}@riposte.example`;
    const client = new Client(server.url);
    const number = office.mails.length;
    await client.ask('POST', `${API}/register`, { email, password: PASSWORD });
    return { client, email, mail: await office.mail(number) };
  }

  const forget = async (email: string) => {
    const number = office.mails.length;
    const { status } = await new Client(server.url).ask('POST', `${API}/password/forgotten`, { email });
    expect(status).toBe(204);
    return tokenIn(await office.mail(number), 'reset');
  };
  const reset = (token: string, newPassword = NEW) =>
    new Client(server.url).ask('POST', `${API}/password/reset`, { token, newPassword });
  const PASSKEYS = `${API}/auth/passkey`;
  async function passkeyOf(client: Client): Promise<Authenticator> {
    const key = new Authenticator(server.url);
    const { data } = await client.ask('GET', `${PASSKEYS}/generate-register-options`);
    const response = key.register(data.challenge);
    expect((await client.ask('POST', `${PASSKEYS}/verify-registration`, { response })).status).toBe(200);
    return key;
  }
  async function signedInBy(key: Authenticator): Promise<{ client: Client; status: number }> {
    const client = new Client(server.url);
    const { data } = await client.ask('GET', `${PASSKEYS}/generate-authenticate-options`);
    const response = key.authenticate(data.challenge);
    const { status } = await client.ask('POST', `${PASSKEYS}/verify-authentication`, { response });
    return { client, status };
  }
  const signIn = async (email: string, password: string) =>
    (await new Client(server.url).ask('POST', `${API}/sign-in`, { email, password })).status;

  test('the page is told that there is mail', async () => {
    expect((await new Client(server.url).ask('GET', `${API}/service`)).data).toEqual({ mail: true });
  });

  test('a new account gets an e-mail, from the sender and to the address alone; opening its link confirms the address', async () => {
    const { client, email, mail } = await member();
    expect(office.mails.at(-1)).toMatchObject({ to: [email], from: 'riposte@riposte.example' });
    expect((await client.ask('GET', `${API}/me`)).data).toMatchObject({ email, verified: false });
    const token = tokenIn(mail, 'verify');
    const elsewhere = new Client(server.url);
    expect((await elsewhere.ask('POST', `${API}/email/verify`, { token })).status).toBe(204);
    expect(elsewhere.cookie).toBe('');
    expect((await client.ask('GET', `${API}/me`)).data).toMatchObject({ email, verified: true });
  });

  test('a forged confirmation is refused', async () => {
    const { client, mail } = await member();
    const token = tokenIn(mail, 'verify');
    for (const forged of ['x', `${token.slice(0, -4)}AAAA`, token.split('.').slice(0, 2).join('.')]) {
      const { status, data } = await client.ask('POST', `${API}/email/verify`, { token: forged });
      expect([status, data.code], forged).toEqual([422, 'BAD_ACCOUNT']);
    }
    expect((await client.ask('GET', `${API}/me`)).data).toMatchObject({ verified: false });
  });

  test('the e-mail is sent again when the player asks, three times an hour at most', async () => {
    const { client } = await member();
    const before = office.mails.length;
    for (let times = 0; times < 5; times += 1) {
      expect((await client.ask('POST', `${API}/me/email/verification`)).status).toBe(204);
    }
    await server.mail?.settled();
    expect(office.mails.length - before).toBe(2);
  });

  test('a forgotten password is chosen anew by an e-mail, once; all sessions end and the address counts as confirmed', async () => {
    const { client, email } = await member();
    const token = await forget(email.toUpperCase());
    expect(await reset(token)).toMatchObject({ status: 200, data: { passkeys: 0 } });
    expect((await client.ask('GET', `${API}/me`)).status).toBe(401);
    expect([await signIn(email, PASSWORD), await signIn(email, NEW)]).toEqual([401, 200]);
    const again = await reset(token, 'and yet another one');
    expect([again.status, again.data.code]).toEqual([422, 'BAD_ACCOUNT']);
    expect(await signIn(email, NEW)).toBe(200);
    const { rows } = await sql`select "emailVerified" from users where email = ${email}`.execute(
      server.store.db,
    );
    expect(rows).toEqual([{ emailVerified: true }]);
  });

  test('who registered the address of another keeps no way in once its owner chooses a password by e-mail', async () => {
    const { client: taker, email } = await member();
    const { client: bystander } = await member();
    const [stolen, own] = [await passkeyOf(taker), await passkeyOf(bystander)];
    const elsewhere = await signedInBy(stolen);
    expect(elsewhere.status).toBe(200);
    const token = await forget(email);
    expect(office.mails.at(-1)?.raw).toMatch(/removes? the passkeys/);
    expect(await reset(token)).toMatchObject({ status: 200, data: { passkeys: 1 } });
    for (const { client } of [{ client: taker }, elsewhere])
      expect((await client.ask('GET', `${API}/me`)).status).toBe(401);
    expect((await signedInBy(stolen)).status).not.toBe(200);
    expect((await signedInBy(own)).status).toBe(200);
    expect(await signIn(email, NEW)).toBe(200);
  });

  test('a reset that breaks off in the middle has changed nothing: the same link opens the account later', async () => {
    const { client, email } = await member();
    await passkeyOf(client);
    const token = await forget(email);
    const { db } = server.store;
    await sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'broken off'; end $$`.execute(db);
    await sql`create trigger break_off before delete on passkeys execute function break_off()`.execute(db);
    expect((await reset(token)).status).toBe(500);
    await sql`drop function break_off cascade`.execute(db);
    expect((await client.ask('GET', `${API}/me`)).status).toBe(200);
    expect([await signIn(email, PASSWORD), await signIn(email, NEW)]).toEqual([200, 401]);
    expect(await reset(token)).toMatchObject({ status: 200, data: { passkeys: 1 } });
    expect([await signIn(email, PASSWORD), await signIn(email, NEW)]).toEqual([401, 200]);
  });

  test('an account that had passkeys alone gets its password by the e-mail', async () => {
    const { client, email } = await member();
    await passkeyOf(client);
    await sql`delete from accounts where "userId" in (select "id" from users where "email" = ${email})`.execute(
      server.store.db,
    );
    expect(await reset(await forget(email))).toMatchObject({ status: 200, data: { passkeys: 1 } });
    expect(await signIn(email, NEW)).toBe(200);
  });

  test('an e-mail that has grown old is refused', async () => {
    const { email } = await member();
    const token = await forget(email);
    await sql`update verifications set "expiresAt" = now() - interval '1 second'`.execute(server.store.db);
    expect((await reset(token)).status).toBe(422);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  test('nobody learns whether an address has an account', async () => {
    const before = office.mails.length;
    const asked = { email: 'nobody@riposte.example' };
    const { status, text } = await new Client(server.url).ask('POST', `${API}/password/forgotten`, asked);
    expect([status, text]).toEqual([204, '']);
    await server.mail?.settled();
    expect(office.mails.length).toBe(before);
  });

  test('nobody fills the box of another: three e-mails an hour', async () => {
    const { email } = await member();
    const before = office.mails.length;
    for (let times = 0; times < 6; times += 1) {
      await new Client(server.url).ask('POST', `${API}/password/forgotten`, { email });
    }
    await server.mail?.settled();
    expect(office.mails.length - before).toBe(2);
  });

  test('what would reset a password stands neither in the database nor in the log', async () => {
    const { email } = await member();
    const token = await forget(email);
    const { rows } = await sql`select * from verifications`.execute(server.store.db);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.lines.join()).not.toContain(token);
  });
});

test('an e-mail that cannot be sent is logged, without the address', async () => {
  const store = await postgresStore();
  const server = await openTestServer(store, { post: 'smtp://127.0.0.1:1' });
  const email = 'unlucky@riposte.example';
  const { status } = await new Client(server.url).ask('POST', `${API}/register`, {
    email,
    password: PASSWORD,
  });
  expect(status).toBe(200);
  await server.mail?.settled();
  expect(server.lines.filter((line) => line.includes('could not be sent'))).toHaveLength(1);
  expect(server.lines.join()).not.toContain(email);
  await server.close();
  await store.close();
});
