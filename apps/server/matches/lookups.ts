import { botName } from '@riposte/bots';
import { Authority, formatReplay, type Viewer } from '@riposte/kernel';
import { type Result, refuse, type TableCard } from '@riposte/protocol';
import { sql } from 'kysely';
import { type Found, findTable, readDeal, readLog } from './archive.ts';
import { replayOf } from './conductor.ts';
import { type Frame, headOf, presentOf } from './frame.ts';
import { type Row, tableOf } from './record.ts';
import { replayLog } from './replayLog.ts';
import type { Service } from './service.ts';
import { cardOf, seatOf, type Table } from './table.ts';

/** What a viewer has missed, or, where that cannot be told any more, what is so now. */
export interface Missed {
  /** Whether these are all the frames he has missed, one after another. */
  readonly isWhole: boolean;
  readonly frames: readonly Frame[];
}

/** Which public tables are looked for. */
export interface TablesWish {
  readonly game?: string;
  readonly status?: 'open' | 'running';
  readonly after?: string;
}

const PAGE = 50;

/** All that is only read. It always comes from the store, never from a cache: nobody is shown the past. */
export class Lookups {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  async table(id: string): Promise<Result<TableCard>> {
    const found = await this.#find(id);
    return found.ok ? { ok: true, value: cardOf(found.value.table) } : found;
  }

  /**
   * What a player, or nobody in particular, may know as this viewer: what he has missed since a frame, or else what is
   * so now. Whether he may is decided by the same table that he is told of.
   */
  async look(
    id: string,
    viewer: Viewer,
    { player, since }: { readonly player?: string | undefined; readonly since?: number | undefined },
  ): Promise<Result<Missed>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { table } = found.value;
    if (headOf(table, viewer) === undefined) return refuse('NOT_A_SEAT');
    if (viewer !== 'spectator' && (player === undefined || seatOf(table, player) !== viewer)) {
      return refuse('NOT_SEATED');
    }
    if (since !== undefined) return { ok: true, value: await this.#missed(found.value, viewer, since) };
    return { ok: true, value: { isWhole: false, frames: await this.#present(table, viewer) } };
  }

  /** What a viewer knows now: the table, and the game once it has begun. */
  async snapshot(id: string, viewer: Viewer): Promise<Result<readonly Frame[]>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { table } = found.value;
    if (headOf(table, viewer) === undefined) return refuse('NOT_A_SEAT');
    return { ok: true, value: await this.#present(table, viewer) };
  }

  /** Every frame a viewer was sent after that one, byte for byte as it was sent. */
  async updatesSince(id: string, viewer: Viewer, seq: number): Promise<Result<Missed>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    if (headOf(found.value.table, viewer) === undefined) return refuse('NOT_A_SEAT');
    return { ok: true, value: await this.#missed(found.value, viewer, seq) };
  }

  /**
   * What a seat was sent after that frame, as far as it was long enough ago for everybody to see it. Who sits at the
   * table himself sees nothing of others, however long ago.
   */
  async lateSince(id: string, viewer: Viewer, seq: number, player?: string): Promise<Result<Missed>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { row, table } = found.value;
    const { setting } = table;
    const { fullViewAfter } = setting.terms;
    const isSeated = player !== undefined && seatOf(table, player) !== undefined;
    if (viewer === 'spectator' || fullViewAfter === undefined || isSeated) return refuse('NOT_SEATED');
    if (headOf(table, viewer) === undefined) return refuse('NOT_A_SEAT');
    if (setting.rulesVersion !== setting.game.rulesVersion) {
      return refuse('NOT_ALLOWED', 'The rules have changed since then: this can be seen no more.');
    }
    const until = (await this.#service.time.now()) - fullViewAfter;
    const log = (await readLog(this.#service.db, id, row.seq)).filter(({ at }) => at <= until);
    const deal = await readDeal(this.#service.db, row, table.seats.length);
    const { frames } = replayLog(setting, log, deal);
    return {
      ok: true,
      value: { isWhole: true, frames: frames.filter((frame) => frame.as === viewer && frame.seq > seq) },
    };
  }

  /** How many frames each viewer of these matches was sent: the seats in order, then the spectators. */
  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const { rows } = await sql<{ id: string; heads: number[] }>`
      select id, heads from matches where id = any(${sql.val(ids)}::text[])`.execute(this.#service.db);
    return new Map(rows.map(({ id, heads }) => [id, heads]));
  }

  /** Public tables where people may sit down, or are playing, the latest first. */
  async openTables({ game, after, status = 'open' }: TablesWish = {}) {
    let query = this.#service.db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', status)
      .where('visibility', '=', 'public');
    if (game !== undefined) query = query.where('game', '=', game);
    if (after !== undefined) query = query.where('id', '<', after);
    return this.#cards(await query.orderBy('id', 'desc').limit(PAGE).execute());
  }

  /** The tables of a player, the latest first. */
  async tablesOf(player: string, { after }: { readonly after?: string } = {}): Promise<readonly TableCard[]> {
    const { db } = this.#service;
    let seats = db.selectFrom('seats').select('match_id').where('player_id', '=', player);
    if (after !== undefined) seats = seats.where('match_id', '<', after);
    const ids = (await seats.orderBy('match_id', 'desc').limit(PAGE).execute()).map(
      ({ match_id }) => match_id,
    );
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('matches')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id', 'desc')
      .execute();
    return this.#cards(rows);
  }

  /** The replay file of a finished match, with the secret it was dealt from. */
  async replay(id: string): Promise<Result<string>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { table } = found.value;
    const { setting, match, status } = table;
    if (status !== 'over' || !match) return refuse('NOT_FINISHED');
    const { deal, entries } = await replayOf(this.#service, found.value);
    if (!deal) throw new Error(`${id} was played without a deal`);
    const { game, rulesVersion, options } = setting;
    const names = table.seats.map(
      ({ player, bot }) => player?.name ?? (bot === undefined ? '' : botName(bot)),
    );
    const replay = { game: game.id, rulesVersion, options, names, deal, entries };
    return { ok: true, value: formatReplay(game, replay, match.state) };
  }

  #find(id: string): Promise<Result<Found>> {
    return findTable(this.#service.db, this.#service.findGame, id);
  }

  async #missed(found: Found, viewer: Viewer, seq: number): Promise<Missed> {
    const { table } = found;
    const head = headOf(table, viewer) ?? 0;
    if (seq === head) return { isWhole: true, frames: [] };
    const { game, rulesVersion } = table.setting;
    // By other rules the same lines would give other frames; and nobody has seen what was never sent.
    if (seq > head || rulesVersion !== game.rulesVersion) {
      return { isWhole: false, frames: await this.#present(table, viewer) };
    }
    const { frames } = await replayOf(this.#service, found);
    return { isWhole: true, frames: frames.filter((frame) => frame.as === viewer && frame.seq > seq) };
  }

  async #present(table: Table, viewer: Viewer): Promise<readonly Frame[]> {
    const authority = new Authority(table.setting.game);
    const now = await this.#service.time.now();
    return presentOf(table, viewer, now, (match, as) => authority.snapshot(match, as));
  }

  /** Tables of games that are not here any more are left out. */
  #cards(rows: readonly Row[]): readonly TableCard[] {
    return rows.flatMap((row) => {
      const table = tableOf(row, this.#service.findGame);
      return table.ok ? [cardOf(table.value)] : [];
    });
  }
}
