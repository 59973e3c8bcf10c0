import pg from 'pg';

/** What is asked of a database of PostgreSQL by this process. */
export interface RoundTrips {
  /** What was said to it while this was done, one text for each round trip. */
  during(act: () => Promise<unknown>): Promise<readonly string[]>;
  stop(): void;
}

type Ask = (this: pg.Client, ...given: unknown[]) => unknown;

/** Counts from now on what goes to the server over any connection, commits too, until it is stopped. */
export function countRoundTrips(): RoundTrips {
  const said: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Ask };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [text] = given;
    said.push(typeof text === 'string' ? text : `${(text as { readonly text?: string }).text}`);
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
