import { type Result, refuse, type TableCard } from '@riposte/protocol';
import { sql } from 'kysely';
import { Turnstile } from '../matches/turnstile.ts';
import type { StoredPlayer } from '../store/players.ts';
import type { LobbyDatabase } from './schema.ts';

/** How many tables a player may have laid that are not over. */
export interface QuotaLimits {
  readonly guest: number;
  readonly member: number;
  /** Of these, where only bots play. */
  readonly botsOnly: number;
}

const QUOTAS: QuotaLimits = { guest: 20, member: 100, botsOnly: 3 };

/** Tables cost thinking and memory: each player has a share. What one player asks for is counted one after another. */
export class Quotas {
  readonly #db: LobbyDatabase;
  readonly #limits: QuotaLimits;
  readonly #inOrder = new Turnstile();

  constructor(db: LobbyDatabase, limits: Partial<QuotaLimits> = {}) {
    this.#db = db;
    this.#limits = { ...QUOTAS, ...limits };
  }

  /** Lays a table, unless the player has laid too many. */
  lay<Value>(player: StoredPlayer, act: () => Promise<Result<Value>>): Promise<Result<Value>> {
    return this.#inOrder.pass(player.id, async () => {
      const most = player.kind === 'guest' ? this.#limits.guest : this.#limits.member;
      const { tables } = await this.#count(player);
      return tables >= most
        ? refuse('TOO_MANY_TABLES', `${most} of your tables are not over yet: finish or close one first.`)
        : act();
    });
  }

  /** Lets a match begin at this table, or a bot sit down there, unless only bots would play, and that too often. */
  seatBots<Value>(
    player: StoredPlayer,
    isBotsOnly: boolean,
    act: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    if (!isBotsOnly) return act();
    return this.#inOrder.pass(player.id, async () => {
      if (player.kind === 'guest') return refuse('NOT_ALLOWED', 'A guest has to sit at a table of bots.');
      const { botsOnly } = await this.#count(player);
      return botsOnly >= this.#limits.botsOnly
        ? refuse('TOO_MANY_TABLES', 'Only bots play at too many of your tables already.')
        : act();
    });
  }

  async #count({ id }: StoredPlayer): Promise<{ readonly tables: number; readonly botsOnly: number }> {
    const { rows } = await sql<{ tables: number; botsOnly: number }>`
      select count(*)::integer as tables, (count(*) filter (
        where status = 'running'
          and not exists (select from seats where match_id = matches.id and player_id is not null)
      ))::integer as "botsOnly"
      from matches where creator = ${id} and status <> 'over'`.execute(this.#db);
    return rows[0] ?? { tables: 0, botsOnly: 0 };
  }
}

/** Whether only bots would play at a table once so many of its free seats are theirs. */
export function isBotsOnly({ seats }: TableCard, more: number): boolean {
  const free = seats.filter(({ player, bot }) => player === undefined && bot === undefined);
  return seats.every(({ player }) => player === undefined) && free.length <= more;
}
