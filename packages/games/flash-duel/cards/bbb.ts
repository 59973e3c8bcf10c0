import type { Character } from '../ability.ts';
import { distance } from '../bridge.ts';
import { attackAsChosen, attacksWith, hasRoom, pushFoe, theCard } from './verbs.ts';

export const bbb: Character<'bbb'> = {
  name: 'Bal-Bas-Beta',
  title: 'Clockwork Guardian',
  abilities: {
    rocketPunch: {
      name: 'Rocket Punch',
      source: 'public',
      text: 'As your main action: attack with cards one lower than the distance.',
      says: 'an attack with {cards} from one space too far',
      note: 'That the cards are all of one number, and that cards of that number block them, follows from the rest.',
      moments: ['mainAction'],
      aims: true,
      ways: (scene) => attacksWith(scene, distance(scene.state, scene.me, scene.foe) - 1),
      shows: theCard,
      effect: attackAsChosen,
    },
    steamVent: {
      name: 'Steam Vent',
      source: 'partly',
      text: 'At the start of your turn: the opponent is pushed two spaces, from any distance.',
      says: '{foe} is pushed two spaces back',
      note: 'That it pushes from any distance is known (revised). The two spaces, the moment, and that it was the same in v4.1 are ours.',
      moments: ['startOfTurn'],
      aims: true,
      lit: hasRoom,
      effect: pushFoe(2),
    },
    longRange: {
      name: 'Long Range',
      source: 'house',
      text: 'When you block a dashing strike: the opponent is pushed three spaces.',
      says: '{foe} is pushed three spaces back',
      note: 'Name and effect are ours. An opponent who has come close is put back to where a Rocket Punch reaches and they do not.',
      moments: ['youBlock'],
      lit: ({ fight }) => fight?.dashing === true,
      effect: pushFoe(3),
    },
  },
};
