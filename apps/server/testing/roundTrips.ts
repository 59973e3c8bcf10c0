import pg from 'pg';

/** One thing that was said to the database. */
export interface Said {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What is asked of a database of PostgreSQL by this process. */
export interface RoundTrips {
  /** What was said to it while this was done, each in a round trip of its own. */
  during(act: () => Promise<unknown>): Promise<readonly Said[]>;
  stop(): void;
}

type Ask = (this: pg.Client, ...given: unknown[]) => unknown;

/** Counts from now on what goes to the server over any connection, commits too, until it is stopped. */
export function countRoundTrips(): RoundTrips {
  const said: Said[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Ask };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [asked, values = []] = given;
    const text = typeof asked === 'string' ? asked : `${(asked as { readonly text?: string }).text}`;
    said.push({ text, values: values as readonly unknown[] });
    return query.apply(this, given);
  };
  return {
    async during(act) {
      const before = said.length;
      await act();
      return said.slice(before);
    },
    stop() {
      prototype.query = query;
    },
  };
}
