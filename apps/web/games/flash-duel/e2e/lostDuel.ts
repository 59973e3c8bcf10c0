import { replayFile } from '../../../e2e/replayFile.ts';

/** The file of a duel that Anna has lost. */
export const lostDuel = () =>
  replayFile({
    game: 'flash-duel',
    options: { mode: 'simple' },
    bots: ['level-2', 'level-5'],
    names: ['Anna', 'Rook'],
    seed: 7,
  });
