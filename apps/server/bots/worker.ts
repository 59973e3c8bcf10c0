import { randomInt } from 'node:crypto';
import type { Mishap } from '@riposte/bots';
import type { ThinkingPool } from '@riposte/bots/pool';
import { type AnyChoice, fastRandom, type Seat, seat as toSeat } from '@riposte/kernel';
import { z } from 'zod';
import type { Bus, Unsubscribe } from '../bus/bus.ts';
import { BOT_TURNS, BOT_WORKERS, turnsBy } from '../matches/announce.ts';
import type { BotTurn, Matches } from '../matches/matches.ts';
import { Tempo } from './tempo.ts';

/** Thinks about a bot's turn: gives the question that is answered, and the choice. */
export type Think = (
  turn: BotTurn,
  seat: Seat,
) => Promise<{ readonly id: string; readonly choice: AnyChoice }>;

export interface WorkerOptions {
  readonly bus: Pick<Bus, 'work' | 'publish'>;
  readonly matches: Pick<Matches, 'botTurn' | 'chooseAsBot' | 'spoken'>;
  readonly think: Think;
  /** How long an answer takes at least, in milliseconds; without it, as long as the thought. */
  readonly tempo?: number;
  readonly onError?: (error: unknown) => void;
}

const jobSchema = z.strictObject({ match: z.string(), seat: z.int().min(0) });

/** Takes turns of bots, thinks about them and answers like a player. */
export class BotWorker {
  readonly #options: WorkerOptions;
  readonly #tempo: Tempo;
  readonly #leave: Unsubscribe;
  /** The turns this worker thinks about. */
  readonly #thinking = new Map<string, Promise<void>>();

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#tempo = new Tempo(options.tempo ?? 0);
    const { bus, matches } = options;
    const own = Object.entries(matches.spoken).map(([game, version]) => turnsBy(game, version));
    const left = [BOT_TURNS, ...own].map((subject) =>
      bus.work(subject, BOT_WORKERS, (bytes) => this.#take(bytes)),
    );
    this.#leave = () => {
      for (const leave of left) leave();
    };
  }

  /** How many turns are being thought about. */
  get busy(): number {
    return this.#thinking.size;
  }

  /** Takes no more turns, and waits for those it has. */
  async close(): Promise<void> {
    this.#leave();
    await Promise.all(this.#thinking.values());
  }

  #take(bytes: Uint8Array): void {
    const { match, seat } = jobSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const job = `${match} ${seat}`;
    if (this.#thinking.has(job)) return;
    const done = this.#play(match, toSeat(seat), bytes)
      .catch((error) => this.#options.onError?.(error))
      .finally(() => this.#thinking.delete(job));
    this.#thinking.set(job, done);
  }

  /** A refusal means that another worker has answered, or that the question is gone; either is well. */
  async #play(match: string, seat: Seat, job: Uint8Array): Promise<void> {
    const { matches, think, bus } = this.#options;
    const turn = await matches.botTurn(match, seat);
    if (!turn) return;
    if (turn.type === 'elsewhere') {
      bus.publish(turnsBy(turn.game, turn.rulesVersion), job);
      return;
    }
    const kind = `${turn.game.id} ${turn.bot}`;
    const { id, choice } = await this.#tempo.keep(kind, () => think(turn, seat));
    await matches.chooseAsBot(match, seat, { decision: id, choice });
  }
}

/**
 * Thinks in the threads of a pool, each turn no longer than so many milliseconds. Where a thread fails, another bot
 * chooses; why is told, and what was thrown. A thought that is only late has no cause: the machine is busy.
 */
export function thinkIn(
  pool: Pick<ThinkingPool, 'bot'>,
  milliseconds: number,
  onMishap: (mishap: Mishap, cause?: unknown) => void = () => {},
): Think {
  return ({ game, bot, view, question, offers }, seat) =>
    pool
      .bot({ game: game.id, bot, milliseconds, onMishap })
      .choose({ game, seat, view, question, offers, random: fastRandom(randomInt(2 ** 32)) });
}
