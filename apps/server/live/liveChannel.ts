import type { Socket as TcpSocket } from 'node:net';
import websocket from '@fastify/websocket';
import { LIMITS } from '@riposte/protocol';
import type { FastifyRequest } from 'fastify';
import { API } from '../http/app.ts';
import { callerOf, headersOf } from '../http/caller.ts';
import { addressOf } from '../http/network.ts';
import type { App } from '../http/parts.ts';
import { granted, refused } from '../http/refused.ts';
import type { Identity } from '../identity/identity.ts';
import { putGate } from './gate.ts';
import { Live, type LiveOptions, type LiveVisitor } from './live.ts';
import type { Socket } from './socket.ts';

/** Where the live channel is. */
export const LIVE = `${API}/live`;

export interface LiveChannelParts extends LiveOptions {
  readonly identity: Identity;
  /** How many proxies stand before this server. */
  readonly proxies: number;
}

/**
 * Puts the live channel on the application, before it listens. A request from a page of another site has been refused
 * by then. When the application closes, all clients are sent elsewhere first.
 */
export async function liveChannel(
  app: App,
  { identity, proxies, ...options }: LiveChannelParts,
): Promise<Live> {
  const live = new Live(options);
  app.addHook('preClose', () => live.drain());
  endRefused(app);
  await app.register(websocket, {
    options: { maxPayload: LIMITS.clientBytes, perMessageDeflate: false, clientTracking: true },
    errorHandler: (_error, socket) => (socket as Socket).terminate(),
  });
  putGate(app.server, {
    isWelcome: (request) => live.mayKnock(addressOf(request, proxies)),
    wait: live.limits.knockWait,
  });
  const visitors = new WeakMap<FastifyRequest, LiveVisitor>();
  app.get(
    LIVE,
    {
      websocket: true,
      preValidation: async (request) => {
        // Without an upgrade there is nothing here.
        if (!request.ws) return;
        const player = (await callerOf(identity, request))?.player;
        if (!player && request.headers.authorization !== undefined) throw refused('NOT_SIGNED_IN');
        const headers = headersOf(request);
        const isStill = async () => (await identity.whoIs(headers))?.id === player?.id;
        const visitor = { player, address: request.ip, isStill };
        granted(live.admit(visitor));
        visitors.set(request, visitor);
      },
    },
    (socket, request) => {
      const stranger = { player: undefined, address: request.ip, isStill: async () => true };
      live.open(gathered(socket as Socket, request.raw.socket), visitors.get(request) ?? stranger);
    },
  );
  return live;
}

/** How long, in milliseconds, the way from a request to a channel may take. */
const UPGRADING = 30_000;

/** A connection that asked to become a channel and was answered instead would otherwise stay open for ever. */
function endRefused(app: App): void {
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroy();
  });
  app.server.on('upgrade', (_request, socket: TcpSocket) => {
    socket.setTimeout(UPGRADING, () => socket.destroy());
  });
}

/**
 * What is sent to a client in one round of the event loop leaves together: a call of the system costs more than the
 * message.
 */
function gathered(channel: Socket, socket: TcpSocket): Socket {
  let isHeld = false;
  const send = channel.send.bind(channel);
  channel.send = (data, options) => {
    if (!isHeld) {
      isHeld = true;
      socket.cork();
      setImmediate(() => {
        isHeld = false;
        socket.uncork();
      });
    }
    send(data, options);
  };
  return channel;
}
