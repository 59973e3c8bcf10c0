import type { AnyGame, Viewer } from '@riposte/kernel';
import {
  type AchievementCard,
  type CreateBody,
  check,
  type GameDescription,
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
import { noteVisit } from '../lobby/reports.ts';
import { type LobbyDatabase, withLobby } from '../lobby/schema.ts';
import type { Visitor } from '../matches/invitations.ts';
import type { Done, GivenChoice, Matches } from '../matches/matches.ts';
import { type Notice, subjectOf } from '../matches/notice.ts';
import type { WantedSeat } from '../matches/openings.ts';
import { cardOf, type Table } from '../matches/table.ts';
import type { Database } from '../store/database.ts';
import type { StoredPlayer } from '../store/players.ts';
import { Cursors } from './cursors.ts';
import { firstNews } from './news.ts';

/** A part of a list, and where it goes on. */
export interface TablePage<Item> {
  readonly items: readonly Item[];
  /** There even where nothing follows any more; then the next page is empty. */
  readonly next?: string;
}

/** What cursors call the list of public tables. */
const LOBBY = 'tables';

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
  /** What cursors are encrypted with; the same on all nodes. */
  readonly secret: string;
}

/** Tables as the HTTP API shows them: what the match service does, and a card of the table as it is then. */
export class Tables {
  readonly #matches: Matches;
  readonly #bus: Bus;
  readonly #db: Database;
  readonly #lobby: LobbyDatabase;
  readonly #games: readonly GameDescription[];
  readonly #rewarding: readonly Rewarding[];
  readonly #cursors: Cursors;

  constructor({ matches, bus, db, games, bots, rewarding, secret }: TableParts) {
    this.#rewarding = rewarding;
    this.#cursors = new Cursors(secret);
    this.#bus = bus;
    this.#matches = matches;
    this.#db = db;
    this.#lobby = withLobby(db);
    this.#games = games.map((game) => gameCard(game, bots));
  }

  games(): readonly GameDescription[] {
    return this.#games;
  }

  async create(player: StoredPlayer, wish: CreateBody, site: string): Promise<Result<TableCard>> {
    return shown(await this.#matches.create(player.id, { ...wish, site }));
  }

  /**
   * Public tables with a free seat, a few of each host and site, or with a match under way, the newest first; without those of people whom the
   * player has blocked, or who have blocked the player.
   */
  async open(
    { game, status, after }: TablesQuery,
    player?: StoredPlayer,
  ): Promise<Result<TablePage<TableCard>>> {
    const from = this.#placeIn(LOBBY, after);
    if (!from.ok) return from;
    const wish = {
      ...(game !== undefined && { game }),
      ...(status !== undefined && { status }),
      ...(from.value !== undefined && { after: from.value }),
    };
    const { items, ...rest } = this.#pageOf(LOBBY, await this.#matches.lookups.openTables(wish));
    if (!player) return { ok: true, value: { items, ...rest } };
    const apart = await this.#estranged(player, items);
    const isShown = (card: TableCard) => !peopleAt(card).some((one) => apart.has(one));
    return { ok: true, value: { items: items.filter(isShown), ...rest } };
  }

  #placeIn(list: string, cursor: string | undefined): Result<string | undefined> {
    return cursor === undefined ? { ok: true, value: undefined } : this.#cursors.open(list, cursor);
  }

