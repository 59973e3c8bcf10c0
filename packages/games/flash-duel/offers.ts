import type { Ask, Seat } from '@riposte/kernel';
import { accusable, reveal, settleAccusation, treacherous } from './betrayal.ts';
import { accuse, type Choice, showHand } from './choice.ts';
import { areHandsOpen } from './hand.ts';
import { claimLife } from './hit.ts';
import { sizeOf } from './pile.ts';
import type { Question } from './question.ts';
import { isTimeOver } from './round.ts';
import { areFoes, isStanding } from './side.ts';
import { fighterOf, type Loyalty, rules, type State } from './state.ts';

/** RULES 18.18, 21: what a seat may do at any time. */
rules.offers({
  types: ['reveal', 'accuse', 'claimLife', 'showHand'],
  list(state) {
    if (!areHandsClosed(state) || state.round === 0 || state.stack.length === 0 || isTimeOver(state))
      return NOTHING;
    return state.order.flatMap((one) => (isStanding(state, one) ? offersTo(state, one) : []));
  },
  take(table, by, choice) {
    const { state, tell } = table;
    const { loyalty } = state;
    if (choice.type === 'showHand') {
      state.showings = [...state.showings, [by, choice.to]];
      const others = { type: 'handShownTo', seat: by, to: choice.to } as const;
      tell?.(
        { ...others, hand: fighterOf(state, by).hand.slice() },
        { to: [by, choice.to], others, shows: [choice.to] },
      );
      return;
    }
    if (!loyalty) return;
    switch (choice.type) {
      case 'reveal':
        return reveal(table, loyalty, by);
      case 'claimLife':
        return claimLife(table, loyalty);
      case 'accuse':
        return settleAccusation(table, loyalty, by, choice.seat);
      default:
        throw new Error(`${choice.type} is no offer`);
    }
  },
});

const NOTHING: readonly never[] = [];

/** RULES 18.15, 21.10: whether some fight together who do not see each other's hands. */
function areHandsClosed(state: State): boolean {
  return state.fighters.length > 2 && !areHandsOpen(state);
}

function offersTo(state: State, one: Seat): readonly Ask<Choice, Question>[] {
  const { loyalty } = state;
  const offers: readonly Ask<Choice, Question>[] = [
    ...(loyalty ? ofLoyalty(state, loyalty, one) : []),
    { seat: one, question: 'showHand', choices: showable(state, one).map(showHand) },
  ];
  return offers.filter(({ choices }) => choices.length > 0);
}

function ofLoyalty(state: State, loyalty: Loyalty, one: Seat): readonly Ask<Choice, Question>[] {
  return [
    { seat: one, question: 'treason', choices: treacherous(state, loyalty, one) },
    { seat: one, question: 'accuse', choices: accusable(state, loyalty, one).map(accuse) },
  ];
}

/** RULES 18.18, 21.9: the seats that have not been shown this hand in this turn; in Betrayal anybody may be shown it. */
function showable(state: State, by: Seat): readonly Seat[] {
  if (sizeOf(fighterOf(state, by).hand) === 0) return NOTHING;
  return state.order.filter(
    (to) =>
      to !== by &&
      (state.loyalty !== undefined || !areFoes(state, by, to)) &&
      !state.showings.some(([from, seen]) => from === by && seen === to),
  );
}
