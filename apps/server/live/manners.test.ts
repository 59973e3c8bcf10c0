import { connect } from 'node:net';
import { seat } from '@riposte/kernel';
import { LIMITS } from '@riposte/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { block, unblock } from '../lobby/blocks.ts';
import { withLobby } from '../lobby/tables.ts';
import type { Player } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { FORMS, someNonce, type TestService } from '../testing/forms.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { GENEROUS, type LiveNode, listening } from '../testing/liveNode.ts';
import { granted, playOne, seated } from '../testing/tables.ts';
import type { LiveLimits } from './limits.ts';

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let one: LiveNode;
  let other: LiveNode;
  let ann: Player;
  let ben: Player;
  let eve: Player;
  const tokens = new Map<string, string>();
  const clients: LiveClient[] = [];
  const nodes: LiveNode[] = [];
  beforeAll(async () => {
    service = await open();
    [one, other] = [await listening(await service.node()), await listening(await service.node())];
    [ann, ben, eve] = [await service.player('Ann'), await service.player('Ben'), await service.player('Eve')];
    for (const player of [ann, ben, eve]) tokens.set(player.id, await one.tokenOf(player));
  }, OPENING);
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
    await Promise.all(nodes.splice(0).map((node) => node.close()));
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await service.close();
  });

  async function clientOf(player: Player | undefined, { socketUrl }: LiveNode): Promise<LiveClient> {
    const token = player && tokens.get(player.id);
    const options = { urls: [socketUrl], pause: 60_000, ...(token !== undefined && { token }) };
    const client = await new LiveClient(options).open();
    clients.push(client);
    await client.until(() => client.welcome !== undefined);
    return client;
  }

  async function strict(limits: Partial<LiveLimits>): Promise<LiveNode> {
    const node = await listening(await service.node(), { ...GENEROUS, ...limits });
    nodes.push(node);
    return node;
  }

  function knock(node: LiveNode, headers: Record<string, string>): Promise<number> {
    // By hand, so that the answer of a server that refuses can be read.
    const { host } = new URL(node.url);
    const key = Buffer.from('0123456789abcdef').toString('base64');
    const lines = Object.entries({
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    const { pathname } = new URL(node.socketUrl);
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const socket = connect(Number(new URL(node.url).port), '127.0.0.1', () => {
      socket.write(`GET ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    });
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      resolve(Number(bytes.toString().split(' ')[1]));
      socket.destroy();
    });
    return promise;
  }

  describe('who comes in', () => {
    test('a player by his token, and nobody in particular', async () => {
      expect((await clientOf(ann, one)).welcome?.player).toEqual({ ...ann });
      expect((await clientOf(undefined, one)).welcome).not.toHaveProperty('player');
    });

    test.each([
      ['a token that is none', { authorization: 'Bearer riposte_nonsense' }, 401],
      ['a header that is no token', { authorization: 'Basic YTpi' }, 401],
      ['a page of another site', { origin: 'https://evil.example' }, 403],
      ['a page of no site', { origin: 'null' }, 403],
      ['a browser from elsewhere', { 'sec-fetch-site': 'cross-site' }, 403],
      ['a page of another port', { origin: 'http://127.0.0.1:1' }, 403],
      ['another page that brings a cookie', { origin: 'https://evil.example', cookie: 'a=b' }, 403],
    ])('%s is not let in', async (_case, headers: Record<string, string>, status) => {
      expect(await knock(one, headers)).toBe(status);
    });

    test('a page of our own is', async () => {
      expect(await knock(one, { origin: one.url })).toBe(101);
    });

    test('a line that is refused is not kept', async () => {
      const node = await strict({});
      for (const path of ['/', '/%zz', '/api/v1/live', '/api/v1/games', `/${'x'.repeat(20_000)}`, '*']) {
        for (const origin of [node.url, 'https://evil.example']) {
          const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
          socket.on('error', () => {});
          const closed = new Promise((resolve) => socket.on('close', resolve));
          socket.resume();
          const head = `host: x\r\norigin: ${origin}\r\nconnection: Upgrade\r\nupgrade: websocket`;
          socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
          await closed;
        }
      }
      await expect.poll(() => node.connections(), { timeout: 3_000 }).toBe(0);
    });

    test('without an upgrade there is nothing here, and nothing else can be upgraded', async () => {
      expect((await fetch(one.socketUrl.replace('ws:', 'http:'))).status).toBe(404);
      const { port } = new URL(one.url);
      const answered = await new Promise<string>((resolve) => {
        let all = '';
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(
            `GET /api/v1/games HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`,
          ),
        );
        socket.on('data', (bytes) => {
          all += bytes;
        });
        socket.on('close', () => resolve(all));
      });
      expect(answered).not.toContain('101');
    });

    test('a player, and an address, has so many lines and no more', async () => {
      const node = await strict({ perPlayer: 2, perAddress: 4 });
      const [first] = [await clientOf(ann, node), await clientOf(ann, node)];
      const authorization = `Bearer ${tokens.get(ann.id)}`;
      expect(await knock(node, { authorization })).toBe(429);
      await clientOf(ben, node);
      await clientOf(undefined, node);
      expect(await knock(node, {})).toBe(429);
      await first.close();
      await expect.poll(() => node.live.counts.channels).toBe(3);
      await clientOf(ann, node);
    });
  });

  describe('what may be seen', () => {
    test('a seat is seen by whoever sits there, and by nobody else', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const [a, e, nobody] = [
        await clientOf(ann, one),
        await clientOf(eve, one),
        await clientOf(undefined, one),
      ];
      await a.watch(id, seat(0));
      await expect(a.watch(id, seat(1))).rejects.toThrow('NOT_SEATED');
      await expect(e.watch(id, seat(0))).rejects.toThrow('NOT_SEATED');
      await expect(nobody.watch(id, seat(0))).rejects.toThrow('NOT_SEATED');
      await expect(a.watch(id, seat(2))).rejects.toThrow('NOT_A_SEAT');
      await expect(a.watch('nothing', 'spectator')).rejects.toThrow('NO_SUCH_TABLE');
      await e.watch(id, 'spectator');
      await nobody.watch(id, 'spectator', 0);
      expect(nobody.texts.join()).not.toContain('"as":0');
      expect(one.live.counts.feeds).toBe(2);
    });

    test('a private table is seen by whoever knows its id', async () => {
      const id = await seated(one.matches, [ann, ben], { game: 'flash-duel', visibility: 'private' });
      await (await clientOf(undefined, other)).watch(id, 'spectator');
    });

    test('whoever has stood up is not sent what the next one on his seat sees', async () => {
      const { setting } = granted(await one.matches.create(ann.id, { game: 'flash-duel' }));
      const { id } = setting;
      granted(await one.matches.sit(id, eve, { seat: seat(0), nonce: someNonce() }));
      const client = await clientOf(eve, other);
      const watched = await client.watch(id, seat(0), 0);
      granted(await one.matches.leave(id, eve.id));
      granted(await one.matches.sit(id, ann, { seat: seat(0), nonce: someNonce() }));
      granted(await one.matches.sit(id, ben, { seat: seat(1), nonce: someNonce() }));
      await playOne(one.matches, id, [ann, ben]);
      await client.until(() => watched.last === 2);
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(watched.last).toBe(2);
      expect(watched.present).toBeUndefined();
      expect(watched.table?.table.seats[0]).not.toHaveProperty('player');
      expect(other.live.counts.feeds).toBe(0);
    });

    test('where a table is shown with a delay, strangers see every seat so much later, and players see only their own', async () => {
      const delay = 60_000;
      const id = await seated(one.matches, [ann, ben], { game: 'flash-duel', fullViewAfter: delay });
      const [a, e] = [await clientOf(ann, one), await clientOf(eve, other)];
      await expect(a.watch(id, seat(1))).rejects.toThrow('NOT_SEATED');
      const watched = await e.watch(id, seat(0), 0);
      expect(watched.texts).toEqual([]);
      service.time.pass(delay / 2);
      await playOne(one.matches, id, [ann, ben]);
      const early = granted(await one.matches.lookups.updatesSince(id, seat(0), 0)).frames;
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(watched.texts).toEqual([]);
      service.time.pass(delay / 2);
      const lines = early.map((frame) => JSON.stringify(frame));
      await e.until(() => watched.texts.length > 0);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(watched.texts).toEqual(lines.slice(0, watched.texts.length));
      expect(watched.texts.length).toBeLessThan(lines.length);
      service.time.pass(delay / 2);
      await e.until(() => watched.texts.length === lines.length);
      expect(watched.texts).toEqual(lines);
      expect(a.presences.concat(e.presences).some(({ here }) => here.length > 0)).toBe(false);
      const plainTable = await seated(one.matches, [ann, ben]);
      await expect(e.watch(plainTable, seat(0))).rejects.toThrow('NOT_SEATED');
    });

    test('whoever watches the seat of another late and then sits down himself sees no more of it', async () => {
      const delay = 60_000;
      const { setting } = granted(
        await one.matches.create(ann.id, { game: 'flash-duel', fullViewAfter: delay }),
      );
      const { id } = setting;
      const e = await clientOf(eve, other);
      const watched = await e.watch(id, seat(0), 0);
      granted(await one.matches.sit(id, ann, { seat: seat(0), nonce: someNonce() }));
      granted(await one.matches.sit(id, eve, { seat: seat(1), nonce: someNonce() }));
      service.time.pass(delay * 2);
      await e.until(() => watched.table?.table.seats[1]?.player?.id === eve.id);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(watched.present).toBeUndefined();
      expect(other.live.counts.feeds).toBe(0);
    });

    test('whoever has a number from the future is told what is so now', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const client = await clientOf(undefined, one);
      client.send({ type: 'watch', request: 'w', match: id, as: 'spectator', since: 999 });
      await client.until(() => client.texts.some((text) => text.includes('caughtUp')));
      const types = client.texts.map((text) => JSON.parse(text).type);
      expect(types).toEqual(['welcome', 'accepted', 'table', 'present', 'caughtUp', 'presence']);
    });
  });

  describe('what is asked', () => {
    test('what is done is accepted, what is not is refused with the reason', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const [a, b] = [await clientOf(ann, one), await clientOf(ben, other)];
      const mine = await a.watch(id, seat(0), 0);
      const foul = { type: 'choose', match: id, decision: 'q0', choice: { type: 'nonsense' } } as const;
      expect(await (await clientOf(eve, one)).ask(foul)).toMatchObject({
        type: 'refused',
        code: 'NOT_SEATED',
      });
      expect(await (await clientOf(undefined, one)).ask(foul)).toMatchObject({ code: 'NOT_SIGNED_IN' });
      expect(await a.ask({ type: 'answerDraw', match: id, accept: true })).toMatchObject({
        code: 'NO_DRAW_OFFERED',
      });
      expect(await a.ask({ type: 'offerDraw', match: id })).toMatchObject({ type: 'accepted' });
      await a.until(() => mine.table?.table.drawOffers?.length === 1);
      expect(await b.ask({ type: 'answerDraw', match: id, accept: false })).toMatchObject({
        type: 'accepted',
      });
      await a.until(() => mine.table?.table.drawOffers === undefined);
      expect(await a.ask({ type: 'undo', match: id, seq: mine.last ?? 0 })).toMatchObject({
        code: 'NOTHING_TO_UNDO',
      });
      expect(await a.ask({ type: 'takeback', match: id, seq: 0 })).toMatchObject({ code: 'OUT_OF_DATE' });
      expect(await a.ask({ type: 'handOver', match: id, seat: seat(1), bot: 'random' })).toMatchObject({
        code: 'SEAT_NOT_LEFT',
      });
      expect(await b.ask({ type: 'resign', match: id })).toMatchObject({ type: 'accepted' });
      await a.until(() => mine.table?.table.by === 'resigned');
      expect(a.faults).toEqual([]);
    });

    test('what one client asks of one match is done in order', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const a = await clientOf(ann, one);
      const answers = await Promise.all([
        a.ask({ type: 'offerDraw', match: id }),
        a.ask({ type: 'offerDraw', match: id }),
        a.ask({ type: 'resign', match: id }),
        a.ask({ type: 'offerDraw', match: id }),
      ]);
      expect(answers.map((answer) => (answer.type === 'refused' ? answer.code : answer.type))).toEqual([
        'accepted',
        'accepted',
        'accepted',
        'GAME_OVER',
      ]);
      expect(await a.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    });
  });

  describe('people', () => {
    test('what is said is heard on all nodes, but not by those who have blocked the one who says it', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const [a, b, e] = [await clientOf(ann, one), await clientOf(ben, other), await clientOf(eve, other)];
      for (const [client, place] of [
        [a, seat(0)],
        [b, seat(1)],
        [e, 'spectator'],
      ] as const) {
        await client.watch(id, place);
      }
      const lobby = withLobby(one.db);
      expect(await a.ask({ type: 'chat', match: id, text: 'Hello' })).toMatchObject({ type: 'accepted' });
      for (const client of [a, b, e]) await client.until(() => client.chats.length === 1);
      expect(b.chats[0]).toMatchObject({ from: { id: ann.id }, text: 'Hello' });
      granted(await block(lobby, ben, ann.id));
      await a.ask({ type: 'chat', match: id, text: 'Are you there?' });
      await e.until(() => e.chats.length === 2);
      await unblock(lobby, ben, ann.id);
      await a.ask({ type: 'chat', match: id, text: 'Now?' });
      await b.until(() => b.chats.length === 2);
      expect(b.chats.map(({ text }) => text)).toEqual(['Hello', 'Now?']);
      expect(await e.ask({ type: 'chat', match: id, text: 'I see his cards' })).toMatchObject({
        code: 'NOT_SEATED',
      });
    });

    test('everybody is told who is there, over all nodes', async () => {
      const id = await seated(one.matches, [ann, ben]);
      const [a, b, e] = [await clientOf(ann, one), await clientOf(ben, other), await clientOf(eve, other)];
      await a.watch(id, seat(0));
      await b.watch(id, seat(1));
      await e.watch(id, 'spectator');
      const isAll = (client: LiveClient) => () =>
        client.presences.at(-1)?.here.join() === '0,1' && client.presences.at(-1)?.spectators === 1;
      for (const client of [a, b, e]) await client.until(isAll(client));
      await b.close();
      await a.until(() => a.presences.at(-1)?.here.join() === '0');
    });
  });

  describe('limits', () => {
    test('before hello nothing is done, and another protocol is not spoken', async () => {
      const node = await strict({ hello: 200, silence: 400 });
      const said: string[] = [];
      const socket = new WebSocket(node.socketUrl);
      const closed = new Promise<number>((resolve) =>
        socket.addEventListener('close', ({ code }) => resolve(code)),
      );
      socket.addEventListener('message', ({ data }) => said.push(JSON.parse(data).code));
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      socket.send('{"type":"ping","request":"r"}');
      expect(await closed).toBe(1008);
      expect(said).toEqual(['HELLO_FIRST', 'HELLO_FIRST']);
      const client = new LiveClient({ urls: [one.socketUrl], pause: 60_000 });
      clients.push(client);
      await client.open();
      await client.until(() => client.welcome !== undefined);
      client.send({ type: 'hello', protocol: 1 });
      await client.until(() => client.texts.some((text) => text.includes('already')));
      const future = new WebSocket(one.socketUrl);
      future.addEventListener('open', () => future.send('{"type":"hello","protocol":99}'));
      expect(await new Promise((done) => future.addEventListener('close', ({ code }) => done(code)))).toBe(
        1008,
      );
    });

    test('whoever says too much is asked to wait, and then shown out; others are not', async () => {
      const node = await strict({ rate: 5, burst: 10, strikes: 5 });
      const calm = await clientOf(ben, node);
      const client = await clientOf(ann, node);
      for (let count = 0; count < 20; count++) client.send({ type: 'ping', request: `p${count}` });
      await client.until(() => client.closeCodes.length > 0);
      const codes = client.texts.map((text) => JSON.parse(text)).map(({ type, code }) => code ?? type);
      expect(codes.slice(-6)).toEqual(Array(6).fill('TOO_MANY'));
      expect(codes.filter((code) => code === 'pong')).toHaveLength(9);
      expect(client.closings).toMatchObject([{ code: 'TOO_MANY' }]);
      expect(client.closeCodes).toEqual([1008]);
      expect(await calm.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    });

    test('one line watches so many places, and has so many requests under way', async () => {
      const node = await strict({ watches: 2 });
      const ids = await Promise.all([0, 1, 2].map(() => seated(one.matches, [ann, ben])));
      const client = await clientOf(undefined, node);
      const [first] = [
        await client.watch(ids[0] ?? '', 'spectator'),
        await client.watch(ids[1] ?? '', 'spectator'),
      ];
      await expect(client.watch(ids[2] ?? '', 'spectator')).rejects.toThrow('TOO_MANY');
      await client.watch(ids[1] ?? '', 'spectator');
      await client.unwatch(first);
      expect(await client.ask({ type: 'unwatch', match: ids[0] ?? '', as: 'spectator' })).toMatchObject({
        code: 'NOT_WATCHING',
      });
      await client.watch(ids[2] ?? '', 'spectator');
      expect(node.live.counts.feeds).toBe(2);
    });

    test('a message that is too big ends the line before it is read, a binary one is refused', async () => {
      const client = await clientOf(ann, one);
      const socket = new WebSocket(one.socketUrl);
      const said: string[] = [];
      socket.addEventListener('message', ({ data }) => said.push(data));
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      socket.send(new Uint8Array([123, 125]));
      await expect.poll(() => said.join()).toContain('Only text');
      client.send('x'.repeat(LIMITS.clientBytes));
      await client.until(() => client.texts.some((text) => text.includes('not JSON')));
      client.send('x'.repeat(LIMITS.clientBytes + 1));
      await client.until(() => client.closeCodes.length > 0);
      expect(client.closeCodes).toEqual([1009]);
      socket.close();
    });

    test('whoever does not take in what he is sent is cut off', async () => {
      const node = await strict({ buffered: 20_000 });
      const id = await seated(one.matches, [ann, ben]);
      for (let turn = 0; turn < 30; turn++) await playOne(one.matches, id, [ann, ben]);
      // A line that is never read: what the machine itself keeps fills up first.
      const { port } = new URL(node.url);
      const socket = connect(Number(port), '127.0.0.1');
      const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
      socket.on('error', () => {});
      const { pathname } = new URL(node.socketUrl);
      socket.write(
        `GET ${pathname} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.from('0123456789abcdef').toString('base64')}\r\n\r\n`,
      );
      await expect.poll(() => node.live.counts.channels).toBe(1);
      socket.pause();
      socket.write(maskedText('{"type":"hello","protocol":1}'));
      const message = JSON.stringify({ type: 'watch', request: 'w', match: id, as: 'spectator', since: 0 });
      for (let count = 0; count < 2_000 && node.live.counts.channels > 0; count++) {
        socket.write(maskedText(message));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await expect.poll(() => node.live.counts, { timeout: 20_000 }).toEqual({ channels: 0, feeds: 0 });
      socket.resume();
      await closed;
    }, 60_000);

    test('whoever is silent is asked, and who does not answer is gone', async () => {
      const node = await strict({ silence: 400 });
      const client = await clientOf(ann, node);
      const { port } = new URL(node.url);
      const dead = connect(Number(port), '127.0.0.1');
      dead.on('error', () => {});
      dead.write(
        `GET ${new URL(node.socketUrl).pathname} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.from('0123456789abcdef').toString('base64')}\r\n\r\n`,
      );
      await expect.poll(() => node.live.counts.channels).toBe(2);
      await expect.poll(() => node.live.counts.channels, { timeout: 3_000 }).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(client.closeCodes).toEqual([]);
      expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
      dead.destroy();
    });

    test('lines and answers are counted', async () => {
      const node = await strict({});
      const client = await clientOf(ann, node);
      await client.ask({ type: 'resign', match: 'nothing' });
      const figures = await node.metrics.text();
      expect(figures).toContain('riposte_sockets 1');
      expect(figures).toContain('riposte_live_request_seconds_count{type="resign",result="refused"} 1');
      await client.close();
      await expect.poll(() => node.metrics.text()).toContain('riposte_sockets 0');
    });
  });
});

/** A text as a client puts it on the line, byte by byte. */
function maskedText(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = Buffer.from([1, 2, 3, 4]);
  const head = Buffer.from([0x81, 0x80 | Math.min(body.length, 126)]);
  const length = Buffer.alloc(body.length < 126 ? 0 : 2);
  if (length.length > 0) length.writeUInt16BE(body.length);
  const masked = body.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([head, length, mask, masked]);
}
