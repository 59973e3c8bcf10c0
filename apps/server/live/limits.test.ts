import { LIMITS } from '@riposte/protocol';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../testing/forms.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { greeting, maskedText, rawConnection } from '../testing/rawConnection.ts';
import { playOne, seated } from '../testing/tables.ts';

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);

  test('before hello nothing is done, and another protocol is not spoken', async () => {
    const { one } = house;
    const node = await house.nodeWith({ hello: 200, silence: 400 });
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
    const client = await house.clientOf(undefined, one);
    client.send({ type: 'hello', protocol: 1 });
    await client.until(() => client.texts.some((text) => text.includes('already')));
    const future = new WebSocket(one.socketUrl);
    future.addEventListener('open', () => future.send('{"type":"hello","protocol":99}'));
    expect(await new Promise((done) => future.addEventListener('close', ({ code }) => done(code)))).toBe(
      1008,
    );
  });

  test('a client that says too much is asked to wait, and then shown out; others are not', async () => {
    const { ann, ben } = house;
    const node = await house.nodeWith({ rate: 5, burst: 10, strikes: 5 });
    const calm = await house.clientOf(ben, node);
    const client = await house.clientOf(ann, node);
    for (let count = 0; count < 20; count++) client.send({ type: 'ping', request: `p${count}` });
    await client.until(() => client.closeCodes.length > 0);
    const codes = client.texts.map((text) => JSON.parse(text)).map(({ type, code }) => code ?? type);
    expect(codes.slice(-6)).toEqual(Array(6).fill('TOO_MANY'));
    expect(codes.filter((code) => code === 'pong')).toHaveLength(9);
    expect(client.closings).toMatchObject([{ code: 'TOO_MANY' }]);
    expect(client.closeCodes).toEqual([1008]);
    expect(await calm.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  test('many channels of one player may say no more than a few', async () => {
    const { ann, ben } = house;
    const node = await house.nodeWith({ playerRate: 5, playerBurst: 10, strikes: 100 });
    const clients = [await house.clientOf(ann, node), await house.clientOf(ann, node)];
    const calm = await house.clientOf(ben, node);
    for (let count = 0; count < 20; count++) clients[count % 2]?.send({ type: 'ping', request: `p${count}` });
    for (const client of clients) await client.until(() => client.texts.length === 11);
    const heard = clients.flatMap(({ texts }) => texts).map((text) => JSON.parse(text).type);
    // Both have said hello.
    expect(heard.filter((type) => type === 'pong')).toHaveLength(8);
    expect(await calm.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  test('one connection has so many viewpoints, and so many requests under way', async () => {
    const { one, ann, ben } = house;
    const node = await house.nodeWith({ watches: 2 });
    const ids = await Promise.all([0, 1, 2].map(() => seated(one.matches, [ann, ben])));
    const client = await house.clientOf(undefined, node);
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

  test('a message that is too big ends the connection before it is read, a binary one is refused', async () => {
    const { one, ann } = house;
    const client = await house.clientOf(ann, one);
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

  test('a client that does not read what it is sent is cut off', async () => {
    const { one, ann, ben } = house;
    const node = await house.nodeWith({ buffered: 20_000 });
    const id = await seated(one.matches, [ann, ben]);
    for (let turn = 0; turn < 30; turn++) await playOne(one.matches, id, [ann, ben]);
    // A connection that is never read: what the machine itself keeps fills up first.
    const socket = rawConnection(node, greeting(node));
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
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

  test('a silent client is asked, and one that does not answer is taken for gone', async () => {
    const { ann } = house;
    const node = await house.nodeWith({ silence: 1_000 });
    const client = await house.clientOf(ann, node);
    const dead = rawConnection(node, greeting(node));
    await expect.poll(() => node.live.counts.channels).toBe(2);
    await expect.poll(() => node.live.counts.channels).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(client.closeCodes).toEqual([]);
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    dead.destroy();
  });

  test('connections and answers are counted', async () => {
    const { ann } = house;
    const node = await house.nodeWith({});
    const client = await house.clientOf(ann, node);
    await client.ask({ type: 'resign', match: 'nothing' });
    const figures = await node.metrics.text();
    expect(figures).toContain('riposte_sockets 1');
    expect(figures).toContain('riposte_live_request_seconds_count{type="resign",result="refused"} 1');
    await client.close();
    await expect.poll(() => node.metrics.text()).toContain('riposte_sockets 0');
  });
});
