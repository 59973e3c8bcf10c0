import { MISHAPS, type Mishap } from '@riposte/bots';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The parts of a move that are timed. */
export const MOVE_STAGES = ['decide', 'commit', 'publish'] as const;
export type MoveStage = (typeof MOVE_STAGES)[number];

/** What came of telling a player: it was taken, the contact is gone, it is tried again, or no more. */
export const REMINDER_RESULTS = ['done', 'gone', 'later', 'givenUp'] as const;
export type ReminderResult = (typeof REMINDER_RESULTS)[number];

/** What came of an analysis that was asked for. */
export const ANALYSIS_RESULTS = ['made', 'failed'] as const;
export type AnalysisResult = (typeof ANALYSIS_RESULTS)[number];

/** What came of a move. */
export const MOVE_RESULTS = ['accepted', 'repeated', 'refused', 'lost'] as const;
export type MoveResult = (typeof MOVE_RESULTS)[number];

/** What is counted elsewhere. */
const WATCHED = ['queue', 'dropped', 'outage', 'unforgiven', 'silences', 'skew'] as const;
type Watched = (typeof WATCHED)[number];

// From a tenth of a millisecond to some seconds.
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The figures of one process. No label ever names a match or a player: there are too many of them. */
export class Metrics {
  readonly registry = new Registry();
  readonly #moves: Counter<'result'>;
  readonly #brokenOff: Counter;
  readonly #stages: Histogram<'stage'>;
  readonly #sockets: Gauge;
  readonly #poolWaits: Histogram;
  readonly #repairs: Counter;
  readonly #lost: Counter;
  readonly #read = Object.fromEntries(WATCHED.map((what) => [what, () => 0])) as Record<
    Watched,
    () => number
  >;
  readonly #sweepLag: Gauge;
  readonly #requests: Histogram<'route' | 'status'>;
  readonly #mishaps: Counter<'why'>;
  readonly #reminders: Counter<'result'>;
  readonly #analyses: Counter<'result'>;
  readonly #analysisTime: Counter;
  readonly #live: Histogram<'type' | 'result'>;

