import { codeOf } from '../errors.ts';
import { Unavailable } from './failure.ts';
import { newId } from './id.ts';

/**
 * One history of the database. A change-over to a standby, or a restored backup, begins another: what was written last
 * in the one before may be lost.
 */
export interface StoreHistory {
  readonly id: string;
  /** Whether there was none before it. */
  readonly isFirst: boolean;
  /** When it began, in service time. */
  readonly since: number;
}

/** The history of a database that is asked for none. */
export const FIRST_HISTORY: StoreHistory = { id: 'first', isFirst: true, since: 0 };

/** Asks one connection. */
export type AskConnection = (
  text: string,
  parameters?: readonly unknown[],
) => Promise<{ readonly rows: readonly unknown[] }>;

/**
 * The cluster and its timeline: PostgreSQL begins another timeline whenever a standby is promoted or a backup is
 * restored, and a new cluster has another number.
 */
const IDENTITY = `
  select pg_is_in_recovery() as "isStandby", case when not pg_is_in_recovery() then
    (select system_identifier from pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8)
  end as identity`;

const BEGIN = `
  insert into histories (identity, id, since)
  values ($1, $2, coalesce((select greatest(beat, counted) - outage from service_clock), 0))
  on conflict (identity) do nothing`;

const READ = `
  select id, since::float8 as since, number = (select min(number) from histories) as "isFirst"
  from histories where identity = $1`;

/** What is said where the database does not tell what it is: then its histories are not told apart. */
const UNKNOWN = 'unknown';
/** No right to ask, no such function, not possible here. */
const UNTOLD: readonly unknown[] = ['42501', '42883', '0A000'];

/**
 * Knows in which history the database is. Every new connection is asked before it is used, and a change-over breaks all
 * connections: so nothing is read or written in a history that is not known.
 */
export class Histories {
  #identity: string | undefined;
  #now = FIRST_HISTORY;
  readonly #listeners = new Set<(history: StoreHistory) => void>();

  get now(): StoreHistory {
    return this.#now;
  }

  /** Whether the database tells its histories apart. */
  get isTold(): boolean {
    return this.#identity !== undefined && this.#identity !== UNKNOWN;
  }

  /** Is told whenever the database turns out to have another history than before. */
  onChange(listener: (history: StoreHistory) => void): void {
    this.#listeners.add(listener);
  }

  /** Asks a new connection; one that leads to a standby is of no use. */
  async meet(ask: AskConnection): Promise<void> {
    const identity = await identityBy(ask);
    if (identity === this.#identity) return;
    await ask(BEGIN, [identity, newId()]);
    const [history] = (await ask(READ, [identity])).rows as readonly StoreHistory[];
    if (!history) throw new Error('the history of the database is not there');
    const isAnother = this.#identity !== undefined && this.#now.id !== history.id;
    this.#identity = identity;
    this.#now = history;
    if (isAnother) for (const listener of this.#listeners) listener(history);
  }
}

async function identityBy(ask: AskConnection): Promise<string> {
  let row: { readonly isStandby: boolean; readonly identity: string } | undefined;
  try {
    [row] = (await ask(IDENTITY)).rows as readonly NonNullable<typeof row>[];
  } catch (error) {
    if (UNTOLD.includes(codeOf(error))) return UNKNOWN;
    throw error;
  }
  if (!row || row.isStandby) throw new Unavailable('the connection leads to a standby');
  return row.identity;
}
