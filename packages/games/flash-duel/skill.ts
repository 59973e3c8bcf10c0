import { type Decision, type Skill, seats } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { gameWinner } from './game.ts';
import { isRaid, membersOf, type State, TOKENS_TO_WIN } from './state.ts';
import { seatCount } from './supply.ts';

/** A search looks to the end of the round: what follows depends on tokens only. */
export const skill: Skill<State, Choice> = {
  // What is chosen before the first round is judged by that round.
  part: ({ round, roundEnd }) => Math.max(1, roundEnd ? round + 1 : round),
  chances(state) {
    const chance = chanceOfSide(state);
    // RULES 21.11: a traitor is one of the Dragon's.
    const others = membersOf(state, 1);
    return seats(seatCount(state.options)).map((seat) => (others.includes(seat) ? 1 - chance : chance));
  },
  stake: stakeOf,
  weigh,
};

function weigh(_state: State, { choices }: Decision<Choice>, weights: number[]): void {
  for (let index = 0; index < choices.length; index++) weights[index] = weightOf(choices[index] as Choice);
}

/** How likely the first side is to win the match. */
function chanceOfSide(state: State): number {
  if (isRaid(state)) {
    const winner = state.roundEnd?.winner;
    return winner === undefined ? 0.5 : 1 - winner;
  }
  const winner = gameWinner(state);
  if (winner !== undefined) return 1 - winner;
  const [one = 0, other = 0] = state.tokens;
  return chanceOfRace(TOKENS_TO_WIN - one, TOKENS_TO_WIN - other);
}

/** A round of a race is worth what its token changes; a raid is one round. */
function stakeOf(state: State): number {
  if (isRaid(state) || gameWinner(state) !== undefined) return 1;
  const [one = 0, other = 0] = state.tokens;
  const [needed, otherNeeds] = [TOKENS_TO_WIN - one, TOKENS_TO_WIN - other];
  return chanceOfRace(needed - 1, otherNeeds) - chanceOfRace(needed, otherNeeds - 1);
}

/**
 * How likely it is to win so many even rounds before the other side has won as many as it needs; RULES 1.3: where both
 * have, the side that has more.
 */
function chanceOfRace(needed: number, otherNeeds: number): number {
  if (needed <= 0 && otherNeeds <= 0) return (1 + Math.sign(otherNeeds - needed)) / 2;
  if (needed <= 0) return 1;
  if (otherNeeds <= 0) return 0;
  return (chanceOfRace(needed - 1, otherNeeds) + chanceOfRace(needed, otherNeeds - 1)) / 2;
}

/** What a duelist would do at first sight. */
export function weightOf(choice: Choice): number {
  switch (choice.type) {
    case 'attack':
      return 20 * choice.count;
    case 'dashingStrike':
      return 10 * choice.count;
    case 'move':
      return choice.direction === 'forward' ? 4 : 2;
    case 'push':
      return 3;
    case 'block':
    case 'dashingBlock':
      return 40;
    case 'shareBlock':
      return 10;
    case 'retreat':
      return 12;
    case 'use':
      return 6;
    case 'takeHit':
      return 1;
    default:
      return 3;
  }
}
