import type { Character } from '../ability.ts';
import { drawCards } from '../draw.ts';
import { numbersHeld } from '../hand.ts';
import { setEffects } from '../movement.ts';
import { sizeOf } from '../pile.ts';
import { fighterOf } from '../state.ts';
import { takeFromDiscard } from './verbs.ts';

export const gloria: Character<'gloria'> = {
  name: 'Gloria Grayson',
  title: 'Hopeful Healer',
  abilities: {
    sanctuary: {
      name: 'Sanctuary',
      source: 'partly',
      text: 'Against a dashing strike: draw a card, then answer.',
      says: 'a card is drawn before the answer',
      note: 'That Gloria draws a card in answer to a strike is known (revised). That it is no help against attacks, and was the same in v4.1, is ours: else it would be better in everything than Sudden Inspiration.',
      moments: ['struck'],
      effect: ({ table, me }) => drawCards(table, me, 1),
    },
    healingTouch: {
      name: 'Healing Touch',
      source: 'house',
      text: 'When you block: take a card of your choice from the discard pile.',
      says: 'a {card} comes back from the discard pile',
      picks: 'take a {card}',
      note: 'Name and effect are ours. Gloria is asked only when something hurt; at the end of each turn it would be a question too many.',
      moments: ['youBlock'],
      lit: ({ state }) => sizeOf(state.discard) > 0,
      ways: ({ state }) => numbersHeld(state.discard).map((card) => ({ card })),
      effect(deed) {
        if (deed.way.card) takeFromDiscard(deed, deed.way.card);
      },
    },
    bathedInMoonlight: {
      name: 'Bathed in Moonlight',
      source: 'house',
      text: 'When you recover: you refill to two cards more than usual.',
      says: 'this refill goes up to two cards more',
      note: 'Name and effect are ours. One card more would not make up for the turn; with two Gloria comes back stronger.',
      moments: ['recovering'],
      effect({ state, me }) {
        setEffects(state, me, { refill: (fighterOf(state, me).effects.refill ?? 0) + 2 });
      },
    },
  },
};
