import { setImmediate as nextRound } from 'node:timers/promises';

/** So many are served before others have a turn: some two milliseconds of sending. */
const PORTION = 200;

/** Does something for each of many, who may be thousands, without keeping others waiting. A few are served at once. */
export async function inPortions<Item>(items: Iterable<Item>, serve: (item: Item) => void): Promise<void> {
  let served = 0;
  for (const item of items) {
    serve(item);
    if (++served % PORTION === 0) await nextRound();
  }
}
