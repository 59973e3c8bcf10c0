import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A push service for one browser: it takes what a server sends, and can read it as the browser would. */
export interface PushService {
  /** What arrived, as the browser reads it. */
  readonly pushed: readonly string[];
  /** What `pushManager.subscribe` gives in that browser. */
  readonly subscription: object;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const pushed: string[] = [];
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const server = createServer(async (request, response) => {
    pushed.push(decrypted(await buffer(request)));
    response.writeHead(201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  /** As RFC 8291 has it. */
  function decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + theirs.length);
    const bytes = (salted: Buffer, key: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salted, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const key = bytes(auth, curve.computeSecret(theirs), info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      bytes(salt, key, 'Content-Encoding: aes128gcm\0', 16),
      bytes(salt, key, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }

  const { port } = server.address() as AddressInfo;
  return {
    pushed,
    subscription: {
      endpoint: `http://127.0.0.1:${port}/browser`,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser without a network of its own gets its subscription from this service. */
export async function subscribesAt(context: BrowserContext, { subscription }: PushService): Promise<void> {
  await context.addInitScript((given) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
}

/** Hands a browser's own service worker what its push service has for it. */
export class PushChannel {
  readonly #session: CDPSession;
  readonly #origin: string;
  #registration = '';

  private constructor(session: CDPSession, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  static async open(page: Page): Promise<PushChannel> {
    const session = await page.context().newCDPSession(page);
    const channel = new PushChannel(session, new URL(page.url()).origin);
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      channel.#registration = registrations[0]?.registrationId ?? channel.#registration;
    });
    await session.send('ServiceWorker.enable');
    return channel;
  }

  async delivers(data: string): Promise<void> {
    while (this.#registration === '') await new Promise((resolve) => setTimeout(resolve, 50));
    const to = { origin: this.#origin, registrationId: this.#registration };
    await this.#session.send('ServiceWorker.deliverPushMessage', { ...to, data });
  }
}

/** The notifications that are shown now. */
export function notificationsOn(page: Page) {
  return page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: data?.path as string }));
  });
}