  constructor() {
    const registers = [this.registry];
    const read = this.#read;
    // The figure is `this` in here.
    const setNow = (what: Watched) =>
      function (this: Gauge) {
        this.set(read[what]());
      };
    /** Of what is counted elsewhere, the sum so far. */
    const setSum = (what: Watched) =>
      function (this: Counter) {
        this.reset();
        this.inc(read[what]());
      };
    collectDefaultMetrics({ register: this.registry });
    this.#moves = new Counter({
      name: 'riposte_moves_total',
      help: 'Requests to move: accepted, repeated, refused, or tried again after a lost race.',
      labelNames: ['result'],
      registers,
    });
    this.#brokenOff = new Counter({
      name: 'riposte_deals_broken_off_total',
      help: 'Rounds of deals that were broken off because a seat did not show its nonce.',
      registers,
    });
    this.#stages = new Histogram({
      name: 'riposte_move_stage_seconds',
      help: 'How long each part of a move took.',
      labelNames: ['stage'],
      buckets: BUCKETS,
      registers,
    });
    this.#sockets = new Gauge({ name: 'riposte_sockets', help: 'Open live channels.', registers });
    new Gauge({
      name: 'riposte_queue_length',
      help: 'Moves that wait for the next write.',
      collect: setNow('queue'),
      registers,
    });
    new Counter({
      name: 'riposte_bus_dropped_total',
      help: 'Messages to other nodes that were dropped because the bus was away.',
      collect: setSum('dropped'),
      registers,
    });
    new Counter({
      name: 'riposte_outage_seconds_total',
      help: 'How long the service, all nodes together, was not there; no clock ran.',
      collect: setSum('outage'),
      registers,
    });
    new Counter({
      name: 'riposte_unforgiven_seconds_total',
      help: 'How long some nodes were silent, too long to be forgiven all clocks; the same on every node.',
      collect: setSum('unforgiven'),
      registers,
    });
    new Counter({
      name: 'riposte_silences_total',
      help: 'How often this node was silent for longer than three seconds.',
      collect: setSum('silences'),
      registers,
    });
    new Gauge({
      name: 'riposte_clock_skew_seconds',
      help: 'By how much the clock of this machine is ahead of the clock of the database.',
      collect: setNow('skew'),
      registers,
    });
    this.#poolWaits = new Histogram({
      name: 'riposte_pool_wait_seconds',
      help: 'How long a query waited for a connection to the database.',
      buckets: BUCKETS,
      registers,
    });
    this.#repairs = new Counter({
      name: 'riposte_repairs_total',
      help: 'Times that viewers were missing something the bus should have brought, and it was read from the database.',
      registers,
    });
    this.#lost = new Counter({
      name: 'riposte_lost_notices_total',
      help: 'Notices that clients say they have seen and the database has lost.',
      registers,
    });
    this.#sweepLag = new Gauge({
      name: 'riposte_sweep_lag_seconds',
      help: 'How late the last expired deadline was found.',
      registers,
    });
    this.#requests = new Histogram({
      name: 'riposte_http_request_seconds',
      help: 'How long requests took, by the pattern of their address.',
      labelNames: ['route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#live = new Histogram({
      name: 'riposte_live_request_seconds',
      help: 'How long requests on the live channel took, from their arrival to the answer.',
      labelNames: ['type', 'result'],
      buckets: BUCKETS,
      registers,
    });
    this.#mishaps = new Counter({
      name: 'riposte_bot_mishaps_total',
      help: 'Turns of bots that hasty answered instead, as their own thought was late, nonsense or gone.',
      labelNames: ['why'],
      registers,
    });
    this.#reminders = new Counter({
      name: 'riposte_reminders_total',
      help: 'Tries to tell a player who is away that it is their turn, by what came of it.',
      labelNames: ['result'],
      registers,
    });
    this.#analyses = new Counter({
      name: 'riposte_analyses_total',
      help: 'Analyses of matches that are over, by what came of them.',
      labelNames: ['result'],
      registers,
    });
    this.#analysisTime = new Counter({
      name: 'riposte_analysis_cpu_seconds_total',
      help: 'CPU seconds that went into analyses which were made.',
      registers,
    });
    for (const result of ANALYSIS_RESULTS) this.#analyses.inc({ result }, 0);
    for (const result of REMINDER_RESULTS) this.#reminders.inc({ result }, 0);
    for (const why of MISHAPS) this.#mishaps.inc({ why }, 0);
    for (const result of MOVE_RESULTS) this.#moves.inc({ result }, 0);
    for (const stage of MOVE_STAGES) this.#stages.zero({ stage });
  }

  countMove(result: MoveResult): void {
    this.#moves.inc({ result });
  }

  countBrokenOff(rounds: number): void {
    this.#brokenOff.inc(rounds);
  }

  timeStage(stage: MoveStage, milliseconds: number): void {
    this.#stages.observe({ stage }, milliseconds / 1_000);
  }

  countMishap(why: Mishap): void {
    this.#mishaps.inc({ why });
  }

  countReminder(result: ReminderResult): void {
    this.#reminders.inc({ result });
  }

  countAnalysis(result: AnalysisResult): void {
    this.#analyses.inc({ result });
  }

  addAnalysisTime(seconds: number): void {
    this.#analysisTime.inc(seconds);
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  /** Is looked at whenever figures are asked for; what is a sum, so far. */
  watch(what: Watched, read: () => number): void {
    this.#read[what] = read;
  }

  timePoolWait(milliseconds: number): void {
    this.#poolWaits.observe(milliseconds / 1_000);
  }

  countRepair(): void {
    this.#repairs.inc();
  }

  countLost(notices: number): void {
    this.#lost.inc(notices);
  }

  setSweepLag(milliseconds: number): void {
    this.#sweepLag.set(milliseconds / 1_000);
  }

  timeRequest(route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1_000);
  }

  timeLive(type: string, isDone: boolean, milliseconds: number): void {
    this.#live.observe({ type, result: isDone ? 'accepted' : 'refused' }, milliseconds / 1_000);
  }

  /** All figures as Prometheus reads them. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
