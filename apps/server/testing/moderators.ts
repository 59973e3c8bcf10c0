import { API } from '../http/app.ts';
import { type Client, NONCE, newGuest, newTable, PASSWORD, type TestServer } from '../http/testServer.ts';
import { say } from '../lobby/chat.ts';
import { withLobby } from '../lobby/schema.ts';

export type Guest = Client & { readonly id: string };

/** What tests of moderation have on a server: moderators, and people who quarrel. */
export class Courtroom {
  readonly #server: TestServer;
  /** Named by the operator, while the server runs. */
  readonly configured: string[];
  #count = 0;

  constructor(server: TestServer, configured: string[]) {
    this.#server = server;
    this.configured = configured;
  }

  /** A name that nobody has here. */
  newName(word: string): string {
    this.#count += 1;
    return `${word} no ${this.#count}`;
  }

  guest(word = 'Guido'): Promise<Guest> {
    return newGuest(this.#server, this.newName(word));
  }

  async member(word = 'Minna'): Promise<Guest> {
    const client = await this.guest(word);
    const email = `court${this.#count}@riposte.example`;
    await client.ask('POST', `${API}/register`, { email, password: PASSWORD });
    return client;
  }

  async moderator(): Promise<Guest> {
    const client = await this.member('Moira');
    this.configured.push(client.id);
    return client;
  }

  sit(client: Client, table: string) {
    return client.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
  }

  /** A table at which these sit; with two the match begins. */
  async table(...players: readonly [Guest, ...Guest[]]): Promise<string> {
    const table = await newTable(players[0]);
    for (const player of players) await this.sit(player, table);
    return table;
  }

  async talk({ id }: Guest, table: string, words: string) {
    const db = withLobby(this.#server.store.db);
    const row = await db
      .selectFrom('players')
      .select(['id', 'name', 'kind'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return say(db, row, table, words);
  }

  /** Two at a table, one of whom has said something that the other has reported. */
  async quarrel(words = 'you are a fool') {
    const [rude, hurt] = [await this.guest('Rudy'), await this.guest('Hurtig')];
    const table = await this.table(rude, hurt);
    const said = await this.talk(rude, table, words);
    if (!said.ok) throw new Error(said.why.text);
    await hurt.ask('POST', `${API}/chat/${said.value.id}/report`, { why: 'it is an insult' });
    return { rude, hurt, table, line: said.value.id };
  }
}

export const desk = async (moderator: Client) => (await moderator.ask('GET', `${API}/moderation`)).data;
export const does = (moderator: Client, deed: object) => moderator.ask('POST', `${API}/moderation`, deed);
