import type { AnyGame, Viewer } from '@riposte/kernel';
import {
  type AchievementCard,
  type CreateBody,
  check,
  type GameCard,
  type MyTable,
  optionSchema,
  type Plan,
  type PresentAnswer,
  type PresentQuery,
  type Refusal,
  type Result,
  refuse,
  type SitBody,
  type TableCard,
  type TablesQuery,
} from '@riposte/protocol';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { achievementsOf, type Rewarding } from '../lobby/achievements.ts';
import { estrangedFrom } from '../lobby/blocks.ts';
import { type LobbyDatabase, withLobby } from '../lobby/schema.ts';
import type { Done, Given, Matches } from '../matches/matches.ts';
import { type Notice, subjectOf } from '../matches/notice.ts';
import type { WantedSeat } from '../matches/openings.ts';
import { cardOf, type Table } from '../matches/table.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/players.ts';
import { firstNews } from './news.ts';

/** A part of a list, and where it goes on. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** There even where nothing follows any more; then the next page is empty. */
  readonly next?: string;
}

/** What tables are shown from. */
export interface TableParts {
  readonly matches: Matches;
  readonly bus: Bus;
  readonly db: Database;
  readonly games: readonly AnyGame[];
  /** The bots that may be asked to a seat. */
  readonly bots: readonly string[];
  /** The games in which there is something to achieve. */
  readonly rewarding: readonly Rewarding[];
}

/** Tables as the HTTP API shows them: what the match service does, and a card of the table as it is then. */
export class Tables {
  readonly #matches: Matches;
  readonly #bus: Bus;
  readonly #db: Database;
  readonly #lobby: LobbyDatabase;
  readonly #games: readonly GameCard[];
  readonly #rewarding: readonly Rewarding[];

  constructor({ matches, bus, db, games, bots, rewarding }: TableParts) {
    this.#rewarding = rewarding;
    this.#bus = bus;
    this.#matches = matches;
    this.#db = db;
    this.#lobby = withLobby(db);
    this.#games = games.map((game) => gameCard(game, bots));
  }

  games(): readonly GameCard[] {
    return this.#games;
  }

