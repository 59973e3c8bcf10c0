import { DONE, roll, type Seat, seat, seats, type Tools, unreachable } from '@riposte/kernel';
import { betrayal } from './betrayal.ts';
import { distance, startOf } from './bridge.ts';
import { goFirst } from './choice.ts';
import { draft, tweak } from './draft.ts';
import { drawUpTo, handSizeOf } from './draw.ts';
import type { Event } from './event.ts';
import type { Side } from './ids.ts';
import { ABILITIES_OF, type AbilityId } from './ids.ts';
import { emptyPile, fullPile, remove } from './pile.ts';
import { dragonChoice, raid } from './raid.ts';
import { selection } from './selection.ts';
import { otherSide, SIDES } from './side.ts';
import {
  BOT,
  editionOf,
  fighterOf,
  isBot,
  isRaid,
  membersOf,
  NO_EFFECTS,
  type RoundEnd,
  rules,
  type SoloBot,
  type State,
  TOKENS_TO_WIN,
} from './state.ts';
import { hitsToDefeat, supplyOf } from './supply.ts';
import { lineUp, teamTurn } from './team.ts';
import { abilityDeciding } from './timeOver.ts';
import { turn } from './turn.ts';

/** RULES 16.2: the abilities each bot has. */
const ABILITIES: Readonly<Record<SoloBot, readonly AbilityId[]>> = {
  dummy: [],
  rook: ABILITIES_OF.rook,
  dragon: ['deepBreath', 'perfectCounter', 'blackDiamondHide'],
};

/** RULES 1, 3: rounds until one side has won. */
export const game = rules.procedure<Record<string, never>>('game', {
  chooseCharacters({ state, call }) {
    switch (state.options.mode) {
      case 'simple':
        return 'flipCoin';
      case 'full':
      case 'team':
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
      case 'raid':
      case 'betrayal':
        call(selection, {});
        call(dragonChoice, {});
        if (state.options.mode === 'betrayal') call(betrayal, {});
        return 'deal';
      default:
        return unreachable(state.options.mode);
    }
  },
  flipCoin({ state, tell }) {
    state.chooser = undefined;
    state.first = leaderOf(state, roll(state.random, 2) as Side);
    tell?.({ type: 'coinFlipped', first: state.first }, { shows: true });
    return 'lineUp';
  },
  firstPlayerChosen: {
    asks: (state) =>
      state.chooser === undefined || isBot(state, state.chooser)
        ? undefined
        : {
            seat: state.chooser,
            question: 'firstPlayer',
            choices: SIDES.map((side) => goFirst(leaderOf(state, side))),
          },
    run({ state, tell }, _vars, answer) {
      if (answer?.type !== 'goFirst' || state.chooser === undefined) return;
      state.first = answer.seat;
      tell?.({ type: 'firstPlayerChosen', by: state.chooser, first: answer.seat });
    },
  },
  lineUp({ state, call }) {
    if (state.options.mode === 'team') call(lineUp, { asked: 0 });
  },
  deal(table) {
    const { state, call } = table;
    dealRound(table);
    if (isRaid(state)) call(raid, { turn: 0 });
    else call(round, { turn: 0 });
  },
  settle({ state, tell, call }) {
    const { roundEnd } = state;
    if (!roundEnd) throw new Error('a round that has not ended cannot be settled');
    // RULES 20.1: a raid is one round.
    if (isRaid(state)) return settleRaid(state, tell);
    // Nobody has won what a tied round was raised to.
    const worth = roundEnd.winner === undefined ? 1 : state.stakes;
    for (const taker of tokenTakers(state, roundEnd)) state.tokens[taker] = tokensOf(state, taker) + worth;
    keepRecord(state, roundEnd);
    const why = tell && reasonsOf(state, roundEnd);
    clearTable(state);
    tell?.({
      type: 'roundEnded',
      round: state.round,
      ...withWinners(state, roundEnd),
      ...why,
      tokens: state.tokens.slice(),
    });
    const winner = gameWinner(state);
    if (winner === undefined) {
      if (state.options.mode === 'clockwork' && roundEnd.winner !== undefined) {
        call(tweak, { seat: leaderOf(state, otherSide(roundEnd.winner)) });
      }
      return nextFirstPlayer(state, roundEnd);
    }
    tell?.({ type: 'gameWon', seats: membersOf(state, winner) });
    return DONE;
  },
});

/** RULES 4.4, 19.8: turns in turn, until something ends the round. */
const round = rules.procedure<{ turn: number }>('round', {
  takeTurn({ state, call }, vars) {
    call(turn, { seat: teamTurn(state, vars.turn) });
    vars.turn = (vars.turn + 1) % state.order.length;
    return 'takeTurn';
  },
});

