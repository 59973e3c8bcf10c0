import { authorityOf, type Viewer } from '@riposte/kernel';
import {
  LIMITS,
  type MyTable,
  type Result,
  refuse,
  type TableCard,
  type TableStatus,
} from '@riposte/protocol';
import { sql } from 'kysely';
import { isSpoken } from '../store/speakers.ts';
import { type Found, findRow, findTable, linesUntil } from './archive.ts';
import { keyOf, mayEnter, type Visitor } from './invitations.ts';
import { byPress, myTableOf } from './myTable.ts';
import { headOf, type Notice, presentOf } from './notice.ts';
import { Past } from './past.ts';
import { type StoredMatch, tableWithoutMatch } from './record.ts';
import { lostOf, type ResumptionClaim } from './resumption.ts';
import type { Service } from './service.ts';
import { cardOf, isForeign, seatOf, type Table } from './table.ts';

/** Every notice that a viewer has missed, made as it is read: a long past takes no more memory than a short one. */
interface Whole {
  readonly isWhole: true;
  /** How many there are; of a seat that is seen late, at most. */
  readonly count: number;
  readonly notices: AsyncIterable<Notice> | readonly Notice[];
}

/** What is so now, where the way to it is not asked for or cannot be told any more. */
interface Present {
  readonly isWhole: false;
  /** How many of the notices the viewer has seen the database has lost. */
  readonly lost?: number;
  readonly notices: readonly Notice[];
}

/** What brings a viewer up to date. */
export type Missed = Whole | Present;

/** Who looks, and what they have seen. */
interface Glance extends ResumptionClaim, Visitor {}

/** A visitor who is nobody and has no key. */
const NOBODY: Visitor = {};

/** Which public tables are looked for. */
export interface TablesFilter {
  readonly game?: string;
  readonly status?: Exclude<TableStatus, 'dealing' | 'over'>;
  readonly after?: string;
}

/** A list, and where it goes on. */
interface ListFilter {
  readonly game: string | undefined;
  readonly status: 'open' | 'running';
  readonly after: string | undefined;
}

const PAGE = 50;
/** Of a page of open tables so many are of one host, and so many from one site: nobody else's are pushed off it. */
const MOST_OF_HOST = 2;
const MOST_OF_SITE = 5;
/** Comes after every id. */
const LAST_ID = '~';
const RULES_CHANGED = 'The rules have changed since then: this can be seen no more.';

/** All that is only read. But for lists of public tables it comes from the store, never from a cache, which may show the past. */
export class Lookups {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** A table, for those who may know of it. */
  async table(id: string, visitor = NOBODY): Promise<Result<TableCard>> {
    const table = await this.#tableFor(id, visitor);
    return table.ok ? { ok: true, value: cardOf(table.value) } : table;
  }

  /** A table as the service itself sees it: nobody is asked for a key. */
  async card(id: string): Promise<Result<TableCard>> {
    const table = await this.#tableAlone(id);
    return table.ok ? { ok: true, value: cardOf(table.value) } : table;
  }

