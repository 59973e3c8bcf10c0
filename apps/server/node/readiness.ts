import { sql } from 'kysely';
import type { WebParts } from '../http/parts.ts';
import type { NodeParts } from './parts.ts';

/** Where nothing was written for so long, in milliseconds, though moves wait, a client is better off elsewhere. */
const STALLED = 5_000;

/**
 * What makes a node ready. That the database answers a question on some connection says little: the node must beat, and
 * its moves must get through. Not every one: a row that somebody has locked is locked for all nodes. Without the bus
 * matches go on, only slower: a node is as good as any other then, and not taken out of service.
 */
export function checksOf(
  { db, time, appends }: Pick<NodeParts, 'db' | 'time' | 'appends'>,
  most = STALLED,
): WebParts['checks'] {
  return {
    database: async () => void (await sql`select 1`.execute(db)),
    async time() {
      if (!time.isBeating) throw new Error('the last beat is too long ago');
    },
    async moves() {
      const { stalled } = appends;
      if (stalled > most)
        throw new Error(`moves wait, and nothing was written for ${Math.round(stalled)} ms`);
    },
  };
}
