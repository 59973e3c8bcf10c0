import type { NewIndex } from './indexes.ts';

/** For the clean-up: tables that closed before their match began. */
export const unbegunIndexes: readonly NewIndex[] = [
  {
    name: 'matches_unbegun',
    table: 'matches',
    columns: 'ended_at',
    where: "status = 'over' and match is null",
  },
];
