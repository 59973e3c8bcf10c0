import { setTimeout as wait } from 'node:timers/promises';
import { hastyBot, randomBot } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  fastRandom,
  type Question,
  type Random,
  seat as toSeat,
} from '@riposte/kernel';
import { LIVE } from '../live/liveChannel.ts';
import { duel } from '../testing/duel.ts';
import { type Answer, type Asking, LiveClient, type Watched } from '../testing/liveClient.ts';

/** One answer of a player, as it was acknowledged. */
export interface Said {
  readonly decision: string;
  readonly choice: unknown;
  /** When the player saw the question, first gave the answer, and was told that it stands. */
  readonly seen: number;
  readonly asked: number;
  readonly accepted: number;
  /** When they had come back, if they had lost their connection before they saw it. */
  readonly back: number;
}

/** What one player did in one match, and all they were sent. */
export interface Played {
  readonly match: string;
  readonly seat: number;
  /** When they asked for the seat, and when they had it. */
  readonly asked: number;
  readonly seated: number;
  readonly said: readonly Said[];
  readonly watched: Watched;
  /** When they saw the question that they had no time to answer. */
  readonly left: number | undefined;
  /** When they answered it over a connection that stood, if they did. */
  readonly tried: number | undefined;
  /** When they saw the end. */
  readonly ended: number;
}

/** A choice, as it is sent. */
type Choice = AnyChoice & { readonly type: string; readonly [key: string]: unknown };

/** A seat that a person has taken. */
type Seated = Omit<Played, 'said' | 'watched' | 'left' | 'tried' | 'ended'>;

const GAME: AnyGame = duel;
/** How long, in milliseconds, a player waits for anything. */
const FOREVER = 900_000;

/** A person who plays over a socket, to whichever node it leads; half of them by chance, half of them in haste. */
export class Person {
  readonly client: LiveClient;
  /** How many answers were acknowledged. */
  answers = 0;
  readonly #urls: readonly string[];
  readonly #headers: Readonly<Record<string, string>>;
  readonly #random: Random;
  readonly #isHasty: boolean;

  constructor(number: number, token: string, urls: readonly string[]) {
    this.#urls = number % 2 === 0 ? urls : urls.toReversed();
    const address = `10.0.${Math.floor(number / 250)}.${number % 250}`;
    this.#headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    this.#random = fastRandom(number);
    this.#isHasty = number % 4 < 2;
    this.client = new LiveClient({
      urls: this.#urls.map((url) => `${url.replace('http', 'ws')}${LIVE}`),
      headers: this.#headers,
      pause: 20 + Math.random() * 200,
    });
  }

  /** Asks over HTTP, of one node after another, until one has answered. */
  async ask(path: string, body: object): Promise<{ readonly id: string }> {
    for (let turn = 0; ; turn++) {
      try {
        const answer = await fetch(`${this.#urls[turn % this.#urls.length]}/api/v1${path}`, {
          method: 'POST',
          headers: { ...this.#headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(20_000),
        });
        if (answer.ok) return (await answer.json()) as { id: string };
        if (answer.status < 500) throw new Refused(`${path}: ${await answer.text()}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      await wait(50 + Math.random() * 200);
    }
  }

  async sit(match: string, seat: number): Promise<Seated> {
    const asked = performance.now();
    const nonce = Math.random().toString(16).slice(2).padEnd(32, '0').slice(0, 32);
    await this.ask(`/tables/${match}/seats`, { seat, nonce });
    return { match, seat, asked, seated: performance.now() };
  }

  /** Plays a match to its end; `pause` is how long a choice is thought about. */
  async play(seated: Seated, pause: () => number): Promise<Played> {
    const said: Said[] = [];
    const { match, seat } = seated;
    const watched = await this.#watch(match, seat);
    const isOver = () => watched.table?.table.status === 'over';
    let answered: string | undefined;
    let left: number | undefined;
    let tried: number | undefined;
    const question = () => {
      const { decision } = watched.present ?? {};
      return decision && decision.id !== answered ? decision : undefined;
    };
    for (;;) {
      await this.client.until(() => isOver() || question() !== undefined, FOREVER);
      const asked = question();
      if (!asked) break;
      const seen = performance.now();
      const back = this.client.absences.at(-1)?.to ?? 0;
      left = seen;
      await wait(pause());
      if (isOver()) break;
      answered = asked.id;
      const choice = this.#choose(asked as Question<AnyChoice>, watched, seat);
      const begun = performance.now();
      const answer = await this.#insist({ type: 'choose', match, decision: asked.id, choice });
      // Only the clock can have ended it; the audit will find out.
      if (answer.type === 'refused' && answer.code === 'GAME_OVER') {
        tried = this.#sentAt(begun);
        break;
      }
      if (answer.type !== 'accepted') throw new Refused(`${match}: ${JSON.stringify(answer)}`);
      this.answers++;
      left = undefined;
      said.push({ decision: asked.id, choice, seen, asked: begun, accepted: performance.now(), back });
    }
    await this.client.until(isOver, FOREVER);
    const ended = performance.now();
    // A player who has seen the end needs nothing more: what was kept is all there is.
    this.client.texts.length = 0;
    return { ...seated, said, watched, left, tried, ended };
  }

  /** Since when something that was asked for then was on its way: without a connection it waits for the next. */
  #sentAt(asked: number): number {
    const absence = this.client.absences.findLast(({ from }) => from <= asked);
    return Math.max(asked, absence?.to ?? asked);
  }

  /** Asks again while the service is busy: what became of the first time, it knows by then. */
  async #insist(asking: Asking): Promise<Answer> {
    for (;;) {
      const answer = await this.client.ask(asking);
      if (answer.type !== 'refused' || answer.code !== 'BUSY') return answer;
      await wait(200);
    }
  }

  async #watch(match: string, seat: number): Promise<Watched> {
    for (;;) {
      try {
        return await this.client.watch(match, toSeat(seat), 0);
      } catch (error) {
        if (!String(error).includes('did not come about')) throw error;
      }
    }
  }

  #choose(question: Question<AnyChoice>, { present }: Watched, seat: number): Choice {
    const bot = this.#isHasty ? hastyBot : randomBot;
    const turn = { game: GAME, seat: toSeat(seat), view: present?.view, question, random: this.#random };
    return bot.choose(turn).choice as Choice;
  }
}

/** The service has said no to something it should grant. */
class Refused extends Error {}
