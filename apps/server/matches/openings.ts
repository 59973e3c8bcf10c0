import { hasShown, isNonce, isSeal, parseOptions, pathTo, type Seat, withNonce } from '@riposte/kernel';
import { type CreateBody, type Result, refuse, type SitBody } from '@riposte/protocol';
import type { Database } from '../store/database.ts';
import type { StoredPlayer } from '../store/players.ts';
import { playerNow } from '../store/suspensions.ts';
import { type Found, findTable, readDeal, readDealing, readLog } from './archive.ts';
import { brokenLines, linesAfter } from './dealing.ts';
import { mayEnter, passKey, type Visitor } from './invitations.ts';
import { freeSeats, openTable, type WrittenLine, writeLines } from './ledger.ts';
import type { Line } from './line.ts';
import type { Service } from './service.ts';
import { type Holder, seatOf, type Table } from './table.ts';
import { Turnstile } from './turnstile.ts';
import { awayLines, isAway } from './vacations.ts';

/** What a table is opened with; seats may be kept for players. */
export interface NewTable extends CreateBody {
  readonly kept?: Readonly<Record<number, string>>;
  /** From where it is laid, as `siteKey` has it. */
  readonly site?: string;
}

/** A seat, if it matters which. */
export interface WantedSeat {
  readonly seat?: Seat | undefined;
}

/** Makes the lines that are to be written to a table whose row is locked, and changes what else changes with them. */
type Deed = (db: Database) => Promise<Result<readonly Line[]>>;

/**
 * Whether something may be done at a table; nothing where it is done already. It only reads: what is asked for is judged
 * before the row is locked, so that nobody who is refused holds it, and once more when it is.
 */
type Judge = (found: Found, db: Database) => Result<Deed | undefined> | Promise<Result<Deed | undefined>>;

/** What came of that. */
interface Judged {
  readonly found: Found;
  readonly deed: Deed | undefined;
}

/** Who wants something written, if not the service itself, and whether it takes the rules of the match. */
interface Asker {
  readonly visitor?: Visitor | undefined;
  readonly isAnyRules?: boolean;
}

/** So often a player may sit down at one table: who comes and goes makes its log longer and the match no nearer. */
export const MOST_SITTINGS = 20;

const DONE_ALREADY = { ok: true, value: undefined } as const;

/** Tables before the deal, and after the end: what happens there is rare, and done in transactions. */
export class Openings {
  readonly #service: Service;
  /** A table is arranged over one connection at a time: many who want the same row leave the others to others. */
  readonly #turnstile = new Turnstile();

  constructor(service: Service) {
    this.#service = service;
  }

  async create(host: string, wanted: NewTable): Promise<Result<Table>> {
    const { db, findGame, time } = this.#service;
    const game = findGame(wanted.game);
    if (!game) return refuse('NO_SUCH_GAME');
    if (wanted.clock?.type === 'turn' && !game.turn)
      return refuse('BAD_OPTION', 'This game counts no turns.');
    const options = parseOptions(game.options, wanted.options ?? {});
    if (!options.ok) return options;
    const { clock = { type: 'none' }, fullViewAfter, kept, visibility = 'public' } = wanted;
    const terms = { clock, fullViewAfter, kept };
    const setting = { game, options: options.value, terms, visibility, host };
    const now = await time.now();
    const opened = await db.transaction().execute(async (inside): Promise<Result<Table>> => {
      const player = await playerNow(inside, host);
      if (!player.ok) return player;
      const { table } = await openTable(inside, setting, now, wanted.site);
      return { ok: true, value: table };
    });
    if (opened.ok && visibility === 'public') this.#service.lists.changed(game.id);
    return opened;
  }

