import { createStore, del, get, set } from 'idb-keyval';

/** Where things are kept by name; whatever is kept must be plain data. */
export interface Shelf {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
}

/** Keeps things as long as the page is open: for tests, and for browsers that keep nothing for us. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, unknown>();
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => {
      kept.set(key, structuredClone(value));
    },
    del: async (key) => {
      kept.delete(key);
    },
  };
}

/** Keeps things in this browser, or, where it does not let us, in the page. */
export function browserShelf(): Shelf {
  const spare = memoryShelf();
  const store = openStore();
  if (!store) return spare;
  return {
    get: (key) => get(key, store).catch(() => spare.get(key)),
    set: (key, value) => set(key, value, store).catch(() => spare.set(key, value)),
    del: (key) => del(key, store).catch(() => spare.del(key)),
  };
}

function openStore(): ReturnType<typeof createStore> | undefined {
  try {
    return createStore('riposte', 'kept');
  } catch {
    return undefined;
  }
}