  /** The key in the link to a private table, for those who may know of it; a public one has none. */
  async invitation(id: string, visitor: Visitor): Promise<Result<string | undefined>> {
    const table = await this.#tableFor(id, visitor);
    if (!table.ok) return table;
    const isPrivate = table.value.setting.visibility === 'private';
    return { ok: true, value: isPrivate ? await keyOf(this.#service.db, id) : undefined };
  }

  /** What a player, or a stranger, may know now as this viewer. */
  async look(id: string, viewer: Viewer, visitor = NOBODY): Promise<Result<readonly Notice[]>> {
    const found = await this.#findFor(id, viewer, visitor);
    return found.ok ? { ok: true, value: await this.#present(found.value.table, viewer) } : found;
  }

  /**
   * The same for a viewer who may have looked before: what was missed since a notice, or else what is so now. Whether
   * it may be seen is decided by the same table that it tells of.
   */
  async catchUp(id: string, viewer: Viewer, glance: Glance): Promise<Result<Missed>> {
    const found = await this.#findFor(id, viewer, glance);
    if (!found.ok) return found;
    const { table } = found.value;
    const lost = lostOf(table, viewer, glance);
    if (lost === 0) return { ok: true, value: await this.#missed(found.value, viewer, glance.since) };
    return { ok: true, value: { isWhole: false, lost, notices: await this.#present(table, viewer) } };
  }

  /** What a viewer knows now: the table, and the game once it has begun. */
  async snapshot(id: string, viewer: Viewer): Promise<Result<readonly Notice[]>> {
    const found = await this.#findViewer(id, viewer);
    return found.ok ? { ok: true, value: await this.#present(found.value.table, viewer) } : found;
  }

  /** Every notice a viewer was sent after that one, byte for byte as it was sent. */
  async updatesSince(id: string, viewer: Viewer, seq: number): Promise<Result<Missed>> {
    const found = await this.#findViewer(id, viewer);
    return found.ok ? { ok: true, value: await this.#missed(found.value, viewer, seq) } : found;
  }

  /**
   * What a seat was sent after a notice, or else what it knew, as far as that was long enough ago for everybody to see
   * it. A player who sits at the table sees nothing of others, however long ago.
   */
  async catchUpLate(id: string, viewer: Viewer, { since, ...visitor }: Glance): Promise<Result<Missed>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { table } = found.value;
    if (!(await this.#mayEnter(table, visitor))) return refuse('NO_SUCH_TABLE');
    const isSeated = visitor.player !== undefined && seatOf(table, visitor.player) !== undefined;
    return isSeated ? refuse('NOT_SEATED') : this.#late(found.value, viewer, since);
  }

  /** Every notice a seat was sent after that one, as far as that was long enough ago. */
  async lateUpdatesSince(id: string, viewer: Viewer, seq: number): Promise<Result<Missed>> {
    const found = await this.#find(id);
    return found.ok ? this.#late(found.value, viewer, seq) : found;
  }

  async #late(found: Found, viewer: Viewer, since: number | undefined): Promise<Result<Missed>> {
    const { table } = found;
    const { id, game, rulesVersion, terms } = table.setting;
    if (viewer === 'spectator' || terms.fullViewAfter === undefined) return refuse('NOT_SEATED');
    if (headOf(table, viewer) === undefined) return refuse('NOT_A_SEAT');
    if (rulesVersion !== game.rulesVersion) {
      return refuse('NOT_ALLOWED', RULES_CHANGED);
    }
    const until = (await this.#service.time.now()) - terms.fullViewAfter;
    const lines = await linesUntil(this.#service.db, id, until);
    if (lines < (table.carried?.lines ?? 0)) return refuse('NOT_ALLOWED', RULES_CHANGED);
    const past = new Past(this.#service, found);
    const head = headOf(table, viewer) ?? 0;
    if (since !== undefined && since <= head && (await past.reaches(viewer, since))) {
      const notices = past.noticesAfter(viewer, since, lines);
      return { ok: true, value: { isWhole: true, count: head - since, notices } };
    }
    const notices = this.#presentAt(await past.tableAfter(lines), viewer, until);
    return { ok: true, value: { isWhole: false, notices } };
  }

  /** How many notices each viewer of these matches was sent: the seats in order, then the spectators. */
  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const { rows } = await sql<{ id: string; heads: number[] }>`
      select id, heads from matches where id = any(${sql.val(ids)}::text[])`.execute(this.#service.db);
    return new Map(rows.map(({ id, heads }) => [id, heads]));
  }

  /** Public tables where people may sit down, or are playing, the latest first. The first page may be a second old. */
  openTables({ game, after, status = 'open' }: TablesFilter = {}): Promise<readonly TableCard[]> {
    const read = async () => this.#cards(await this.#listed({ game, after, status }));
    return after === undefined ? this.#service.lists.find({ game, status }, read) : read();
  }

  /** Of each game the latest, by an index that begins with the game: few are among many of others that are over. */
  async #listed({ game, after = LAST_ID, status }: ListFilter): Promise<readonly StoredMatch[]> {
    const games = game === undefined ? this.#service.gameIds : [game];
    if (status === 'open') return (await listOfOpen(games, after).execute(this.#service.db)).rows;
    const { rows } = await sql<StoredMatch>`
      select listed.* from unnest(${sql.val(games)}::text[]) as wanted (game) cross join lateral (
        select * from matches
        where matches.game = wanted.game and status = ${sql.lit(status)} and visibility = 'public' and id < ${after}
        order by id desc limit ${sql.lit(PAGE)}
      ) as listed
      order by listed.id desc limit ${sql.lit(PAGE)}`.execute(this.#service.db);
    return rows;
  }

  /** The tables of a player, the latest first. Strangers are shown public ones, without those that closed before the deal. */
  async tablesOf(
    player: string,
    {
      after = LAST_ID,
      isOwn = false,
    }: { readonly after?: string | undefined; readonly isOwn?: boolean } = {},
  ): Promise<readonly TableCard[]> {
    // Private ones are left out here and not afterwards: a page that is cut first and filtered then would tell of each.
    const sat = isOwn
      ? sql`select match_id from seats where player_id = ${player} and match_id < ${after}`
      : sql`(
          select match_id from results where player_id = ${player} and is_public and match_id < ${after}
          order by match_id desc limit ${sql.lit(PAGE)}
        ) union (
          select match_id from active_seats cross join lateral (
            select from matches where matches.id = match_id and visibility = 'public' limit 1
          ) as shown
          where player_id = ${player} and match_id < ${after}
          order by match_id desc limit ${sql.lit(PAGE)}
        )`;
    // Each is looked for in the one partition that it is in.
    const { rows } = await sql<StoredMatch>`
      select own.* from (${sat} order by match_id desc limit ${sql.lit(PAGE)}) as sat
      cross join lateral (select * from matches where matches.id = sat.match_id limit 1) as own
      order by sat.match_id desc`.execute(this.#service.db);
    return this.#cards(rows);
  }

  /** The tables of a player that are not over: what waits for them first, of that the most pressing. */
  async unfinishedOf(player: string): Promise<readonly MyTable[]> {
    const { db, findGame, time } = this.#service;
    const rows = await db
      .selectFrom('active_seats')
      .innerJoin('matches', 'matches.id', 'active_seats.match_id')
      .selectAll('matches')
      .where('active_seats.player_id', '=', player)
      .where('status', '<>', 'over')
      .orderBy('active_seats.match_id', 'desc')
      .limit(LIMITS.page)
      .execute();
    const now = await time.now();
    return rows
      .flatMap((row) => {
        const table = tableWithoutMatch(row, findGame);
        return table.ok ? [myTableOf(table.value, player, now)] : [];
      })
      .sort(byPress);
  }

  /** The replay file of a finished match, with the secret it was dealt from. */
  replay(id: string): Promise<Result<string>> {
    return this.#service.sealing.replay(id);
  }

  #mayEnter(table: Table, visitor: Visitor): Promise<boolean> {
    return mayEnter(this.#service.db, table, visitor);
  }

  async #tableFor(id: string, visitor: Visitor): Promise<Result<Table>> {
    const table = await this.#tableAlone(id);
    if (!table.ok || (await this.#mayEnter(table.value, visitor))) return table;
    return refuse('NO_SUCH_TABLE');
  }

  /** Whatever is played there, and by which rules: the table itself can be shown. */
  async #tableAlone(id: string): Promise<Result<Table>> {
    const row = await findRow(this.#service.db, id);
    return row ? tableWithoutMatch(row, this.#service.findGame) : refuse('NO_SUCH_TABLE');
  }

  #find(id: string): Promise<Result<Found>> {
    return findTable(this.#service.db, this.#service.findGame, id);
  }

  async #findViewer(id: string, viewer: Viewer): Promise<Result<Found>> {
    const found = await this.#find(id);
    return found.ok && headOf(found.value.table, viewer) === undefined ? refuse('NOT_A_SEAT') : found;
  }

  /** Seats are seen by their players alone; what they are asked is said by the rules that will take the answer. */
  async #findFor(id: string, viewer: Viewer, visitor: Visitor): Promise<Result<Found>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { table } = found.value;
    if (!(await this.#mayEnter(table, visitor))) return refuse('NO_SUCH_TABLE');
    if (headOf(table, viewer) === undefined) return refuse('NOT_A_SEAT');
    if (viewer === 'spectator') return found;
    const { player } = visitor;
    const isOwn = player !== undefined && seatOf(table, player) === viewer;
    if (!isOwn) return refuse('NOT_SEATED');
    return (await this.#isElsewhere(table)) ? refuse('OTHER_RULES') : found;
  }

  async #isElsewhere(table: Table): Promise<boolean> {
    const { game, rulesVersion } = table.setting;
    return isForeign(table) && isSpoken(this.#service.db, game.id, rulesVersion);
  }

  async #missed(found: Found, viewer: Viewer, seq: number | undefined): Promise<Missed> {
    const { table } = found;
    const { game, rulesVersion } = table.setting;
    const head = headOf(table, viewer) ?? 0;
    if (seq === head) return { isWhole: true, count: 0, notices: [] };
    // By other rules the same lines would give other notices; and what was never sent cannot have been seen.
    if (seq === undefined || seq > head || rulesVersion !== game.rulesVersion) {
      return { isWhole: false, notices: await this.#present(table, viewer) };
    }
    const past = new Past(this.#service, found);
    if (!(await past.reaches(viewer, seq))) {
      return { isWhole: false, notices: await this.#present(table, viewer) };
    }
    return { isWhole: true, count: head - seq, notices: past.noticesAfter(viewer, seq) };
  }

  async #present(table: Table, viewer: Viewer): Promise<readonly Notice[]> {
    return this.#presentAt(table, viewer, await this.#service.time.now());
  }

  #presentAt(table: Table, viewer: Viewer, now: number): readonly Notice[] {
    const authority = authorityOf(table.setting.game);
    return presentOf(table, viewer, now, (match, as) => authority.snapshot(match, as));
  }

  /** Tables of games that are not here any more are left out. */
  #cards(rows: readonly StoredMatch[]): readonly TableCard[] {
    return rows.flatMap((row) => {
      const table = tableWithoutMatch(row, this.#service.findGame);
      return table.ok ? [cardOf(table.value)] : [];
    });
  }
}

/** Open public tables, the latest first, without those that their host, or their site, has too many newer ones of. */
function listOfOpen(games: readonly string[], after: string) {
  return sql<StoredMatch>`
    select shown.* from (
      select id from (
        select id, row_number() over (partition by coalesce(site, creator) order by id desc) as of_site
        from (
          select id, creator, site, row_number() over (partition by creator order by id desc) as of_host
          from unnest(${sql.val(games)}::text[]) as wanted (game) cross join lateral (
            select id, creator, site from matches
            where matches.game = wanted.game and status = 'open' and visibility = 'public' and id < ${after}
            order by id desc
          ) as open
        ) as hosted
        where of_host <= ${sql.lit(MOST_OF_HOST)}
      ) as sited
      where of_site <= ${sql.lit(MOST_OF_SITE)}
      order by id desc limit ${sql.lit(PAGE)}
    ) as listed cross join lateral (select * from matches where matches.id = listed.id limit 1) as shown
    order by shown.id desc`;
}
