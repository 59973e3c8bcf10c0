import { setTimeout as wait } from 'node:timers/promises';
import { fastRandom, roll, seat as toSeat } from '@riposte/kernel';
import type { OwnNode } from '../faults/ownNode.ts';
import type { LiveClient, Watched } from '../testing/liveClient.ts';
import { type Arena, clientOf } from './arena.ts';

/** A client that is asked a question, and where. */
interface Asked {
  readonly client: LiveClient;
  readonly watched: Watched;
}

/** How long moves took, in milliseconds from when they were due. */
export interface Times {
  /** Until they were acknowledged, and so durable. */
  readonly acknowledged: number[];
  /** Until the other player had seen them. */
  readonly seen: number[];
  /** So many could not be made, as nobody was asked anything. */
  missed: number;
}

/** Pairs of players on one node who make so many moves a second together, whatever becomes of those before. */
export class Traffic {
  /** The matches that are played. */
  readonly matches: string[] = [];
  readonly #rate: number;
  readonly #random = fastRandom(1);
  /** The clients that are asked something now; the client that has waited longest comes first. */
  readonly #asked: Asked[] = [];
  /** When the moves that the other player has not seen yet were due, by match and seat. */
  readonly #unseen = new Map<string, number>();
  #times = noTimes();

  private constructor(rate: number) {
    this.#rate = rate;
  }

  static async open(arena: Arena, node: OwnNode, pairs: number, rate: number): Promise<Traffic> {
    const traffic = new Traffic(rate);
    const players = await arena.players(2 * pairs);
    for (let pair = 0; pair < pairs; pair++) {
      const two = players.slice(2 * pair, 2 * pair + 2);
      const match = await arena.match(two, { type: 'live', initial: 3_600_000, increment: 0 });
      traffic.matches.push(match);
      for (const [seat, { token }] of two.entries()) {
        const onNotice = (_notice: unknown, watched: Watched) => traffic.#look(client, watched);
        const client = clientOf(node, 2 * pair + seat, { token, onNotice });
        await client.open();
        await client.watch(match, toSeat(seat));
      }
    }
    return traffic;
  }

  /** Makes moves for so many milliseconds. */
  async play(time: number): Promise<Times> {
    const times = noTimes();
    this.#times = times;
    const begun = performance.now();
    for (let made = 0, now = 0; now < time; now = performance.now() - begun) {
      for (; made < now * (this.#rate / 1_000); made++) this.#move(begun + made * (1_000 / this.#rate));
      await wait(1);
    }
    await wait(500);
    return times;
  }

  #look(client: LiveClient, watched: Watched): void {
    const { match, present, as } = watched;
    const due = this.#unseen.get(`${match} ${as}`);
    if (due !== undefined) {
      this.#unseen.delete(`${match} ${as}`);
      this.#times.seen.push(performance.now() - due);
    }
    if (present?.decision && !this.#asked.some((one) => one.watched === watched))
      this.#asked.push({ client, watched });
  }

  #move(due: number): void {
    const one = this.#asked.shift();
    const { decision } = one?.watched.present ?? {};
    const choice = decision?.choices[roll(this.#random, decision.choices.length)];
    if (!one || !decision || !choice) {
      this.#times.missed++;
      return;
    }
    const { match, as } = one.watched;
    this.#unseen.set(`${match} ${as === 0 ? 1 : 0}`, due);
    void one.client.ask({ type: 'choose', match, decision: decision.id, choice }).then((answer) => {
      if (answer.type === 'accepted') this.#times.acknowledged.push(performance.now() - due);
    });
  }
}

function noTimes(): Times {
  return { acknowledged: [], seen: [], missed: 0 };
}
