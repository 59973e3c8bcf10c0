import { type Card, type Choice, cardsOf, fightOf, gapsAhead, type View } from '@riposte/flash-duel';
import type { Phrase, Seat } from '@riposte/kernel';
import type { HandCard } from '../../../table/kit/hand.ts';
import { answersWith } from './answers.ts';
import type { CardThing } from './things.ts';

/** The hand from low to high, open cards last. Only the open question decides what is legal. */
export function handOf(
  view: View,
  seat: Seat,
  choices: readonly Choice[] | undefined,
): readonly HandCard<CardThing>[] {
  const fighter = view.fighters[seat];
  if (!fighter) return [];
  const legal = new Map<Card, boolean>();
  const isLegal = (card: Card): boolean => {
    const known = legal.get(card) ?? (choices ? answersWith(choices, card, view).length > 0 : false);
    legal.set(card, known);
    return known;
  };
  const attacks = new Set(choices?.flatMap((choice) => (choice.type === 'attack' ? [choice.card] : [])));
  // The third 5 is the third 5 whatever is drawn beside it: a new card is a new key.
  const held = cardsOf(fighter.hand ?? []).map(
    (card, index, all): CardThing => ({
      type: 'card',
      key: `h${card}.${index - all.indexOf(card)}`,
      card,
      open: false,
    }),
  );
  const open = fighter.open.map(
    ({ as, was }, index): CardThing => ({
      type: 'card',
      key: `o${index}`,
      card: as,
      open: true,
      ...(was !== undefined && { was }),
    }),
  );
  return [...held, ...open].map((touched) => ({
    key: touched.key,
    touched,
    legal: isLegal(touched.card),
    // Exactly as far as an opponent, on the viewer's turn.
    glows: attacks.has(touched.card),
  }));
}

type WhyNot = (choice: Choice, view: View, seat: Seat) => Phrase;

/** Why a card cannot be played now, in one sentence: what was most likely wanted with it. */
export function whyNotCard(card: Card, view: View, seat: Seat, whyNot: WhyNot): Phrase {
  const fight = fightOf(view);
  if (fight && fight.defender === seat && fight.answer === '')
    return whyNot({ type: 'block', card, count: fight.needsCount }, view, seat);
  const wish: Choice = gapsAhead(view, seat).includes(card)
    ? { type: 'attack', card, count: 1 }
    : { type: 'move', card, direction: 'forward' };
  return whyNot(wish, view, seat);
}
