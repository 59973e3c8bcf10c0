import type { NewIndex } from './indexes.ts';

/** For what strangers see of a player: public matches, the newest first, however many private ones are newer. */
export const publicResults: readonly NewIndex[] = [
  { name: 'results_public', table: 'results', columns: 'player_id, match_id', where: 'is_public' },
];
