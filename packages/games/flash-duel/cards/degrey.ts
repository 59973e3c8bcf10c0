import type { Character } from '../ability.ts';
import { backFrom } from '../bridge.ts';
import { pushBack, setEffects } from '../movement.ts';
import { CARDS } from '../pile.ts';
import { fighterOf } from '../state.ts';
import { hasRoom, isOnDark, needsMore } from './verbs.ts';

export const degrey: Character<'degrey'> = {
  name: 'Jefferson DeGrey',
  title: 'Ghostly Diplomat',
  abilities: {
    spectralPush: {
      name: 'Spectral Push',
      source: 'partly',
      text: 'At the start of your turn, with the opponent on a dark space: push them one to four spaces, as you like, from any distance.',
      says: '{foe} is pushed back to {space}',
      note: 'Known are that it pushes from any distance and that the colour of the victim’s space matters. Colour, number and moment are ours. A diplomat finds the distance that suits; with three spaces and no choice DeGrey won one game of three in the lab.',
      moments: ['startOfTurn'],
      aims: true,
      lit: (scene) => isOnDark(scene.state, scene.foe) && hasRoom(scene),
      ways: ({ state, foe }) =>
        [...new Set([1, 2, 3, 4].map((steps) => backFrom(state, foe, steps)))].map((space) => ({ space })),
      effect({ state, table, me, foe, way }) {
        if (way.space === undefined) return;
        pushBack(table, me, [foe], Math.abs(fighterOf(state, foe).space - way.space));
      },
    },
    pilebunker: {
      name: 'Pilebunker',
      source: 'house',
      text: 'When you attack or make a dashing strike with 4s: it takes two cards more to block.',
      says: 'it takes two cards more to block',
      note: 'That DeGrey has a use for 4s is known; the name and the effect are ours. With one card more DeGrey won two games of five in the lab.',
      moments: ['youAttack', 'youStrike'],
      lit: ({ fight }) => fight?.card === 4,
      effect: needsMore(2),
    },
    troublesomeRhetoric: {
      name: 'Troublesome Rhetoric',
      source: 'house',
      text: 'At the start of your turn: name a number. The opponent cannot use it for the main action of their next turn.',
      says: '{foe} cannot act with {card}s next turn',
      picks: 'name the {card}',
      note: 'Name and effect are ours. It is spoken on DeGrey’s own turn, so that DeGrey can step to the very distance the opponent was talked out of; blocking and retreating stay free.',
      moments: ['startOfTurn'],
      aims: true,
      ways: () => CARDS.map((card) => ({ card })),
      effect({ state, foe, way }) {
        setEffects(state, foe, { banned: way.card });
      },
    },
  },
};
