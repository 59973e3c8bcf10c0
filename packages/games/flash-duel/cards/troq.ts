import type { Character } from '../ability.ts';
import { pushedWith } from '../action.ts';
import { startOf } from '../bridge.ts';
import { pushBack } from '../movement.ts';
import { fighterOf } from '../state.ts';
import { cannotBlock, hasRoom, needsMore } from './verbs.ts';

export const troq: Character<'troq'> = {
  name: 'Troq Bashar',
  title: 'Well-Meaning Beast',
  abilities: {
    corneredPrey: {
      name: 'Cornered Prey',
      source: 'partly',
      text: 'When you make a dashing strike against an opponent on their Start space: it cannot be blocked.',
      says: 'there is no way out, the strike cannot be blocked',
      note: 'Known is that such a strike is as good as a round won. Nobody retreats from there anyway, so it must be the block that it takes away.',
      moments: ['youStrike'],
      lit({ state, foe }) {
        const { side, space } = fighterOf(state, foe);
        return space === startOf(side);
      },
      effect: cannotBlock,
    },
    giantGrowth: {
      name: 'Giant Growth',
      source: 'house',
      text: 'When you attack or make a dashing strike: it takes one card more to block.',
      says: 'it takes one card more to block',
      note: 'Only the name is known. What grows for a moment hits harder; with which number, Troq does not care.',
      moments: ['youAttack', 'youStrike'],
      effect: needsMore(1),
    },
    warStomp: {
      name: 'War Stomp',
      source: 'house',
      text: 'When you push: the opponent goes back three spaces more.',
      says: '{foe} is pushed three spaces more',
      note: 'Name and effect are ours. Going along with the opponent is Zane’s; Troq wants them in the corner, with room for a dash.',
      moments: ['youPush'],
      lit: hasRoom,
      effect: ({ state, table, me, foe }) => pushBack(table, me, pushedWith(state, foe), 3),
    },
  },
};
