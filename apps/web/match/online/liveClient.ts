import { unreachable, type Viewer } from '@riposte/kernel';
import { LIMITS, type Refusal, refuse, serverMessage } from '@riposte/protocol';
import type { Happening, LastSeen, NumberedNews, TableEffect, TableRequest, Talk } from './happening.ts';
import { readAnswer } from './lenient.ts';
import { NEW_WIRE, step, type Wire } from './wire.ts';

/** A page at a table, which is told what comes from the server. */
export interface TableListener {
  /** Whether the match there is played over days: its player is told elsewhere that it is their turn. */
  readonly isPatient: boolean;
  onNews(news: NumberedNews): void;
  /** All that was missed has been told; the server's database may have lost some of what we saw before. */
  onCaughtUp(hasLost: boolean): void;
  onTalk(talk: Talk): void;
  onWire(isOpen: boolean): void;
  /** This place cannot be watched any more. */
  onLost(refusal: Refusal): void;
}

/** How long a wire is kept that no page needs: pages follow each other. */
const LINGER = 5_000;
/** A page that nobody has looked at for so long is not at its tables: who sits there is to be told of their turn elsewhere. */
const UNSEEN = 5 * 60_000;

/** One WebSocket for all tables of this page. What it does is decided in `wire.ts`; here it is only done. */
export class LiveClient {
  #wire: Wire = NEW_WIRE;
  #asked = 0;
  #socket: WebSocket | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #unseen: ReturnType<typeof setTimeout> | undefined;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Map<string, { readonly match: string; readonly listener: TableListener }>();
  readonly #answers = new Map<string, (refusal: Refusal | undefined) => void>();

  constructor() {
    addEventListener('online', () => this.#happen({ type: 'woke' }));
    addEventListener('offline', () => this.#happen({ type: 'offline' }));
    addEventListener('pageshow', () => this.#happen({ type: 'woke' }));
    document.addEventListener('visibilitychange', () => this.#look());
    this.#look();
  }

  /** A page that is hidden for a while hangs up, if all its tables can wait. */
  #look(): void {
    clearTimeout(this.#unseen);
    if (document.visibilityState === 'visible') {
      this.#happen({ type: 'seen' });
      return;
    }
    this.#unseen = setTimeout(() => {
      const canWait = [...this.#listeners.values()].every(({ listener }) => listener.isPatient);
      if (canWait) this.#happen({ type: 'unseen' });
      // What was asked may keep it, and a live match may end.
      if (!this.#wire.isUnseen) this.#look();
    }, UNSEEN);
  }

  get isOpen(): boolean {
    return this.#wire.phase === 'open';
  }

  /** Watches a table over all broken wires, until what is returned is called. */
  watch(match: string, as: Viewer, seen: LastSeen, listener: TableListener): () => void {
    const key = keyOf(match, as);
    clearTimeout(this.#rest);
    this.#listeners.set(key, { match, listener });
    this.#happen({ type: 'watch', place: { match, as }, ...seen });
    return () => {
      if (this.#listeners.get(key)?.listener !== listener) return;
      this.#listeners.delete(key);
      this.#happen({ type: 'unwatch', place: { match, as } });
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.#happen({ type: 'rest' }), LINGER);
    };
  }

  /** Asks, and asks again until there is an answer: nothing, or why not. */
  ask(asking: TableRequest): Promise<Refusal | undefined> {
    const { promise, resolve } = Promise.withResolvers<Refusal | undefined>();
    this.#asked += 1;
    const request = `a${this.#asked}`;
    this.#answers.set(request, resolve);
    this.#happen({ type: 'ask', request, asking });
    return promise;
  }

  /** Comes again as who we are now. */
  renew(): void {
    this.#happen({ type: 'renew' });
  }

  #happen(happening: Happening): void {
    const wasOpen = this.isOpen;
    const { wire, deeds } = step(this.#wire, happening);
    this.#wire = wire;
    for (const deed of deeds) this.#do(deed);
    if (this.isOpen !== wasOpen) {
      for (const { listener } of this.#listeners.values()) listener.onWire(this.isOpen);
    }
  }

  #do(deed: TableEffect): void {
    switch (deed.type) {
      case 'connect':
        this.#connect();
        return;
      case 'hangUp':
        this.#hangUp();
        return;
      case 'send':
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(deed.message));
        return;
      case 'timer':
        clearTimeout(this.#timers.get(deed.which));
        this.#timers.set(
          deed.which,
          setTimeout(() => this.#happen({ type: deed.which }), deed.after),
        );
        return;
      case 'news':
        this.#at(deed.place)?.onNews(deed.news);
        return;
      case 'caughtUp':
        this.#at(deed.place)?.onCaughtUp(deed.hasLost);
        return;
      case 'talk':
        for (const { match, listener } of this.#listeners.values()) {
          if (match === deed.talk.match) listener.onTalk(deed.talk);
        }
        return;
      case 'answer':
        this.#answers.get(deed.request)?.(deed.refusal);
        this.#answers.delete(deed.request);
        return;
      case 'lost':
        this.#at(deed.place)?.onLost(deed.refusal);
        return;
      default:
        unreachable(deed);
    }
  }

  #at({ match, as }: { readonly match: string; readonly as: Viewer }): TableListener | undefined {
    return this.#listeners.get(keyOf(match, as))?.listener;
  }

  #connect(): void {
    const socket = new WebSocket(addressOf(location));
    this.#socket = socket;
    // A socket that was given up may still speak: it is not listened to any more.
    const isOurs = () => this.#socket === socket;
    socket.onopen = () => isOurs() && this.#happen({ type: 'opened' });
    socket.onclose = () => isOurs() && this.#happen({ type: 'closed', chance: Math.random() });
    socket.onmessage = ({ data }) => {
      if (!isOurs()) return;
      const message = parse(data);
      if (message.ok) this.#happen({ type: 'heard', message: message.value });
      else reportError(new Error(`the server said something we cannot read: ${message.why.text}`));
    };
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}

function keyOf(match: string, as: Viewer): string {
  return `${as} ${match}`;
}

function addressOf({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/v1/live`;
}

function parse(data: unknown) {
  if (typeof data !== 'string' || data.length > LIMITS.serverBytes) return refuse('BAD_MESSAGE');
  try {
    return readAnswer(serverMessage, JSON.parse(data));
  } catch {
    return refuse('BAD_MESSAGE');
  }
}

let client: LiveClient | undefined;

/** The wire of this page; it is made when first needed. */
export function liveClient(): LiveClient {
  client ??= new LiveClient();
  return client;
}