  /** Sits down, bound to a nonce; when the last one has done so the deal is made. */
  async sit(id: string, player: StoredPlayer, wanted: SitBody, key?: string): Promise<Result<Table>> {
    const bound = 'seal' in wanted ? { seal: wanted.seal } : { nonce: wanted.nonce };
    if (bound.seal === undefined ? !isNonce(bound.nonce) : !isSeal(bound.seal)) {
      return refuse('BAD_NONCE', 'Hex digits are needed: 64 for a seal, 32 for a nonce.');
    }
    const judge: Judge = ({ table, row }) => {
      const own = seatOf(table, player.id);
      if (own !== undefined && (wanted.seat ?? own) === own) return DONE_ALREADY;
      if (own !== undefined) return refuse('ALREADY_SEATED');
      const seat = seatFor(table, wanted.seat, player.id);
      if (!seat.ok) return seat;
      const deed: Deed = async (db) => {
        const now = await playerNow(db, player.id);
        if (!now.ok) return now;
        if ((await sittings(db, row, player.id)) >= MOST_SITTINGS) return refuse('TOO_OFTEN');
        const isByLetter = table.setting.terms.clock.type === 'correspondence';
        if (isByLetter && (await isAway(db, player.id, await this.#service.time.now()))) {
          return refuse('NOT_ALLOWED', 'You are away: say that you are back before you sit down.');
        }
        await this.#seat(db, table, seat.value, { player_id: player.id, ...bound });
        const { id, name, kind } = now.value;
        const line: Line = { type: 'sat', seat: seat.value, player: { id, name, kind } };
        return { ok: true, value: await withDeal(db, table, line) };
      };
      return { ok: true, value: deed };
    };
    return this.#arrange(id, judge, { visitor: { player: player.id, key } });
  }

  /** The host asks a bot to a seat. */
  async askBot(
    id: string,
    host: string,
    { seat, bot }: WantedSeat & { readonly bot: string },
  ): Promise<Result<Table>> {
    if (!this.#service.bots.includes(bot)) return refuse('NO_SUCH_BOT');
    const judge: Judge = ({ table }) => {
      if (table.setting.host !== host) return refuse('NOT_ALLOWED');
      const wanted = seatFor(table, seat, host);
      if (!wanted.ok) return wanted;
      const deed: Deed = async (db) => {
        await this.#seat(db, table, wanted.value, { bot });
        const line: Line = { type: 'botSat', seat: wanted.value, bot };
        return { ok: true, value: await withDeal(db, table, line) };
      };
      return { ok: true, value: deed };
    };
    return this.#arrange(id, judge, { visitor: { player: host } });
  }

  /** A seat shows the nonce it is bound to; with the last one the match begins. */
  async showNonce(id: string, player: string, nonce: string): Promise<Result<Table>> {
    const judge: Judge = async ({ table, row }, db) => {
      const seat = seatOf(table, player);
      if (seat === undefined) return refuse('NOT_SEATED');
      const { status, dealing, seats } = table;
      if (status === 'open') return refuse('NOT_FULL');
      // What comes again because its answer was lost does no harm.
      const isAgain = dealing
        ? hasShown(dealing, seat, nonce)
        : table.match && (await readDeal(db, row)).nonces[seat] === nonce;
      if (isAgain) return DONE_ALREADY;
      if (!dealing) return refuse('ALREADY_STARTED');
      const next = withNonce(dealing, seat, nonce);
      return next ? lines({ type: 'shown', seat, nonce }, ...linesAfter(next, seats)) : refuse('BAD_NONCE');
    };
    return this.#arrange(id, judge, { visitor: { player } });
  }

  /** Goes on without the seats that have not shown their nonce in time. */
  async breakOff(id: string): Promise<Result<Table>> {
    const now = await this.#service.time.now();
    return this.#arrange(id, ({ table: { dealing, seats } }) =>
      dealing !== undefined && dealing.until <= now ? lines(...brokenLines(dealing, seats)) : DONE_ALREADY,
    );
  }

  /** Stands up before the match has begun; once all are bound the seat is kept, and nobody waits for its nonce. */
  async standUp(id: string, player: string): Promise<Result<Table>> {
    return this.#arrange(id, ({ table }) => {
      const { status, dealing, seats } = table;
      if (status !== 'open' && !dealing) return refuse('ALREADY_STARTED');
      const seat = seatOf(table, player);
      if (seat === undefined) return DONE_ALREADY;
      if (dealing) {
        if (seats[seat]?.left !== undefined) return DONE_ALREADY;
        const without = seats.map((one, index): Holder => (index === seat ? { ...one, left: 0 } : one));
        return lines({ type: 'left', seat }, ...linesAfter(dealing, without));
      }
      const deed: Deed = async (db) => {
        await db.deleteFrom('seats').where('match_id', '=', id).where('seat', '=', seat).execute();
        return { ok: true, value: [{ type: 'stoodUp', seat }] };
      };
      return { ok: true, value: deed };
    });
  }

  /** The host begins before every seat is taken, once the least that the game needs are. */
  async begin(id: string, host: string): Promise<Result<Table>> {
    const judge: Judge = ({ table }) => {
      if (table.setting.host !== host) return refuse('NOT_ALLOWED');
      if (table.status !== 'open') return refuse('ALREADY_STARTED');
      const free = freeSeats(table);
      const taken = table.seats.length - free.length;
      const [least] = table.setting.game.seatRange(table.setting.options);
      // The seats of a match are numbered without gaps.
      const isLast = free.every((seat) => seat >= taken);
      const deed: Deed = async (db) => ({ ok: true, value: await dealLines(db, table) });
      return taken >= least && isLast ? { ok: true, value: deed } : refuse('NOT_FULL');
    };
    return this.#arrange(id, judge, { visitor: { player: host } });
  }

