import { type RatedChoice, searchBot } from '@riposte/bots';
import { type AnyChoice, type AnyGame, fork, isSame, type Question, type Random } from '@riposte/kernel';
import { countOf } from '../paragraph.ts';
import type { ScreenScene } from './screen.ts';

const TRIES = 1_500;
const SHOWN = 3;

/** What a bot would do with what this seat knows, and how likely it would win with each. */
export function hintLines(
  game: AnyGame,
  { seat, snapshot, answers }: Pick<ScreenScene, 'seat' | 'snapshot' | 'answers'>,
  random: Random,
): readonly string[] {
  const { decision, view } = snapshot;
  if (!decision) return [' Nothing is asked of you now.'];
  // Chance of its own: asking for a hint changes no choice of an opponent.
  const options = bestOptions(game, { seat, view, question: decision, random: fork({ ...random }) });
  if (options.length === 0) return [' There is only one answer.'];
  const lines = options.slice(0, SHOWN).map(({ choice, chance }) => {
    const answer = answers.find((one) => isSame(one.choice, choice));
    const number = answer === undefined ? '' : `${answer.number}) `;
    return ` ${number}${answer?.text ?? choice.type}: wins ${Math.round(chance * 100)} of 100`;
  });
  return [` Having played on ${countOf(TRIES, 'time')} with what you know:`, ...lines];
}

function bestOptions(
  game: AnyGame,
  turn: { seat: ScreenScene['seat']; view: unknown; question: Question<AnyChoice>; random: Random },
): readonly RatedChoice[] {
  return searchBot({ iterations: TRIES }).choose({ game, ...turn }).options;
}
