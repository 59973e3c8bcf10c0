import { type AnyChoice, type AnyGame, authorityOf, type Question, type Seat } from '@riposte/kernel';
import { type Plan, type Result, refuse, type SitBody } from '@riposte/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Rewarding } from '../lobby/achievements.ts';
import type { Metrics } from '../metrics.ts';
import type { Appends } from '../store/appends.ts';
import type { Database } from '../store/database.ts';
import { FIRST_HISTORY, type StoreHistory } from '../store/histories.ts';
import type { StoredPlayer } from '../store/players.ts';
import { isSpoken, type Spoken, spokenIn } from '../store/speakers.ts';
import type { ServiceTime, Waits } from '../time/serviceClock.ts';
import { findRow, findTable, readLog } from './archive.ts';
import { tooMany } from './asides.ts';
import { linesAround } from './checkpoint.ts';
import { type AskTable, Conductor, type FindSeat } from './conductor.ts';
import { Forgetting } from './forgetting.ts';
import { askPlan, planOf } from './intentions.ts';
import { Lookups } from './lookups.ts';
import { headOf } from './notice.ts';
import { type NewTable, Openings } from './openings.ts';
import { Outbox } from './outbox.ts';
import { Past } from './past.ts';
import {
  type AskedTable,
  answerToTakeback,
  askAnswer,
  askDraw,
  askHandOver,
  askLeave,
  askResign,
  askReturn,
  type HandOver,
  heldSeat,
  ownSeat,
} from './requests.ts';
import { Results } from './results.ts';
import { resumptionOf } from './resumption.ts';
import { Sealing } from './sealing.ts';
import type { Service } from './service.ts';
import { Slices } from './slices.ts';
import { botTurnsOf, type Table } from './table.ts';
import { TableCache } from './tableCache.ts';
import { TableLists } from './tableLists.ts';
import { Vacations } from './vacations.ts';

export interface MatchesOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly time: ServiceTime;
  readonly appends: Appends;
  readonly games: readonly AnyGame[];
  readonly bots: readonly string[];
  /** The games in which there is something to achieve. */
  readonly rewarding?: readonly Rewarding[];
  /** The bot that plays on where a player's time is over. */
  readonly standIn?: string;
  /** How long, in service milliseconds, the seat of a player who left is kept. */
  readonly patience?: number;
  /** The history in which the database is now; where it is not asked, it has only one. */
  readonly history?: () => StoreHistory;
  readonly metrics?: Metrics;
  /** Is told what went wrong when news were published; they are committed, and the head check finds them. */
  readonly onError?: (error: unknown) => void;
  /** How many running matches are kept in memory. */
  readonly cached?: number;
}

/** An answer to a decision of the game. */
export interface GivenChoice {
  /** The question or offer that is answered. */
  readonly decision: string;
  readonly choice: unknown;
}

/** What is done stands in the store; a viewer who has seen this notice has seen it. */
export interface Done {
  readonly seq: number;
}

/** What a bot is asked, and all it may know. */
export interface BotTurn {
  readonly type: 'turn';
  readonly game: AnyGame;
  readonly bot: string;
  readonly view: unknown;
  readonly question: Question<AnyChoice>;
  readonly offers: readonly Question<AnyChoice>[];
}

/** A match is played by other rules, which another node speaks. */
export interface HeldElsewhere {
  readonly type: 'elsewhere';
  readonly game: string;
  readonly rulesVersion: string;
}

const STAND_IN = 'level-3';
const PATIENCE = 60_000;
const CACHED = 2_000;

/**
 * So many requests of one player about one match may wait at once. All stand in one line, and who waits there for a
 * second has their clock stand still: nobody fills it to think meanwhile, or to keep the opponent waiting.
 */
export const MOST_AT_ONCE = 16;

const OUT_OF_DATE = refuse('OUT_OF_DATE', 'Something has happened since: look again.');

/** Everything that can be done with tables and the matches played there. Any number of these may share a store. */
export class Matches {
  readonly openings: Openings;
  readonly forgetting: Forgetting;
  readonly lookups: Lookups;
  readonly vacations: Vacations;
  /** The rules of this node. */
  readonly spoken: Spoken;
  readonly #service: Service;
  readonly #conductor: Conductor;
  /** How many requests of a player about a match are waiting. */
  readonly #waiting = new Map<string, number>();

