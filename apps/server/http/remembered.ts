/** How an answer is found, and how long it will do. */
export interface Remembering<Value> {
  readonly find: (key: string) => Promise<Value>;
  /** For how long, in milliseconds after it came, an answer is given again. */
  readonly age: number;
  /** So many are kept at most; the one that was found first goes first. */
  readonly most: number;
  readonly watch?: () => number;
}

interface Entry<Value> {
  readonly answer: Promise<Value>;
  /** Nothing while it is being found: all who ask meanwhile wait for the same. */
  until?: number;
}

/** Answers that cost a question to the database, for all who ask the same at about the same time. */
export class Remembered<Value> {
  readonly #parts: Required<Remembering<Value>>;
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(parts: Remembering<Value>) {
    this.#parts = { watch: () => performance.now(), ...parts };
  }

  /** The answer, if it is known by now. */
  known(key: string): Promise<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    return entry.until === undefined || this.#parts.watch() < entry.until ? entry.answer : undefined;
  }

  /** The answer; it is looked for where it is not known. */
  get(key: string): Promise<Value> {
    return this.known(key) ?? this.#find(key);
  }

  #find(key: string): Promise<Value> {
    const { find, age, most, watch } = this.#parts;
    const entry: Entry<Value> = { answer: find(key) };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [first] = this.#entries.keys();
    if (this.#entries.size > most && first !== undefined) this.#entries.delete(first);
    entry.answer.then(
      () => {
        entry.until = watch() + age;
      },
      // A failure is told to those who wait for it, and to nobody after them.
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return entry.answer;
  }
}
