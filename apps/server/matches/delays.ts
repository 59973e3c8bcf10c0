import type { Place, Waits } from '../time/serviceClock.ts';

/** What was asked for at one place in a match, and is not written yet. Times are service milliseconds. */
export interface Request {
  /** How many lines the log had, and when the time of the first seat is over; not known before the match is read. */
  seq?: number;
  deadline?: number | undefined;
  /** When it was asked for first, less the time in which nobody asked again. */
  since: number;
  /** When it was given up, if it was. */
  until?: number;
}

/** A match as it is met. */
interface Met {
  readonly seq: number;
  readonly deadline: number | undefined;
  /** When its last line was written, as far as its clocks know. */
  readonly lineAt: number;
}

/** A wait that is shorter is charged. */
const LEAST = 1_000;
/** Who was told that the service is busy has so long to ask again. */
const RETURN = 10_000;
/** Other nodes are told of waits in matches whose time is over within so many milliseconds. */
const HORIZON = 2_000;
/** So many are told at once, and so many are remembered. */
const TOLD = 1_000;
const KEPT = 10_000;

/**
 * For how long each match stands still because what was asked for could not be written: that is our fault, and no clock
 * runs meanwhile. It is remembered while players ask again, whatever they ask for: while a match cannot be written, nobody
 * can move there.
 */
export class Delays {
  readonly #waiting = new Map<string, Set<Request>>();
  readonly #givenUp = new Map<string, Request>();

  /** Something is asked for. What was given up before, and is asked for again in time, has waited all the while. */
  begin(id: string, now: number): Request {
    const before = this.#givenUp.get(id);
    const request: Request = { ...before, since: before ? sinceOf(before, now) : now };
    delete request.until;
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all.add(request));
    return request;
  }

  /** It is answered. */
  end(id: string, request: Request): void {
    const all = this.#waiting.get(id);
    all?.delete(request);
    if (all?.size === 0) this.#waiting.delete(id);
  }

  /** It could not be written; whoever asked may ask again. */
  giveUp(id: string, request: Request, now: Promise<number>): void {
    this.end(id, request);
    const before = this.#givenUp.get(id);
    // Of two that waited at once the first has waited for longer.
    if (before && before.seq === request.seq) request.since = Math.min(before.since, request.since);
    this.#keep(id, request);
    const note = (until: number) => {
      request.until = until;
    };
    // Where the time is not known, it stands still.
    now.then(note, () => note(request.since));
  }

  /** Something was written: nothing that is asked for has waited since before that, for so much is forgiven already. */
  written(id: string, at: number): void {
    this.#givenUp.delete(id);
    for (const request of this.#waiting.get(id) ?? []) startAnew(request, Math.max(request.since, at));
  }

  /** Whose time is over, or soon will be, while something waits here. */
  waits(now: number): Waits {
    const waits: Record<Place, number> = {};
    let count = 0;
    for (const [id, request] of this.#all()) {
      const { seq, deadline } = request;
      const since = sinceOf(request, now);
      if (seq === undefined || deadline === undefined || deadline > now + HORIZON || since >= deadline)
        continue;
      const place: Place = `${id}/${seq}`;
      const known = waits[place];
      if (known === undefined && ++count > TOLD) break;
      waits[place] = Math.min(known ?? since, since);
    }
    return waits;
  }

  *#all(): Iterable<readonly [string, Request]> {
    for (const [id, all] of this.#waiting) for (const request of all) yield [id, request];
    yield* this.#givenUp;
  }

  /** The latest is the last; the first is forgotten where there are too many. */
  #keep(id: string, request: Request): void {
    this.#givenUp.delete(id);
    this.#givenUp.set(id, request);
    const [oldest] = this.#givenUp.keys();
    if (this.#givenUp.size > KEPT && oldest !== undefined) this.#givenUp.delete(oldest);
  }
}

/** The match of a request is known now. Where it has gone on meanwhile, nothing has waited there. */
export function meet(request: Request, { seq, deadline, lineAt }: Met, now: number): void {
  if (request.seq !== undefined && request.seq !== seq) startAnew(request, now);
  request.since = Math.max(request.since, lineAt);
  request.seq = seq;
  request.deadline = deadline;
}

function startAnew(request: Request, since: number): void {
  request.since = since;
  delete request.seq;
}

/** For how many milliseconds no clock runs, where something was asked for then and is written now. */
export function delayOf(since: number, now: number): number {
  return now - since < LEAST ? 0 : now - since;
}

/** Time in which nobody asked again does not count. */
function sinceOf({ since, until }: Request, now: number): number {
  return until === undefined || now <= until + RETURN ? since : since + now - until;
}
