import type { AbilityUse, Character } from '../ability.ts';
import { blockWith } from '../answer.ts';
import type { Way } from '../choice.ts';
import { drawCards } from '../draw.ts';
import type { Fight } from '../frames.ts';
import { numbersHeld, usable } from '../hand.ts';
import { type Card, countOf, remove } from '../pile.ts';
import { type Fighter, fighterOf } from '../state.ts';
import { theBlock, theCard } from './verbs.ts';

export const valerie: Character<'valerie'> = {
  name: 'Valerie Rose',
  title: 'Manic Painter',
  abilities: {
    suddenInspiration: {
      name: 'Sudden Inspiration',
      source: 'partly',
      text: 'When you are attacked: draw a card, then answer.',
      says: 'a card is drawn before the answer',
      note: 'That Valerie draws in answer to an attack, and what happens when it is the last card, is known (v4.1); that Valerie then answers as usual, and that the revised card is the same, is ours.',
      moments: ['attacked'],
      effect: ({ table, me }) => drawCards(table, me, 1),
    },
    greenEyesEpiphany: {
      name: 'Green Eye’s Epiphany',
      source: 'partly',
      text: 'At the start of your turn: show a card of your hand. Until the end of the turn it counts as one higher.',
      says: 'a {card} counts as a {other} this turn',
      picks: 'a {card} as a {other}',
      note: 'The effect is known from a ruling; the moment is ours.',
      moments: ['startOfTurn'],
      ways: ({ state, me }) =>
        numbersHeld(fighterOf(state, me).hand)
          .filter((card) => card < 5)
          .map((card) => ({ card, other: (card + 1) as Card })),
      shows: theCard,
      effect: countAsOther,
    },
    blueEyesEpiphany: {
      name: 'Blue Eye’s Epiphany',
      source: 'house',
      text: 'Against an attack or a dashing strike: block, and one card of your block may be one higher than needed.',
      says: 'a {card} blocks as a {other}',
      picks: 'a {card} as a {other}',
      note: 'That there is a second Epiphany is known; its name and effect are ours. The green eye sees an attack, so the blue one sees a way out of it.',
      moments: ['attacked', 'struck'],
      lit: ({ fight }) => fight?.blockable === true && fight.needs < 5,
      ways: ({ state, me, fight }) => (fight ? oneLower(fight, fighterOf(state, me)) : []),
      shows: (way, fight) => [...theCard(way), ...theBlock(fight).slice(1)],
      effect(deed) {
        const { table, fight } = deed;
        countAsOther(deed);
        if (fight) blockWith(table, fight, fight.needs, fight.needsCount);
      },
    },
  },
};

/** A block in which a card one higher than needed counts as the one that is missing. */
function oneLower({ needs, needsCount }: Fight, fighter: Fighter): readonly Way[] {
  const higher = (needs + 1) as Card;
  const rest = countOf(usable(fighter), needs);
  return countOf(fighter.hand, higher) > 0 && rest >= needsCount - 1 ? [{ card: higher, other: needs }] : [];
}

/** A card of the hand lies open and counts as another number. */
function countAsOther({ state, me, way: { card, other } }: AbilityUse): void {
  if (card === undefined || other === undefined) return;
  const fighter = fighterOf(state, me);
  remove(fighter.hand, card);
  fighter.open = [...fighter.open, { as: other, was: card }];
}
