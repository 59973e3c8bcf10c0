import { setTimeout as wait } from 'node:timers/promises';
import type { Viewer } from '@riposte/kernel';
import { type ClientMessage, PROTOCOL, parseServerMessage, type ServerMessage } from '@riposte/protocol';

/** A message of the protocol before the client gives it the name of its request. */
type Unnamed<Message> = Message extends { readonly request: string } ? Omit<Message, 'request'> : never;
export type Asking = Unnamed<ClientMessage>;
export type Answer = Extract<ServerMessage, { readonly type: 'accepted' | 'refused' | 'pong' }>;
/** What has a number and belongs to a viewer. */
export type Numbered = Extract<ServerMessage, { readonly type: 'update' | 'present' | 'table' }>;

export interface LiveClientOptions {
  /** Where it may connect; after a lost connection it takes the next. */
  readonly urls: readonly string[];
  /** Proves who it is; without it, the client is a stranger. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Is told every numbered notice, once. */
  readonly onNotice?: (notice: Numbered, watched: Watched) => void;
  /** Whether every text is kept, and checked against the protocol; measurements do without. */
  readonly keeps?: boolean;
  /** How long, in milliseconds, it waits before it connects again. */
  readonly pause?: number;
}

/** A place from which a client watches, and all it was sent there. */
export interface Watched {
  readonly match: string;
  readonly as: Viewer;
  /** The number of the last notice. */
  last: number | undefined;
  /** The texts of all updates and tables, without those of a snapshot. */
  readonly texts: string[];
  /** What it knows of the present. */
  present?: Extract<Numbered, { readonly type: 'update' | 'present' }>;
  table?: Extract<Numbered, { readonly type: 'table' }>;
  isCaughtUp: boolean;
  /** The history of the database in which it was told last. */
  history?: string;
  /** How many notices were lost, each time that some were. */
  readonly lost: number[];
}

/** From when a connection was lost until there was another and all had come that was missed, in milliseconds. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

interface Pending {
  readonly message: ClientMessage;
  /** Whether it will be said again soon. */
  isPutOff?: boolean;
  readonly resolve: (answer: Answer) => void;
}

/**
 * A client as it should be: it keeps every notice, notices gaps and repetitions, connects again when the connection is lost,
 * goes on from the last notice it has seen, and repeats what was not answered.
 */
export class LiveClient {
  /** What should never have come: gaps, repetitions, texts that are no messages. */
  readonly faults: string[] = [];
  /** Every text, in order, where texts are kept. */
  readonly texts: string[] = [];
  readonly chats: Extract<ServerMessage, { readonly type: 'chat' }>[] = [];
  readonly presences: Extract<ServerMessage, { readonly type: 'presence' }>[] = [];
  readonly closings: Extract<ServerMessage, { readonly type: 'closed' }>[] = [];
  /** The codes with which connections were closed. */
  readonly closeCodes: number[] = [];
  connections = 0;
  readonly absences: Absence[] = [];
  welcome: Extract<ServerMessage, { readonly type: 'welcome' }> | undefined;
  readonly #options: LiveClientOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #pending = new Map<string, Pending>();
  /** Tables that were accepted, and have not been told to the end, by their requests. */
  readonly #accepted = new Map<string, Watched>();
  readonly #waiting = new Set<{ readonly until: () => boolean; readonly resolve: () => void }>();
  #socket: WebSocket | undefined;
  #isGreeted = false;
  #isClosed = false;
  /** Since when it has no connection, or has not caught up. */
  #lostAt: number | undefined;
  #turn = 0;
  #requests = 0;

  constructor(options: LiveClientOptions) {
    this.#options = options;
  }

  /** Whether it has a connection, and all that it missed. */
  get isCaughtUp(): boolean {
    return this.#isGreeted && [...this.#watched.values()].every((one) => one.isCaughtUp);
  }

