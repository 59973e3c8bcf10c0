import type { Character } from '../ability.ts';
import { retreatWith } from '../answer.ts';
import { isAtEdge } from '../bridge.ts';
import { numbersHeld, usable } from '../hand.ts';
import { CARDS } from '../pile.ts';
import { fighterOf } from '../state.ts';
import { theCard } from './verbs.ts';

export const vendetta: Character<'vendetta'> = {
  name: 'Vendetta',
  title: 'Undead Assassin',
  abilities: {
    surgicalStrike: {
      name: 'Surgical Strike',
      source: 'public',
      text: 'When you attack: name another number. Only as many cards of that number block the attack.',
      says: 'only {card}s block it now',
      picks: 'only {card}s block it',
      note: 'That it still takes as many cards as the attack has follows from the rest.',
      moments: ['youAttack'],
      ways: ({ fight }) => CARDS.filter((card) => card !== fight?.needs).map((card) => ({ card })),
      effect({ fight, way }) {
        if (fight && way.card) fight.needs = way.card;
      },
    },
    acrobatics: {
      name: 'Acrobatics',
      source: 'house',
      text: 'When you are attacked: play a card at least as high as those of the attack and retreat that many spaces, as if from a dashing strike.',
      says: 'a {card} makes a retreat from the attack',
      picks: 'retreat with a {card}',
      note: 'Only the name is known. An escape where nobody else has one suits it, at the usual price of a turn spent recovering. With any card Vendetta won nearly two games of three in the lab.',
      moments: ['attacked'],
      lit: ({ state, me }) => !isAtEdge(state, me),
      ways: ({ state, me, fight }) =>
        numbersHeld(usable(fighterOf(state, me)))
          .filter((card) => fight && card >= fight.card)
          .map((card) => ({ card })),
      shows: theCard,
      effect({ table, fight, way }) {
        if (fight && way.card) retreatWith(table, fight, way.card);
      },
    },
    stunLock: {
      name: 'Stun Lock',
      source: 'house',
      text: 'When an opponent blocks your dashing strike of two or more cards: they must recover on their next turn.',
      says: '{foe} must recover next turn',
      note: 'Only the name is known. So a strong strike costs the opponent a turn whether they block it or retreat. With any strike Vendetta won nearly two games of three in the lab.',
      moments: ['foeBlocks'],
      lit: ({ state, foe, fight }) =>
        fight?.dashing === true && fight.count > 1 && !fighterOf(state, foe).recovering,
      effect({ state, foe }) {
        fighterOf(state, foe).recovering = true;
      },
    },
  },
};
