import type { AnyChoice } from '@riposte/kernel';
import { seats } from '@riposte/kernel';
import { type Film, type Still, stillsOf } from '../replay/film.ts';
import type { Findings, ShownScene } from './findings.ts';

/** The choice of an entry, and what all saw before it. */
export function sceneIn({ game, replay, players, shots }: Film, entry: number): ShownScene | undefined {
  const made = replay.entries[entry - 1];
  const before = shots[momentBefore(shots, entry)]?.state;
  if (made?.type !== 'choice' || !before) return undefined;
  const views = seats(players).map((one) => game.view(before, one));
  return { entry, seat: made.seat, choice: made.choice as AnyChoice, view: views[made.seat], views };
}

/** The round of each choice that is told of. */
export function inRounds(findings: Findings, film: Film): Findings {
  if (findings.scenes.length === 0) return findings;
  const stills = stillsOf(film, 'spectator');
  const scenes = findings.scenes.map((scene) => ({
    ...scene,
    round: stills[momentBefore(stills, scene.entry)]?.round ?? 0,
  }));
  return { ...findings, scenes };
}

/** The moment in which an entry was still to come. */
export function momentBefore(stills: readonly Pick<Still, 'entry'>[], entry: number): number {
  const first = stills.findIndex((still) => still.entry >= entry);
  return Math.max(0, (first < 0 ? stills.length : first) - 1);
}