  constructor(options: MatchesOptions) {
    const { games, bus, onError = raise, standIn = STAND_IN, ...rest } = options;
    const { patience = PATIENCE, cached = CACHED, history = () => FIRST_HISTORY, ...others } = rest;
    const { rewarding: earning = [], ...parts } = others;
    this.spoken = spokenIn(games);
    const findGame = (id: string) => games.find((game) => game.id === id);
    const cache = new TableCache(cached);
    const lists = new TableLists(bus);
    const outbox = new Outbox({ bus, lists, onError });
    const slices = new Slices();
    const sealing = new Sealing({ db: parts.db, findGame, slices });
    const gameIds = games.map(({ id }) => id);
    const own = { findGame, gameIds, cache, lists, outbox, slices, sealing, onError };
    const results = new Results({ db: parts.db, rewarding: earning, onError });
    this.#service = { ...parts, ...own, results, standIn, patience, history };
    this.#conductor = new Conductor(this.#service);
    this.openings = new Openings(this.#service);
    this.forgetting = new Forgetting(this.#service);
    this.lookups = new Lookups(this.#service);
    this.vacations = new Vacations(this.#service);
  }

  /** Whose time runs out while what they asked for waits here; `now` is service time. */
  waits(now: number): Waits {
    return this.#conductor.delays.waits(now);
  }

  /** Resolves when all that is under way has been written and published. */
  async settled(): Promise<void> {
    await this.#conductor.settled();
    await this.#service.appends.settled();
    await this.#service.outbox.settled();
  }

  choose(id: string, player: string, { decision, choice }: GivenChoice): Promise<Result<Done>> {
    return this.#play(id, player, (_table, seat) => ({
      ok: true,
      value: { type: 'choice', seat, id: decision, choice },
    }));
  }

  /** Takes the seat's last choice back, as long as that is free; `seq` is the last notice the seat has seen. */
  undo(id: string, player: string, seq: number): Promise<Result<Done>> {
    return this.#play(
      id,
      player,
      async (table, seat) =>
        (await this.#isStale(table, seat, seq)) ?? { ok: true, value: { type: 'undo', seat, seq } },
    );
  }

  /** Plans answers to a question before it is asked, in place of what was planned before; none takes the plan back. */
  async plan(id: string, player: string, choices: readonly unknown[]): Promise<Result<Plan>> {
    const done = await this.#play(id, player, (table, seat) => askPlan(table, seat, choices));
    return done.ok ? this.planOf(id, player) : done;
  }

  /** What a player has planned for their own seat, and what they may plan next. */
  async planOf(id: string, player: string): Promise<Result<Plan>> {
    const found = await findTable(this.#service.db, this.#service.findGame, id);
    if (!found.ok) return found;
    const seat = ownSeat(found.value.table, player);
    if (!seat.ok) return seat;
    const plan = planOf(found.value.table, seat.value);
    if (!plan.ok) return plan;
    const { intention, next } = plan.value;
    const question = intention?.question ?? next?.question;
    return {
      ok: true,
      value: {
        ...(question !== undefined && { question }),
        // All of them come from the game, where each has a type.
        planned: [...(intention?.choices ?? [])] as Plan['planned'],
        next: [...(next?.choices ?? [])] as Plan['next'],
      },
    };
  }

  resign(id: string, player: string): Promise<Result<Done>> {
    return this.#ofSeated(id, player, (table, seat) => askResign(table, seat, this.#service.standIn));
  }

  offerDraw(id: string, player: string): Promise<Result<Done>> {
    return this.#play(id, player, askDraw);
  }

  answerDraw(id: string, player: string, accept: boolean): Promise<Result<Done>> {
    return this.#play(id, player, (table, seat) => askAnswer(table, seat, 'draw', accept));
  }

  /** Asks the others to let the last choice be taken back; where there are only bots, it is. */
  askTakeback(id: string, player: string, seq: number): Promise<Result<Done>> {
    return this.#play(id, player, async (table, seat) => {
      // The log is long: it is read for those alone who may ask.
      const answer = answerToTakeback(table, seat) ?? (await this.#isStale(table, seat, seq));
      if (answer) return answer;
      const to = await this.#lastChoice(table, seat);
      return to.ok ? { ok: true, value: { type: 'asked', seat, wish: 'takeback', to: to.value, seq } } : to;
    });
  }

  answerTakeback(id: string, player: string, accept: boolean): Promise<Result<Done>> {
    return this.#play(id, player, (table, seat) => askAnswer(table, seat, 'takeback', accept));
  }

  /** Goes: before the match the seat is free again, in it the seat is kept for a while. */
  async leave(id: string, player: string): Promise<Result<Done>> {
    const stoodUp = await this.openings.standUp(id, player);
    if (stoodUp.ok) return { ok: true, value: { seq: headOf(stoodUp.value, 'spectator') ?? 0 } };
    if (stoodUp.error !== 'ALREADY_STARTED') return stoodUp;
    return this.#ofSeated(id, player, askLeave);
  }

  /** Takes the player's seat back from a bot. */
  comeBack(id: string, player: string): Promise<Result<Done>> {
    return this.#ofSeated(id, player, (table) => askReturn(table, player));
  }

  /** A player at the table lets a stand-in play on for another, who left or is away. */
  async handOver(id: string, player: string, given: Omit<HandOver, 'standIn'>): Promise<Result<Done>> {
    const { standIn, patience } = this.#service;
    return this.#ofSeated(id, player, (table, seat, now) =>
      seat === given.seat
        ? refuse('NOT_ALLOWED')
        : askHandOver(table, { ...given, standIn }, { now, patience }),
    );
  }