/** RULES 1.2, 1.3: the side that has won the game, if any has. */
export function gameWinner({ tokens }: { readonly tokens: readonly number[] }): Side | undefined {
  const most = Math.max(...tokens);
  const leaders = SIDES.filter((one) => tokens[one] === most);
  return most >= TOKENS_TO_WIN && leaders.length === 1 ? leaders[0] : undefined;
}

/** RULES 3.1-3.3 */
function dealRound(table: Tools<State, Event>): void {
  const { state, tell } = table;
  const { copies, reshuffles } = supplyOf(state.options);
  state.round += 1;
  state.roundEnd = undefined;
  state.unseen = fullPile(copies);
  state.reshuffles = reshuffles;
  if (state.fighters.length === 2) state.order = [state.first, seat(1 - state.first)];
  else if (isRaid(state)) state.order = seats(state.fighters.length);
  for (const { effects } of state.fighters)
    if (effects.stash !== undefined) remove(state.unseen, effects.stash);
  for (const [index, fighter] of state.fighters.entries()) {
    fighter.space = startOf(fighter.side);
    fighter.life = hitsToDefeat(state, seat(index));
  }
  tell?.({ type: 'roundBegan', round: state.round, first: state.order[0] ?? state.first });
  for (const one of state.order) drawUpTo(table, one, handSizeOf(state, one));
}

/** RULES 1.2, 11.4, 11.5 */
function tokenTakers(state: State, { winner }: RoundEnd): readonly Side[] {
  if (winner !== undefined) return [winner];
  // RULES 16.10: a time-over with the Dragon follows the rules of the raid, where nobody wins a draw.
  const isDragon = state.options.mode === 'solo' && state.options.bot === 'dragon';
  return editionOf(state).tiePays && !isDragon ? SIDES : [];
}

/** RULES 20.11, 21.2: how the raid ended, and who the traitor was. */
function settleRaid(state: State, tell: Tools<State, Event>['tell']): typeof DONE {
  const { roundEnd, loyalty } = state;
  if (loyalty) tell?.({ type: 'traitorKnown', seat: loyalty.traitor }, { shows: true });
  if (roundEnd) {
    tell?.({
      type: 'roundEnded',
      round: state.round,
      ...withWinners(state, roundEnd),
      ...reasonsOf(state, roundEnd),
    });
  }
  if (roundEnd?.winner === undefined) tell?.({ type: 'gameDrawn' });
  else tell?.({ type: 'gameWon', seats: membersOf(state, roundEnd.winner) });
  return DONE;
}

function withWinners(state: State, { reason, winner }: RoundEnd) {
  if (winner === undefined) return { reason };
  return { reason, winner, ...(state.fighters.length > 2 && { winners: membersOf(state, winner) }) };
}

/** What decided a round besides a blow, as all could see it before the cards were gathered. */
function reasonsOf(
  state: State,
  roundEnd: RoundEnd,
): { readonly apart?: number; readonly ability?: AbilityId } {
  const ability = abilityDeciding(state, roundEnd);
  return {
    ...(roundEnd.reason === 'lastHits' &&
      state.fighters.length === 2 && { apart: distance(state, seat(0), seat(1)) }),
    ...(ability !== undefined && { ability }),
  };
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
    // What Quince has stashed stays there.
    fighter.effects = fighter.effects.stash === undefined ? NO_EFFECTS : { stash: fighter.effects.stash };
  }
  state.unseen = emptyPile();
  state.played = emptyPile();
  state.discard = emptyPile();
  state.top = [];
  state.topKnownTo = undefined;
  state.soldiers = [];
  state.mines = [];
  state.stakes = 1;
}

/** RULES 3.5-3.8, 19.6: settles who goes first in the next round, or who is to choose; names the step that finds out. */
function nextFirstPlayer(state: State, { winner }: RoundEnd): 'flipCoin' | 'firstPlayerChosen' {
  const loser = winner === undefined ? undefined : leaderOf(state, otherSide(winner));
  if (editionOf(state).laterRounds === 'loserGoesFirst') {
    state.first = loser ?? state.order[1] ?? state.first;
    return 'firstPlayerChosen';
  }
  if (loser !== undefined) state.chooser = loser;
  if (state.chooser === undefined) return 'flipCoin';
  // RULES 16.11: a bot that may choose goes first.
  if (isBot(state, state.chooser)) state.first = state.chooser;
  return 'firstPlayerChosen';
}

/** The seat of a side whose turn comes first; before the first round, the lowest one. */
function leaderOf(state: State, side: Side): Seat {
  return state.order.find((one) => fighterOf(state, one).side === side) ?? seat(side);
}

function tokensOf({ tokens }: State, of: Side): number {
  return tokens[of] ?? 0;
}

/** RULES 16.1: the bot takes its place across the bridge. */
function seatBot(state: State): void {
  const fighter = fighterOf(state, BOT);
  fighter.character = state.options.bot;
  fighter.abilities = ABILITIES[state.options.bot];
}
