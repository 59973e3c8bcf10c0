import type { AbilityId, Card, Choice, View } from '@riposte/flash-duel';
import { useState } from 'react';
import { answersBy, answersWith } from './answers.ts';

/** What the player is considering: nothing yet, a card, an ability, or some of the answers. */
export type Considering =
  | { readonly type: 'nothing' }
  | { readonly type: 'card'; readonly key: string; readonly card: Card }
  | { readonly type: 'ability'; readonly ability: AbilityId }
  | { readonly type: 'answers'; readonly answers: readonly number[]; readonly hint?: string };

export const NOTHING: Considering = { type: 'nothing' };

/** Preview before commit: what is considered now is forgotten as soon as another question is asked. */
export function useConsidering(questionId: string | undefined) {
  const [kept, setKept] = useState<{ readonly id: string | undefined; readonly what: Considering }>();
  const considering = kept && kept.id === questionId ? kept.what : NOTHING;
  const consider = (what: Considering) => setKept({ id: questionId, what });
  return { considering, consider };
}

/** The answers it comes down to. */
export function answersIn(
  considering: Considering,
  choices: readonly Choice[],
  view: View,
): readonly number[] {
  switch (considering.type) {
    case 'nothing':
      return [...choices.keys()];
    case 'card':
      return answersWith(choices, considering.card, view);
    case 'ability':
      return answersBy(choices, considering.ability);
    case 'answers':
      return considering.answers;
  }
}
