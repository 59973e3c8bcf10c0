import { randomInt } from 'node:crypto';
import { type AnyGame, canonical, fullTable, parseOptions } from '@riposte/kernel';
import { type CreateBody, type Result, refuse, type SeekState } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Matches } from '../matches/matches.ts';
import { newId } from '../store/id.ts';
import type { Player } from '../store/players.ts';
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

  /** Begins to look, instead of for whatever it was before. */
  async seek(player: Player, { or = [], ...sought }: Wanted): Promise<Result<SeekState>> {
    const suspension = await suspensionOf(this.#parts.db, player.id);
    if (suspension) return refuseSuspended(suspension);
    const wishes: string[] = [];
    for (const one of [sought, ...or]) {
      const wish = this.#wishFor({ ...one, game: sought.game });
      if (!wish.ok) return wish;
      wishes.push(wish.value);
    }
    const [wish, ...also] = wishes;
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
  async look(player: Player): Promise<SeekState> {
    const { db } = this.#parts;
    await db
      .updateTable('seeks')
      .set({ until: sql<Date>`now() + ${PATIENCE}` })
      .where('player_id', '=', player.id)
      .where('table_id', 'is', null)
      .execute();
    const mine = await this.#find(player);
    if (!mine) return { status: 'idle' };
    if (mine.table_id === null && mine.isFree) await this.#pairByAny(player, [mine.wish, ...mine.also]);
    const now = await this.#find(player);
    if (!now) return { status: 'idle' };
    return now.table_id === null
      ? { status: 'seeking', since: now.since.toISOString() }
      : { status: 'found', table: now.table_id };
  }

  /** Looks no longer. */
  async stop(player: Player): Promise<void> {
    await this.#parts.db.deleteFrom('seeks').where('player_id', '=', player.id).execute();
  }

  async #find(player: Player) {
    return this.#parts.db
      .selectFrom('seeks')
      .select(['wish', 'also', 'since', 'table_id'])
      .select(sql<boolean>`pair_until is null or pair_until < now()`.as('isFree'))
      .where('player_id', '=', player.id)
      .where('until', '>', sql<Date>`now()`)
      .executeTakeFirst();
  }

  /** By the first of the wishes for which there are enough others. */
  async #pairByAny(player: Player, wishes: readonly string[]): Promise<void> {
    for (const wish of wishes) if (await this.#pair(player, wish)) return;
  }

  /** Whether the player and enough others were taken. */
  async #pair(player: Player, text: string): Promise<boolean> {
    const sought = JSON.parse(text) as Sought;
    const game = this.#parts.games.find(({ id }) => id === sought.game);
    const options = game && parseOptions(game.options, sought.options ?? {});
    if (!game || !options?.ok) return false;
    const pair = newId();
    const taken = await this.#take(player, text, fullTable(game, options.value), pair);
    if (taken.length === 0) return false;
    const table = await this.#parts.lay(shuffled(taken), { ...sought, visibility: 'private' });
    const mates = this.#parts.db.updateTable('seeks').where('pair', '=', pair).where('table_id', 'is', null);
    if (table.ok) {
      await mates.set({ table_id: table.value, until: sql<Date>`now() + ${MEMORY}` }).execute();
    } else {
      await mates.set({ pair: null, pair_until: null }).execute();
    }
    return true;
  }

  /** Takes the player and the longest waiting others, all of them or nobody. */
  async #take(player: Player, text: string, seats: number, pair: string): Promise<readonly string[]> {
    const { rows } = await sql<{ player_id: string }>`
      with chosen as (
        select player_id from seeks
        where (wish = ${text} or ${text} = any(also)) and table_id is null and until > now()
          and (pair_until is null or pair_until < now())
          and not exists (
            select from blocks
            where (blocks.player_id = ${player.id} and blocked_id = seeks.player_id)
              or (blocks.player_id = seeks.player_id and blocked_id = ${player.id})
          )
          -- Nor are the others put together where one of them has blocked another: who waits longer comes first.
          and not exists (
            select from seeks as longer join blocks
              on (blocks.player_id = longer.player_id and blocked_id = seeks.player_id)
                or (blocks.player_id = seeks.player_id and blocked_id = longer.player_id)
            where (longer.wish = ${text} or ${text} = any(longer.also)) and longer.table_id is null
              and longer.until > now() and (longer.pair_until is null or longer.pair_until < now())
              and longer.player_id <> ${player.id} and seeks.player_id <> ${player.id}
              and (longer.since, longer.player_id) < (seeks.since, seeks.player_id)
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
