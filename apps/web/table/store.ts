import type { TableState } from './session.ts';

/** Holds the state of a table and tells everybody who looks when it is another. */
export class TableStore {
  #state: TableState;
  readonly #listeners = new Set<() => void>();

  constructor(state: TableState) {
    this.#state = state;
  }

  readonly now = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Forgets what was on its way and why it was refused. */
  settle(change: Partial<TableState> = {}): void {
    const { sending: _sent, refusal: _why, ...rest } = this.#state;
    this.#state = { ...rest, ...change };
    for (const listener of this.#listeners) listener();
  }
}
