import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { putGate } from './gate.ts';

/** So many who are turned away are kept waiting here. */
const MOST = 20;
const done: (() => unknown)[] = [];
afterEach(() => {
  for (let undo = done.pop(); undo; undo = done.pop()) undo();
});

/** A server behind a gate that lets in who says so. */
async function gated(wait: number) {
  const server = createServer();
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  putGate(server, { isWelcome: ({ url }) => url === '/welcome', wait, most: MOST });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  done.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return port;
}

/** Asks for a channel; gives all that was answered once the connection is over. */
async function knock(port: number, path = '/'): Promise<{ readonly answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  done.push(() => socket.destroy());
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`);
  return { answer: once(socket, 'close').then(() => text) };
}

test('who is welcome is let in at once, and who is not is told later', async () => {
  const wait = 1_000;
  const port = await gated(wait);
  const begun = performance.now();
  const unwelcome = await knock(port);
  const welcome = await knock(port, '/welcome');
  expect(await Promise.race([welcome.answer, unwelcome.answer])).toContain('101');
  expect(await unwelcome.answer).toContain('429');
  expect(performance.now() - begun).toBeGreaterThan(wait - 10);
});

test('so many are kept waiting, one more is cut off, and there is room again when they were told', async () => {
  const port = await gated(3_000);
  const kept = await Promise.all(Array.from({ length: MOST }, () => knock(port)));
  expect(await (await knock(port)).answer).toBe('');
  const answers = await Promise.all(kept.map(({ answer }) => answer));
  expect(answers.filter((answer) => !answer.includes('429'))).toEqual([]);
  expect(await (await knock(port)).answer).toContain('429');
});
