import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../store/database.ts';
import type { Histories } from '../store/histories.ts';

/** What PostgreSQL waits for before it says that something is stored. */
interface Replication {
  /** `synchronous_commit`. */
  readonly waitsFor: string;
  /** `synchronous_standby_names`. */
  readonly synchronous: string;
  /** How many standbys are connected, in whatever way they replicate. */
  readonly standbys: number;
}

/** Says at start what a change-over could lose, and later that there was one. */
export async function watchReplication(db: Database, histories: Histories, log: Logger): Promise<void> {
  const { rows } = await sql<Replication>`
    select current_setting('synchronous_commit') as "waitsFor",
      current_setting('synchronous_standby_names') as synchronous,
      (select count(*)::integer from pg_stat_replication) as standbys`.execute(db);
  const [replication] = rows;
  if (replication) tellReplication(replication, log);
  if (!histories.isTold) {
    log.warn('PostgreSQL does not tell its timeline: a change-over to a standby is not noticed at once');
  }
  histories.onChange(({ id }) =>
    log.error({ history: id }, 'PostgreSQL was changed over or restored: what it had not replicated is lost'),
  );
}

function tellReplication({ waitsFor, synchronous, standbys }: Replication, log: Logger): void {
  if (waitsFor === 'off') {
    log.warn(
      'PostgreSQL does not wait for its disk (synchronous_commit): moves that were acknowledged can be lost',
    );
  } else if (synchronous !== '' && waitsFor !== 'local') {
    log.info({ synchronous }, 'PostgreSQL waits for a standby: a change-over loses nothing');
  } else if (standbys > 0) {
    log.warn(
      { standbys },
      'PostgreSQL waits for no standby (synchronous_standby_names): a change-over can lose moves that were acknowledged',
    );
  } else {
    log.info('PostgreSQL has no standby: if its disk is lost, so is all since the last backup');
  }
}
