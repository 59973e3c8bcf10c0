import type { AbilityScene, Character } from '../ability.ts';
import { blockWith } from '../answer.ts';
import { handSizeOf } from '../draw.ts';
import { usable } from '../hand.ts';
import { setEffects } from '../movement.ts';
import { countOf, sizeOf } from '../pile.ts';
import { fighterOf } from '../state.ts';
import { theBlock } from './verbs.ts';

export const argagarg: Character<'argagarg'> = {
  name: 'Argagarg Garg',
  title: 'Water Shaman',
  abilities: {
    pacifism: {
      name: 'Pacifism',
      source: 'partly',
      text: 'When time is over: you win the round, if you have made no attack and no dashing strike in it.',
      says: 'time runs out in peace, and that wins the round',
      note: 'When it is used is known (v4.1), and that it decides a round that ran out of time follows from the rulings; the condition is ours, after its name. The revised edition lets nothing be used once time is over, so there it is always on.',
      moments: ['timeOver'],
      lit: isPeaceful,
      effect: ({ state, me }) => setEffects(state, me, { pacifist: true }),
      modify: {
        timeOver: ({ state, me }) => (fighterOf(state, me).effects.pacifist ? 'wins' : undefined),
      },
      editions: {
        revised: {
          text: 'Always: when time is over you win the round, if you have made no attack and no dashing strike in it.',
          moments: ['always'],
          modify: { timeOver: (scene) => (isPeaceful(scene) ? 'wins' : undefined) },
        },
      },
    },
    hexOfMurkwood: {
      name: 'Hex of Murkwood',
      source: 'house',
      text: 'At the end of an opponent’s turn: they draw no cards.',
      says: '{foe} cannot draw this turn',
      note: 'Neither name nor effect is known. One card fewer would hardly be felt; this way it waits for an opponent who has spent much on an attack.',
      moments: ['endOfFoeTurn'],
      lit({ state, foe }) {
        const { hand, effects } = fighterOf(state, foe);
        return sizeOf(hand) < handSizeOf(state, foe) && !effects.noRefill;
      },
      effect: ({ state, foe }) => setEffects(state, foe, { noRefill: true }),
    },
    protectiveWard: {
      name: 'Protective Ward',
      source: 'house',
      text: 'When an attack or a dashing strike against you takes two or more cards to block: block it with just one of those cards.',
      says: 'one card is enough to block',
      picks: 'block with a {card}',
      note: 'Neither name nor effect is known. One card, however many are needed: easier to remember than one fewer.',
      moments: ['attacked', 'struck'],
      lit: ({ fight }) => fight?.blockable === true && fight.needsCount > 1,
      ways: ({ state, me, fight }) =>
        fight && countOf(usable(fighterOf(state, me)), fight.needs) > 0 ? [{}] : [],
      shows: (_way, fight) => theBlock(fight).slice(0, 1),
      effect({ table, fight }) {
        if (fight) blockWith(table, fight, fight.needs, 1);
      },
    },
  },
};

function isPeaceful({ state, me }: AbilityScene): boolean {
  return !fighterOf(state, me).effects.fought;
}
