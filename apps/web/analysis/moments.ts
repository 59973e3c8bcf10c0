import type { AnyChoice } from '@riposte/kernel';
import { seats } from '@riposte/kernel';
import type { Film, Still } from '../replay/film.ts';
import type { ShownScene } from './findings.ts';

/** The choice of an entry, and what all saw before it. */
export function sceneIn({ game, replay, players, shots }: Film, entry: number): ShownScene | undefined {
  const made = replay.entries[entry - 1];
  const before = shots[momentBefore(shots, entry)]?.state;
  if (made?.type !== 'choice' || !before) return undefined;
  const views = seats(players).map((one) => game.view(before, one));
  return { entry, seat: made.seat, choice: made.choice as AnyChoice, view: views[made.seat], views };
}

/** The moment in which an entry was still to come. */
export function momentBefore(stills: readonly Pick<Still, 'entry'>[], entry: number): number {
  const first = stills.findIndex((still) => still.entry >= entry);
  return Math.max(0, (first < 0 ? stills.length : first) - 1);
}
