import { keep } from './keep.ts';
import { isBegun } from './localSave.ts';

/** Whether a match of a game was begun in this browser and has not ended. */
export async function hasUnfinished(game: string): Promise<boolean> {
  const match = await keep.currentMatch(game);
  return match !== undefined && isBegun(match);
}
