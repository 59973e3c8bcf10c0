import { seat } from '@riposte/kernel';
import type { CardEntry, Row } from '../card.ts';
import { registerCards } from '../effect.ts';
import { type Keyword, maskOf, NUMBERS, type NumberKeyword } from '../keywords.ts';
import type { Grant } from '../state.ts';
import type { Placed, PlacedThing } from './placed.ts';

// Made-up cards that give a thing what few cards have, so that every keyword is tried on plain units. They are in no
// deck and no codex.

const gift = {
  name: 'Gift',
  kind: 'spell',
  color: 'neutral',
  cost: 0,
  madeUp: true,
  source: 'manual',
} as const;

function giftOf(id: string, grant: (row: Row, grant: Grant) => void): CardEntry {
  return { ...gift, id, grant };
}

registerCards([
  giftOf('gift-of-keywords', (row, { amount }) => {
    row.keywords |= amount;
  }),
  giftOf('loss-of-keywords', (row, { amount }) => {
    row.keywords &= ~amount;
  }),
  giftOf('gift-of-atk', (row, { amount }) => {
    row.atk += amount;
  }),
  giftOf('gift-of-illusion', (row) => {
    row.types = [...row.types, 'Illusion'];
  }),
  ...NUMBERS.map((name) =>
    giftOf(`gift-of-${name}`, (row, { amount }) => {
      row[name] += amount;
    }),
  ),
]);

/** A thing with one more grant: the last one given is the newest. */
function granted(placed: Placed, from: string, amount: number): PlacedThing {
  const thing = typeof placed === 'string' ? { card: placed } : placed;
  const grants = thing.grants ?? [];
  return {
    ...thing,
    grants: [...grants, { from, until: 'for good', by: seat(0), at: grants.length + 1, amount }],
  };
}

/** A thing with keywords that its card has not. */
export function having(placed: Placed, ...keywords: readonly Keyword[]): PlacedThing {
  return granted(placed, 'gift-of-keywords', maskOf(keywords));
}

/** A thing without keywords that it had until now. */
export function lacking(placed: Placed, ...keywords: readonly Keyword[]): PlacedThing {
  return granted(placed, 'loss-of-keywords', maskOf(keywords));
}

/** A thing with more of a keyword that has a number. */
export function counting(placed: Placed, keyword: NumberKeyword, amount: number): PlacedThing {
  return granted(placed, `gift-of-${keyword}`, amount);
}

export function illusory(placed: Placed): PlacedThing {
  return granted(placed, 'gift-of-illusion', 0);
}
