import type { Bus } from '../bus/bus.ts';
import type { Channel } from './channel.ts';
import { CLOSE } from './socket.ts';

export interface CredentialsParts {
  readonly bus: Bus;
  /** How often each channel is looked at, in milliseconds: with the bus, and without it. */
  readonly credentials: number;
  readonly credentialsAlone: number;
  readonly onError: (error: unknown) => void;
}

interface Watched {
  readonly isStill: () => Promise<boolean>;
  at: number;
}

/** In so many portions all channels are looked at, so that not all of them ask at once. */
const PORTIONS = 10;

/**
 * Closes channels whose session or token is over. Other nodes are told of a farewell by the bus, which may be away or
 * lose it, and a session that expires says no farewell: so each channel is asked about now and then.
 */
export class Credentials {
  readonly #parts: CredentialsParts;
  readonly #watched = new Map<Channel, Watched>();
  readonly #timer: NodeJS.Timeout;
  #isAsking = false;

  constructor(parts: CredentialsParts) {
    this.#parts = parts;
    const interval = Math.min(parts.credentials, parts.credentialsAlone) / PORTIONS;
    const goRound = async () => {
      if (this.#isAsking) return;
      this.#isAsking = true;
      // Without the database nothing is known of them, and nothing can be done over the channels either.
      await this.#goRound(performance.now()).catch(parts.onError);
      this.#isAsking = false;
    };
    this.#timer = setInterval(() => void goRound(), interval).unref();
  }

  watch(channel: Channel, isStill: () => Promise<boolean>): void {
    this.#watched.set(channel, { isStill, at: performance.now() });
  }

  forget(channel: Channel): void {
    this.#watched.delete(channel);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #goRound(now: number): Promise<void> {
    const { bus, credentials, credentialsAlone } = this.#parts;
    const before = now - (bus.isUp ? credentials : credentialsAlone);
    for (const [channel, watched] of [...this.#watched].filter(([, { at }]) => at <= before)) {
      if (!(await watched.isStill())) channel.close('NOT_SIGNED_IN', CLOSE.later);
      watched.at = now;
    }
  }
}
