import type { Anchor } from './lesson.ts';

/** Where on the drawn table, or on the plain board, each thing is found; the first that is there counts. */
const PLACES: Readonly<Record<Anchor, readonly string[]>> = {
  bridge: ['[data-part="bridge"]', '[aria-labelledby="plain-table"]'],
  hand: ['[data-walk="hand"]', '[aria-labelledby="plain-answers"]'],
  answers: ['[data-walk="answers"]', '[aria-labelledby="plain-answers"]'],
  tally: ['[data-part="tally"]', '[aria-labelledby="plain-table"]'],
  tokens: ['[data-part="tokens"]', '[aria-labelledby="plain-table"]'],
};

/** The element a bubble points at, if it is to be seen. */
export function elementAt(anchor: Anchor): Element | undefined {
  for (const place of PLACES[anchor]) {
    const found = document.querySelector(place);
    if (found && found.getBoundingClientRect().width > 0) return found;
  }
  return undefined;
}