  /** What was asked and has no answer yet. */
  get unanswered(): readonly ClientMessage[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  /** Connects for the first time; throws when the server does not let it in. */
  async open(): Promise<this> {
    await this.#connect();
    return this;
  }

  /** Watches from now on, over lost connections too; resolves when it has caught up. */
  async watch(match: string, as: Viewer, since?: number): Promise<Watched> {
    const watched: Watched = { match, as, last: since, texts: [], isCaughtUp: false, lost: [] };
    this.#watched.set(`${as} ${match}`, watched);
    const answer = await this.ask(watchOf(watched));
    if (answer.type === 'refused') {
      this.#watched.delete(`${as} ${match}`);
      throw new Error(`${answer.code}: ${answer.text}`);
    }
    await this.until(() => watched.isCaughtUp);
    return watched;
  }

  async unwatch({ match, as }: Watched): Promise<Answer> {
    this.#watched.delete(`${as} ${match}`);
    return this.ask({ type: 'unwatch', match, as });
  }

  /** Asks, and asks again on the next connection until there is an answer. Only chat is not asked twice. */
  ask(asking: Asking): Promise<Answer> {
    const request = `r${++this.#requests}`;
    const message = { ...asking, request } as ClientMessage;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#pending.set(request, { message, resolve });
    if (this.#isGreeted) this.send(message);
    return promise;
  }

  /** Says something as it is, whatever it is. */
  send(message: unknown): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Resolves as soon as it is so. */
  async until(isSo: () => boolean, patience = 30_000): Promise<void> {
    if (isSo()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { until: isSo, resolve };
    const timer = setTimeout(() => reject(new Error(`it did not come about: ${isSo}`)), patience);
    this.#waiting.add(one);
    await promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(one);
    });
  }

  /** Loses the connection, as if the network was gone; the client comes back by itself. */
  drop(): void {
    this.#socket?.close();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.addEventListener('close', () => resolve());
    socket.close();
    await Promise.race([promise, wait(1_000, undefined, { ref: false })]);
  }

  #connect(): Promise<void> {
    const { urls, token, headers = {} } = this.#options;
    const url = urls[this.#turn++ % urls.length] ?? '';
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(url, { headers: { ...authorization, ...headers } });
    this.#socket = socket;
    this.#isGreeted = false;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.addEventListener('open', () => {
      this.connections++;
      this.send({ type: 'hello', protocol: PROTOCOL, client: 'test' });
      resolve();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(data);
    });
    socket.addEventListener('close', ({ code }) => {
      reject(new Error(`the connection was closed: ${code}`));
      this.closeCodes.push(code);
      if (this.#socket === socket) this.#lost();
    });
    return promise;
  }

  #lost(): void {
    this.#isGreeted = false;
    this.#lostAt ??= performance.now();
    this.#wake();
    if (this.#isClosed || this.connections === 0) return;
    void wait(this.#options.pause ?? 50, undefined, { ref: false }).then(() => {
      if (!this.#isClosed) this.#connect().catch(() => {});
    });
  }

