import type { AbilityScene, Character } from '../ability.ts';
import { isAtEdge } from '../bridge.ts';
import { setEffects } from '../movement.ts';
import { fighterOf } from '../state.ts';

export const midori: Character<'midori'> = {
  name: 'Master Midori',
  title: 'Mentor Dragon',
  abilities: {
    dragonForm: {
      name: 'Dragon Form',
      source: 'partly',
      text: 'At the start of your turn: until you move back or retreat, your attacks and dashing strikes take one card more to block.',
      says: 'each blow takes one card more to block, until a step back',
      note: 'Known are that it lasts, that being pushed does not end it, and that last hits take no notice of it. What it does and what ends it are ours.',
      moments: ['startOfTurn'],
      effect: ({ state, me }) => setEffects(state, me, { dragonForm: true }),
    },
    masterOfTwos: {
      name: 'Master of Twos',
      source: 'partly',
      text: 'At the start of your turn, or before you answer an attack or a dashing strike: this card is a 2 in your hand until the turn ends.',
      says: 'one more 2 in hand this turn',
      note: 'That it is a 2 beside the hand is known; when it may be used is ours. As an answer it is offered only where a 2 helps.',
      moments: ['startOfTurn', 'attacked', 'struck'],
      lit: helpsWithTwo,
      effect({ state, me }) {
        const fighter = fighterOf(state, me);
        fighter.open = [...fighter.open, { as: 2 }];
      },
    },
    mentorsPatience: {
      name: 'Mentor’s Patience',
      source: 'house',
      text: 'As your main action: play no card and stay where you are. At the end of this turn draw until you hold two cards more than usual.',
      says: 'no step, but two cards more to draw',
      note: 'Name and effect are ours. Everybody else has to change the distance or to fight; a patient teacher waits, and a dragon need not step back. With one card more Midori won little more than one game of three in the lab.',
      moments: ['mainAction'],
      // A count makes it the main action itself: two cards more.
      ways: () => [{ count: 2 }],
      effect({ state, me, way }) {
        const { refill = 0 } = fighterOf(state, me).effects;
        setEffects(state, me, { refill: refill + (way.count ?? 0) });
      },
    },
  },
};

/** On its user's own turn a 2 is always of use; against an attack or a strike it must block or retreat. */
function helpsWithTwo({ state, me, fight }: AbilityScene): boolean {
  if (!fight) return true;
  return (fight.blockable && fight.needs === 2) || (fight.retreatable && !isAtEdge(state, me));
}
