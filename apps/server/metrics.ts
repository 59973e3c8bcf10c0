import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The parts of a move that are timed. */
export const MOVE_STAGES = ['decide', 'commit', 'publish'] as const;
export type MoveStage = (typeof MOVE_STAGES)[number];

/** What came of a move. */
export const MOVE_RESULTS = ['accepted', 'repeated', 'refused', 'lost'] as const;
export type MoveResult = (typeof MOVE_RESULTS)[number];

// From a tenth of a millisecond to some seconds.
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The figures of one process. No label ever names a match or a player: there are too many of them. */
export class Metrics {
  readonly registry = new Registry();
  readonly #moves: Counter<'result'>;
  readonly #stages: Histogram<'stage'>;
  readonly #sockets: Gauge;
  #queueLength = () => 0;
  readonly #sweepLag: Gauge;
  readonly #requests: Histogram<'route' | 'status'>;
  readonly #live: Histogram<'type' | 'result'>;

  constructor() {
    const registers = [this.registry];
    const queue = () => this.#queueLength();
    // The gauge is `this` in here.
    const setQueue = function (this: Gauge) {
      this.set(queue());
    };
    collectDefaultMetrics({ register: this.registry });
    this.#moves = new Counter({
      name: 'riposte_moves_total',
      help: 'Requests to move: accepted, repeated, refused, or tried again after a lost race.',
      labelNames: ['result'],
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
      collect: setQueue,
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
    for (const result of MOVE_RESULTS) this.#moves.inc({ result }, 0);
    for (const stage of MOVE_STAGES) this.#stages.zero({ stage });
  }

  countMove(result: MoveResult): void {
    this.#moves.inc({ result });
  }

  timeStage(stage: MoveStage, milliseconds: number): void {
    this.#stages.observe({ stage }, milliseconds / 1_000);
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  /** The queue is looked at whenever figures are asked for. */
  watchQueue(length: () => number): void {
    this.#queueLength = length;
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
