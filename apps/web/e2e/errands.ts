import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import type { Person } from './people.ts';

/** What is done by HTTP in the name of the player a browser is signed in as, so that a test can begin later. */
export class Errands {
  readonly #context: BrowserContext;
  readonly #house: string;

  constructor(context: BrowserContext, house: string) {
    this.#context = context;
    this.#house = house;
  }

  /** The errands of a person, who is a guest by their name from then on. */
  static async of({ context, house, name }: Person): Promise<Errands> {
    const errands = new Errands(context, house);
    await errands.becomes(name);
    return errands;
  }

  async ask<Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    data?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await this.#context.request.fetch(`${this.#house}/api/v1${path}`, {
      method,
      headers: { origin: this.#house, ...headers },
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  }

  /** Asks for what has no answer. */
  async tells(path: string, data: object): Promise<void> {
    const url = `${this.#house}/api/v1${path}`;
    const answer = await this.#context.request.post(url, { headers: { origin: this.#house }, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  }

  /** Becomes a guest. */
  async becomes(name: string): Promise<void> {
    await this.ask('POST', '/guests', { name });
  }

  /** Lays a table and sits down at it; gives its id. */
  async laysTable(
    game: string,
    options: object,
    visibility: 'public' | 'private' = 'private',
  ): Promise<string> {
    const wish = { game, options, visibility };
    const { id } = await this.ask<{ readonly id: string }>('POST', '/tables', wish);
    await this.sits(id);
    return id;
  }

  /** Sits down; at a private table of others, by the key that one of them gives. */
  async sits(table: string, { invitedBy }: { readonly invitedBy?: Errands | undefined } = {}): Promise<void> {
    const key = await invitedBy?.keyOf(table);
    const nonce = randomBytes(16).toString('hex');
    await this.ask(
      'POST',
      `/tables/${table}/seats`,
      { nonce },
      key === undefined ? {} : { 'invitation-key': key },
    );
  }

  async keyOf(table: string): Promise<string> {
    return (await this.ask<{ readonly key: string }>('GET', `/tables/${table}/invitation`)).key;
  }

  /** Gives the first answer there is, if anything is asked. */
  async answers(table: string): Promise<boolean> {
    const { present } = await this.ask<Present>('GET', `/tables/${table}/present`);
    const { decision } = present;
    if (!decision) return false;
    const given = { decision: decision.id, choice: decision.choices[0] };
    await this.ask('POST', `/tables/${table}/choose`, given);
    return true;
  }

  async asksBot(table: string, bot = 'level-1'): Promise<void> {
    await this.ask('POST', `/tables/${table}/bots`, { bot });
  }

  /** Plays a whole match against a bot, always with the first answer there is; gives its id. */
  async playsMatch(game: string, options: object): Promise<string> {
    const id = await this.laysTable(game, options);
    await this.asksBot(id);
    for (let after = 0; ; ) {
      const { seq, table, present } = await this.presentAt(id, `?after=${after}&wait=20`);
      if (table.status === 'over') return id;
      after = seq;
      const { decision } = present;
      if (!decision) continue;
      await this.chooses(id, decision);
    }
  }

  /** What they know of a table now, or as soon as there is something newer. */
  presentAt(table: string, when = ''): Promise<Present> {
    return this.ask<Present>('GET', `/tables/${table}/present${when}`);
  }

  /** Gives the first answer there is. */
  async chooses(table: string, { id, choices: [choice] }: Decision): Promise<void> {
    await this.ask('POST', `/tables/${table}/choose`, { decision: id, choice });
  }

  /** Has themself erased, and so gives up what runs. */
  async goes(): Promise<void> {
    const answer = await this.#context.request.fetch(`${this.#house}/api/v1/me`, {
      method: 'DELETE',
      headers: { origin: this.#house },
      data: {},
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

interface Decision {
  readonly id: string;
  readonly choices: readonly unknown[];
}

interface Present {
  readonly seq: number;
  readonly table: { readonly status: string };
  readonly present: { readonly decision?: Decision };
}
