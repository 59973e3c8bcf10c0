import { SHELF } from '@riposte/shelf';
import { loadGame } from '../games/library.ts';
import { featsHere } from '../play/feats.ts';
import type { Played } from './played.ts';

/** All matches of the player, and what was achieved in this browser, as JSON. */
export async function recordFile(matches: readonly Played[]): Promise<string> {
  const achieved = await Promise.all(
    SHELF.map(async ({ id }) => {
      const loaded = await loadGame(id);
      const feats = loaded?.guide.feats ? await featsHere(id, loaded.guide) : [];
      return feats.map(({ name, points }) => ({ game: id, name, points }));
    }),
  );
  const record = {
    savedAt: new Date().toISOString(),
    matches: matches.map(({ at, ...match }) => ({ at: new Date(at).toISOString(), ...match })),
    achievedHere: achieved.flat(),
  };
  return `${JSON.stringify(record, undefined, 2)}\n`;
}
