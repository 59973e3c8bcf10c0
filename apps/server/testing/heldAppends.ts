import { Appends } from '../store/appends.ts';

/** Appends that wait until they are let go. */
export class HeldAppends extends Appends {
  readonly #gate = Promise.withResolvers<void>();
  readonly #held = Promise.withResolvers<void>();

  /** Resolves when one waits. */
  get isHeld(): Promise<void> {
    return this.#held.promise;
  }

  letGo(): void {
    this.#gate.resolve();
  }

  override async append(...move: Parameters<Appends['append']>): ReturnType<Appends['append']> {
    this.#held.resolve();
    await this.#gate.promise;
    return super.append(...move);
  }
}
