import type { Ability, Character } from '../ability.ts';
import { colourOf, forwardFrom, gapAhead } from '../bridge.ts';
import { setEffects } from '../movement.ts';
import { fighterOf, isRaid } from '../state.ts';
import { goToSpace, isOnDark } from './verbs.ts';

/** The dark spaces at most so far ahead. */
function shadowsWithin(most: number): NonNullable<Ability['ways']> {
  return ({ state, me }) =>
    Array.from({ length: most }, (_, index) => index + 1)
      .filter((steps) => steps < gapAhead(state, me))
      .map((steps) => forwardFrom(state, me, steps))
      .filter((space) => colourOf(space) === 'dark')
      .map((space) => ({ space }));
}

const plague: Ability['modify'] = { handSize: 1, timeOver: () => 'loses' };

export const gwen: Character<'gwen'> = {
  name: 'Gwen Grayson',
  title: 'Doomed Wanderer',
  abilities: {
    shadowPlague: {
      name: 'Shadow Plague',
      source: 'partly',
      text: 'Always: you draw up to six cards. When time is over you lose the round.',
      says: 'six cards in hand, but the round is lost when time is over',
      note: 'The six cards are known (v4.1); that Gwen loses at time over, and what it costs, follows from the rulings on raids and on Raise the Stakes. Six also in the revised edition, where nothing is said, is ours.',
      moments: ['always'],
      effect() {
        // Never turned.
      },
      modify: plague,
      editions: {
        'v4.1': {
          text: 'Always: you draw up to six cards. When time is over you lose the round, and the opponent takes a token more for it.',
          // RULES 22.29
          modify: { ...plague, outlives: ({ state }) => isRaid(state), timeOverPrice: 1 },
        },
      },
    },
    relentlessStrikes: {
      name: 'Relentless Strikes',
      source: 'partly',
      text: 'When you should recover: you do not, and take a normal turn.',
      says: 'no recovery, but a normal turn',
      note: 'Known only from a ruling: Dominance makes Gwen recover all the same (v4.1). The revised edition has dropped it, so there this card helps against Dominance as well.',
      moments: ['recovering'],
      effect({ state, me }) {
        fighterOf(state, me).recovering = false;
        setEffects(state, me, { recoverAgain: undefined });
      },
      editions: {
        'v4.1': {
          text: 'When you should recover: you do not, and take a normal turn. It does not help against Dominance.',
          lit: ({ state, me }) => !fighterOf(state, me).effects.dominated,
        },
      },
    },
    shadowswarm: {
      name: 'Shadowswarm',
      source: 'house',
      text: 'At the start of your turn, on a dark space: go up to three spaces forward, onto another dark space.',
      says: 'through the dark to {space}',
      note: 'Only the name is known. There is no time to lose, so the shadows carry Gwen on, from shadow to shadow. With five spaces Gwen won two games of three in the lab.',
      moments: ['startOfTurn'],
      lit: ({ state, me }) => isOnDark(state, me),
      ways: shadowsWithin(3),
      effect(deed) {
        if (deed.way.space !== undefined) goToSpace(deed, deed.way.space);
      },
      editions: {
        'v4.1': {
          text: 'At the start of your turn: go up to six spaces forward, onto a dark space.',
          note: 'Only the name is known. There is no time to lose, above all in this edition, where it costs a token more; with three spaces from shadow to shadow Gwen won one game of four in the lab.',
          lit: () => true,
          ways: shadowsWithin(6),
        },
      },
    },
  },
};
