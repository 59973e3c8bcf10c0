import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seat } from '@riposte/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API } from '../http/app.ts';
import { Client } from '../http/testServer.ts';
import { LIVE } from '../live/liveChannel.ts';
import { OPENING } from '../testing/databases.ts';
import { someNonce } from '../testing/forms.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { playSeat } from '../testing/livePlayer.ts';
import { printed, ServedWithSkirmish } from '../testing/programWithSkirmish.ts';

// The proof by a fourth game: no file of the server knows Skirmish. One line puts it on the shelf
// (packages/shelf/withSkirmish.ts), and the program itself, with its threads, finds it there.

const folder = mkdtempSync(join(tmpdir(), 'riposte-fourth-'));
let server: ServedWithSkirmish;
let url: string;
beforeAll(async () => {
  server = new ServedWithSkirmish(join(folder, 'data'));
  url = await server.address();
}, OPENING);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** A guest with a line to the server. */
async function newPlayer(name: string) {
  const guest = new Client(url);
  await guest.ask('POST', `${API}/guests`, { name });
  const { data } = await guest.ask('POST', `${API}/me/tokens`, { name: 'my line' });
  const live = new LiveClient({ urls: [`${url.replace('http', 'ws')}${LIVE}`], token: data.token });
  return { guest, live: await live.open() };
}

test('two guests and a bot play a match of it over sockets, and its replay is verified', async () => {
  const begun = server.said.length;
  const [ann, ben] = [await newPlayer('Ann'), await newPlayer('Ben')];
  const wish = { game: 'skirmish', options: { seats: 3 } };
  const { data: laid } = await ann.guest.ask('POST', `${API}/tables`, wish);
  const table = `${API}/tables/${laid.id}`;
  for (const { guest } of [ann, ben]) await guest.ask('POST', `${table}/seats`, { nonce: someNonce() });
  await ann.guest.ask('POST', `${table}/bots`, { bot: 'level-1' });

  const played = await Promise.all(
    [ann, ben].map(async ({ live }, index) =>
      playSeat(live, await live.watch(laid.id, seat(index), 0), { seed: index }),
    ),
  );
  // Who falls early has little to say.
  expect(Math.min(...played.map(({ accepted }) => accepted))).toBeGreaterThan(0);
  for (const { live } of [ann, ben]) {
    await live.close();
    expect(live.faults).toEqual([]);
  }
  const { data: over } = await ann.guest.ask('GET', table);
  expect(over).toMatchObject({ game: 'skirmish', status: 'over', by: 'game' });

  const { text } = await ann.guest.ask('GET', `${table}/replay`);
  const file = join(folder, 'match.replay');
  writeFileSync(file, text);
  expect(await printed('verify', file)).toMatch(/^Verified: /);
  expect(server.said.slice(begun)).toBe('');
});
