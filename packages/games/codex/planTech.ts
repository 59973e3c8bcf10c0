import type { Ask, Seat } from '@riposte/kernel';
import { type Choice, PASS, type Question } from './choice.ts';
import { numberOf } from './player.ts';
import { isActive, playerOf, type State } from './state.ts';
import { techChoices } from './turn.ts';

/** How many cards a tech choice may have. */
const TECHS = 2;

/** RULES 3.14: the tech choice may be made before it is asked, on the turns of others. */
export function planTech(
  state: State,
  seat: Seat,
  planned: readonly Choice[],
): Ask<Choice, Question> | undefined {
  const player = playerOf(state, seat);
  if (state.winners || player.turns === 0 || isActive(state, seat)) return undefined;
  if (planned.length >= TECHS || planned.includes(PASS)) return undefined;
  const choices = techChoices(state, seat).filter((choice) => {
    if (choice.type !== 'tech') return true;
    const taken = planned.filter((one) => one.type === 'tech' && one.card === choice.card).length;
    return (player.codex[numberOf(player, choice.card)] ?? 0) > taken;
  });
  return choices.length === 0 ? undefined : { seat, question: 'tech', choices };
}
