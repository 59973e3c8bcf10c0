import { randomInt } from 'node:crypto';
import { type AnyGame, canonical, fullTable, parseOptions } from '@riposte/kernel';
import { type CreateBody, type Result, refuse, type SeekState } from '@riposte/protocol';
import { type RawBuilder, sql } from 'kysely';
import type { Matches } from '../matches/matches.ts';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import { refuseSuspended, suspensionOf } from '../store/suspensions.ts';
import type { LobbyDatabase } from './schema.ts';

/** What a player looks for. */
type Sought = Pick<CreateBody, 'game' | 'options' | 'clock'>;

/** The same, and what would do as well. */
export interface Wanted extends Sought {
  readonly or?: readonly Omit<Sought, 'game'>[] | undefined;
}

/** What is needed to put people together. */
export interface SeekParts {
  readonly db: LobbyDatabase;
  readonly games: readonly AnyGame[];
  /** Lays a table for players who found each other: the first of the list on the first seat. */
  lay(players: readonly string[], wanted: CreateBody): Promise<Result<string>>;
}

/** A seek that stopped polling for so long is dropped. */
const PATIENCE = sql`interval '30 seconds'`;
/** How long a found table is remembered for those who come to sit down. */
const MEMORY = sql`interval '5 minutes'`;
/** How long laying a table may take before others may take those who wait for it. */
const LAYING = sql`interval '10 seconds'`;

/**
 * Quick match. Players who look for the same are rows with a wish in common. A request, on any node, takes the player who
 * makes it and enough others that no other request is taking, lays a table and writes its id to all of them. A node that dies in between leaves
 * rows that are free again after a while.
 */
export class Seeks {
  readonly #parts: SeekParts;

  constructor(parts: SeekParts) {
    this.#parts = parts;
  }

  /**
   * Begins to look, instead of for whatever it was before. Each time a table may be laid, so it is counted by `mayAsk`;
   * not while no table was found, as by a page in the background, which asks seldom and is taken for gone again and again.
   */
  async seek(
    player: StoredPlayer,
    { or = [], ...sought }: Wanted,
    mayAsk: () => Promise<void> = async () => {},
  ): Promise<Result<SeekState>> {
    const suspension = await suspensionOf(this.#parts.db, player.id);
    if (suspension) return refuseSuspended(suspension);
    const wishes = new Set<string>();
    for (const one of [sought, ...or]) {
      const wish = this.#wishFor({ ...one, game: sought.game });
      if (!wish.ok) return wish;
      wishes.add(wish.value);
    }
    const [wish, ...also] = [...wishes];
    const goesOn = await sql`
      update seeks set wish = ${wish}, also = ${also}, until = now() + ${PATIENCE}, pair = null, pair_until = null,
        since = case when wish = ${wish} then since else now() end
      where player_id = ${player.id} and table_id is null and (pair_until is null or pair_until < now())
      returning player_id`.execute(this.#parts.db);
    if (goesOn.rows.length > 0) return { ok: true, value: await this.look(player) };
    await mayAsk();
    const { rows } = await sql`
      insert into seeks as known (player_id, wish, also, until)
      values (${player.id}, ${wish}, ${also}, now() + ${PATIENCE})
      on conflict (player_id) do update set
        wish = excluded.wish, also = excluded.also, until = excluded.until,
        pair = null, pair_until = null, table_id = null,
        since = case when known.wish = excluded.wish and known.table_id is null then known.since else now() end
      where known.pair_until is null or known.pair_until < now() or known.table_id is not null
      returning player_id`.execute(this.#parts.db);
    if (rows.length === 0) return refuse('ALREADY_SEEKING', 'A table is just being laid for you.');
    return { ok: true, value: await this.look(player) };
  }

  /** The same text for those who want the same. */
  #wishFor(sought: Sought): Result<string> {
    const game = this.#parts.games.find(({ id }) => id === sought.game);
    if (!game) return refuse('NO_SUCH_GAME');
    const options = parseOptions(game.options, sought.options ?? {});
    if (!options.ok) return options;
    const seats = fullTable(game, options.value);
    if (seats < 2) return refuse('BAD_OPTION', 'This is played alone; make a table instead.');
    const { clock = { type: 'none' } } = sought;
    return { ok: true, value: canonical({ game: game.id, options: options.value, clock }) };
  }

  /** How it stands. Asking is also what keeps the wish alive, and what puts people together. */
  async look(player: StoredPlayer): Promise<SeekState> {
    const mine = await this.#keepAlive(player);
    if (!mine) return { status: 'idle' };
    if (mine.table_id !== null) return { status: 'found', table: mine.table_id };
    const table = mine.isFree ? await this.#pair(player, [mine.wish, ...mine.also]) : undefined;
    return table === undefined
      ? { status: 'seeking', since: mine.since.toISOString() }
      : { status: 'found', table };
  }

  /** Looks no longer. */
  async stop(player: StoredPlayer): Promise<void> {
    await this.#parts.db.deleteFrom('seeks').where('player_id', '=', player.id).execute();
  }

  #keepAlive(player: StoredPlayer) {
    return this.#parts.db
      .updateTable('seeks')
      .set({ until: sql<Date>`case when table_id is null then now() + ${PATIENCE} else until end` })
      .where('player_id', '=', player.id)
      .where((where) => where.or([where('table_id', 'is', null), where('until', '>', sql<Date>`now()`)]))
      .returning(['wish', 'also', 'since', 'table_id'])
      .returning(sql<boolean>`pair_until is null or pair_until < now()`.as('isFree'))
      .executeTakeFirst();
  }

  /** Takes the player and enough others by the first of the wishes for which there are; gives their table. */
  async #pair(player: StoredPlayer, wishes: readonly string[]): Promise<string | undefined> {
    const meeting = await this.#firstMeeting(player, wishes);
    if (!meeting) return undefined;
    const { wish, seats } = meeting;
    const pair = newId();
    const taken = await this.#take(player, wish, seats, pair);
    if (taken.length === 0) return undefined;
    const sought = JSON.parse(wish) as Sought;
    const table = await this.#parts.lay(shuffled(taken), { ...sought, visibility: 'private' });
    const mates = this.#parts.db.updateTable('seeks').where('pair', '=', pair).where('table_id', 'is', null);
    if (!table.ok) {
      await mates.set({ pair: null, pair_until: null }).execute();
      return undefined;
    }
    await mates.set({ table_id: table.value, until: sql<Date>`now() + ${MEMORY}` }).execute();
    return table.value;
  }

