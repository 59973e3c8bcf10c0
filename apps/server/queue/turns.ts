import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Asker } from './asker.ts';
import { isMember } from './asker.ts';

/** The tables that are queues. */
export type Queue = 'analyses' | 'duel_checks';

/** How much may wait at a time. */
export interface QueueLimits {
  readonly all: number;
  /** Of these, what all people without an account have asked for: the rest is kept for members. */
  readonly guests: number;
  /** Of these, what was asked for from one site. */
  readonly site: number;
}

/** So many turns lie between two jobs of the same asker: a member gets twice the share of a site's guests together. */
const STEPS = { member: 8, guests: 16 } as const;
/** And so many between two of the same site: it gets at most eight times the share of a member. */
const SITE_STEP = 1;

/**
 * The turn of a new job: at once after the turn that is being served, unless the asker, or the site, has had or has
 * later ones. So who asks for a hundred waits for a hundred turns, and who asks for one for one.
 */
export function nextTurn(queue: Queue, asker: Asker): RawBuilder<number> {
  const jobs = sql.table(queue);
  const step = sql.lit(isMember(asker) ? STEPS.member : STEPS.guests);
  return sql<number>`greatest(
    0,
    (select max(turn) from ${jobs} where tries > 0),
    (select max(turn) + ${step} from ${jobs} where asker = ${asker.key}),
    (select max(turn) + ${sql.lit(SITE_STEP)} from ${jobs} where site = ${asker.site})
  )`;
}

/** Until the transaction is over nobody else is counted or let into the queue: two at once would get the same turn. */
export async function holdQueue<Tables>(inside: Kysely<Tables>, queue: Queue): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`riposte ${queue}`}))`.execute(inside);
}

/** For whom there is no room: for this site, for people without an account, or for all. */
export type Full = 'site' | 'guests' | 'all';

/** Whether there is no room for one more. */
export async function fullFor<Tables>(
  db: Kysely<Tables>,
  queue: Queue,
  asker: Asker,
  limits: QueueLimits,
): Promise<Full | undefined> {
  const { rows } = await sql<Record<Full, number>>`
    select count(*)::integer as "all",
      (count(*) filter (where asker = site))::integer as guests,
      (count(*) filter (where site = ${asker.site}))::integer as site
    from ${sql.table(queue)} where done_at is null`.execute(db);
  const { all = 0, guests = 0, site = 0 } = rows[0] ?? {};
  if (all >= limits.all) return 'all';
  if (site >= limits.site) return 'site';
  return !isMember(asker) && guests >= limits.guests ? 'guests' : undefined;
}
