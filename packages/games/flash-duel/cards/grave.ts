import type { Character } from '../ability.ts';
import { counter, isCountered } from '../announce.ts';
import { blockWith } from '../answer.ts';
import { numbersHeld, usable } from '../hand.ts';
import { fighterOf } from '../state.ts';
import { isOnDark, showHand, theCard } from './verbs.ts';

export const grave: Character<'grave'> = {
  name: 'Grave Stormborne',
  title: 'Wind Warrior',
  abilities: {
    knowingTheOpponent: {
      name: 'Knowing the Opponent',
      source: 'rulebook',
      text: 'When an opponent retreats from your dashing strike: they show their hand.',
      says: '{foe} must show every card',
      moments: ['foeRetreats'],
      effect: showHand,
    },
    reversal: {
      name: 'Reversal',
      source: 'rulebook',
      text: 'When an opponent on a dark space announces an ability: it does nothing, and its card is face down all the same.',
      says: '{against} is cancelled',
      moments: ['foeAnnounces'],
      lit: (scene) => isOnDark(scene.state, scene.foe) && !isCountered(scene),
      effect: counter,
    },
    martialMastery: {
      name: 'Martial Mastery',
      source: 'partly',
      text: 'When you are attacked: play a pair of a higher number than that of the attack. It blocks everything.',
      says: 'a pair of {card}s blocks everything',
      picks: 'block with two {card}s',
      note: 'That it costs a pair and saves a life is known; that the pair must be higher, and that it is no help against a strike, is ours. With any pair against anything Grave won four games of five in the lab, with a higher one three of four.',
      moments: ['attacked'],
      ways: ({ state, me, fight }) =>
        numbersHeld(usable(fighterOf(state, me)), 2)
          .filter((card) => fight && card > fight.card)
          .map((card) => ({ card })),
      shows: (way) => [...theCard(way), ...theCard(way)],
      effect({ table, fight, way }) {
        if (fight && way.card) blockWith(table, fight, way.card, 2);
      },
    },
  },
};
