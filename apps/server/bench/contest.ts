import { fastRandom, roll, seat as toSeat } from '@riposte/kernel';
import type { LiveClient, Watched } from '../testing/liveClient.ts';
import { Arena, clientOf, type Known, processorTimeOf } from './arena.ts';

// Plays as fast as the node answers, whenever it is told to, for as long as it is told; tells how many moves that was.
// The process that started this one compares it with others.

const PAIRS = 400;
/** Tables laid beforehand, so that laying them is not measured. */
const STOCK = 2;

const random = fastRandom(1);
const arena = await Arena.open();
const node = await arena.node();
const players = await arena.players(2 * PAIRS);
let moves = 0;
let isPlaying = false;

/** Two players who play one match after another. */
class Pair {
  readonly #players: readonly Known[];
  readonly #clients: readonly LiveClient[];
  readonly #stock: string[] = [];
  #watched: readonly Watched[] = [];
  /** The questions that are answered already, by seat. */
  readonly #answered: (string | undefined)[] = [];

  constructor(number: number) {
    this.#players = players.slice(2 * number, 2 * number + 2);
    this.#clients = this.#players.map(({ token }, seat) =>
      clientOf(node, 2 * number + seat, { token, onNotice: (_notice, watched) => this.#look(seat, watched) }),
    );
  }

  async open(): Promise<void> {
    for (const client of this.#clients) await client.open();
    while (this.#stock.length < STOCK) this.#stock.push(await arena.match(this.#players));
    await this.#next();
  }

  /** Goes on where it stopped. */
  wake(): void {
    for (const [seat, watched] of this.#watched.entries()) this.#look(seat, watched);
  }

  async #next(): Promise<void> {
    const match = this.#stock.pop() ?? (await arena.match(this.#players));
    const old = this.#watched;
    this.#watched = [];
    for (const [seat, watched] of old.entries()) await this.#clients[seat]?.unwatch(watched);
    this.#watched = await Promise.all(this.#clients.map((client, seat) => client.watch(match, toSeat(seat))));
    this.wake();
  }

  #look(seat: number, { match, present, table }: Watched): void {
    if (!isPlaying || this.#watched[seat]?.match !== match) return;
    if (table?.table.status === 'over') {
      if (seat === 0) void this.#next();
      return;
    }
    const { decision } = present ?? {};
    const key = `${match} ${decision?.id}`;
    if (!decision || this.#answered[seat] === key) return;
    const choice = decision.choices[roll(random, decision.choices.length)];
    if (!choice) return;
    this.#answered[seat] = key;
    void this.#clients[seat]?.ask({ type: 'choose', match, decision: decision.id, choice }).then((answer) => {
      if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
      moves++;
    });
  }
}

const pairs = Array.from({ length: PAIRS }, (_, number) => new Pair(number));
await Promise.all(pairs.map((pair) => pair.open()));

process.on('message', async ({ play }: { readonly play: number }) => {
  if (play === 0) {
    await arena.close();
    process.exit();
  }
  const before = { moves, server: processorTimeOf(node.pid), at: performance.now(), own: process.cpuUsage() };
  isPlaying = true;
  for (const pair of pairs) pair.wake();
  setTimeout(() => {
    isPlaying = false;
    const seconds = (performance.now() - before.at) / 1_000;
    const own = process.cpuUsage(before.own);
    const clients = (own.user + own.system) / 1_000_000;
    const processor = processorTimeOf(node.pid) - before.server;
    process.send?.({ moves: moves - before.moves, seconds, processor, clients });
  }, play);
});
process.send?.({ ready: true });
