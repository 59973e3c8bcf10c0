import type { Ask, Seat } from '@riposte/kernel';
import { backFrom, isAtEdge } from './bridge.ts';
import { block, type Choice, retreat, TAKE_HIT } from './choice.ts';
import { add, CARDS, type Card, countOf, remove } from './pile.ts';
import { endRound } from './round.ts';
import { fighterOf, rules, type State } from './state.ts';

/** An attack, or the strike of a dashing strike, that somebody has to answer. */
export type Fight = {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly card: Card;
  readonly count: number;
  readonly dashing: boolean;
};

/** RULES 9: the defender blocks, retreats or is hit. */
export const fight = rules.procedure<Fight>('fight', {
  answerGiven: {
    asks: (state, vars) => askAnswer(state, vars),
    run(table, { attacker, defender }, answer) {
      const { state, tell } = table;
      switch (answer?.type) {
        case 'block':
          playCards(state, defender, answer.card, answer.count);
          tell?.({ type: 'blocked', seat: defender, card: answer.card, count: answer.count });
          return;
        case 'retreat': {
          const fighter = fighterOf(state, defender);
          const from = fighter.space;
          playCards(state, defender, answer.card, 1);
          fighter.space = backFrom(state, defender, answer.card);
          fighter.recovering = true;
          tell?.({ type: 'retreated', seat: defender, card: answer.card, from, to: fighter.space });
          return;
        }
        default:
          tell?.({ type: 'hitTaken', seat: defender, by: attacker });
          endRound(table, { reason: 'hit', winner: attacker });
      }
    },
  },
});

/** Puts cards from a hand on the table. */
export function playCards(state: State, seat: Seat, card: Card, count: number): void {
  remove(fighterOf(state, seat).hand, card, count);
  add(state.played, card, count);
}

/** RULES 9.7: always asked, since whether one is asked must not show what one holds. */
function askAnswer(state: State, { defender, card, count, dashing }: Fight): Ask<Choice> {
  const { hand } = fighterOf(state, defender);
  const choices: Choice[] = [];
  if (countOf(hand, card) >= count) choices.push(block(card, count));
  if (dashing && !isAtEdge(state, defender)) {
    for (const held of CARDS) if (countOf(hand, held) > 0) choices.push(retreat(held));
  }
  choices.push(TAKE_HIT);
  return { seat: defender, question: dashing ? 'answerStrike' : 'answerAttack', choices };
}
