import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type AsyncBot, type Came, inTime, type Mishap, meant, type Patience } from './asyncBot.ts';
import type { Thought, Turn } from './bot.ts';

/** Two ways of a conversation in lines: what the bot says, and what it hears. */
export interface Lines {
  readonly from: Readable;
  readonly to: Writable;
}

/** Who is outside, and how long it is waited for. */
export interface OutsideOptions extends Patience {
  readonly name: string;
}

/** A line longer than this is no answer. */
const LONGEST_LINE = 1_000_000;

/** A question that has been sent. */
interface Asked {
  readonly turn: Turn;
  readonly answer: (came: Came) => void;
}

/**
 * A bot at the other end of a line. For each turn it is sent one line of JSON, `{ seat, view, question, offers }`,
 * and says one: `{ id, choice }`, the id of the question or offer and one of its choices. It is told nothing else.
 */
export class OutsideBot implements AsyncBot {
  readonly name: string;
  readonly #to: Writable;
  readonly #patience: Patience;
  /** In the order they were sent. Those that were waited for too long stay: their answers may still come. */
  #asked: Asked[] = [];
  #heard = '';
  #isGone = false;

  constructor({ from, to }: Lines, { name, ...patience }: OutsideOptions) {
    this.name = name;
    this.#to = to;
    this.#patience = patience;
    from.setEncoding('utf8');
    from.on('data', (text: string) => this.#hear(text));
    for (const stream of [from, to])
      for (const end of ['end', 'close', 'error']) stream.on(end, () => this.leave());
  }

  choose(turn: Turn, signal?: AbortSignal): Promise<Thought> {
    return inTime(turn, this.#patience, () => this.#ask(turn), signal);
  }

  /** From now on nobody is asked. */
  leave(): void {
    this.#isGone = true;
    for (const { answer } of this.#asked) answer(mishap('gone'));
    this.#asked = [];
  }

  #ask(turn: Turn): Promise<Came> {
    if (this.#isGone) return Promise.resolve(mishap('gone'));
    const { promise, resolve } = Promise.withResolvers<Came>();
    this.#asked.push({ turn, answer: resolve });
    const { seat, view, question, offers = [] } = turn;
    this.#to.write(`${JSON.stringify({ seat, view, question, offers })}\n`);
    return promise;
  }

  #hear(text: string): void {
    const lines = (this.#heard + text).split('\n');
    this.#heard = lines.pop() ?? '';
    for (const line of lines) this.#answered(line);
    if (this.#heard.length > LONGEST_LINE) this.leave();
  }

  /** An answer belongs to the first question of that id; the questions before it have been passed over. */
  #answered(line: string): void {
    const { id, choice } = parseAnswer(line);
    const index = this.#asked.findIndex(({ turn }) => idsOf(turn).includes(id));
    const settled = this.#asked.splice(0, Math.max(index, 0) + 1);
    for (const [at, { turn, answer }] of settled.entries()) {
      const found = at === index ? meant(turn, id, choice) : undefined;
      const thought = found && { id: String(id), choice: found, options: [], iterations: 0 };
      answer(thought ? { type: 'thought', thought } : mishap('nonsense', line));
    }
  }
}

/** A program as a bot: it reads its standard input and writes to its standard output. */
export class ProgramBot extends OutsideBot {
  readonly #kill: () => void;

  constructor(program: string, args: readonly string[], options: OutsideOptions) {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    super({ from: child.stdout, to: child.stdin }, options);
    this.#kill = () => child.kill();
    // One that could not be started has never been there.
    child.on('error', () => this.leave());
  }

  /** Ends the program, too. */
  override leave(): void {
    super.leave();
    this.#kill();
  }
}

function mishap(what: Mishap, cause?: unknown): Came {
  return { type: 'mishap', mishap: what, cause };
}

function idsOf({ question, offers = [] }: Turn): readonly unknown[] {
  return [question, ...offers].map(({ id }) => id);
}

function parseAnswer(line: string): { readonly id?: unknown; readonly choice?: unknown } {
  try {
    const answer: unknown = JSON.parse(line);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
