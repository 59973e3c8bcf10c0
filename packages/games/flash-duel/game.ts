import { DONE, roll, type Seat, seat, seats, type Table, unreachable } from '@riposte/kernel';
import { startOf } from './bridge.ts';
import { handSizeOf } from './cards/always.ts';
import { goFirst } from './choice.ts';
import { draft, tweak } from './draft.ts';
import { drawUpTo } from './draw.ts';
import type { Event } from './event.ts';
import { emptyPile, fullPile, remove } from './pile.ts';
import { selection } from './selection.ts';
import { hitsToDefeat, seatBot } from './solo.ts';
import {
  editionOf,
  foeOf,
  isBot,
  NO_EFFECTS,
  type RoundEnd,
  rules,
  type State,
  TOKENS_TO_WIN,
} from './state.ts';
import { turn } from './turn.ts';

const SEATS = seats(2);

/** RULES 1, 3: rounds until somebody has won. */
export const game = rules.procedure<Record<string, never>>('game', {
  chooseCharacters({ state, call }) {
    switch (state.options.mode) {
      case 'simple':
        return 'flipCoin';
      case 'full':
        call(selection, {});
        return 'flipCoin';
      case 'solo':
        seatBot(state);
        call(selection, {});
        return 'flipCoin';
      case 'clockwork':
        // RULES 15.3: who drafted first plays first.
        call(draft, { picks: 0 });
        return 'deal';
      default:
        return unreachable(state.options.mode);
    }
  },
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
  settle({ state, tell, call }) {
    const { roundEnd } = state;
    if (!roundEnd) throw new Error('a round that has not ended cannot be settled');
    // Nobody has won what a tied round was raised to.
    const worth = roundEnd.winner === undefined ? 1 : state.stakes;
    for (const taker of tokenTakers(state, roundEnd)) state.tokens[taker] = tokensOf(state, taker) + worth;
    keepRecord(state, roundEnd);
    clearTable(state);
    tell?.({ type: 'roundEnded', round: state.round, ...roundEnd, tokens: state.tokens.slice() });
    const winner = gameWinner(state);
    if (winner === undefined) {
      if (state.options.mode === 'clockwork' && roundEnd.winner !== undefined) {
        call(tweak, { seat: foeOf(roundEnd.winner) });
      }
      return nextFirstPlayer(state, roundEnd);
    }
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
  for (const { effects } of state.fighters)
    if (effects.stash !== undefined) remove(state.unseen, effects.stash);
  for (const [index, fighter] of state.fighters.entries()) {
    fighter.space = startOf(seat(index));
    fighter.life = hitsToDefeat(state, seat(index));
  }
  tell?.({ type: 'roundBegan', round: state.round, first: state.first });
  for (const one of [state.first, foeOf(state.first)]) drawUpTo(table, one, handSizeOf(state, one));
}

/** RULES 1.2, 11.4, 11.5 */
function tokenTakers(state: State, { winner }: RoundEnd): readonly Seat[] {
  if (winner !== undefined) return [winner];
  // RULES 16.10: a time-over with the Dragon follows the rules of the raid, where nobody wins a draw.
  const isDragon = state.options.mode === 'solo' && state.options.bot === 'dragon';
  return editionOf(state).tiePays && !isDragon ? SEATS : [];
}

/** RULES 17: achievements are earned in solo games, so only there is remembered how each round went. */
function keepRecord(state: State, roundEnd: RoundEnd): void {
  if (state.options.mode !== 'solo') return;
  // A card that was stashed has been used, though its ability card lies face up again.
  const usedAbility = state.fighters.map(
    ({ spent, effects }) => spent.length > 0 || effects.stash !== undefined,
  );
  state.record = [...state.record, { ...roundEnd, usedAbility }];
}

/** All cards are gathered: what was in a hand when the round ended stays its owner's secret. */
function clearTable(state: State): void {
  for (const fighter of state.fighters) {
    fighter.hand = emptyPile();
    fighter.recovering = false;
    fighter.life = 1;
    // RULES 13.7: all ability cards are face up again.
    fighter.spent = [];
    fighter.open = [];
    // What Quince has stashed stays with him.
    fighter.effects = fighter.effects.stash === undefined ? NO_EFFECTS : { stash: fighter.effects.stash };
  }
  state.unseen = emptyPile();
  state.played = emptyPile();
  state.discard = emptyPile();
  state.top = [];
  state.topKnownTo = undefined;
  state.soldier = undefined;
  state.mine = undefined;
  state.stakes = 1;
}

/** RULES 3.5-3.8: settles who goes first in the next round, or who is to choose; names the step that finds out. */
function nextFirstPlayer(state: State, { winner }: RoundEnd): 'flipCoin' | 'firstPlayerChosen' {
  if (editionOf(state).laterRounds === 'loserGoesFirst') {
    state.first = winner === undefined ? foeOf(state.first) : foeOf(winner);
    return 'firstPlayerChosen';
  }
  if (winner !== undefined && isBot(state, foeOf(winner))) {
    // RULES 16.11: a bot that may choose goes first.
    state.first = foeOf(winner);
    state.chooser = undefined;
    return 'firstPlayerChosen';
  }
  if (winner !== undefined) state.chooser = foeOf(winner);
  return state.chooser === undefined ? 'flipCoin' : 'firstPlayerChosen';
}

function tokensOf({ tokens }: State, of: Seat): number {
  return tokens[of] ?? 0;
}
