/** Goes round after round, never two at once. */
export class Rounds {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** The first round begins at once; each gives how many milliseconds to wait for the next, and must not fail. */
  start(round: () => Promise<number>): void {
    const again = async () => {
      const pause = await round();
      if (!this.#isStopped) this.#timer = setTimeout(next, pause).unref();
    };
    const next = () => {
      this.#running = again();
    };
    next();
  }

  /** There is no other round; the one that is under way is done when this is. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }
}
