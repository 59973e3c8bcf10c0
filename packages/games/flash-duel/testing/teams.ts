import { attack, move, TAKE_HIT } from '../choice.ts';
import { type BattleSetup, BattleTable, QUIET } from './table.ts';

/** Two teams whose abilities ask nobody anything. */
export const FOUR = { mode: 'team', characters: QUIET } as const;
/** More cards than a hand is refilled to: two turns without drawing. */
export const MANY = [1, 1, 2, 3, 4, 5, 5] as const;
/** A hand that is dealt. */
export const HAND = [1, 2, 3, 4, 5] as const;

/** One attack away from a round won, and how it is won. */
export const WON = {
  ...FOUR,
  spaces: [8, 11, 1, 11],
  hands: [[3, 1, 2, 4, 5, 5], [1], MANY, [1]],
} as const;
export const WINNING = [attack(3, 1), TAKE_HIT, TAKE_HIT] as const;

/** A round whose last card is drawn when the first turn is over. */
export function timedOut(setup: Omit<BattleSetup, 'mode'>): BattleTable {
  return new BattleTable({
    mode: 'team',
    hands: [[1, 2], [1], [1], [1]],
    pile: 1,
    reshuffles: 0,
    draws: [5],
    ...setup,
  }).play(move(1, 'forward'));
}
