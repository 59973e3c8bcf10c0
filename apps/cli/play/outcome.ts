import type { Outcome } from '@riposte/kernel';
import { listOf } from '../paragraph.ts';

/** Who won, and the score, in words. */
export function resultLines({ places, scores }: Outcome, names: readonly string[]): readonly string[] {
  const winners = names.filter((_, seat) => places[seat] === 1);
  const result =
    winners.length === names.length ? 'The game is a draw.' : `${listOf(winners, 'and')} won the game.`;
  const score = scores && names.map((name, seat) => `${name} ${scores[seat]}`).join(', ');
  return score ? [`${result} Score: ${score}.`] : [result];
}
