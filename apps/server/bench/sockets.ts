import { setTimeout } from 'node:timers/promises';
import { fastRandom, roll, seat as toSeat } from '@riposte/kernel';
import type { LiveClient, Watched } from '../testing/liveClient.ts';
import { Arena, clientOf, type Known, processorTimeOf } from './arena.ts';
import { medianOf, tell, tellFigure } from './figure.ts';

// Pairs play as fast as the node answers: how many moves a second that is, and what each costs the node.

const PAIRS = 400;
/** Tables laid beforehand, so that laying them is not measured. */
const STOCK = 2;
const ROUNDS = 6;
const WARM_UP = 2;
/** Milliseconds. */
const WINDOW = 4_000;

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

/** Plays for a while; how many moves a second that was, and the microseconds of the node for each. */
async function play(): Promise<{ readonly rate: number; readonly cost: number }> {
  const before = { moves, processor: processorTimeOf(node.pid), at: performance.now() };
  isPlaying = true;
  for (const pair of pairs) pair.wake();
  await setTimeout(WINDOW);
  isPlaying = false;
  const made = moves - before.moves;
  const seconds = (performance.now() - before.at) / 1_000;
  return { rate: made / seconds, cost: ((processorTimeOf(node.pid) - before.processor) * 1_000_000) / made };
}

tell(`sockets: ${PAIRS} pairs, as fast as the node answers, ${ROUNDS} rounds of ${WINDOW / 1_000} s`);
const rounds: Awaited<ReturnType<typeof play>>[] = [];
for (let round = 0; round < WARM_UP + ROUNDS; round++) rounds.push(await play());
const measured = rounds.slice(WARM_UP);
tellFigure('sockets.moves', medianOf(measured.map(({ rate }) => rate)), 'moves/s');
tellFigure('sockets.processor', medianOf(measured.map(({ cost }) => cost)), 'µs/move');
await arena.close();
process.exit();
