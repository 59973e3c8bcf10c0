import type { Seat } from '@riposte/kernel';
import { DuelScore } from './DuelScore.tsx';
import type { DuelPart } from './part.ts';

/** How many rounds each side has won in the end. */
export default function FinalScore({ sight, winner }: DuelPart & { readonly winner: Seat | undefined }) {
  const { tokens, fighters } = sight.view;
  const wonBy = winner === undefined ? undefined : fighters[winner]?.side;
  return <DuelScore sight={sight} tokens={tokens} wonBy={wonBy} fresh={tokens[wonBy ?? 0] ?? 0} />;
}
