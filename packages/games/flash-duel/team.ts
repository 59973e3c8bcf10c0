import type { Seat } from '@riposte/kernel';
import { lead } from './choice.ts';
import { alliesOf, areFoes, isStanding } from './side.ts';
import { rules, type State } from './state.ts';

/** RULES 19.2: team A, team B, the other of team B, the other of team A. */
export const SELECTION_ORDER = [0, 1, 3, 2] as const;

/** RULES 19.7, 19.8: each team says who of it goes first in this round; the team that goes first says so first. */
export const lineUp = rules.procedure<{ asked: number }>('lineUp', {
  begin({ state }) {
    // The leaders of the round before answer for their teams, the first team's first.
    const [one, other, third, fourth] = state.order as readonly [Seat, Seat, Seat, Seat];
    if (state.first === other) state.order = [other, one, fourth, third];
  },
  leaderChosen: {
    asks(state, { asked }) {
      const leader = state.order[asked];
      if (leader === undefined) return undefined;
      const team = state.order.filter((seat) => !areFoes(state, seat, leader));
      return { seat: leader, question: 'lead', choices: team.map(lead) };
    },
    run({ state, tell }, vars, answer) {
      if (answer?.type !== 'lead') return undefined;
      if (state.order[vars.asked] !== answer.seat) state.order = exchanged(state, vars.asked);
      tell?.({ type: 'ledBy', seat: answer.seat });
      vars.asked += 1;
      return vars.asked < 2 ? 'leaderChosen' : undefined;
    },
  },
  done({ state }) {
    state.first = state.order[0] ?? state.first;
  },
});

/** The order with a leader and their partner in each other's place: team mates are two turns apart. */
function exchanged({ order }: State, at: number): readonly Seat[] {
  return order.map((seat, index) => {
    if (index === at) return order[at + 2] ?? seat;
    return index === at + 2 ? (order[at] ?? seat) : seat;
  });
}

/** RULES 19.8, 19.9: whose turn it is; a team mate takes the turns of a defeated seat. */
export function teamTurn(state: State, turn: number): Seat {
  const seat = state.order[turn];
  if (seat === undefined) throw new Error(`nobody takes turn ${turn}`);
  if (isStanding(state, seat)) return seat;
  return alliesOf(state, seat)[0] ?? seat;
}