  /** The host closes a table at which nothing has begun; so does the service, with no host, after a long time. */
  async close(id: string, host?: string): Promise<Result<Table>> {
    return this.#close(
      id,
      ({ status, setting }) => {
        if (host !== undefined && setting.host !== host) return refuse('NOT_ALLOWED');
        return status === 'open' ? { ok: true, value: { type: 'closed' } } : refuse('ALREADY_STARTED');
      },
      host,
    );
  }

  /** A moderator closes a table whose match has not begun, and says why. */
  async closeFor(id: string, reason: string): Promise<Result<Table>> {
    return this.#close(id, ({ status }) =>
      status === 'open' || status === 'dealing'
        ? { ok: true, value: { type: 'closed', reason } }
        : refuse('ALREADY_STARTED'),
    );
  }

  async #close(id: string, lineOf: (table: Table) => Result<Line>, host?: string): Promise<Result<Table>> {
    const judge: Judge = ({ table }) => {
      if (table.ending?.by === 'closed') return DONE_ALREADY;
      const line = lineOf(table);
      return line.ok ? lines(line.value) : line;
    };
    const visitor = host === undefined ? undefined : { player: host };
    return this.#arrange(id, judge, { isAnyRules: true, visitor });
  }

  /** Opens the next table of the same people, each one seat further; gives the table there is, if there is one. */
  async rematch(id: string, player: string, site?: string): Promise<Result<string>> {
    const now = await this.#service.time.now();
    let opened: WrittenLine | undefined;
    const judge: Judge = ({ table }) => {
      if (table.status !== 'over' || !table.match) return refuse('NOT_FINISHED');
      if (seatOf(table, player) === undefined) return refuse('NOT_SEATED');
      if (table.rematch !== undefined) return DONE_ALREADY;
      const deed: Deed = async (db) => {
        const asker = await playerNow(db, player);
        if (!asker.ok) return asker;
        opened = await this.#again(db, table, { host: player, site }, now);
        return { ok: true, value: [{ type: 'rematch', match: opened.table.setting.id }] };
      };
      return { ok: true, value: deed };
    };
    const old = await this.#arrange(id, judge, { visitor: { player } });
    if (!old.ok) return old;
    if (opened) this.#announce(undefined, opened);
    const { rematch } = old.value;
    return rematch === undefined ? refuse('NO_SUCH_TABLE') : { ok: true, value: rematch };
  }

  async #again(
    db: Database,
    { setting, seats }: Table,
    { host, site }: { readonly host: string; readonly site: string | undefined },
    now: number,
  ): Promise<WrittenLine> {
    const moved = seats.map((_, index) => seats[(index + 1) % seats.length] ?? {});
    const kept = Object.fromEntries(
      moved.flatMap(({ player }, index) => (player ? [[index, player.id] as const] : [])),
    );
    const { id: follows, rulesVersion: _version, commitment: _old, createdAt: _then, ...same } = setting;
    const terms = { ...setting.terms, kept, follows };
    const found = await openTable(db, { ...same, host, terms }, now, site);
    await passKey(db, follows, found.row.id);
    const lines: Line[] = [];
    for (const seat of freeSeats(found.table)) {
      const { player, bot } = moved[seat] ?? {};
      if (player || bot === undefined) continue;
      await this.#seat(db, found.table, seat, { bot });
      lines.push({ type: 'botSat', seat, bot });
    }
    return writeLines(db, found, lines, now);
  }

  /** Writes what may be done while the row is locked, and announces it when that is committed. */
  async #arrange(id: string, judge: Judge, asker: Asker = {}): Promise<Result<Table>> {
    const seen = await this.#judge(this.#service.db, id, judge, { ...asker, lock: false });
    if (!seen.ok) return seen;
    if (!seen.value.deed) return { ok: true, value: seen.value.found.table };
    return this.#turnstile.pass(id, () => this.#arrangeLocked(id, judge, asker));
  }

  async #arrangeLocked(id: string, judge: Judge, asker: Asker): Promise<Result<Table>> {
    const { db, time } = this.#service;
    const now = await time.now();
    const done = await db
      .transaction()
      .execute(async (inside): Promise<Result<WrittenLine & { before: Table }>> => {
        const seen = await this.#judge(inside, id, judge, { ...asker, lock: true });
        if (!seen.ok) return seen;
        const { found, deed } = seen.value;
        const before = found.table;
        const planned = (await deed?.(inside)) ?? { ok: true, value: [] };
        if (!planned.ok) return planned;
        if (planned.value.length === 0) return { ok: true, value: { before, table: before, notices: [] } };
        const begins = planned.value.some(({ type }) => type === 'began');
        const all = [...planned.value, ...(begins ? await awayLines(inside, before, now) : [])];
        const written = await writeLines(inside, found, all.map(this.#inHistory), now);
        return { ok: true, value: { before, ...written } };
      });
    if (!done.ok) return done;
    const { before, table } = done.value;
    this.#service.metrics?.countBrokenOff((table.brokenOff ?? 0) - (before.brokenOff ?? 0));
    this.#announce(before, done.value);
    return { ok: true, value: table };
  }

  async #judge(
    db: Database,
    id: string,
    judge: Judge,
    { isAnyRules = false, visitor, lock }: Asker & { readonly lock: boolean },
  ): Promise<Result<Judged>> {
    const found = await findTable(db, this.#service.findGame, id, { lock });
    if (!found.ok) return found;
    const { table } = found.value;
    if (visitor && !(await mayEnter(db, table, visitor))) return refuse('NO_SUCH_TABLE');
    if (!isAnyRules && !canGoOn(table)) return refuse('OTHER_RULES');
    const deed = await judge(found.value, db);
    return deed.ok ? { ok: true, value: { found: found.value, deed: deed.value } } : deed;
  }

  /** A match begins in the history in which the database is. */
  readonly #inHistory = (line: Line): Line => {
    const { id, isFirst } = this.#service.history();
    return line.type === 'began' && !isFirst ? { ...line, history: id } : line;
  };

  #announce(before: Table | undefined, { table, notices }: WrittenLine): void {
    const { outbox, cache } = this.#service;
    cache.keep(table);
    outbox.put({ before, table, notices });
  }

  async #seat(
    db: Database,
    { setting }: Table,
    seat: Seat,
    who: {
      readonly player_id?: string;
      readonly bot?: string;
      readonly seal?: string;
      readonly nonce?: string;
    },
  ): Promise<void> {
    const none = { player_id: null, bot: null, seal: null, nonce: null, nonces: null };
    await db
      .insertInto('seats')
      .values({ match_id: setting.id, seat, ...none, ...who })
      .execute();
  }
}

