import type { Seat } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import type { MoveStage } from '../metrics.ts';
import { isUnavailable, Unavailable } from '../store/failure.ts';
import { deadlineOf, lateSeats } from '../time/clock.ts';
import type { Aid } from './aid.ts';
import { type Found, findTable } from './archive.ts';
import { carry } from './carrying.ts';
import { Delays, delayOf, meet, type Request } from './delays.ts';
import { dueLine } from './intentions.ts';
import type { Line } from './line.ts';
import { Past } from './past.ts';
import { entryBefore } from './proposal.ts';
import { appendOf } from './record.ts';
import type { AskedTable } from './requests.ts';
import { resumptionOf } from './resumption.ts';
import type { Service } from './service.ts';
import { takeLine } from './step.ts';
import { isForeign, type Table } from './table.ts';
import { Turnstile } from './turnstile.ts';
import { dueBack } from './vacations.ts';

/** What is asked of a running match. It may be asked again, of a later table. */
export type AskTable = (table: Table, now: number) => AskedTable | Promise<AskedTable>;

/** Finds the seat of who asks. */
export type FindSeat = (table: Table) => Result<Seat>;

/** So often is asked again when another was faster. */
const ATTEMPTS = 40;
/** How long, in milliseconds, a match is tried that cannot be written. */
const PATIENCE = 15_000;

/** What came of a try: `lost` where another was faster, `held` where others held what it needs. */
type Tried = Result<Table> | 'lost' | 'held';

/** Leads running matches: decide, commit, acknowledge, publish. */
export class Conductor {
  readonly #service: Service;
  readonly #turnstile = new Turnstile();
  /** Matches that are being read for all who have asked for them. */
  readonly #readings = new Map<string, Promise<Result<Found>>>();
  /** The requests that wait, or waited and may be made again. */
  readonly delays = new Delays();
  /** What is being done that no request waits for: what seats have settled ahead, and replays of matches that ended. */
  readonly #background = new Set<Promise<void>>();

  constructor(service: Service) {
    this.#service = service;
  }

  /** Asks until it is refused, granted or committed; gives the table as it is then. */
  async act(id: string, ask: AskTable, findSeat?: FindSeat): Promise<Result<Table>> {
    const { metrics } = this.#service;
    let before: Table | undefined;
    const noted: AskTable = (table, now) => {
      before = table;
      return ask(table, now);
    };
    const answer = await this.#act(id, noted, findSeat);
    metrics?.countMove(!answer.ok ? 'refused' : answer.value === before ? 'repeated' : 'accepted');
    // Who has moved is answered before anything that another seat has settled ahead: it is not theirs to wait for.
    if (answer.ok && dueLine(answer.value)) this.#carryOut(id);
    return answer;
  }

  /** Ends what is due, though nothing is asked for. */
  settle(id: string): Promise<Result<Table>> {
    return this.#act(id, () => ({ ok: true, value: undefined }));
  }

  /** Resolves when nothing is being done that no request waits for. */
  async settled(): Promise<void> {
    while (this.#background.size > 0) await Promise.all(this.#background);
  }

  /** Does what seats have settled ahead. Should this node die before, the sweep of another does it. */
  #carryOut(id: string): void {
    this.#inBackground(this.settle(id));
  }

