import { DONE, roll, type Seat, seat, seats, type Table } from '@riposte/kernel';
import { startOf } from './bridge.ts';
import { goFirst } from './choice.ts';
import { drawUpTo } from './draw.ts';
import type { Event } from './event.ts';
import { emptyPile, fullPile } from './pile.ts';
import { editionOf, foeOf, HAND_SIZE, type RoundEnd, rules, type State, TOKENS_TO_WIN } from './state.ts';
import { turn } from './turn.ts';

const SEATS = seats(2);

/** RULES 1, 3: rounds until somebody has won. */
export const game = rules.procedure<Record<string, never>>('game', {
  flipCoin({ state, tell }) {
    state.chooser = undefined;
    state.first = seat(roll(state.random, 2));
    tell?.({ type: 'coinFlipped', first: state.first });
    return 'deal';
  },
  firstPlayerChosen: {
    asks: ({ chooser }) =>
      chooser === undefined
        ? undefined
        : { seat: chooser, question: 'firstPlayer', choices: SEATS.map(goFirst) },
    run({ state, tell }, _vars, answer) {
      if (answer?.type !== 'goFirst' || state.chooser === undefined) return;
      state.first = answer.seat;
      tell?.({ type: 'firstPlayerChosen', by: state.chooser, first: answer.seat });
    },
  },
  deal(table) {
    dealRound(table);
    table.call(round, { next: table.state.first });
  },
  settle({ state, tell }) {
    const { roundEnd } = state;
    if (!roundEnd) throw new Error('a round that has not ended cannot be settled');
    for (const winner of tokenTakers(state, roundEnd)) state.tokens[winner] = tokensOf(state, winner) + 1;
    clearTable(state);
    tell?.({ type: 'roundEnded', round: state.round, ...roundEnd, tokens: state.tokens.slice() });
    const winner = gameWinner(state);
    if (winner === undefined) return nextFirstPlayer(state, roundEnd);
    tell?.({ type: 'gameWon', seat: winner });
    return DONE;
  },
});

/** RULES 4.4: turns in turn, until something ends the round. */
const round = rules.procedure<{ next: Seat }>('round', {
  takeTurn({ call }, vars) {
    call(turn, { seat: vars.next });
    vars.next = foeOf(vars.next);
    return 'takeTurn';
  },
});

/** RULES 1.2, 1.3: the one who has won the game, if anybody has. */
export function gameWinner({ tokens }: { readonly tokens: readonly number[] }): Seat | undefined {
  const most = Math.max(...tokens);
  const leaders = SEATS.filter((one) => tokens[one] === most);
  return most >= TOKENS_TO_WIN && leaders.length === 1 ? leaders[0] : undefined;
}

/** RULES 3.1-3.3 */
function dealRound(table: Table<State, Event>): void {
  const { state, tell } = table;
  state.round += 1;
  state.roundEnd = undefined;
  state.unseen = fullPile(editionOf(state).copies);
  for (const [index, fighter] of state.fighters.entries()) fighter.space = startOf(seat(index));
  tell?.({ type: 'roundBegan', round: state.round, first: state.first });
  for (const one of [state.first, foeOf(state.first)]) drawUpTo(table, one, HAND_SIZE);
}

/** RULES 1.2, 11.4, 11.5 */
function tokenTakers(state: State, { winner }: RoundEnd): readonly Seat[] {
  if (winner !== undefined) return [winner];
  return editionOf(state).tiePays ? SEATS : [];
}

/** All cards are gathered: what was in a hand when the round ended stays its owner's secret. */
function clearTable(state: State): void {
  for (const fighter of state.fighters) {
    fighter.hand = emptyPile();
    fighter.recovering = false;
  }
  state.unseen = emptyPile();
  state.played = emptyPile();
  state.discard = emptyPile();
}

/** RULES 3.5-3.8: settles who goes first in the next round, or who is to choose; names the step that finds out. */
function nextFirstPlayer(state: State, { winner }: RoundEnd): 'flipCoin' | 'firstPlayerChosen' {
  if (editionOf(state).laterRounds === 'loserGoesFirst') {
    state.first = winner === undefined ? foeOf(state.first) : foeOf(winner);
    return 'firstPlayerChosen';
  }
  if (winner !== undefined) state.chooser = foeOf(winner);
  return state.chooser === undefined ? 'flipCoin' : 'firstPlayerChosen';
}

function tokensOf({ tokens }: State, of: Seat): number {
  return tokens[of] ?? 0;
}
