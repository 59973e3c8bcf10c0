import { setTimeout as wait } from 'node:timers/promises';
import { seat } from '@riposte/kernel';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { isUnavailable } from '../store/failure.ts';
import { addPlayer, type StoredPlayer } from '../store/players.ts';
import { openPool } from '../store/pool.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { twoNodes } from '../testing/nodeParts.ts';
import { granted, presentOf, questionOf, seated } from '../testing/tables.ts';

/** For how long a table is locked, and how long a seat may think, in milliseconds. */
const LOCKED = process.env.RIPOSTE_DEEP ? 60_000 : 6_000;
const CLOCK = 4_000;
const MATCHES = 10;
const A = seat(0);

const two = twoNodes();

test.each(['share', 'access exclusive'])(
  `while a table is locked (%s) for ${LOCKED / 1_000} s under ten live matches, nobody loses a second, whether they answer or think, and all that is acknowledged is there`,
  async (mode) => {
    const [{ matches, db }, idle] = two.nodes;
    // A connection of the service would be cut where its transaction does nothing for so long.
    const pool = openPool({ url: two.url, connections: 1, patience: 'endless' });
    const holder = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const clock = { type: 'live', initial: CLOCK, increment: 0 } as const;
    const pairs: (readonly [StoredPlayer, StoredPlayer])[] = [];
    for (let pair = 0; pair < MATCHES; pair++)
      pairs.push([await addPlayer(db, 'Ann', 'guest'), await addPlayer(db, 'Ben', 'guest')]);
    const tables: { id: string; begun: number; answer: () => Promise<unknown> }[] = [];
    for (const pair of pairs) {
      const begun = performance.now();
      const id = await seated(matches, pair, { game: DUEL_ID, options: { mode: 'simple' }, clock });
      const [next = A] = (await presentOf(matches, id, 'spectator')).awaiting;
      const { id: decision, choices } = await questionOf(matches, id, next);
      const answer = () => matches.choose(id, pair[next]?.id ?? '', { decision, choice: choices[0] });
      tables.push({ id, begun, answer: () => insist(answer) });
    }
    const locked = await holder.transaction().execute(async (held) => {
      await sql`lock table matches in ${sql.raw(mode)} mode`.execute(held);
      const since = performance.now();
      const answers = tables.slice(0, MATCHES / 2).map(({ answer }) => answer());
      await wait(LOCKED);
      return { answers, since, until: performance.now() };
    });
    try {
      await Promise.all(locked.answers);
      for (const { answer } of tables.slice(MATCHES / 2)) await answer();
      for (const { id, begun } of tables) {
        // At the other node as well nobody was late.
        expect(granted(await idle.matches.settle(id)).status).toBe('running');
        const { clocks } = await presentOf(matches, id, 'spectator');
        const outside = performance.now() - begun - (locked.until - locked.since);
        for (const left of clocks?.left ?? []) expect(left).toBeGreaterThan(CLOCK - 1_000 - outside);
        const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from entries where match_id = ${id} and entry::json ->> 'type' = 'choice'`.execute(
          db,
        );
        expect(rows).toEqual([{ n: 1 }]);
      }
    } finally {
      await holder.destroy();
    }
  },
  LOCKED + 60_000,
);

/** Asks again as long as the service is busy, as clients do. */
async function insist(ask: () => Promise<{ readonly ok: boolean }>): Promise<void> {
  for (;;) {
    try {
      expect(await ask()).toMatchObject({ ok: true });
      return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }
}
