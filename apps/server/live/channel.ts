import { setTimeout as wait } from 'node:timers/promises';
import {
  type ClientMessage,
  type Code,
  errorOf,
  PROTOCOL,
  parseClientMessage,
  type Refusal,
  type Result,
  refuse,
  type ServerMessage,
} from '@riposte/protocol';
import { inTime } from '../matches/inTime.ts';
import { Turnstile } from '../matches/turnstile.ts';
import { isUnavailable } from '../store/failure.ts';
import type { StoredPlayer } from '../store/players.ts';
import { answer } from './answer.ts';
import { Bucket } from './bucket.ts';
import type { LiveParts } from './parts.ts';
import { Seating } from './seating.ts';
import { CLOSE, OPEN, type Socket } from './socket.ts';
import type { Outlet } from './watch.ts';

/** What a client asks for that waits for its turn. */
type Waiting = Exclude<ClientMessage, { readonly type: 'hello' | 'ping' }>;

/** How long, in milliseconds, a client that is behind may read before it is looked at again. */
const READING = 20;

/** The connection of one client: reads what it says, sends what it is told, and holds it to the limits. */
export class Channel implements Outlet {
  readonly player: StoredPlayer | undefined;
  readonly who: string;
  /** When the client was heard last. */
  heardAt: number;
  #isGreeted = false;
  #isOver = false;
  #strikes = 0;
  #waiting = 0;
  /** Messages that came and wait for their turn. */
  #unheard = 0;
  readonly #wire: Socket;
  readonly #parts: LiveParts;
  readonly #bucket: Bucket;
  readonly #seating: Seating;
  /** What is asked of one match is done in the order in which it was asked. */
  readonly #inOrder = new Turnstile();

  constructor(
    wire: Socket,
    { player, network }: { readonly player: StoredPlayer | undefined; readonly network: string },
    parts: LiveParts,
    now: number,
  ) {
    this.player = player;
    this.who = player?.id ?? network;
    this.heardAt = now;
    this.#wire = wire;
    this.#parts = parts;
    this.#bucket = new Bucket(parts.limits.rate, parts.limits.burst, now);
    this.#seating = new Seating(this, parts);
  }

  get isGreeted(): boolean {
    return this.#isGreeted;
  }

  /** A message came. Its size was bounded before it was read. */
  hear(data: Buffer, isBinary: boolean, now: number): void {
    if (this.#isOver) return;
    this.heardAt = now;
    const { turns, limits } = this.#parts;
    if (this.#unheard > 2 * (limits.burst + limits.strikes)) {
      this.close('TOO_MANY', CLOSE.policy);
      return;
    }
    const isTooMuch = !this.#isWithinLimits(now);
    if (this.#bucket.isFull(now)) this.#strikes = 0;
    this.#unheard++;
    turns.take(this.who, () => {
      this.#unheard--;
      if (this.#isOver) return;
      if (isTooMuch) this.#tooMany();
      else this.#read(data, isBinary);
    });
  }

  #read(data: Buffer, isBinary: boolean): void {
    const message: ReturnType<typeof parseClientMessage> = isBinary
      ? refuse('BAD_MESSAGE', 'Only text is read here.')
      : parseClientMessage(data.toString('utf8'));
    if (message.ok) this.#listen(message.value);
    else this.#refuse(message, 'request' in message ? message.request : undefined);
  }

  tell(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  forward(bytes: Uint8Array): void {
    this.#send(bytes);
  }

  async room(): Promise<void> {
    const most = this.#parts.limits.buffered / 2;
    while (!this.#isOver && this.#wire.bufferedAmount > most) await wait(READING);
  }

  /** Says why, and hangs up. */
  close(code: Code, how: number): void {
    if (this.#isOver) return;
    this.tell({ type: 'closed', ...errorOf(refuse(code)) });
    this.#end();
    this.#wire.close(how, code);
  }

  dismiss(): void {
    this.close('CHANGED_OVER', CLOSE.restart);
  }

  /** Hangs up on a client that would not hear why. */
  cut(): void {
    this.#end();
    this.#wire.terminate();
  }

  /** Asks whether the client is there. */
  knock(): void {
    if (this.#wire.readyState === OPEN) this.#wire.ping();
  }

  /** The connection is gone, no matter which side hung up. */
  gone(): void {
    this.#end();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#seating.clear();
  }

  #isWithinLimits(now: number): boolean {
    const { player } = this;
    return this.#bucket.take(now) && (!player || this.#parts.budgets.of(player.id, now).take(now));
  }

  #listen(said: ClientMessage): void {
    if (said.type === 'hello') this.#greet(said.protocol);
    else if (!this.#isGreeted) this.#refuse(refuse('HELLO_FIRST'), said.request);
    else if (said.type === 'ping') this.tell({ type: 'pong', request: said.request });
    else if (this.#waiting >= this.#parts.limits.waiting) this.#refuse(refuse('TOO_MANY'), said.request);
    else void this.#attend(said);
  }

  #greet(protocol: number): void {
    if (this.#isGreeted) {
      this.#refuse(refuse('BAD_MESSAGE', 'Hello was said already.'));
      return;
    }
    if (protocol !== PROTOCOL) {
      this.close('WRONG_PROTOCOL', CLOSE.policy);
      return;
    }
    this.#isGreeted = true;
    const { player } = this;
    const { silence } = this.#parts.limits;
    this.tell({
      type: 'welcome',
      protocol: PROTOCOL,
      ...(player && { player: { id: player.id, name: player.name, kind: player.kind } }),
      silence,
    });
  }

  async #attend(asked: Waiting): Promise<void> {
    const begun = performance.now();
    this.#waiting++;
    const work = this.#inOrder
      .pass(asked.match, () => this.#do(asked))
      .finally(() => {
        this.#waiting--;
      });
    try {
      // To watch and to talk are done anew by who asks again: both are waited for.
      const isWaitedFor = asked.type === 'watch' || asked.type === 'chat';
      const done = await (isWaitedFor ? work : inTime(work, this.#parts.onError));
      if (!done.ok) this.#refuse(done, asked.request);
      this.#parts.metrics.timeLive(asked.type, done.ok, performance.now() - begun);
    } catch (error) {
      this.#parts.onError(error);
      this.#refuse(refuse(isUnavailable(error) ? 'BUSY' : 'INTERNAL'), asked.request);
    }
  }

  async #do(asked: Waiting): Promise<Result<unknown>> {
    const accept = () => this.tell({ type: 'accepted', request: asked.request });
    if (asked.type === 'watch') return this.#seating.watch(asked, accept);
    const isLeaving = asked.type === 'unwatch';
    const done = isLeaving ? this.#seating.unwatch(asked) : await answer(this.#parts, this.player, asked);
    if (done.ok) accept();
    return done;
  }

  #refuse(refusal: Refusal, request?: string): void {
    this.tell({ type: 'refused', ...(request !== undefined && { request }), ...errorOf(refusal) });
  }

  #tooMany(): void {
    this.#strikes += 1;
    if (this.#strikes > this.#parts.limits.strikes) this.close('TOO_MANY', CLOSE.policy);
    else this.#refuse(refuse('TOO_MANY'));
  }

  #send(data: string | Uint8Array): void {
    if (this.#isOver || this.#wire.readyState !== OPEN) return;
    this.#wire.send(data, { binary: false });
    // What a slow reader has not read waits in our memory. It may come back and ask for what it has missed.
    if (this.#wire.bufferedAmount > this.#parts.limits.buffered) this.cut();
  }
}
