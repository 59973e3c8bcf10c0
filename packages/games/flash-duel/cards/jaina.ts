import type { Character } from '../ability.ts';
import { numbersHeld, usable } from '../hand.ts';
import { pushBack } from '../movement.ts';
import { countOf } from '../pile.ts';
import { fighterOf } from '../state.ts';
import { cannotBlock, hasRoom, takeFromDiscard, theCard } from './verbs.ts';

export const jaina: Character<'jaina'> = {
  name: 'Jaina Stormborne',
  title: 'Phoenix Archer',
  abilities: {
    chargedShot: {
      name: 'Charged Shot',
      source: 'public',
      text: 'At the start of your turn: show a card of your hand and keep it. The opponent is pushed that many spaces, from any distance.',
      says: 'a {card} is shown, and {foe} is pushed that far',
      picks: 'show a {card}',
      note: 'It is not offered against an opponent who has no space to be pushed to.',
      moments: ['startOfTurn'],
      aims: true,
      lit: hasRoom,
      ways: ({ state, me }) => numbersHeld(usable(fighterOf(state, me))).map((card) => ({ card })),
      shows: theCard,
      effect({ table, me, foe, way }) {
        if (way.card) pushBack(table, me, [foe], way.card);
      },
    },
    smolderingEmbers: {
      name: 'Smoldering Embers',
      source: 'public',
      text: 'At the start of your turn: take a 5 from the discard pile into your hand.',
      says: 'a 5 comes back from the discard pile',
      moments: ['startOfTurn'],
      lit: ({ state }) => countOf(state.discard, 5) > 0,
      effect: (deed) => takeFromDiscard(deed, 5),
    },
    flameArrow: {
      name: 'Flame Arrow',
      source: 'house',
      text: 'When you attack with 5s: the attack cannot be blocked.',
      says: 'the attack cannot be blocked',
      note: 'Known are the name, that Jaina wants 5s, and that the card mostly deters and wins when forgotten. An opponent who must never end a turn five spaces away fits all of it; the effect is ours.',
      moments: ['youAttack'],
      lit: ({ fight }) => fight?.card === 5,
      effect: cannotBlock,
    },
  },
};