  /** Writes the replay, and completes the results. Where the database is away just then, the sweep does it. */
  #close({ setting: { id, game, options } }: Table): void {
    const { sealing, results } = this.#service;
    const closed = async () => {
      await sealing.seal(id);
      if (results.counts(game.id, options)) await results.complete(id);
    };
    this.#inBackground(
      closed().catch((error) => {
        if (!isUnavailable(error)) throw error;
      }),
    );
  }

  #inBackground(work: Promise<unknown>): void {
    const done = work.then(() => {}, this.#service.onError).finally(() => this.#background.delete(done));
    this.#background.add(done);
  }

  async #act(id: string, ask: AskTable, findSeat?: FindSeat): Promise<Result<Table>> {
    const { time } = this.#service;
    // Before it stands in line: how long others take there is not its player's fault.
    const request = this.delays.begin(id, await time.now());
    try {
      const seen = findSeat && (await this.#glance(id));
      // Who sits at a match never changes: strangers need not stand in line before its players.
      const seat = seen?.match && findSeat?.(seen);
      const isStranger = seat && !seat.ok && seat.error !== 'NOT_ALLOWED';
      const answer = isStranger
        ? seat
        : await this.#turnstile.pass(id, () => this.#insist(id, ask, request, seen));
      this.delays.end(id, request);
      return answer;
    } catch (error) {
      // Whoever asks is answered at once, be the time known or not. No clock stands still for a request that is at fault.
      if (isUnavailable(error)) this.delays.giveUp(id, request, time.now());
      else this.delays.end(id, request);
      throw error;
    }
  }

  /** A match as it was lately, by the rules of this node. All who want to see it at once wait for one reading. */
  async #glance(id: string): Promise<Table | undefined> {
    const { cache, db, findGame } = this.#service;
    const known = cache.get(id);
    if (known) return known;
    const reading = this.#readings.get(id) ?? findTable(db, findGame, id);
    this.#readings.set(id, reading);
    try {
      const found = await reading;
      return found.ok && !isForeign(found.value.table) ? found.value.table : undefined;
    } finally {
      if (this.#readings.get(id) === reading) this.#readings.delete(id);
    }
  }

  /** Asks until it is answered; where the match cannot be written, until patience is over. */
  async #insist(id: string, ask: AskTable, request: Request, seen?: Table): Promise<Result<Table>> {
    const { time, cache } = this.#service;
    const until = performance.now() + PATIENCE;
    let known = cache.get(id) ?? (seen?.status === 'running' ? seen : undefined);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const isFresh = known === undefined;
      const table = known ? ({ ok: true, value: known } as const) : await this.#read(id);
      known = undefined;
      if (!table.ok) return table;
      const { seq, clock } = table.value;
      meet(request, { seq, deadline: dueTime(table.value), lineAt: clock.since }, await time.now());
      const answer = await this.#try(table.value, ask, request);
      if (answer === 'held') {
        if (performance.now() > until) throw new Unavailable(`match ${id} cannot be written`);
        continue;
      }
      // Only what was written is true of the present, too: what a table of yesterday says may be over.
      if (answer !== 'lost' && (isFresh || (answer.ok && answer.value !== table.value))) return answer;
    }
    return refuse('BUSY');
  }

  async #try(table: Table, ask: AskTable, request: Request): Promise<Tried> {
    const { time, history } = this.#service;
    const resumption = resumptionOf(table, history());
    if (resumption) {
      // Nobody is late before that: what they did in time may be lost.
      return again(await this.#write(table, resumption, await time.now(), request));
    }
    const late = await this.#lateIn(table, request);
    const now = await time.now();
    if (late.length > 0) {
      // First things first: what is asked comes after the time was over.
      return again(
        await this.#write(table, { type: 'late', seats: late, bot: this.#service.standIn }, now, request),
      );
    }
    const back = dueBack(table, now);
    if (back) return again(await this.#write(table, back, now, request));
    const intended = dueLine(table);
    if (intended) {
      // What a seat has settled ahead comes before anything that is asked now.
      const written = await this.#write(table, intended, now, request);
      if (typeof written === 'object' && !written.ok)
        throw new Error(`cannot do what seat ${intended.seat} planned`);
      return again(written);
    }
    const wanted = await ask(table, now);
    if (!wanted.ok) return wanted;
    return wanted.value ? this.#write(table, wanted.value, now, request) : { ok: true, value: table };
  }

  /** The seats whose time is over. Nobody is late before it is sure, nor while something waits that came in time. */
  async #lateIn(table: Table, request: Request): Promise<readonly Seat[]> {
    const { time } = this.#service;
    const deadline = dueTime(table);
    if (deadline === undefined || (await time.now()) < deadline || !(await time.hasPassed(deadline)))
      return [];
    return this.#since(table, request) < deadline ? [] : lateSeats(table.clock, deadline);
  }

  /** Since when the match has stood still, here or at another node. */
  #since({ setting, seq }: Table, { since }: Request): number {
    return Math.min(since, this.#service.time.waitingSince?.(`${setting.id}/${seq}`) ?? since);
  }

  async #write(table: Table, line: Line, now: number, request: Request): Promise<Tried> {
    const lap = this.#lap();
    // No line is older than the one before it.
    const at = Math.max(now, table.clock.since);
    const aid = await this.#aid(table, line);
    if (!aid.ok) return aid;
    const delay = delayOf(this.#since(table, request), at);
    const taken = takeLine(table, { line, at, delay }, aid.value);
    if (!taken.ok) return taken;
    if (taken.value === 'again') return { ok: true, value: table };
    const { cache, outbox, appends } = this.#service;
    const move = { ...appendOf(taken.value, at, delay), before: table.key };
    lap('decide');
    const appended = await appends.append(move);
    lap('commit');
    if (appended !== 'done') {
      if (appended === 'lost') this.#service.metrics?.countMove('lost');
      cache.forget(table.setting.id);
      return appended;
    }
    this.delays.written(table.setting.id, at);
    const { notices } = taken.value;
    const next = { ...taken.value.table, key: move.key };
    cache.keep(next);
    if (next.status === 'over') this.#close(next);
    const onSent = (milliseconds: number) => this.#service.metrics?.timeStage('publish', milliseconds);
    outbox.put({ before: table, table: next, notices, onSent });
    return { ok: true, value: next };
  }

  /** Times one stage after another. */
  #lap(): (stage: MoveStage) => void {
    let begun = performance.now();
    return (stage) => {
      const now = performance.now();
      this.#service.metrics?.timeStage(stage, now - begun);
      begun = now;
    };
  }

  async #read(id: string): Promise<Result<Table>> {
    const found = await findTable(this.#service.db, this.#service.findGame, id);
    if (!found.ok) return found;
    const { table } = found.value;
    return isForeign(table) ? carry(this.#service, table) : { ok: true, value: table };
  }

  /** Going back needs the past; nothing else does. */
  async #aid(table: Table, line: Line): Promise<Result<Aid>> {
    const { id, game, rulesVersion } = table.setting;
    const isBack = 'wish' in line && line.wish === 'takeback' && line.type !== 'declined';
    if (isBack && rulesVersion !== game.rulesVersion) {
      return refuse('NOT_ALLOWED', 'The rules have changed since then: nothing can be taken back.');
    }
    const entry = entryBefore(table, line);
    if (entry === undefined) return { ok: true, value: {} };
    const found = await findTable(this.#service.db, this.#service.findGame, id);
    if (!found.ok) return found;
    return { ok: true, value: { earlier: await new Past(this.#service, found.value).stateBefore(entry) } };
  }
}

/** When the time of the first seat is over. */
function dueTime({ status, clock }: Table): number | undefined {
  return status === 'running' ? deadlineOf(clock) : undefined;
}

/** Something else came first: what is asked for is still to be done. */
function again(tried: Tried): 'lost' | 'held' {
  return tried === 'held' ? 'held' : 'lost';
}
