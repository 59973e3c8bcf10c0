import type { NewIndex } from './indexes.ts';

/** For lists of open and of running tables, the newest first, and for the tables a player has laid that are not over. */
export const listIndexes: readonly NewIndex[] = [
  {
    name: 'matches_listed',
    table: 'matches',
    columns: 'game, status, id desc',
    where: "status in ('open', 'running') and visibility = 'public'",
  },
  { name: 'matches_laid', table: 'matches', columns: 'creator', where: "status <> 'over'" },
];