  sit(id: string, player: StoredPlayer, wanted: SitBody, key?: string): Promise<Result<Table>> {
    return this.openings.sit(id, player, wanted, key);
  }

  create(host: string, wanted: NewTable): Promise<Result<Table>> {
    return this.openings.create(host, wanted);
  }

  /** What the bot on this seat is asked now; nothing when it is not asked anything, or no bot plays there. */
  async botTurn(id: string, seat: Seat): Promise<BotTurn | HeldElsewhere | undefined> {
    const { db, findGame } = this.#service;
    const row = await findRow(db, id);
    if (row && row.match !== null && row.rules_version !== this.spoken[row.game]) {
      const { game, rules_version: rulesVersion } = row;
      if (await isSpoken(db, game, rulesVersion)) return { type: 'elsewhere', game, rulesVersion };
    }
    const found = await findTable(db, findGame, id);
    if (!found.ok) return undefined;
    const { table } = found.value;
    const turn = botTurnsOf(table).find((one) => one.seat === seat);
    if (!turn || !table.match) return undefined;
    const { game } = table.setting;
    const { view, decision, offers } = authorityOf(game).snapshot(table.match, seat);
    return decision && { type: 'turn', game, bot: turn.bot, view, question: decision, offers };
  }

  /** A bot answers for the seat it plays. */
  async chooseAsBot(id: string, seat: Seat, { decision, choice }: GivenChoice): Promise<Result<Done>> {
    const done = await this.#conductor.act(id, (table) =>
      table.seats[seat]?.bot === undefined
        ? refuse('NOT_SEATED')
        : { ok: true, value: { type: 'choice', seat, id: decision, choice } },
    );
    return done.ok ? { ok: true, value: { seq: headOf(done.value, seat) ?? 0 } } : done;
  }

  /**
   * Closes a table, whatever goes on there: an open one is gone from the lists, a match ends without a result. All who
   * sit there are told why.
   */
  async closeTable(id: string, reason: string): Promise<Result<undefined>> {
    const before = await this.openings.closeFor(id, reason);
    if (before.ok) return { ok: true, value: undefined };
    if (before.error !== 'ALREADY_STARTED') return before;
    const done = await this.#conductor.act(id, ({ status, ending }) => {
      if (ending?.by === 'closed') return { ok: true, value: undefined };
      return status === 'over' ? refuse('GAME_OVER') : { ok: true, value: { type: 'closed', reason } };
    });
    return done.ok ? { ok: true, value: undefined } : done;
  }

  /** Ends what is due, such as a match on time, though no player asks for anything. */
  settle(id: string): Promise<Result<Table>> {
    return this.#conductor.settle(id);
  }

  /** Lets a match go on after the database was changed over, if it does not yet. */
  async resume(id: string): Promise<void> {
    const { db, findGame, history } = this.#service;
    if (history().isFirst) return;
    const found = await findTable(db, findGame, id);
    if (found.ok && resumptionOf(found.value.table, history())) await this.settle(id);
  }

  /** Writes the replays of matches that are over and have none; gives how many it found. */
  sealLeft(most: number): Promise<number> {
    return this.#service.sealing.sealLeft(most);
  }

  /** Completes results of matches that are over; gives how many it found. */
  completeResults(most: number): Promise<number> {
    return this.#service.results.completeLeft(most);
  }

  /** A player who plays their own seat asks for something. */
  #play(id: string, player: string, ask: SeatAsk): Promise<Result<Done>> {
    return this.#asked(id, player, ask, ownSeat);
  }

  /** A player who has a seat asks for something, even while a bot plays it. */
  #ofSeated(id: string, player: string, ask: SeatAsk): Promise<Result<Done>> {
    return this.#asked(id, player, ask, heldSeat);
  }

  async #asked(
    id: string,
    player: string,
    ask: SeatAsk,
    seatFor: (table: Table, player: string) => Result<Seat>,
  ): Promise<Result<Done>> {
    const find: FindSeat = (table) => seatFor(table, player);
    const request: AskTable = async (table, now) => {
      const seat = find(table);
      if (!seat.ok) return seat;
      const asked = await ask(table, seat.value, now);
      return (asked.ok && asked.value && tooMany(table, asked.value)) || asked;
    };
    const done = await this.#withRoom(`${id} ${player}`, () => this.#conductor.act(id, request, find));
    if (!done.ok) return done;
    const seat = find(done.value);
    return { ok: true, value: { seq: headOf(done.value, seat.ok ? seat.value : 'spectator') ?? 0 } };
  }

  async #withRoom<Value>(asker: string, act: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const waiting = this.#waiting.get(asker) ?? 0;
    if (waiting >= MOST_AT_ONCE) return refuse('TOO_MANY', 'Wait for the answers to what you asked before.');
    this.#waiting.set(asker, waiting + 1);
    try {
      return await act();
    } finally {
      const left = (this.#waiting.get(asker) ?? 1) - 1;
      if (left > 0) this.#waiting.set(asker, left);
      else this.#waiting.delete(asker);
    }
  }

  /** What is asked of a seat's past: granted before, or too late. Nothing where that past is still the present. */
  async #isStale(table: Table, seat: Seat, seq: number): Promise<AskedTable | undefined> {
    const head = headOf(table, seat) ?? 0;
    if (seq === head) return undefined;
    if (seq > head) return OUT_OF_DATE;
    const { db } = this.#service;
    const { from, to } = await linesAround(db, table, seat, seq);
    const log = await readLog(db, table.setting.id, from, to);
    const isDone = log.some(({ line }) => 'seq' in line && line.seat === seat && line.seq === seq);
    return isDone ? { ok: true, value: undefined } : OUT_OF_DATE;
  }

  async #lastChoice({ setting }: Table, seat: Seat): Promise<Result<number>> {
    const found = await findTable(this.#service.db, this.#service.findGame, setting.id);
    if (!found.ok) return found;
    if (setting.rulesVersion !== setting.game.rulesVersion) return refuse('NOTHING_TO_UNDO');
    const last = await new Past(this.#service, found.value).lastChoiceOf(seat);
    return last === undefined ? refuse('NOTHING_TO_UNDO') : { ok: true, value: last };
  }
}

/** What a seat asks of a running match. */
type SeatAsk = (table: Table, seat: Seat, now: number) => AskedTable | Promise<AskedTable>;

function raise(error: unknown): never {
  throw error;
}
