import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { Rounds } from '../time/rounds.ts';
import type { ServiceTime } from '../time/serviceClock.ts';
import { closingOf, HOST_NOTED } from './record.ts';
import type { Table } from './table.ts';

export interface HostsOptions {
  readonly db: Database;
  readonly time: Pick<ServiceTime, 'now'>;
  readonly onError?: (error: unknown) => void;
}

/**
 * Notes in the store when the hosts of open tables were here last: connected, or asking for anything over HTTP. Any
 * node may then close the table of one who has gone, whichever node they were at, and whether it still lives.
 */
export class Hosts {
  readonly #options: HostsOptions;
  readonly #rounds = new Rounds();
  #asked = new Set<string>();
  #connected: () => Iterable<string> = () => [];

  constructor(options: HostsOptions) {
    this.#options = options;
  }

  /** A player has asked for something. */
  note(player: string): void {
    this.#asked.add(player);
  }

  /** Looks there from now on who is connected. */
  watch(connected: () => Iterable<string>): void {
    this.#connected = connected;
  }

  start(interval = HOST_NOTED): void {
    this.#rounds.start(async () => {
      await this.round().catch((error: unknown) => this.#options.onError?.(error));
      return interval;
    });
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Notes those of the players who are here that are hosts. */
  async round(): Promise<void> {
    const asked = this.#asked;
    const here = [...new Set([...asked, ...this.#connected()])];
    this.#asked = new Set();
    if (here.length === 0) return;
    try {
      await this.#write(here);
    } catch (error) {
      // The next round tries again.
      for (const player of asked) this.#asked.add(player);
      throw error;
    }
  }

  async #write(here: readonly string[]): Promise<void> {
    const { db, time } = this.#options;
    // In order: two nodes that note the same hosts do not wait for each other in a circle.
    await sql`
      insert into hosts (player_id, seen)
      select distinct creator, ${await time.now()}::bigint from matches
      where status = 'open' and visibility = 'public' and creator = any(${sql.val(here)}::text[])
      order by creator
      on conflict (player_id) do update set seen = greatest(hosts.seen, excluded.seen)`.execute(db);
  }
}

/** When an open table closes, as far as is known now. */
export async function closingAt(db: Database, table: Table): Promise<number> {
  const { rows } = await sql<{ seen: number | null; isReached: boolean }>`
    select
      (select seen from hosts where player_id = ${table.setting.host}) as seen,
      exists (select from contacts where player_id = ${table.setting.host}) as "isReached"`.execute(db);
  return closingOf(table, rows[0]?.seen ?? 0, rows[0]?.isReached);
}

/** Forgets those who have no open table. */
export async function forgetHosts(db: Database): Promise<void> {
  await sql`
    delete from hosts
    where not exists (select from matches where creator = player_id and status = 'open')`.execute(db);
}
