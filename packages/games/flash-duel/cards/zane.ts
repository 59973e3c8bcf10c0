import type { Character } from '../ability.ts';
import { directionOf, distance } from '../bridge.ts';
import { tellDealt } from '../draw.ts';
import { markerOf, placed } from '../marker.ts';
import { goForward } from '../movement.ts';
import { add, cardsOf, empty, emptyPile, sizeOf, takeRandom } from '../pile.ts';
import { fighterOf, SPACES, type State } from '../state.ts';
import { hasRoom, pushSpace } from './verbs.ts';

/** How far Zane rams, and how far a mine is thrown. */
const RAM = 3;
const THROWS = [1, 2, 3, 4, 5];

export const zane: Character<'zane'> = {
  name: 'Captain Zane',
  title: 'Blood Guard Anarchist',
  abilities: {
    shoulderRam: {
      name: 'Shoulder Ram',
      source: 'partly',
      text: 'At the start of your turn, next to the opponent: push them three spaces, and go along until you stand next to them again.',
      says: '{foe} is pushed three spaces back and followed',
      note: 'Known: the main action is still to come, and Zane crosses the spaces that are pushed over. Three spaces, and from next to the opponent, is ours.',
      moments: ['startOfTurn'],
      lit: (scene) => distance(scene.state, scene.me, scene.foe) === 1 && hasRoom(scene),
      effect(deed) {
        const { me, table } = deed;
        pushSpace(deed, RAM);
        const went = goForward(table, me, RAM);
        table.tell?.({ type: 'moved', seat: me, ...went });
      },
    },
    landmine: {
      name: 'Landmine',
      source: 'partly',
      text: 'At the start of your turn: lay your mine up to 5 spaces ahead, on a free space. An opponent who lands on it misses their next turn.',
      says: 'a mine lies on {space}',
      picks: 'on {space}',
      note: 'That it goes off once, and that an opponent who retreats onto it misses a whole turn, is known; that every landing costs as much follows. How far it is thrown is ours: as the rulings speak of retreating onto it, it must be able to lie behind an opponent.',
      moments: ['startOfTurn'],
      lit: ({ state, me }) => markerOf(state.mines, me) === undefined,
      ways({ state, me }) {
        const { side, space: from } = fighterOf(state, me);
        return THROWS.map((steps) => from + steps * directionOf(side))
          .filter((space) => space >= 1 && space <= SPACES && isFree(state, space))
          .map((space) => ({ space }));
      },
      effect({ state, me, way }) {
        if (way.space !== undefined) state.mines = placed(state.mines, me, way.space);
      },
      editions: {
        revised: {
          text: 'At your turn’s start: lay your mine up to 5 spaces ahead, on a free space. Opponents who land on it or are pushed over it miss a turn.',
        },
      },
    },
    maximumAnarchy: {
      name: 'Maximum Anarchy',
      source: 'house',
      text: 'At the start of your turn: shuffle your hand and the opponent’s together. You are dealt one card more than you had, they the rest.',
      says: 'both hands are shuffled together and dealt out again',
      note: 'Neither name nor effect is known. New hands from the draw pile would let the player who is ahead end the round at will; this way both know some of what the other holds. When each got as many as before, Zane won little more than one game of three in the lab.',
      moments: ['startOfTurn'],
      aims: true,
      effect({ state, me, foe, table }) {
        const mine = fighterOf(state, me).hand;
        const theirs = fighterOf(state, foe).hand;
        const count = sizeOf(mine) + Math.min(1, sizeOf(theirs));
        const heap = emptyPile();
        empty(mine, heap);
        empty(theirs, heap);
        for (let dealt = 0; dealt < count; dealt++) add(mine, takeRandom(heap, state.random));
        empty(heap, theirs);
        for (const seat of [me, foe]) tellDealt(table, seat, cardsOf(fighterOf(state, seat).hand));
      },
    },
  },
};

/** Whether nobody stands on a space. */
function isFree({ fighters }: State, space: number): boolean {
  return fighters.every((fighter) => fighter.life === 0 || fighter.space !== space);
}
