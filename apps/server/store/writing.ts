/** How writing goes at a node. Times are those of `performance.now()`. */
export interface Writing {
  /** When a write last came back from the database, if any has. */
  readonly written: number | undefined;
  /** The last time in which writes waited and none came back; it goes on where it has no end. */
  readonly stall: Stall | undefined;
}

export interface Stall {
  readonly since: number;
  readonly until?: number;
}

/** Players who are told that the service is busy ask again within so many milliseconds: until then it is one stall. */
const RETURN = 5_000;

/**
 * Watches writes, so that time knows when nothing can be written. One that comes back with nothing done, because another
 * transaction holds the row of its match, is no stall: others would have gone through.
 */
export class WriteWatch {
  readonly #now: () => number;
  #underWay = 0;
  #written: number | undefined;
  /** Since when none came back of those that went out. */
  #since: number | undefined;
  /** When one last failed without an answer. */
  #failed = 0;
  /** The last stall that is over. */
  #last: Stall | undefined;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  get writing(): Writing {
    const stall = this.#since === undefined ? this.#last : { since: this.#since };
    return { written: this.#written, stall: this.#isGivenUp ? this.#until(this.#failed) : stall };
  }

  /** A write goes out. */
  sent(): void {
    if (this.#isGivenUp) {
      this.#last = this.#until(this.#failed);
      this.#since = undefined;
    }
    this.#since ??= this.#now();
    this.#underWay++;
  }

  /** The database has answered a write. */
  cameBack(): void {
    const now = this.#now();
    this.#last = this.#until(now);
    this.#written = now;
    this.#underWay--;
    this.#since = this.#underWay > 0 ? now : undefined;
  }

  /** A write was given up without an answer. */
  failed(): void {
    this.#underWay--;
    this.#failed = this.#now();
  }

  /** Nothing came back, and nobody has tried again: since then it is not known whether anything could be written. */
  get #isGivenUp(): boolean {
    return this.#underWay === 0 && this.#since !== undefined && this.#now() - this.#failed > RETURN;
  }

  #until(until: number): Stall | undefined {
    return this.#since === undefined ? this.#last : { since: this.#since, until };
  }
}
