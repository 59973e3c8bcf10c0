import type { Seat } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import type { MoveStage } from '../metrics.ts';
import { isUnavailable } from '../store/failure.ts';
import { deadlineOf, lateSeats } from '../time/clock.ts';
import type { Aid } from './aid.ts';
import { findTable } from './archive.ts';
import { carry } from './carrying.ts';
import { dueLine } from './intentions.ts';
import type { Line } from './line.ts';
import { Past } from './past.ts';
import { entryBefore } from './proposal.ts';
import { appendOf } from './record.ts';
import type { Asked } from './requests.ts';
import { resumptionOf } from './resumption.ts';
import type { Service } from './service.ts';
import { takeLine } from './step.ts';
import { isForeign, type Table } from './table.ts';
import { Turnstile } from './turnstile.ts';
import { dueBack } from './vacations.ts';

/** What is asked of a running match. It may be asked again, of a later table. */
export type Ask = (table: Table, now: number) => Asked | Promise<Asked>;

/** So often is asked again when another was faster. */
const ATTEMPTS = 40;

/** Leads running matches: decide, commit, acknowledge, publish. */
export class Conductor {
  readonly #service: Service;
  readonly #turnstile = new Turnstile();
  /** What is being done that no request waits for: what seats have settled ahead, and replays of matches that ended. */
  readonly #background = new Set<Promise<void>>();

  constructor(service: Service) {
    this.#service = service;
  }

  /** Asks until it is refused, granted or committed; gives the table as it is then. */
  async act(id: string, ask: Ask): Promise<Result<Table>> {
    const { metrics } = this.#service;
    let before: Table | undefined;
    const answer = await this.#act(id, (table, now) => {
      before = table;
      return ask(table, now);
    });
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

  #act(id: string, ask: Ask): Promise<Result<Table>> {
    return this.#turnstile.pass(id, async () => {
      let known = this.#service.cache.get(id);
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const isFresh = known === undefined;
        const table = known ? ({ ok: true, value: known } as const) : await this.#read(id);
        known = undefined;
        if (!table.ok) return table;
        const answer = await this.#try(table.value, ask);
        // Only what was written is true of the present, too: what a table of yesterday says may be over.
        if (answer !== 'lost' && (isFresh || (answer.ok && answer.value !== table.value))) return answer;
      }
      return refuse('BUSY');
    });
  }

  async #try(table: Table, ask: Ask): Promise<Result<Table> | 'lost'> {
    const { time, history } = this.#service;
    const resumption = resumptionOf(table, history());
    if (resumption) {
      // Nobody is late before that: what they did in time may be lost.
      await this.#write(table, resumption, await time.now());
      return 'lost';
    }
    const late = await this.#lateIn(table);
    const now = await time.now();
    if (late.length > 0) {
      // First things first: what is asked comes after the time was over.
      await this.#write(table, { type: 'late', seats: late, bot: this.#service.standIn }, now);
      return 'lost';
    }
    const back = dueBack(table, now);
    if (back) {
      await this.#write(table, back, now);
      return 'lost';
    }
    const intended = dueLine(table);
    if (intended) {
      // What a seat has settled ahead comes before anything that is asked now.
      const written = await this.#write(table, intended, now);
      if (written !== 'lost' && !written.ok) throw new Error(`cannot do what seat ${intended.seat} planned`);
      return 'lost';
    }
    const asked = await ask(table, now);
    if (!asked.ok) return asked;
    return asked.value ? this.#write(table, asked.value, now) : { ok: true, value: table };
  }

  /** The seats whose time is over. Nobody is late before it is sure. */
  async #lateIn({ status, clock }: Table): Promise<readonly Seat[]> {
    const { time } = this.#service;
    const deadline = status === 'running' ? deadlineOf(clock) : undefined;
    if (deadline === undefined || (await time.now()) < deadline) return [];
    return (await time.hasPassed(deadline)) ? lateSeats(clock, deadline) : [];
  }

  async #write(table: Table, line: Line, now: number): Promise<Result<Table> | 'lost'> {
    const lap = this.#lap();
    // No line is older than the one before it.
    const at = Math.max(now, table.clock.since);
    const aid = await this.#aid(table, line);
    if (!aid.ok) return aid;
    const taken = takeLine(table, { line, at }, aid.value);
    if (!taken.ok) return taken;
    if (taken.value === 'again') return { ok: true, value: table };
    const { cache, outbox, appends } = this.#service;
    const move = { ...appendOf(taken.value, at), before: table.key };
    lap('decide');
    const appended = await appends.append(move);
    lap('commit');
    if (appended === 'lost') {
      this.#service.metrics?.countMove('lost');
      cache.forget(table.setting.id);
      return 'lost';
    }
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