  async create(player: Player, wish: CreateBody): Promise<Result<TableCard>> {
    return shown(await this.#matches.create(player.id, wish));
  }

  /**
   * Public tables with a free seat, or with a match under way, the newest first; without those of people whom the
   * player has blocked, or who have blocked the player.
   */
  async open({ game, status, after }: TablesQuery, player?: Player): Promise<Page<TableCard>> {
    const wish = {
      ...(game !== undefined && { game }),
      ...(status !== undefined && { status }),
      ...(after !== undefined && { after }),
    };
    const { items, ...rest } = pageOf(await this.#matches.lookups.openTables(wish));
    if (!player) return { items, ...rest };
    const apart = await this.#estranged(player, items);
    const isShown = (card: TableCard) => !peopleAt(card).some((one) => apart.has(one));
    return { items: items.filter(isShown), ...rest };
  }

  /** Whom of those at these tables the player has blocked or is blocked by, and whether it was the player's own block. */
  async #estranged(player: Player, cards: readonly TableCard[]): Promise<ReadonlyMap<string, boolean>> {
    const people = [...new Set(cards.flatMap(peopleAt))].filter((one) => one !== player.id);
    const apart = await estrangedFrom(this.#lobby, player.id, people);
    return new Map(apart.map(({ id, isOwn }) => [id, isOwn]));
  }

  /** A refusal where a block stands between the player and a person at the table. */
  async #blockAt(player: Player, table: string): Promise<Refusal | undefined> {
    const card = await this.show(table);
    const apart = card.ok ? await this.#estranged(player, [card.value]) : new Map<string, boolean>();
    if (apart.size === 0) return undefined;
    return [...apart.values()].includes(true)
      ? refuse('NOT_ALLOWED', 'You have blocked a player at this table.')
      : refuse('NOT_ALLOWED', 'You cannot play at this table.');
  }

  show(table: string): Promise<Result<TableCard>> {
    return this.#matches.lookups.table(table);
  }

  async sit(player: Player, table: string, wanted: SitBody): Promise<Result<TableCard>> {
    return (await this.#blockAt(player, table)) ?? shown(await this.#matches.sit(table, player, wanted));
  }

  async showNonce(player: Player, table: string, nonce: string): Promise<Result<TableCard>> {
    return shown(await this.#matches.openings.showNonce(table, player.id, nonce));
  }

  async seatBot(
    player: Player,
    table: string,
    wanted: WantedSeat & { bot: string },
  ): Promise<Result<TableCard>> {
    return shown(await this.#matches.openings.askBot(table, player.id, wanted));
  }

  plan(player: Player, table: string, choices: readonly unknown[]): Promise<Result<Plan>> {
    return this.#matches.plan(table, player.id, choices);
  }

  planOf(player: Player, table: string): Promise<Result<Plan>> {
    return this.#matches.planOf(table, player.id);
  }

  async leave(player: Player, table: string): Promise<Result<TableCard>> {
    const left = await this.#matches.leave(table, player.id);
    return left.ok ? this.show(table) : left;
  }

  async comeBack(player: Player, table: string): Promise<Result<TableCard>> {
    const back = await this.#matches.comeBack(table, player.id);
    return back.ok ? this.show(table) : back;
  }

  async begin(player: Player, table: string): Promise<Result<TableCard>> {
    return shown(await this.#matches.openings.begin(table, player.id));
  }

  async close(player: Player, table: string): Promise<Result<TableCard>> {
    return shown(await this.#matches.openings.close(table, player.id));
  }

  async rematch(player: Player, table: string): Promise<Result<TableCard>> {
    const blocked = await this.#blockAt(player, table);
    if (blocked) return blocked;
    const next = await this.#matches.openings.rematch(table, player.id);
    return next.ok ? this.show(next.value) : next;
  }

  choose(player: Player, table: string, given: Given): Promise<Result<Done>> {
    return this.#matches.choose(table, player.id, given);
  }

  /** What a player, or a stranger, knows now; waits for news where that is asked for. */
  async present(
    player: Player | undefined,
    table: string,
    { as, after, wait = 0 }: PresentQuery,
    isHurried: () => boolean,
  ): Promise<Result<PresentAnswer>> {
    const viewer = as ?? (await this.#ownViewer(player, table));
    const look = async (): Promise<Result<PresentAnswer>> => {
      const seen = await this.#matches.lookups.look(table, viewer, player?.id);
      return seen.ok ? { ok: true, value: answerOf(seen.value) } : seen;
    };
    const isNews = (seen: Result<PresentAnswer>) =>
      !seen.ok || seen.value.seq !== after || seen.value.table.status === 'over';
    return firstNews(this.#bus, subjectOf(table, viewer), look, isNews, { seconds: wait, isHurried });
  }

  async #ownViewer(player: Player | undefined, table: string): Promise<Viewer> {
    const card = player && (await this.show(table));
    const own = card?.ok ? card.value.seats.find((seat) => seat.player?.id === player?.id) : undefined;
    return own?.seat ?? 'spectator';
  }

  /** The text of the replay of a match that is over. */
  replay(table: string): Promise<Result<string>> {
    return this.#matches.lookups.replay(table);
  }

  /** The tables of a player, the latest first; private ones are shown to the player alone. */
  async history(player: string, isOwn: boolean, after: string | undefined): Promise<Page<TableCard>> {
    const all = await this.#matches.lookups.tablesOf(player, after === undefined ? {} : { after });
    const { items, ...rest } = pageOf(all);
    return { items: items.filter(({ visibility }) => isOwn || visibility === 'public'), ...rest };
  }

  /** The tables of a player that are not over, what waits for them first. */
  unfinished(player: string): Promise<readonly MyTable[]> {
    return this.#matches.lookups.unfinishedOf(player);
  }

  achievements(player: string): Promise<readonly AchievementCard[]> {
    return achievementsOf(this.#db, player, this.#rewarding);
  }
}

/** The host and those who sit there. */
function peopleAt({ host, seats }: TableCard): readonly string[] {
  return [...(host === undefined ? [] : [host]), ...seats.flatMap(({ player }) => player?.id ?? [])];
}

function answerOf(notices: readonly Notice[]): PresentAnswer {
  const about = notices.find((notice) => notice.type === 'table');
  const present = notices.find((notice) => notice.type === 'present');
  if (!about) throw new Error('the table is missing');
  // What the kernel gives may not be changed; the schema cannot say so.
  return { seq: about.seq, table: about.table, ...(present && { present: present as PresentCard }) };
}

type PresentCard = NonNullable<PresentAnswer['present']>;

function shown(table: Result<Table>): Result<TableCard> {
  return table.ok ? { ok: true, value: cardOf(table.value) } : table;
}

function pageOf(items: readonly TableCard[]): Page<TableCard> {
  const last = items.at(-1);
  return { items, ...(last && { next: last.id }) };
}

function gameCard({ id, name, rulesVersion, options }: AnyGame, bots: readonly string[]): GameCard {
  const table = check(z.record(z.string(), optionSchema), options);
  if (!table.ok) throw new Error(`the options of ${id} cannot be shown: ${table.why.text}`);
  return { id, name, rulesVersion, options: table.value, bots: [...bots] };
}
