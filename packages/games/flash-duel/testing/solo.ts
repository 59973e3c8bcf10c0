import type { Card } from '../pile.ts';
import { DuelTable, type Setup } from './table.ts';

export type Hand = readonly Card[];

/** What is dealt for the next round. */
export const DEAL: Hand = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3];

/** A duel with a bot across the bridge; the player is Troq unless it matters. */
export function solo(bot: 'dummy' | 'rook' | 'dragon', setup: Setup): DuelTable {
  return new DuelTable({ characters: ['troq', 'troq'], bot, ...setup });
}

/** What the bot did after the player's move. */
export function deeds(table: DuelTable): readonly string[] {
  return table.events.map(({ type }) => type);
}
