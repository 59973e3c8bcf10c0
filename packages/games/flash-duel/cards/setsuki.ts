import type { AbilityScene, Character } from '../ability.ts';
import { backFrom, forwardFrom } from '../bridge.ts';
import type { Way } from '../choice.ts';
import { drawCards } from '../draw.ts';
import { numbersHeld } from '../hand.ts';
import { fighterOf } from '../state.ts';
import { discardCard, goToSpace, theCard } from './verbs.ts';

/** How far Speed of the Fox carries. */
const FOX_SPEED = 3;

export const setsuki: Character<'setsuki'> = {
  name: 'Setsuki Hiruki',
  title: 'Ninja Student',
  abilities: {
    speedOfTheFox: {
      name: 'Speed of the Fox',
      source: 'house',
      text: 'When an opponent blocks your attack or your dashing strike: go up to three spaces forward or back.',
      says: 'on to {space} at once',
      note: 'Name and effect are ours. A free step before the attack would reach almost any distance with the best cards of the hand; after it, Setsuki hits and is gone.',
      moments: ['foeBlocks'],
      lit: (scene) => within(scene, FOX_SPEED, FOX_SPEED).length > 0,
      ways: (scene) => within(scene, FOX_SPEED, FOX_SPEED),
      effect(deed) {
        if (deed.way.space !== undefined) goToSpace(deed, deed.way.space);
      },
    },
    bagOfTricks: {
      name: 'Bag of Tricks',
      source: 'house',
      text: 'At the start of your turn: discard a card, then draw three.',
      says: 'a {card} is discarded for three new cards',
      picks: 'discard a {card}',
      note: 'Name and effect are ours. What goes is chosen before the new cards are seen: a gamble, and no second question. With two cards Setsuki won two games of five in the lab.',
      moments: ['startOfTurn'],
      ways: ({ state, me }) => numbersHeld(fighterOf(state, me).hand).map((card) => ({ card })),
      shows: theCard,
      effect(deed) {
        if (deed.way.card) discardCard(deed, deed.way.card);
        drawCards(deed.table, deed.me, 3);
      },
    },
    esperDash: {
      name: 'Esper Dash',
      source: 'house',
      text: 'When the opponent retreats from your dashing strike: follow them, up to as many spaces as they went.',
      says: 'after {foe}, to {space}',
      note: 'Name and effect are ours. With Speed of the Fox Setsuki moves on whichever way the opponent answers.',
      moments: ['foeRetreats'],
      // An opponent who stayed on the space may be in the way.
      lit: (scene) => within(scene, scene.fight?.retreated ?? 0, 0).length > 0,
      ways: (scene) => within(scene, scene.fight?.retreated ?? 0, 0),
      effect(deed) {
        if (deed.way.space !== undefined) goToSpace(deed, deed.way.space);
      },
    },
  },
};

/** The spaces Setsuki can get to, going at most so far forward or back. */
function within({ state, me }: AbilityScene, ahead: number, back: number): readonly Way[] {
  const spaces = new Set<number>();
  for (let steps = ahead; steps > 0; steps--) spaces.add(forwardFrom(state, me, steps));
  for (let steps = 1; steps <= back; steps++) spaces.add(backFrom(state, me, steps));
  spaces.delete(fighterOf(state, me).space);
  return [...spaces].map((space) => ({ space }));
}