  #pageOf(list: string, items: readonly TableCard[]): TablePage<TableCard> {
    const last = items.at(-1);
    return { items, ...(last && { next: this.#cursors.close(list, last.id) }) };
  }

  /** Whom of those at these tables the player has blocked or is blocked by, and whether it was the player's own block. */
  async #estranged(player: StoredPlayer, cards: readonly TableCard[]): Promise<ReadonlyMap<string, boolean>> {
    const people = [...new Set(cards.flatMap(peopleAt))].filter((one) => one !== player.id);
    const apart = await estrangedFrom(this.#lobby, player.id, people);
    return new Map(apart.map(({ id, isOwn }) => [id, isOwn]));
  }

  /** A refusal where a block stands between the player and a person at the table. */
  async #blockAt(player: StoredPlayer, card: TableCard): Promise<Refusal | undefined> {
    const apart = await this.#estranged(player, [card]);
    if (apart.size === 0) return undefined;
    return [...apart.values()].includes(true)
      ? refuse('NOT_ALLOWED', 'You have blocked a player at this table.')
      : refuse('NOT_ALLOWED', 'You cannot play at this table.');
  }

  show(visitor: Visitor, table: string): Promise<Result<TableCard>> {
    return this.#matches.lookups.table(table, visitor);
  }

  /** The key in the link to a private table; a public one has none. */
  invitation(visitor: Visitor, table: string): Promise<Result<string | undefined>> {
    return this.#matches.lookups.invitation(table, visitor);
  }

  async sit(player: StoredPlayer, table: string, wanted: SitBody, key?: string): Promise<Result<TableCard>> {
    const before = await this.show({ player: player.id, key }, table);
    if (!before.ok) return before;
    const blocked = await this.#blockAt(player, before.value);
    return blocked ?? shown(await this.#matches.sit(table, player, wanted, key));
  }

  async showNonce(player: StoredPlayer, table: string, nonce: string): Promise<Result<TableCard>> {
    return shown(await this.#matches.openings.showNonce(table, player.id, nonce));
  }

  async seatBot(
    player: StoredPlayer,
    table: string,
    wanted: WantedSeat & { bot: string },
  ): Promise<Result<TableCard>> {
    return shown(await this.#matches.openings.askBot(table, player.id, wanted));
  }

  plan(player: StoredPlayer, table: string, choices: readonly unknown[]): Promise<Result<Plan>> {
    return this.#matches.plan(table, player.id, choices);
  }

  planOf(player: StoredPlayer, table: string): Promise<Result<Plan>> {
    return this.#matches.planOf(table, player.id);
  }

  async leave(visitor: Visitor & { readonly player: string }, table: string): Promise<Result<TableCard>> {
    const before = await this.show(visitor, table);
    if (!before.ok) return before;
    const left = await this.#matches.leave(table, visitor.player);
    // Who has just got up sees the free seat, even if they would need the key from now on.
    return left.ok ? this.#matches.lookups.card(table) : left;
  }

  async comeBack(player: StoredPlayer, table: string): Promise<Result<TableCard>> {
    const back = await this.#matches.comeBack(table, player.id);
    return back.ok ? this.show({ player: player.id }, table) : back;
  }

  async begin(player: StoredPlayer, table: string): Promise<Result<TableCard>> {
    return shown(await this.#matches.openings.begin(table, player.id));
  }

  async close(player: StoredPlayer, table: string): Promise<Result<TableCard>> {
    return shown(await this.#matches.openings.close(table, player.id));
  }

  async rematch(player: StoredPlayer, table: string, site: string): Promise<Result<TableCard>> {
    const visitor = { player: player.id };
    const before = await this.show(visitor, table);
    if (!before.ok) return before;
    const blocked = await this.#blockAt(player, before.value);
    if (blocked) return blocked;
    const next = await this.#matches.openings.rematch(table, player.id, site);
    return next.ok ? this.show(visitor, next.value) : next;
  }

  choose(player: StoredPlayer, table: string, given: GivenChoice): Promise<Result<Done>> {
    return this.#matches.choose(table, player.id, given);
  }

  /** What a player, or a stranger, knows now; waits for news where that is asked for. */
  async present(
    visitor: Visitor,
    table: string,
    { as, after, wait = 0 }: PresentQuery,
    isHurried: () => boolean,
  ): Promise<Result<PresentAnswer>> {
    const viewer = as ?? (await this.#ownViewer(visitor, table));
    // Once a request: who watches may report what they have seen.
    let watcher = viewer === 'spectator' ? visitor.player : undefined;
    const look = async (): Promise<Result<PresentAnswer>> => {
      const seen = await this.#matches.lookups.look(table, viewer, visitor);
      if (seen.ok && watcher !== undefined) {
        await noteVisit(this.#lobby, table, watcher);
        watcher = undefined;
      }
      return seen.ok ? { ok: true, value: answerOf(seen.value) } : seen;
    };
    const isNews = (seen: Result<PresentAnswer>) =>
      !seen.ok || seen.value.seq !== after || seen.value.table.status === 'over';
    return firstNews(this.#bus, subjectOf(table, viewer), look, isNews, { seconds: wait, isHurried });
  }

  async #ownViewer({ player }: Visitor, table: string): Promise<Viewer> {
    const card = player === undefined ? undefined : await this.show({ player }, table);
    const own = card?.ok ? card.value.seats.find((seat) => seat.player?.id === player) : undefined;
    return own?.seat ?? 'spectator';
  }

  /** The text of the replay of a match that is over. */
  async replay(visitor: Visitor, table: string): Promise<Result<string>> {
    const seen = await this.show(visitor, table);
    return seen.ok ? this.#matches.lookups.replay(table) : seen;
  }

  /** The tables of a player, the latest first; private ones are shown to the player alone. */
  async history(player: string, isOwn: boolean, cursor?: string): Promise<Result<TablePage<TableCard>>> {
    const list = `player ${player}`;
    const from = this.#placeIn(list, cursor);
    if (!from.ok) return from;
    const cards = await this.#matches.lookups.tablesOf(player, { after: from.value, isOwn });
    return { ok: true, value: this.#pageOf(list, cards) };
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

function gameCard({ id, name, rulesVersion, options }: AnyGame, bots: readonly string[]): GameDescription {
  const table = check(z.record(z.string(), optionSchema), options);
  if (!table.ok) throw new Error(`the options of ${id} cannot be shown: ${table.why.text}`);
  return { id, name, rulesVersion, options: table.value, bots: [...bots] };
}
