import { createStore, del, get, setMany } from 'idb-keyval';

/** Where things are kept by name; whatever is kept must be plain data. */
export interface KeyValues {
  get(key: string): Promise<unknown>;
  /** Keeps all of them or, where the page ends meanwhile, none. */
  set(things: Readonly<Record<string, unknown>>): Promise<void>;
  del(key: string): Promise<void>;
}

/** Keeps things as long as the page is open: for tests, and for browsers that keep nothing for us. */
export function memoryValues(): KeyValues {
  const kept = new Map<string, unknown>();
  return {
    get: async (key) => kept.get(key),
    set: async (things) => {
      for (const [key, value] of Object.entries(things)) kept.set(key, structuredClone(value));
    },
    del: async (key) => {
      kept.delete(key);
    },
  };
}

/** Keeps things in this browser, or, where it does not let us, in the page. */
export function browserValues(): KeyValues {
  const spare = memoryValues();
  const store = openStore();
  if (!store) return spare;
  return {
    get: (key) =>
      orElse(
        () => get(key, store),
        () => spare.get(key),
      ),
    set: (things) =>
      orElse(
        () => setMany(Object.entries(things), store),
        () => spare.set(things),
      ),
    del: (key) =>
      orElse(
        () => del(key, store),
        () => spare.del(key),
      ),
  };
}

/** A browser may say no by a throw as well as by a promise. */
async function orElse<Thing>(act: () => Promise<Thing>, instead: () => Promise<Thing>): Promise<Thing> {
  try {
    return await act();
  } catch {
    return instead();
  }
}

function openStore(): ReturnType<typeof createStore> | undefined {
  return typeof indexedDB === 'undefined' ? undefined : createStore('riposte', 'kept');
}
