/** A clock of a machine is wrong when it differs from the database's by more than this, in milliseconds. */
const WRONG = 2_000;

/**
 * By how much this machine's clock differs from the database's. No match goes by it, but sessions, the order of ids and
 * the dates in a log do.
 */
export class Skew {
  /** How much this machine is ahead. */
  milliseconds = 0;
  readonly #onError: (error: unknown) => void;
  #isWrong = false;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** The database said what time it is, at some moment between these two of ours. */
  note(database: number, before: number, after: number): void {
    this.milliseconds = database < before ? before - database : Math.min(0, after - database);
    const wasWrong = this.#isWrong;
    this.#isWrong = Math.abs(this.milliseconds) > WRONG;
    if (!this.#isWrong || wasWrong) return;
    const seconds = Math.round(Math.abs(this.milliseconds) / 1_000);
    const side = this.milliseconds > 0 ? 'ahead of' : 'behind';
    this.#onError(new Error(`the clock of this machine is ${seconds} s ${side} the database's`));
  }
}
