import { type Seat, seat } from '@riposte/kernel';
import type { CardEntry, Part } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import type { Deed } from '../effectVars.ts';
import { kindsIn, sizeOf } from '../pile.ts';
import { discardOpenly } from '../piles.ts';
import { lookAt } from '../sight.ts';
import { playerOf } from '../state.ts';
import { again } from './fetch.ts';
import { opponent } from './move.ts';

/** What may be looked at. */
type Pile = 'hand' | 'discard';

/** RULES 15.3: a player sees hidden cards of another, and nobody else does. */
export function look({ table, me }: Deed, at: Seat, pile: Pile): void {
  lookAt(table, me, at, pile);
}

const PILES: Readonly<Record<string, Pile>> = { hand: 'hand', pile: 'discard' };

/** RULES 15.7: chooses up to so many cards of the hand of the seat that is the subject, and these are discarded. */
export function discardSeen(most: number, wanted: (entry: CardEntry) => boolean): Part {
  return {
    question: 'card',
    hidden: true,
    optional: true,
    bares: 'hand',
    when: (state, { subject }) => sizeOf(playerOf(state, seat(subject)).hand) > 0,
    list(state, { subject }) {
      const { hand, cards } = playerOf(state, seat(subject));
      return kindsIn(hand)
        .map((number) => cards[number] as string)
        .filter((card) => wanted(entryOf(card)))
        .map((card): Choice => ({ type: 'card', card, from: 'foe' }));
    },
    run({ table, vars }, _chosen, answer) {
      if (answer?.type !== 'card') return undefined;
      discardOpenly(table, seat(vars.subject), answer.card);
      return again(vars, most);
    },
  };
}

/** Looks at the hand or the discard pile of an opponent. */
export function lookAtOpponent() {
  return {
    opponentChosen: opponent(({ vars }, at) => {
      vars.subject = at;
    }),
    lookChosen: {
      question: 'mode',
      list: () => Object.keys(PILES).map((mode): Choice => ({ type: 'mode', mode })),
      run(deed, _chosen, answer) {
        const pile = answer?.type === 'mode' ? PILES[answer.mode] : undefined;
        if (!pile) return;
        deed.vars.mode = pile;
        look(deed, seat(deed.vars.subject), pile);
      },
    },
  } satisfies Readonly<Record<string, Part>>;
}
