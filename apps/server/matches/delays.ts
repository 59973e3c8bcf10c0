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
  /** The one before it that was given up; it counts again where this one is refused. */
  before?: Request | undefined;
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
  readonly #requests = new Map<string, Request>();

  /** Something is asked for. What was given up before, and is asked for again in time, has waited all the while. */
  begin(id: string, now: number): Request {
    const before = this.#requests.get(id);
    const request: Request = { ...before, since: before ? sinceOf(before, now) : now, before };
    delete request.until;
    this.#keep(id, request);
    return request;
  }

  /** It was refused, or there is nothing to do. */
  end(id: string, { before }: Request): void {
    if (before) this.#keep(id, before);
    else this.#requests.delete(id);
  }

  /** It could not be written; whoever asked may ask again. */
  giveUp(request: Request, now: Promise<number>): void {
    delete request.before;
    const note = (until: number) => {
      request.until = until;
    };
    // Where the time is not known, it stands still.
    now.then(note, () => note(request.since));
  }

  /** Whose time is over, or soon will be, while something waits here. */
  waits(now: number): Waits {
    const waits: Record<Place, number> = {};
    let count = 0;
    for (const [id, request] of this.#requests) {
      const { seq, deadline } = request;
      const since = sinceOf(request, now);
      if (seq === undefined || deadline === undefined || deadline > now + HORIZON || since >= deadline)
        continue;
      waits[`${id}/${seq}`] = since;
      if (++count === TOLD) break;
    }
    return waits;
  }

  /** The latest is the last; the first is forgotten where there are too many. */
  #keep(id: string, request: Request): void {
    this.#requests.delete(id);
    this.#requests.set(id, request);
    const [oldest] = this.#requests.keys();
    if (this.#requests.size > KEPT && oldest !== undefined) this.#requests.delete(oldest);
  }
}

/** The match of a request is known now. Where it has gone on meanwhile, nothing has waited there. */
export function meet(request: Request, seq: number, deadline: number | undefined, now: number): void {
  if (request.seq !== undefined && request.seq !== seq) startAnew(request, now);
  request.seq = seq;
  request.deadline = deadline;
}

/** Something was written: what is asked for now has not waited. */
export function startAnew(request: Request, now: number): void {
  request.since = now;
  delete request.seq;
  delete request.before;
}

/** For how many milliseconds no clock runs, where something was asked for then and is written now. */
export function delayOf(since: number, now: number): number {
  return now - since < LEAST ? 0 : now - since;
}

/** Time in which nobody asked again does not count. */
function sinceOf({ since, until }: Request, now: number): number {
  return until === undefined || now <= until + RETURN ? since : since + now - until;
}
