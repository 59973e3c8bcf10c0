import type { Character } from '../ability.ts';
import { cannotBlock, cannotRetreat } from './verbs.ts';

export const rook: Character<'rook'> = {
  name: 'Garus Rook',
  title: 'Stone Golem',
  abilities: {
    rockArmor: {
      name: 'Rock Armor',
      source: 'public',
      text: 'Against a dashing strike: you may block with cards of one higher number, as many as the block takes.',
      says: 'higher cards block as well',
      moments: ['struck'],
      lit: ({ fight }) => fight?.blockable === true && fight.needs < 5,
      effect({ fight }) {
        if (fight) fight.orHigher = true;
      },
    },
    thunderclap: {
      name: 'Thunderclap',
      source: 'public',
      text: 'When you make a dashing strike with 1s: the opponent cannot retreat.',
      says: '{foe} cannot retreat',
      moments: ['youStrike'],
      lit: ({ fight }) => fight?.card === 1,
      effect: cannotRetreat,
    },
    windmillCrusher: {
      name: 'Windmill Crusher',
      source: 'public',
      text: 'When you attack with 1s: the attack cannot be blocked.',
      says: 'the attack cannot be blocked',
      moments: ['youAttack'],
      lit: ({ fight }) => fight?.card === 1,
      effect: cannotBlock,
    },
  },
};