  #hear(data: unknown): void {
    const text = String(data);
    const { keeps = true } = this.#options;
    let message: ServerMessage;
    if (keeps) {
      this.texts.push(text);
      const parsed = parseServerMessage(text);
      if (!parsed.ok || typeof data !== 'string') {
        this.faults.push(`no message: ${text.slice(0, 200)}`);
        return;
      }
      message = parsed.value;
    } else {
      message = JSON.parse(text) as ServerMessage;
    }
    this.#take(message, text);
    this.#wake();
  }

  #take(message: ServerMessage, text: string): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.#greeted();
        return;
      case 'accepted':
      case 'pong':
      case 'refused':
        this.#answered(message);
        return;
      case 'update':
      case 'present':
      case 'table':
        this.#notice(message, text);
        return;
      case 'caughtUp': {
        const watched = this.#watched.get(`${message.as} ${message.match}`);
        if (!watched) return;
        if (watched.last !== undefined && watched.last !== message.seq) {
          this.faults.push(`caught up to ${message.seq} with ${watched.last}`);
        }
        watched.last = message.seq;
        watched.isCaughtUp = true;
        for (const [request, one] of this.#accepted) if (one === watched) this.#accepted.delete(request);
        if (message.lost !== undefined) watched.lost.push(message.lost);
        this.#cameBack();
        return;
      }
      case 'chat':
        this.chats.push(message);
        return;
      case 'presence':
        this.presences.push(message);
        return;
      case 'closed':
        this.closings.push(message);
    }
  }

  #notice(notice: Numbered, text: string): void {
    const watched = this.#watched.get(`${notice.as} ${notice.match}`);
    if (!watched) return;
    // A snapshot has the number of the last notice before it; so has the table that comes with it.
    // So it is where what came after was lost.
    const { last, isCaughtUp } = watched;
    const isBack = !isCaughtUp && (last === undefined || notice.seq <= last);
    // What was missed may be told no more: then the present follows.
    const isAhead = !isCaughtUp && notice.type === 'table' && notice.seq > (last ?? 0) + 1;
    const isSnapshot = notice.type === 'present' || isBack || isAhead;
    if (!isSnapshot) {
      if (notice.seq !== (watched.last ?? 0) + 1) {
        this.faults.push(`${notice.as} of ${notice.match}: ${notice.seq} came after ${watched.last}`);
      }
      watched.last = notice.seq;
      if (this.#options.keeps ?? true) watched.texts.push(text);
    }
    if (notice.type === 'table') watched.table = notice;
    else watched.present = notice;
    if (notice.type === 'present' || (isBack && last !== undefined)) watched.last = notice.seq;
    if (notice.type !== 'table' && notice.history !== undefined) watched.history = notice.history;
    this.#options.onNotice?.(notice, watched);
  }

  #answered(answer: Answer): void {
    const { request } = answer;
    if (request === undefined) {
      // Too much is refused without being read. Which it was is not known, so all is asked again, on another connection.
      if (answer.type === 'refused' && answer.code === 'TOO_MANY') this.#comeAgain(1_000);
      return;
    }
    const pending = this.#pending.get(request);
    if (!pending) {
      if (answer.type === 'refused') this.#watchAgain(request);
      return;
    }
    const { message } = pending;
    // The server cannot do it now; whether it was done before it could not, it will know.
    if (answer.type === 'refused' && answer.code === 'BUSY' && message.type !== 'chat') {
      this.#putOff(pending);
      return;
    }
    // Another connection may lead to a node that has the rules; what was asked is asked again there.
    if (answer.type === 'refused' && answer.code === 'OTHER_RULES' && message.type !== 'chat') {
      this.#comeAgain(100);
      return;
    }
    this.#pending.delete(request);
    if (message.type === 'watch' && answer.type === 'accepted') {
      const watched = this.#watched.get(`${message.as} ${message.match}`);
      if (watched) this.#accepted.set(request, watched);
    }
    pending.resolve(answer);
  }

  /** What was missed could not be told to the end: it goes on from there. */
  #watchAgain(request: string): void {
    const watched = this.#accepted.get(request);
    this.#accepted.delete(request);
    if (!watched || watched.isCaughtUp) return;
    const socket = this.#socket;
    void wait(100, undefined, { ref: false }).then(() => {
      const isWatched = this.#watched.get(`${watched.as} ${watched.match}`) === watched;
      // On another connection everything was asked for again.
      if (isWatched && this.#socket === socket) void this.ask(watchOf(watched));
    });
  }

  /** Says it again after a while, unless it is answered by then. */
  #putOff(pending: Pending): void {
    if (pending.isPutOff) return;
    pending.isPutOff = true;
    void wait(100, undefined, { ref: false }).then(() => {
      pending.isPutOff = false;
      if ([...this.#pending.values()].includes(pending)) this.send(pending.message);
    });
  }

  /** Leaves this connection after a while; what was not answered is asked again on the next. */
  #comeAgain(time: number): void {
    const socket = this.#socket;
    void wait(time, undefined, { ref: false }).then(() => socket?.close());
  }

  #greeted(): void {
    this.#isGreeted = true;
    this.#accepted.clear();
    for (const [request, { message, resolve }] of this.#pending) {
      if (message.type === 'watch') continue;
      if (message.type !== 'chat') this.send(message);
      else {
        this.#pending.delete(request);
        resolve({ type: 'refused', request, code: 'BUSY', text: 'The connection was lost.' });
      }
    }
    for (const watched of this.#watched.values()) {
      const pending = [...this.#pending.values()].find(
        ({ message }) =>
          message.type === 'watch' && message.match === watched.match && message.as === watched.as,
      );
      watched.isCaughtUp = false;
      if (pending) this.send({ ...watchOf(watched), request: requestOf(pending.message) });
      else void this.ask(watchOf(watched));
    }
    this.#cameBack();
  }

  #cameBack(): void {
    if (this.#lostAt === undefined || !this.isCaughtUp) return;
    this.absences.push({ from: this.#lostAt, to: performance.now() });
    this.#lostAt = undefined;
  }

  #wake(): void {
    for (const one of this.#waiting) if (one.until()) one.resolve();
  }
}

function watchOf({ match, as, last, history }: Watched): Asking {
  return {
    type: 'watch',
    match,
    as,
    ...(last !== undefined && { since: last }),
    ...(history !== undefined && { history }),
  };
}

function requestOf(message: ClientMessage): string | undefined {
  return 'request' in message ? message.request : undefined;
}
