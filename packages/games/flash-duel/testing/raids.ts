import { move } from '../choice.ts';
import { type BattleSetup, BattleTable, QUIET } from './table.ts';

/** More cards than a mortal's hand is refilled to. */
export const MANY = [1, 2, 3, 4, 5, 5] as const;
/** More than the Dragon's. */
export const HOARD = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4] as const;

/** A raid of so many, with a Dragon whose ability asks nobody anything. */
export function raidOf(mortals: number): BattleSetup {
  return { mode: 'raid', characters: QUIET.slice(0, mortals), dragon: ['deepBreath'] };
}

/** Seven cards, one more to play: the Dragon draws nothing afterwards. */
export const DRAGON_HAND = [1, 1, 2, 2, 3, 3, 4, 5] as const;
/** A mortal's hand, with one card to play. */
export const SIX_TO_PLAY = [1, 1, 2, 3, 4, 5] as const;

/** Against two mortals: the first makes a step back, the second recovers, and it is the Dragon's turn. */
export function dragonTurn(setup: Partial<BattleSetup>): BattleTable {
  return new BattleTable({
    mode: 'raid',
    characters: ['rook', 'jaina'],
    hands: [SIX_TO_PLAY, [1, 2, 3, 4, 5], DRAGON_HAND],
    recovering: [1],
    ...setup,
  }).play(move(1, 'backward'));
}

/** How many hits each can still take. */
export function livesOf(table: BattleTable): readonly number[] {
  return table.state.fighters.map(({ life }) => life);
}
