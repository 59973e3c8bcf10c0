import { Bucket } from './bucket.ts';

/** A bucket of the same size for each of many, of whom most never come again. */
export class Buckets {
  readonly #rate: number;
  readonly #size: number;
  readonly #each = new Map<string, Bucket>();

  constructor(rate: number, size: number) {
    this.#rate = rate;
    this.#size = size;
  }

  of(who: string, now: number): Bucket {
    const own = this.#each.get(who) ?? new Bucket(this.#rate, this.#size, now);
    this.#each.set(who, own);
    return own;
  }

  /** Forgets who has not come for a while. */
  tidy(now: number): void {
    for (const [who, bucket] of this.#each) if (bucket.isFull(now)) this.#each.delete(who);
  }
}