/** Lines that need nothing but a table whose row is locked. */
function lines(...all: readonly Line[]): Result<Deed> {
  return { ok: true, value: async () => ({ ok: true, value: all }) };
}

/** Whether the rules of this node can go on with a table: with a newer one only those can that laid it. */
function canGoOn({ status, setting: { game, rulesVersion } }: Table): boolean {
  return status === 'over' || pathTo(game, rulesVersion) !== undefined;
}

/** The line by which a seat is taken, and what follows if no seat is free after it. */
async function withDeal(db: Database, table: Table, line: Line): Promise<readonly Line[]> {
  return freeSeats(table).length === 1 ? [line, ...(await dealLines(db, table))] : [line];
}

/** The seats are bound now; where all nonces were given openly the match begins at once. */
async function dealLines(db: Database, { setting, seats }: Table): Promise<readonly Line[]> {
  const dealing = await readDealing(db, setting.id);
  const follows = linesAfter(dealing, seats);
  if (follows.length > 0) return follows;
  const seals = dealing.parts.map(({ seal }) => seal);
  return [{ type: 'dealing', seals, nonces: dealing.parts.map(({ nonces }) => nonces[0] ?? '') }];
}

/** The seat that a player can have: the one they named, the one kept for them, or any. */
function seatFor(table: Table, wanted: Seat | undefined, player: string): Result<Seat> {
  if (table.status !== 'open') return refuse('ALREADY_STARTED');
  if (wanted !== undefined && !table.seats[wanted]) return refuse('NOT_A_SEAT');
  const { kept = {} } = table.setting.terms;
  const free = freeSeats(table);
  const open = free.filter((seat) => (kept[seat] ?? player) === player);
  const seat = wanted ?? open.find((one) => kept[one] === player) ?? open[0];
  if (seat === undefined || !free.includes(seat)) return refuse('SEAT_TAKEN');
  return open.includes(seat)
    ? { ok: true, value: seat }
    : refuse('NOT_ALLOWED', 'That seat is kept for another player.');
}

/** How often a player has sat down at a table. */
async function sittings(db: Database, { id, seq }: Found['row'], player: string): Promise<number> {
  const log = await readLog(db, id, 0, seq);
  return log.filter(({ line }) => line.type === 'sat' && line.player.id === player).length;
}
