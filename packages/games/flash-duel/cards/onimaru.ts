import type { AbilityScene, Character } from '../ability.ts';
import { startOf } from '../bridge.ts';
import { drawCards } from '../draw.ts';
import { usable } from '../hand.ts';
import { markerOf, placed } from '../marker.ts';
import { foesOf } from '../side.ts';
import { fighterOf } from '../state.ts';
import { attackAsChosen, attacksWith, theCard } from './verbs.ts';

export const onimaru: Character<'onimaru'> = {
  name: 'General Onimaru',
  title: 'Wartime Strategist',
  abilities: {
    clockworkSoldier: {
      name: 'Clockwork Soldier',
      source: 'partly',
      text: 'At the start of your turn: put your Soldier on the opponent’s Start space. It goes 2 spaces toward you each turn. For them it is the edge.',
      says: 'the Soldier marches up behind {foe}',
      note: 'Known are a marker that moves on each turn of its owner, that it squeezes the opponent toward Onimaru, and that nobody retreats from its space. Where it begins, its pace, and that it is an edge are ours.',
      moments: ['startOfTurn'],
      effect({ state, me, foe, table }) {
        const to = startOf(fighterOf(state, foe).side);
        state.soldiers = placed(state.soldiers, me, to);
        table.tell?.({ type: 'soldierMarched', seat: me, to });
      },
    },
    wartimeTactics: {
      name: 'Wartime Tactics',
      source: 'house',
      text: 'At the start of your turn: you and your opponents show your hands. Then draw a card.',
      says: 'both sides show their hands, then a card is drawn',
      note: 'Name and effect are ours. A general who moves first needs no secrets; what that move does not win, the opponent will use. The card is for the one secret a general keeps: without it Onimaru won one game of three in the lab.',
      moments: ['startOfTurn'],
      effect({ state, me, table }) {
        for (const seat of [...foesOf(state, me), me]) {
          table.tell?.(
            { type: 'handShown', seat, hand: [...usable(fighterOf(state, seat))] },
            { shows: true },
          );
        }
        drawCards(table, me, 1);
      },
    },
    pincerAttack: {
      name: 'Pincer Attack',
      source: 'house',
      text: 'As your main action: attack with cards of the number that is the distance between your Soldier and the opponent.',
      says: 'an attack with {cards}, measured from the Soldier',
      note: 'Name and effect are ours: with the Soldier on the bridge the opponent has two distances to mind.',
      moments: ['mainAction'],
      aims: true,
      lit: (scene) => gapOf(scene) > 0,
      ways: (scene) => attacksWith(scene, gapOf(scene)),
      shows: theCard,
      effect: attackAsChosen,
    },
  },
};

/** How far the Soldier of this seat is from the opponent; 0 when there is none. */
function gapOf({ state, me, foe }: AbilityScene): number {
  const soldier = markerOf(state.soldiers, me);
  return soldier ? Math.abs(soldier.space - fighterOf(state, foe).space) : 0;
}
