import type { Character } from '../ability.ts';
import { distance } from '../bridge.ts';
import { blockWith } from '../fight.ts';
import { numbersHeld, usable } from '../hand.ts';
import type { Card } from '../pile.ts';
import { fighterOf } from '../state.ts';
import { beginFight, threaten } from '../turn.ts';
import { theCard } from './verbs.ts';

/** The farthest a breath or a counter reaches: there is no higher card. */
const REACH = 5;

/** Deathstrike Dragon. Nobody chooses him: he is the opponent in solo games and raids. */
export const dragon: Character = {
  name: 'Deathstrike Dragon',
  title: 'Crusher of Dreams',
  abilities: {
    deepBreath: {
      name: 'Deep Breath',
      source: 'partly',
      text: 'Your main action, with an opponent at most 5 spaces away: he must play a card equal to the distance or is hit.',
      note: 'That it has a range, and that the bot uses it whenever somebody is in range, is known; the rest is ours.',
      moments: ['mainAction'],
      lit: ({ state }) => distance(state) <= REACH,
      ways: () => [{ count: 1 }],
      effect({ table, state, me }) {
        threaten(table, me, distance(state) as Card, 1, 0);
      },
    },
    perfectCounter: {
      name: 'Perfect Counter',
      source: 'partly',
      text: 'When you block: attack at once with cards equal to the distance.',
      note: 'Name and that the bot uses it whenever possible are known; the rest is ours.',
      moments: ['youBlock'],
      lit: ({ state }) => distance(state) <= REACH,
      ways({ state, me }) {
        const card = distance(state) as Card;
        const held = usable(fighterOf(state, me))[card - 1] ?? 0;
        return held > 0 ? [{ card, count: held }] : [];
      },
      shows: theCard,
      effect({ table, me, way }) {
        if (way.card && way.count) beginFight(table, me, way.card, way.count, 0);
      },
    },
    blackDiamondHide: {
      name: 'Black Diamond Hide',
      source: 'partly',
      text: 'When you are struck: block with as many cards as you need, of any one number.',
      note: 'That it lets the Dragon block a dashing strike he could not block otherwise is known; any one number is ours.',
      moments: ['struck'],
      ways: ({ state, me, fight }) =>
        fight?.blockable
          ? numbersHeld(usable(fighterOf(state, me)), fight.needsCount).map((card) => ({ card }))
          : [],
      shows: (way, fight) => Array.from({ length: fight?.needsCount ?? 0 }).flatMap(() => theCard(way)),
      effect({ table, fight, way }) {
        if (fight && way.card) blockWith(table, fight, way.card, fight.needsCount);
      },
    },
  },
};
