import { seat } from '@riposte/kernel';
import { arrive } from '../board.ts';
import type { CardEntry, Part } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { kindsIn, sizeOf } from '../pile.ts';
import { takeFromDiscard, takeFromHand } from '../piles.ts';
import { playerOf } from '../state.ts';

const PLACES = { hand: 'foe', discard: 'foeDiscard' } as const;

/**
 * RULES 15.7, 15.9: a card of the hand or discard pile of the seat that is the subject may be put into play. The player
 * whose effect it is controls it; it is not theirs (RULES 13.8).
 */
export function takeFromSeen(
  pile: 'hand' | 'discard',
  wanted: (entry: CardEntry) => boolean,
  isChosen: NonNullable<Part['when']>,
): Part {
  return {
    question: 'card',
    hidden: true,
    optional: true,
    bares: pile,
    when: (state, vars) => isChosen(state, vars) && sizeOf(playerOf(state, seat(vars.subject))[pile]) > 0,
    list(state, { subject }) {
      const player = playerOf(state, seat(subject));
      return kindsIn(player[pile])
        .map((number) => player.cards[number] as string)
        .filter((card) => wanted(entryOf(card)))
        .map((card): Choice => ({ type: 'card', card, from: PLACES[pile] }));
    },
    run({ table, me, vars }, _chosen, answer) {
      if (answer?.type !== 'card') return;
      const owner = seat(vars.subject);
      if (pile === 'hand') takeFromHand(table, owner, answer.card);
      else takeFromDiscard(table, owner, answer.card);
      arrive(table, answer.card, owner, { controller: me });
    },
  };
}
