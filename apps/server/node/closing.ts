import type { Logger } from 'pino';

/** What was opened, to be closed in the opposite order. */
export class Closing {
  readonly #log: Logger;
  readonly #steps: { readonly name: string; readonly close: () => Promise<void> }[] = [];

  constructor(log: Logger) {
    this.#log = log;
  }

  add(name: string, close: () => Promise<void>): void {
    this.#steps.push({ name, close });
  }

  /** Closes the last first; what cannot be closed does not keep the others from it. */
  async closeAll(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await step.close();
        this.#log.debug(`${step.name} closed`);
      } catch (err) {
        this.#log.warn({ err }, `${step.name} could not be closed`);
      }
    }
  }
}
