/** Lets requests about one match through one after another; those about others do not wait. */
export class Turnstile {
  readonly #last = new Map<string, Promise<unknown>>();

  async pass<Value>(id: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.#last.get(id);
    const mine = before ? before.then(work, work) : work();
    this.#last.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(id) === mine) this.#last.delete(id);
    }
  }
}
