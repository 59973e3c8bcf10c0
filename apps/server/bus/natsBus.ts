import {
  connect,
  headers,
  type MsgHdrs,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import {
  type Bus,
  type BusOptions,
  checkedSubject,
  type Handler,
  type Labels,
  type Unsubscribe,
} from './bus.ts';
import { localBus } from './localBus.ts';

/** Where NATS is, and what our subjects begin with. */
export interface NatsOptions extends BusOptions {
  readonly url: string;
  /** So that several services can share a server. */
  readonly prefix: string;
}

/** How often, in milliseconds, the server is asked whether it is there; a line on which so many go unanswered is given up. */
const PING = 1_500;
const PINGS = 2;
/** How often, in milliseconds, a lost server is looked for, and how long it may take to greet us. */
const RETRY = 250;
const GREETING = 2_000;

/** A subscription that is wanted; there is one at the server whenever there is a connection. */
interface Wanted {
  readonly subject: string;
  readonly group?: string;
  readonly handler: Handler;
  made?: Subscription;
}

/**
 * A bus between nodes. It is there at once, and up as soon as the server is found; a lost server is looked for forever.
 * Until it is found this node hears what it says itself: those who play here are told of each other's moves at once.
 */
export class NatsBus implements Bus {
  readonly #prefix: string;
  readonly #onError: (error: unknown) => void;
  readonly #wanted = new Set<Wanted>();
  /** What is said in this node while the server is away. */
  readonly #here: Bus;
  readonly #connecting: Promise<void>;
  #connection: NatsConnection | undefined;
  #isConnected = false;
  #isClosed = false;
  #dropped = 0;

  constructor({ url, prefix, onError = () => {} }: NatsOptions) {
    this.#prefix = checkedSubject(prefix);
    this.#onError = onError;
    this.#here = localBus({ onError });
    this.#connecting = this.#connect(url);
  }

  get isUp(): boolean {
    return this.#isConnected && !this.#isClosed;
  }

  get dropped(): number {
    return this.#dropped;
  }

  publish(subject: string, bytes: Uint8Array, labels?: Labels): void {
    const whole = `${this.#prefix}.${checkedSubject(subject)}`;
    if (this.isUp) {
      this.#connection?.publish(whole, bytes, labels && { headers: headersOf(labels) });
      return;
    }
    // The client would keep it and send it hours later, when it is of no use any more.
    this.#dropped++;
    this.#here.publish(subject, bytes, labels);
  }

  /** Which subjects other nodes listen to is not known here. */
  isHeard(): boolean {
    return true;
  }

  subscribe(subject: string, handler: Handler): Unsubscribe {
    return both(
      this.#want({ subject: checkedSubject(subject), handler }),
      this.#here.subscribe(subject, handler),
    );
  }

  work(subject: string, group: string, handler: Handler): Unsubscribe {
    return both(
      this.#want({ subject: checkedSubject(subject), group, handler }),
      this.#here.work(subject, group, handler),
    );
  }

  async settled(): Promise<void> {
    if (!this.isUp) return;
    try {
      await this.#connection?.flush();
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Resolves when the server has been found for the first time. */
  async ready(): Promise<void> {
    await this.#connecting;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wanted.clear();
    await this.#here.close();
    await this.#connection?.close();
  }

  async #connect(url: string): Promise<void> {
    const options = {
      servers: url,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY,
      pingInterval: PING,
      maxPingOut: PINGS,
      timeout: GREETING,
    };
    while (!this.#isClosed) {
      try {
        const connection = await connect(options);
        if (this.#isClosed) return await connection.close();
        this.#connection = connection;
        this.#isConnected = true;
        for (const one of this.#wanted) this.#make(one);
        void this.#watch(connection);
        return;
      } catch (error) {
        this.#onError(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }

  /** Keeps in mind whether the server is there. */
  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'close') this.#isConnected = false;
      if (type === 'reconnect') this.#isConnected = true;
    }
  }

  #want(wanted: Wanted): Unsubscribe {
    this.#wanted.add(wanted);
    this.#make(wanted);
    return () => {
      this.#wanted.delete(wanted);
      if (!this.#isClosed) wanted.made?.unsubscribe();
    };
  }

  #make(wanted: Wanted): void {
    if (!this.#connection || this.#isClosed) return;
    const { subject, group, handler } = wanted;
    wanted.made = this.#connection.subscribe(`${this.#prefix}.${subject}`, {
      ...(group !== undefined && { queue: group }),
      callback: (error, message) => {
        if (error) return this.#onError(error);
        try {
          handler(message.data, labelsIn(message.headers));
        } catch (thrown) {
          this.#onError(thrown);
        }
      },
    });
  }
}

function both(one: Unsubscribe, other: Unsubscribe): Unsubscribe {
  return () => {
    one();
    other();
  };
}

function headersOf(labels: Labels): MsgHdrs {
  const made = headers();
  for (const [name, value] of Object.entries(labels)) made.set(name, value);
  return made;
}

function labelsIn(received: MsgHdrs | undefined): Labels {
  if (!received) return {};
  return Object.fromEntries(received.keys().map((name) => [name, received.get(name)]));
}
