import { type BattleSetup, QUIET } from './table.ts';

/** More cards than a mortal's hand is refilled to. */
export const MANY = [1, 2, 3, 4, 5, 5] as const;
/** More than the Dragon's. */
export const HOARD = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4] as const;

/** A raid of so many, with a Dragon whose ability asks nobody anything. */
export function raidOf(mortals: number): BattleSetup {
  return { mode: 'raid', characters: QUIET.slice(0, mortals), dragon: ['deepBreath'] };
}
