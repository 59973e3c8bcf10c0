import { type Seat, varsOf } from '@riposte/kernel';
import type { Character } from '../ability.ts';
import { directionOf } from '../bridge.ts';
import type { Choice } from '../choice.ts';
import { drawCards } from '../draw.ts';
import type { TurnVars } from '../frames.ts';
import { goForward, pushBack } from '../movement.ts';
import { add, type Card, empty, takeRandom } from '../pile.ts';
import { isStanding } from '../side.ts';
import { drawPileSize, fighterOf, rules, type State } from '../state.ts';

/** How many cards of the draw pile Geiger looks at. */
const LOOKED_AT = 3;

export const geiger: Character<'geiger'> = {
  name: 'Max Geiger',
  title: 'Precise Watchmaker',
  abilities: {
    rewindTime: {
      name: 'Rewind Time',
      source: 'partly',
      text: 'At the start of your turn: shuffle the discard pile into the draw pile, then draw two cards.',
      says: 'the discard pile is shuffled in, then two cards are drawn',
      note: 'Only the reshuffle is known. The cards are ours, so that it is worth something to a player who is ahead as well. In the revised edition the cards laid aside are shuffled in too and as many laid aside again, as in the reshuffle of that rulebook.',
      moments: ['startOfTurn'],
      lit: ({ state }) => state.discard.some((count) => count > 0),
      effect({ state, me, table }) {
        for (const card of state.top) add(state.unseen, card);
        state.top = [];
        state.topKnownTo = undefined;
        empty(state.discard, state.unseen);
        table.tell?.({ type: 'discardReshuffled', seat: me });
        drawCards(table, me, 2);
      },
    },
    timeSpiral: {
      name: 'Time Spiral',
      source: 'house',
      text: 'At the end of an opponent’s turn: they go back to the space on which they began it.',
      says: '{foe} goes back to where the turn began',
      note: 'Neither name nor effect is known. A dash card taken back would be replaced by the refill anyway; a turn undone is what a watchmaker is feared for. The opponent is moved, so this does not end Dragon Form.',
      moments: ['endOfFoeTurn'],
      lit: ({ state, foe }) => stepsTaken(state, foe) !== 0,
      effect({ state, me, foe, table }) {
        const steps = stepsTaken(state, foe);
        if (steps > 0) return pushBack(table, me, [foe], steps);
        const went = goForward(table, foe, -steps);
        table.tell?.({ type: 'moved', seat: foe, ...went });
      },
    },
    researchAndDevelopment: {
      name: 'Research & Development',
      source: 'house',
      text: 'At the start of your turn: look at the next three cards of the draw pile and put them back in any order.',
      says: 'the next three cards are put in a new order',
      note: 'Neither name nor effect is known.',
      moments: ['startOfTurn'],
      effect({ state, me, table }) {
        const more = Math.min(LOOKED_AT, drawPileSize(state)) - state.top.length;
        const seen = Array.from({ length: Math.max(0, more) }, () => takeRandom(state.unseen, state.random));
        state.top = [...state.top, ...seen];
        state.topKnownTo = me;
        const cards = state.top.slice(0, LOOKED_AT);
        const others = { type: 'topSeen', seat: me, count: cards.length } as const;
        table.tell?.({ ...others, cards }, { to: [me], others, shows: true });
        table.call(researchAndDevelopment, { seat: me });
      },
    },
  },
};

const researchAndDevelopment = rules.procedure<{ seat: Seat }>('researchAndDevelopment', {
  orderChosen: {
    asks: (state, { seat }) =>
      isStanding(state, seat)
        ? {
            seat,
            question: 'arrange:researchAndDevelopment',
            choices: orders(state.top.slice(0, LOOKED_AT)).map(
              (cards): Choice => ({ type: 'arrange', cards }),
            ),
          }
        : undefined,
    run({ state }, _vars, answer) {
      if (answer?.type === 'arrange') state.top = [...answer.cards, ...state.top.slice(LOOKED_AT)];
    },
  },
});

/** All orders of some cards that differ. */
function orders(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length === 0) return [[]];
  return [...new Set(cards)].flatMap((first) => {
    const at = cards.indexOf(first);
    return orders(cards.toSpliced(at, 1)).map((rest) => [first, ...rest]);
  });
}

/** How far forward the seat whose turn it is has come since it began; negative: back. */
function stepsTaken(state: State, seat: Seat): number {
  const { side, space } = fighterOf(state, seat);
  const from = varsOf<TurnVars>(state.stack, 'turn')?.from ?? space;
  return (space - from) * directionOf(side);
}
