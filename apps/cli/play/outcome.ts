import type { Outcome } from '@riposte/kernel';
import { listOf } from '../paragraph.ts';

/** Who won, and the score, in words. Names beyond the seats are figures that win when all seats lose. */
export function resultLines({ places, scores }: Outcome, names: readonly string[]): readonly string[] {
  const seated = names.slice(0, places.length);
  const first = seated.filter((_, seat) => places[seat] === 1);
  const winners = first.length > 0 ? first : names.slice(places.length);
  const isDraw = seated.length > 1 && winners.length === seated.length;
  const result = isDraw ? 'The game is a draw.' : `${listOf(winners, 'and')} won the game.`;
  const score = scores && seated.map((name, seat) => `${name} ${scores[seat]}`).join(', ');
  return score ? [`${result} Score: ${score}.`] : [result];
}
