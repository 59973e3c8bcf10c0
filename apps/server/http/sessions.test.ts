import { describe, expect, test } from 'vitest';
import { STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import { Client, newGuest, PASSWORD, serverOn } from './testServer.ts';

const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:151.0) Gecko/151.0 Firefox/151.0';
const DESK =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Safari/605.1.15';
const NEW = 'a quite different one';
let emails = 0;

describe.each(STORES)('sessions over HTTP on $form', ({ open }) => {
  const server = serverOn(open);

  function browser(agent: string): Client {
    return new Client(server.url, { origin: server.url, 'user-agent': agent });
  }

  /** A member who is signed in on a desk and on a phone. */
  async function member() {
    emails += 1;
    const email = `sessions${emails}@riposte.example`;
    const [desk, phone] = [browser(DESK), browser(PHONE)];
    const { data } = await desk.ask('POST', `${API}/register`, { email, password: PASSWORD });
    await phone.ask('POST', `${API}/sign-in`, { email, password: PASSWORD });
    return { id: data.id as string, email, desk, phone };
  }

  const statusOf = async (client: Client) => (await client.ask('GET', `${API}/me`)).status;
  const listOf = async (client: Client) => (await client.ask('GET', `${API}/me/sessions`)).data.sessions;

  test('a player sees where they are signed in, by device, and nothing that would sign in', async () => {
    const { desk, phone } = await member();
    const sessions = await listOf(desk);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(expect.objectContaining({ device: 'Safari, macOS', here: true }));
    expect(sessions).toContainEqual(expect.objectContaining({ device: 'Firefox, Android', here: false }));
    for (const { cookie } of [desk, phone]) {
      const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
      expect(token.length).toBeGreaterThan(20);
      expect(JSON.stringify(sessions)).not.toContain(token);
    }
  });

  test('a session is ended from elsewhere, and the others stay', async () => {
    const { desk, phone } = await member();
    const [other] = (await listOf(desk)).filter(({ here }: { here: boolean }) => !here);
    expect((await desk.ask('DELETE', `${API}/me/sessions/${other.id}`)).status).toBe(204);
    expect([await statusOf(desk), await statusOf(phone)]).toEqual([200, 401]);
    expect((await desk.ask('DELETE', `${API}/me/sessions/${other.id}`)).status).toBe(404);
  });

  test('nobody ends the session of another', async () => {
    const [mine, other] = [await member(), await member()];
    const [session] = await listOf(other.desk);
    expect((await mine.desk.ask('DELETE', `${API}/me/sessions/${session.id}`)).status).toBe(404);
    expect(await statusOf(other.desk)).toBe(200);
  });

  test('all others are ended at once', async () => {
    const { desk, phone } = await member();
    expect((await phone.ask('DELETE', `${API}/me/sessions`)).status).toBe(204);
    expect([await statusOf(desk), await statusOf(phone)]).toEqual([401, 200]);
    expect(await listOf(phone)).toHaveLength(1);
  });

  test('a password is changed by who knows it; all other sessions end, this one goes on', async () => {
    const { id, email, desk, phone } = await member();
    const wrong = { password: 'not the password', newPassword: NEW };
    const refused = await desk.ask('POST', `${API}/me/password`, wrong);
    expect([refused.status, refused.data.code]).toEqual([401, 'WRONG_PASSWORD']);
    const right = { password: PASSWORD, newPassword: NEW };
    expect((await desk.ask('POST', `${API}/me/password`, right)).status).toBe(204);
    expect([await statusOf(desk), await statusOf(phone)]).toEqual([200, 401]);
    const signIn = async (password: string) =>
      (await new Client(server.url).ask('POST', `${API}/sign-in`, { email, password })).data;
    expect(await signIn(PASSWORD)).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await signIn(NEW)).toMatchObject({ id });
  });

  test('a new password that is too short is refused', async () => {
    const { desk } = await member();
    const short = { password: PASSWORD, newPassword: 'short' };
    expect((await desk.ask('POST', `${API}/me/password`, short)).status).toBe(400);
  });

  test('a thief of a session has ten tries to guess the password', async () => {
    const { desk } = await member();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const guess = { password: `guess ${tries}`, newPassword: NEW };
      statuses.push((await desk.ask('POST', `${API}/me/password`, guess)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('a guest has no password to change, and a token changes none', async () => {
    const guest = await newGuest(server);
    const change = { password: PASSWORD, newPassword: NEW };
    const { status, data } = await guest.ask('POST', `${API}/me/password`, change);
    expect([status, data.code]).toEqual([422, 'BAD_ACCOUNT']);
    const { token } = (await guest.ask('POST', `${API}/me/tokens`, { name: 'bot' })).data;
    const bot = new Client(server.url, { authorization: `Bearer ${token}` });
    for (const [method, path, body] of [
      ['POST', '/me/password', change],
      ['GET', '/me/sessions', undefined],
      ['DELETE', '/me/sessions', undefined],
      ['POST', '/me/email/verification', undefined],
    ] as const) {
      expect((await bot.ask(method, `${API}${path}`, body)).status, path).toBe(403);
    }
  });

  test('without a mail server it is said that there is no mail', async () => {
    const client = new Client(server.url);
    expect((await client.ask('GET', `${API}/service`)).data).toEqual({ mail: false });
    const { email, desk } = await member();
    for (const asked of [
      client.ask('POST', `${API}/password/forgotten`, { email }),
      desk.ask('POST', `${API}/me/email/verification`),
    ]) {
      const { status, data } = await asked;
      expect([status, data]).toEqual([403, { code: 'NOT_ALLOWED', text: 'This server sends no mail.' }]);
    }
  });
});
