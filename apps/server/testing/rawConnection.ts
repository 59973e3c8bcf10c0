import { connect, type Socket } from 'node:net';
import type { LiveNode } from './liveNode.ts';

/** The request that asks for a channel, with more headers, or at another address. */
export function greeting(
  node: LiveNode,
  headers: Readonly<Record<string, string>> = {},
  path?: string,
): string {
  const lines = Object.entries({
    host: new URL(node.url).host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path ?? new URL(node.socketUrl).pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** A bare connection to a node on which this was written; it is not read yet. */
export function rawConnection(node: LiveNode, text: string): Socket {
  const socket = connect(Number(new URL(node.url).port), '127.0.0.1', () => socket.write(text));
  socket.on('error', () => {});
  return socket;
}

/** All that is said on a connection until it is closed. */
export function heardOn(socket: Socket): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  socket.on('close', () => resolve(text));
  return promise;
}

/** The status with which a request for a channel is answered. */
export function knock(node: LiveNode, headers: Readonly<Record<string, string>>): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const socket = rawConnection(node, greeting(node, headers));
  socket.on('data', (bytes) => {
    resolve(Number(bytes.toString().split(' ')[1]));
    socket.destroy();
  });
  return promise;
}

/** A text as a client sends it, byte by byte. */
export function maskedText(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = Buffer.from([1, 2, 3, 4]);
  const head = Buffer.from([0x81, 0x80 | Math.min(body.length, 126)]);
  const length = Buffer.alloc(body.length < 126 ? 0 : 2);
  if (length.length > 0) length.writeUInt16BE(body.length);
  return Buffer.concat([head, length, mask, body.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]);
}
