import { type Result, refuse, VACATION, type Vacation } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';
import { areLinesRead } from '../store/speakers.ts';
import { findRow } from './archive.ts';
import { type WrittenLine, writeLines } from './ledger.ts';
import type { Line } from './line.ts';
import { tableOf, tableWithoutMatch } from './record.ts';
import type { Service } from './service.ts';
import { seatOf, seatsOf, type Table } from './table.ts';

/** A vacation that is not over, as a table is told of it. */
interface Away {
  readonly until: number;
  readonly date: string;
}

/** What was written to tables, and whether the player is away now. */
interface Done {
  readonly state: Vacation;
  readonly written: readonly News[];
}

type News = WrittenLine & { readonly before: Table };

const DAY = 24 * 60 * 60 * 1_000;
const YEAR = 365 * DAY;

/**
 * Days on which the clocks of a player's matches by letter do not run. Every such match has a line of it in its log, from
 * which its clocks follow; all lines are written at once with the vacation itself (docs/decisions/0028).
 */
export class Vacations {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Whether a player is away, and how many days they have left. */
  async of(player: string): Promise<Vacation> {
    const { db, time } = this.#service;
    return stateOf(db, player, await time.now());
  }

  /** Goes away from now on. */
  async begin(player: string, days: number): Promise<Result<Vacation>> {
    const { db } = this.#service;
    // A node of an older release could not tell what happened at these tables.
    if (!(await areLinesRead(db))) {
      return refuse('BUSY', 'The server is being renewed: try again in a few minutes.');
    }
    return this.#atAll(player, async (inside, now, writeAll) => {
      const { until, daysLeft } = await stateOf(inside, player, now);
      if (until !== undefined) return refuse('NOT_ALLOWED', 'You are away already.');
      if (days > daysLeft) {
        return refuse('NOT_ALLOWED', `Of ${VACATION.year} days in a year you have ${daysLeft} left.`);
      }
      const away = await keep(inside, player, now, days);
      const written = await writeAll((table) => awayLine(table, player, away));
      return { ok: true, value: { state: { until: away.date, daysLeft: daysLeft - days }, written } };
    });
  }

  /** Is back before the time is over; a day that has begun is used up. */
  async end(player: string): Promise<Result<Vacation>> {
    const state = await this.of(player);
    // Nothing to end: no row is locked for it.
    if (state.until === undefined) return { ok: true, value: state };
    return this.#atAll(player, async (inside, now, writeAll) => {
      await inside
        .updateTable('vacations')
        .set({ until: now, until_at: sql<Date>`now()` })
        .where('player_id', '=', player)
        .where('until', '>', now)
        .execute();
      const written = await writeAll((table) => backLine(table, player));
      return { ok: true, value: { state: await stateOf(inside, player, now), written } };
    });
  }

  /** Forgets when a player was away, who is back by that. */
  async forget(player: string): Promise<void> {
    await this.end(player);
    await this.#service.db.deleteFrom('vacations').where('player_id', '=', player).execute();
  }

  /**
   * Does something to a player and, at once, to all their tables that are not over. While it is done the player can sit
   * down nowhere, and none of these tables changes: so no match is left out.
   */
  async #atAll(
    player: string,
    act: (db: Database, now: number, writeAll: WriteAll) => Promise<Result<Done>>,
  ): Promise<Result<Vacation>> {
    const { db, time, cache, outbox } = this.#service;
    const now = await time.now();
    const done = await db.transaction().execute(async (inside): Promise<Result<Done>> => {
      await sql`select from players where id = ${player} for update`.execute(inside);
      return act(inside, now, (lineFor) => this.#writeAll(inside, player, now, lineFor));
    });
    if (!done.ok) return done;
    for (const news of done.value.written) {
      cache.keep(news.table);
      outbox.put(news);
    }
    return { ok: true, value: done.value.state };
  }

  async #writeAll(db: Database, player: string, now: number, lineFor: LineFor): Promise<readonly News[]> {
    const { rows } = await sql<{ id: string }>`
      select id from matches join seats on seats.match_id = matches.id
      where seats.player_id = ${player} and status <> 'over' order by id`.execute(db);
    const written: News[] = [];
    for (const { id } of rows) {
      const row = await findRow(db, id, { lock: true });
      if (!row) continue;
      // The clocks are no matter of rules: these may not be here.
      const whole = tableOf(row, this.#service.findGame);
      const table = whole.ok ? whole : tableWithoutMatch(row, this.#service.findGame);
      const line = table.ok ? lineFor(table.value) : undefined;
      if (!table.ok || !line) continue;
      const before = table.value;
      written.push({ before, ...(await writeLines(db, { row, table: before }, [line], now)) });
    }
    return written;
  }
}

type LineFor = (table: Table) => Line | undefined;
type WriteAll = (lineFor: LineFor) => Promise<readonly News[]>;

async function stateOf(db: Database, player: string, now: number): Promise<Vacation> {
  const rows = await db
    .selectFrom('vacations')
    .select(['since', 'until', 'until_at'])
    .where('player_id', '=', player)
    .where('until', '>', now - YEAR)
    .execute();
  const used = rows.reduce((sum, { since, until }) => sum + Math.max(1, Math.ceil((until - since) / DAY)), 0);
  const current = rows.find(({ until }) => until > now);
  return {
    ...(current && { until: current.until_at.toISOString() }),
    daysLeft: Math.max(0, VACATION.year - used),
  };
}

async function keep(db: Database, player: string, now: number, days: number): Promise<Away> {
  const until = now + days * DAY;
  const { rows } = await sql<{ until_at: Date }>`
    insert into vacations (id, player_id, since, until, until_at)
    values (${newId()}, ${player}, ${now}::bigint, ${until}::bigint, now() + ${days}::integer * interval '1 day')
    returning until_at`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error('the vacation was not kept');
  return { until, date: kept.until_at.toISOString() };
}

/** Whether a player is away. */
export async function isAway(db: Database, player: string, now: number): Promise<boolean> {
  return (await stateOf(db, player, now)).until !== undefined;
}

/** The lines for a match that begins while players are away. */
export async function awayLines(db: Database, table: Table, now: number): Promise<readonly Line[]> {
  if (!isByLetter(table)) return [];
  const people = seatsOf(table).flatMap((seat) => table.seats[seat]?.player?.id ?? []);
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('vacations')
    .select(['player_id', 'until', 'until_at'])
    .where('player_id', 'in', people)
    .where('until', '>', now)
    .execute();
  return rows.flatMap(({ player_id, until, until_at }) => {
    const seat = seatOf(table, player_id);
    return seat === undefined ? [] : [{ type: 'away', seat, until, date: until_at.toISOString() }];
  });
}

/** The line for a player whose time away is over, if there is one. */
export function dueBack(table: Table, now: number): Line | undefined {
  if (table.status !== 'running') return undefined;
  const seat = seatsOf(table).find((one) => (table.seats[one]?.away?.until ?? now + 1) <= now);
  return seat === undefined ? undefined : { type: 'back', seat };
}

function awayLine(table: Table, player: string, away: Away): Line | undefined {
  const seat = seatOf(table, player);
  if (seat === undefined || table.status !== 'running' || !isByLetter(table)) return undefined;
  return { type: 'away', seat, ...away };
}

function backLine(table: Table, player: string): Line | undefined {
  const seat = seatOf(table, player);
  if (seat === undefined || !table.seats[seat]?.away || table.status !== 'running') return undefined;
  return { type: 'back', seat };
}

function isByLetter({ setting }: Table): boolean {
  return setting.terms.clock.type === 'correspondence';
}
