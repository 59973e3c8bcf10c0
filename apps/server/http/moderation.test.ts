import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '../lobby/chat.ts';
import { withLobby } from '../lobby/schema.ts';
import { OPENING, STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import {
  Client,
  NONCE,
  newGuest,
  newTable,
  openTestServer,
  PASSWORD,
  type TestServer,
} from './testServer.ts';

let emails = 0;

describe.each(STORES)('moderation on $form', ({ open }) => {
  const server = {} as TestServer;
  /** Named by the operator, before or while the server runs. */
  const moderators: string[] = [];
  let mod: Client & { readonly id: string };
  beforeAll(async () => {
    Object.assign(server, await openTestServer(await open(), { moderators }));
    mod = await member('Moira');
    moderators.push(mod.id);
  }, OPENING);
  afterAll(async () => {
    await server.close();
    await server.store.close();
  }, OPENING);

  async function member(name: string) {
    emails += 1;
    const client = await newGuest(server, name);
    const email = `mod${emails}@riposte.example`;
    await client.ask('POST', `${API}/register`, { email, password: PASSWORD });
    return client;
  }

  const desk = async () => (await mod.ask('GET', `${API}/moderation`)).data;
  const does = (deed: object) => mod.ask('POST', `${API}/moderation`, deed);

  /** Two at a table, one of whom has said something that the other has reported. */
  async function quarrel(text = 'you are a fool') {
    const [rude, hurt] = [await newGuest(server, 'Rudy'), await newGuest(server, 'Hurtig')];
    const table = await newTable(rude);
    for (const client of [rude, hurt])
      await client.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
    const talk = (words: string) =>
      say(withLobby(server.store.db), { id: rude.id, name: 'Rudy', kind: 'guest' }, table, words);
    const said = await talk(text);
    if (!said.ok) throw new Error(said.why.text);
    await hurt.ask('POST', `${API}/chat/${said.value.id}/report`, { why: 'it is an insult' });
    const heard = async () =>
      (await hurt.ask('GET', `${API}/tables/${table}/chat`)).data.lines.map(
        (line: { text: string }) => line.text,
      );
    return { rude, hurt, table, line: said.value.id, talk, heard };
  }

  const reportedLines = async () =>
    (await desk()).reported.map(({ line }: { line: { id: string } }) => line.id);

  test('a report waits in the queue, with what was said, by whom, and why', async () => {
    const { rude, hurt, table, line } = await quarrel('a very rude word');
    expect((await desk()).reported).toContainEqual({
      line: {
        id: line,
        match: table,
        from: { id: rude.id, name: 'Rudy', kind: 'guest' },
        text: 'a very rude word',
        at: expect.any(String),
      },
      reports: [
        {
          by: { id: hurt.id, name: 'Hurtig', kind: 'guest' },
          why: 'it is an insult',
          at: expect.any(String),
        },
      ],
    });
  });

  test('a dismissed report leaves the queue, and the line stays', async () => {
    const { line, heard } = await quarrel();
    expect((await does({ deed: 'dismissed', line })).status).toBe(204);
    expect(await reportedLines()).not.toContain(line);
    expect(await heard()).toEqual(['you are a fool']);
  });

  test('a line that is taken away is no longer shown', async () => {
    const { line, heard } = await quarrel();
    expect((await does({ deed: 'removed', line })).status).toBe(204);
    expect(await reportedLines()).not.toContain(line);
    expect(await heard()).toEqual([]);
  });

  test('a muted player may not talk, until they may again', async () => {
    const { rude, talk, heard } = await quarrel();
    expect((await does({ deed: 'muted', player: rude.id, days: 7, why: 'insults' })).status).toBe(204);
    expect(await talk('again')).toMatchObject({ ok: false, error: 'NOT_ALLOWED' });
    expect((await desk()).muted).toContainEqual(
      expect.objectContaining({ player: { id: rude.id, name: 'Rudy', kind: 'guest' }, why: 'insults' }),
    );
    expect((await does({ deed: 'unmuted', player: rude.id })).status).toBe(204);
    expect(await talk('sorry')).toMatchObject({ ok: true });
    expect(await heard()).toEqual(['you are a fool', 'sorry']);
  });

  test('a mute ends by itself', async () => {
    const { rude, talk } = await quarrel();
    await does({ deed: 'muted', player: rude.id, days: 1, why: 'insults' });
    await withLobby(server.store.db)
      .updateTable('mutes')
      .set({ until: new Date(Date.now() - 1_000) })
      .where('player_id', '=', rude.id)
      .execute();
    expect(await talk('hello')).toMatchObject({ ok: true });
  });

  test('all that moderators do is written down, what was refused is not', async () => {
    const { rude, line } = await quarrel();
    await does({ deed: 'removed', line });
    await does({ deed: 'muted', player: rude.id, days: 1, why: 'insults' });
    expect((await does({ deed: 'removed', line: 'nothing' })).status).toBe(404);
    expect((await does({ deed: 'unmuted', player: 'nobody' })).status).toBe(404);
    const { audit } = await desk();
    expect(audit.slice(0, 2)).toMatchObject([
      { deed: 'muted', moderator: { id: mod.id }, player: { id: rude.id }, note: '1 d: insults' },
      { deed: 'removed', moderator: { id: mod.id }, player: { id: rude.id } },
    ]);
  });

  test('nobody else may: neither players, guests who were named, strangers, nor a token', async () => {
    const { line } = await quarrel();
    const named = await newGuest(server, 'Nomen');
    moderators.push(named.id);
    const { token } = (await mod.ask('POST', `${API}/me/tokens`, { name: 'bot' })).data;
    const bot = new Client(server.url, { authorization: `Bearer ${token}` });
    for (const [client, status] of [
      [await member('Else'), 403],
      [named, 403],
      [new Client(server.url), 401],
      [bot, 403],
    ] as const) {
      expect((await client.ask('GET', `${API}/moderation`)).status).toBe(status);
      expect((await client.ask('POST', `${API}/moderation`, { deed: 'removed', line })).status).toBe(status);
      expect((await client.ask('GET', `${API}/me`)).data.moderator).toBeUndefined();
    }
    expect((await mod.ask('GET', `${API}/me`)).data).toMatchObject({ moderator: true });
    expect(await reportedLines()).toContain(line);
  });
});
