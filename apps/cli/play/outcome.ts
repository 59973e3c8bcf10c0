import { isDrawn, type Outcome } from '@riposte/kernel';
import { together } from '../paragraph.ts';

/** Who won, and the score, in words. Names beyond the seats are figures that win when all seats lose. */
export function resultLines(outcome: Outcome, names: readonly string[]): readonly string[] {
  const { places } = outcome;
  const first = names.filter((_, seat) => places[seat] === 1);
  const winners = first.length > 0 ? first : names.slice(places.length);
  const result = isDrawn(outcome) ? 'Nobody won: the game is a draw.' : `${together(winners)} won the game.`;
  const score = scoreOf(outcome, names);
  return score === '' ? [result] : [`${result} Score: ${score}.`];
}

/** Seats that share a place and a score have won or lost together, and are named together. */
function scoreOf(outcome: Outcome, names: readonly string[]): string {
  const { places, scores } = outcome;
  if (!scores) return '';
  const keys = scores.map((score, seat) => (isDrawn(outcome) ? `${seat}` : `${places[seat]} ${score}`));
  return [...new Set(keys)]
    .map((key) => {
      const team = scores.flatMap((score, seat) =>
        keys[seat] === key ? [{ name: names[seat] ?? '', score }] : [],
      );
      return `${together(team.map(({ name }) => name))} ${team[0]?.score}`;
    })
    .join(', ');
}
