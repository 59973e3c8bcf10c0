import { useState } from 'react';
import type { TableThing } from './hand.ts';

/** What the player is considering: nothing yet, a card or another thing, or some of the answers. */
export type Considering<Touched extends TableThing = TableThing> =
  | { readonly type: 'nothing' }
  | { readonly type: 'thing'; readonly touched: Touched }
  | {
      readonly type: 'answers';
      readonly answers: readonly number[];
      /** What was considered when they were opened as a group. */
      readonly within?: Considering<Touched>;
    };

export const NOTHING = { type: 'nothing' } as const;

/** Preview before commit: what is considered now is forgotten as soon as another question is asked. */
export function useConsidering(questionId: string | undefined) {
  const [kept, setKept] = useState<{ readonly id: string | undefined; readonly what: Considering }>();
  const considering: Considering = kept && kept.id === questionId ? kept.what : NOTHING;
  const consider = (what: Considering) => setKept({ id: questionId, what });
  return { considering, consider };
}