  /** How many play what is wished for; unknown to a node without that game. */
  #seatsFor(wish: string): number | undefined {
    const sought = JSON.parse(wish) as Sought;
    const game = this.#parts.games.find(({ id }) => id === sought.game);
    const options = game && parseOptions(game.options, sought.options ?? {});
    return game && options?.ok ? fullTable(game, options.value) : undefined;
  }

  /** The first wish for which there seem to be enough players: all wishes are looked up together, and nobody is taken yet. */
  async #firstMeeting(
    player: StoredPlayer,
    wishes: readonly string[],
  ): Promise<{ readonly wish: string; readonly seats: number } | undefined> {
    const playable = wishes.flatMap((wish) => {
      const seats = this.#seatsFor(wish);
      return seats === undefined ? [] : [{ wish, seats }];
    });
    const { rows } = await sql<{ wish: string; seats: number }>`
      with wishes as (
        select * from unnest(
          ${playable.map(({ wish }) => wish)}::text[], ${playable.map(({ seats }) => seats)}::integer[]
        ) with ordinality as listed (wish, seats, rank)
      ), meeting as (
        select wishes.*, player_id, since
        from seeks cross join unnest(array_append(also, seeks.wish)) as sought (wish)
        join wishes on wishes.wish = sought.wish
        where ${isFree('seeks')} and not ${areBlocked(sql`${player.id}`, sql`seeks.player_id`)}
      )
      select wish, seats from meeting
      where not exists (
        select from meeting as longer
        where longer.wish = meeting.wish and ${comesFirst('longer', 'meeting', player)}
      )
      group by wish, seats, rank having count(distinct player_id) >= seats
      order by rank limit 1`.execute(this.#parts.db);
    return rows[0];
  }

  /** Takes the player and the longest waiting others, all of them or nobody. */
  async #take(player: StoredPlayer, text: string, seats: number, pair: string): Promise<readonly string[]> {
    const { rows } = await sql<{ player_id: string }>`
      with chosen as (
        select player_id from seeks
        where (wish = ${text} or ${text} = any(also)) and ${isFree('seeks')}
          and not ${areBlocked(sql`${player.id}`, sql`seeks.player_id`)}
          and not exists (
            select from seeks as longer
            where (longer.wish = ${text} or ${text} = any(longer.also)) and ${isFree('longer')}
              and ${comesFirst('longer', 'seeks', player)}
          )
        order by player_id = ${player.id} desc, since
        limit ${seats}
        for update skip locked
      )
      update seeks set pair = ${pair}, pair_until = now() + ${LAYING}
      where player_id in (select player_id from chosen)
        and (select count(*) from chosen) = ${seats}
        and ${player.id} in (select player_id from chosen)
      returning player_id`.execute(this.#parts.db);
    return rows.map(({ player_id }) => player_id);
  }
}

/** Whether a row of seeks still asks, and no request is taking it. */
function isFree(seek: string) {
  const column = (name: string) => sql.ref(`${seek}.${name}`);
  return sql`(
    ${column('table_id')} is null and ${column('until')} > now()
    and (${column('pair_until')} is null or ${column('pair_until')} < now())
  )`;
}

function areBlocked(one: RawBuilder<unknown>, other: RawBuilder<unknown>) {
  return sql`exists (
    select from blocks
    where (blocks.player_id = ${one} and blocked_id = ${other})
      or (blocks.player_id = ${other} and blocked_id = ${one})
  )`;
}

/** Nor are others put together of whom one has blocked the other: who waits longer comes first. */
function comesFirst(longer: string, shorter: string, player: StoredPlayer) {
  const column = (row: string, name: string) => sql.ref(`${row}.${name}`);
  return sql`(
    ${column(longer, 'player_id')} <> ${player.id} and ${column(shorter, 'player_id')} <> ${player.id}
    and (${column(longer, 'since')}, ${column(longer, 'player_id')})
      < (${column(shorter, 'since')}, ${column(shorter, 'player_id')})
    and ${areBlocked(column(longer, 'player_id'), column(shorter, 'player_id'))}
  )`;
}

/** Who came last has no better seat than who waited. */
function shuffled(players: readonly string[]): readonly string[] {
  const left = [...players];
  return players.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** Lays tables of the match service, each seat kept for one of those who found each other. */
export function laidBy(matches: Matches): SeekParts['lay'] {
  return async (players, wanted) => {
    const [host] = players;
    if (host === undefined) throw new Error('a table without players');
    const table = await matches.create(host, { ...wanted, kept: { ...players } });
    return table.ok ? { ok: true, value: table.value.setting.id } : table;
  };
}
