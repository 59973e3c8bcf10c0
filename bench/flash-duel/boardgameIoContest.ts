import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { fastRandom, roll } from '@riposte/kernel';
import { type Duel, enumerate, seatToMove } from './boardgame-io/duel.ts';
import { type Ctx, loadLibrary } from './boardgame-io/library.ts';

// The same contest on boardgame.io: bare sockets that speak its protocol, which cost less than its own client.

/** What is used of the client of Socket.IO. */
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}
interface SocketLibrary {
  io(url: string, options: { readonly transports: readonly string[]; readonly forceNew: boolean }): Socket;
}
interface State {
  readonly G: Duel;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

const PAIRS = 400;
const random = fastRandom(1);
loadLibrary();
const { io } = createRequire(new URL('./boardgame-io/', import.meta.url))(
  'socket.io-client',
) as SocketLibrary;
const port = await freePort();
const server = fork(fileURLToPath(new URL('./boardgameIoServer.ts', import.meta.url)), [`${port}`], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
await once(server, 'message');
let moves = 0;
let isPlaying = false;

/** Two players who play one match after another. */
class Pair {
  readonly #number: number;
  readonly #sockets: readonly Socket[];
  #matches = 0;
  #states: (State | undefined)[] = [];

  constructor(number: number) {
    this.#number = number;
    this.#sockets = [0, 1].map((seat) => {
      const socket = io(`http://localhost:${port}/flash-duel`, { transports: ['websocket'], forceNew: true });
      socket.on('sync', (match: string, { state }: { state: State }) => this.#hear(seat, match, state));
      socket.on('update', (match: string, state: State) => {
        if (match === this.#match && seat === 0 && state._stateID > (this.#states[0]?._stateID ?? 0)) moves++;
        this.#hear(seat, match, state);
      });
      return socket;
    });
  }

  get #match(): string {
    return `${this.#number}-${this.#matches}`;
  }

  /** To ask for a match that there is not makes it. */
  next(): void {
    this.#matches++;
    this.#states = [];
    for (const [seat, socket] of this.#sockets.entries()) {
      socket.emit('sync', this.#match, `${seat}`, undefined, 2);
    }
  }

  /** Goes on where it stopped. */
  wake(): void {
    for (const seat of [0, 1]) this.#look(seat);
  }

  #hear(seat: number, match: string, state: State): void {
    if (match !== this.#match) return;
    this.#states[seat] = state;
    if (isPlaying) this.#look(seat);
  }

  #look(seat: number): void {
    const state = this.#states[seat];
    if (!state) return;
    const { G, ctx, _stateID } = state;
    if (ctx.gameover !== undefined) {
      if (seat === 0) this.next();
      return;
    }
    if (seatToMove(ctx) !== seat) return;
    const legal = enumerate(G, ctx);
    const { move, args } = legal[roll(random, legal.length)] ?? { move: '', args: [] };
    const payload = { type: move, args, playerID: `${seat}` };
    this.#sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, `${seat}`);
  }
}

const pairs = Array.from({ length: PAIRS }, (_, number) => new Pair(number));
for (const pair of pairs) pair.next();
await new Promise((resolve) => setTimeout(resolve, 3_000));

process.on('message', ({ play }: { readonly play: number }) => {
  if (play === 0) {
    server.kill();
    process.exit();
  }
  const before = { moves, server: processorTime(), at: performance.now(), own: process.cpuUsage() };
  isPlaying = true;
  for (const pair of pairs) pair.wake();
  setTimeout(() => {
    isPlaying = false;
    const seconds = (performance.now() - before.at) / 1_000;
    const own = process.cpuUsage(before.own);
    const clients = (own.user + own.system) / 1_000_000;
    const processor = processorTime() - before.server;
    process.send?.({ moves: moves - before.moves, seconds, processor, clients });
  }, play);
});
process.send?.({ ready: true });

/** The seconds of processor time that the server has used. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
