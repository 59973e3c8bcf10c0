import type { Table } from './table.ts';

/** Tables as they were when this node last saw them. Any may be out of date: a write from such a table is lost. */
export class TableCache {
  readonly #size: number;
  readonly #tables = new Map<string, Table>();

  constructor(size: number) {
    this.#size = size;
  }

  get(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  /** Keeps the later one of two; the table that has not been written for longest goes. */
  keep(table: Table): void {
    const { id } = table.setting;
    const known = this.#tables.get(id);
    if (known && known.seq > table.seq) return;
    this.#tables.delete(id);
    // A table of other rules has no match here.
    if (table.status !== 'running' || !table.match) return;
    this.#tables.set(id, table);
    const [oldest] = this.#tables.keys();
    if (this.#tables.size > this.#size && oldest !== undefined) this.#tables.delete(oldest);
  }

  forget(id: string): void {
    this.#tables.delete(id);
  }
}
