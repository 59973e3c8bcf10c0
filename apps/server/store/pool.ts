import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { wordsOf } from '../errors.ts';
import { failureOf, Unavailable } from './failure.ts';
import type { AskConnection } from './histories.ts';
import { Texts } from './texts.ts';

export interface PoolPlace {
  readonly url: string;
  readonly connections?: number;
  /** How long, in milliseconds, PostgreSQL may say nothing to a question. */
  readonly patience?: number | 'endless';
  /** Is asked about every new connection before it is used; one that it throws at is not. */
  readonly onConnect?: (ask: AskConnection) => Promise<void>;
  readonly onError?: (error: Error) => void;
  /** Is told how many milliseconds a question waited for a connection, or for none. */
  readonly onWait?: (milliseconds: number) => void;
}

const CONNECTIONS = 10;
const BIGINT = 20;
/** Below the patience of an append, so that a move is answered in time even if its connection is dead. */
const PATIENCE = 10_000;
/** How soon the system itself asks whether the other end of an idle connection is still there. */
const KEEPALIVE = 10_000;

/**
 * Connections to PostgreSQL of which none is waited for longer than patience allows. One that stays silent may be half
 * open: the other end is gone and nothing says so. It is thrown away, and the next question has another.
 */
export function openPool(place: PoolPlace): PostgresPool {
  const { url, connections = CONNECTIONS, patience = PATIENCE, onConnect, onError, onWait } = place;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: { getTypeParser },
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE,
    ...(patience !== 'endless' && deadlines(patience)),
  });
  // A connection that breaks is replaced, and the query that waits on it fails; an error without a listener would
  // end the process. The pool itself listens only while a connection is idle.
  pool.on('connect', (client) => client.on('error', ignore));
  pool.on('error', (error) => onError?.(error));
  const known = new WeakSet<PoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const begun = performance.now();
      try {
        const client = await pool.connect().catch(unavailable);
        if (onConnect && !known.has(client)) {
          await introduce(client, onConnect);
          known.add(client);
        }
        return guarded(client);
      } finally {
        onWait?.(performance.now() - begun);
      }
    },
    end: () => pool.end(),
  };
}

function deadlines(patience: number) {
  return {
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    // The server gives up first: what it has not done by then is not done later, behind our back.
    statement_timeout: Math.floor(patience * 0.8),
    idle_in_transaction_session_timeout: 2 * patience,
  };
}

async function introduce(client: PoolClient, onConnect: NonNullable<PoolPlace['onConnect']>): Promise<void> {
  try {
    await onConnect((text, parameters = []) => client.query(text, [...parameters]));
  } catch (error) {
    client.release(true);
    unavailable(error);
  }
}

/** A connection that remembers whether it stayed silent. */
function guarded(client: PoolClient): PostgresPoolClient {
  let isSilent = false;
  const ask = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, parameters.map(sent));
    } catch (error) {
      isSilent ||= error instanceof Error && error.message === SILENT;
      return unavailable(error);
    }
  };
  const release = (isUnwanted = false) => client.release(isSilent || isUnwanted);
  return { query: ask, release } as unknown as PostgresPoolClient;
}

/** A parameter as it goes over the line. */
function sent(parameter: unknown): unknown {
  return parameter instanceof Texts ? parameter.toBinary() : parameter;
}

/** What `pg` says when an answer did not come in time. */
const SILENT = 'Query read timeout';

/** Throws an error again: as such if the database itself has spoken, else as one of a database that is away. */
function unavailable(error: unknown): never {
  if (failureOf(error) !== 'unknown') throw error;
  throw new Unavailable(wordsOf(error), error);
}

function ignore(): void {}

/** Our whole numbers of 64 bits are milliseconds and counts, which a number holds; PGlite reads them so, too. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === BIGINT ? Number : types.getTypeParser(oid, format);
}
