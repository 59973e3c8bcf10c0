import type { Seat, Viewer } from '@riposte/kernel';
import type { DrawnFigure, FlashDuelScene } from './scene.ts';

/** How far two figures are from each other. */
export interface FigureDistance {
  readonly from: Seat;
  readonly to: Seat;
  readonly gap: number;
}

/** The distances worth showing: the one that decides, and those of others over their heads. */
export interface Distances {
  readonly main?: FigureDistance;
  readonly others: readonly FigureDistance[];
}

const NONE: Distances = { others: [] };

/**
 * The distance between the viewer and the nearest opponent; where more than two fight, also how far each of the
 * others on that side is from the nearest one, and how far the opponents behind that one are from the viewer.
 */
export function distancesOf(scene: FlashDuelScene, viewer: Viewer): Distances {
  if (scene.round === 0 || scene.roundWon) return NONE;
  const standing = scene.figures.filter(({ life }) => life > 0);
  const me = standing.find(({ seat }) => seat === viewer) ?? frontMost(standing);
  const foe = me && nearest(standing, me);
  if (!me || !foe) return NONE;
  const others: FigureDistance[] = [];
  const taken = new Set([me.space, foe.space]);
  for (const figure of standing) {
    // One number is enough for all who share a plank.
    if (taken.has(figure.space)) continue;
    taken.add(figure.space);
    const to = figure.side === me.side ? nearest(standing, figure) : me;
    if (to) others.push(span(figure, to));
  }
  return { main: span(me, foe), others };
}

/** Of those on side 0, the one who has come farthest. */
function frontMost(standing: readonly DrawnFigure[]): DrawnFigure | undefined {
  return standing
    .filter(({ side }) => side === 0)
    .reduce<DrawnFigure | undefined>(
      (front, one) => (front && front.space >= one.space ? front : one),
      undefined,
    );
}

function nearest(standing: readonly DrawnFigure[], of: DrawnFigure): DrawnFigure | undefined {
  return standing
    .filter(({ side }) => side !== of.side)
    .reduce<DrawnFigure | undefined>(
      (best, one) => (best && apart(best, of) <= apart(one, of) ? best : one),
      undefined,
    );
}

function span(from: DrawnFigure, to: DrawnFigure): FigureDistance {
  return { from: from.seat, to: to.seat, gap: apart(from, to) };
}

function apart(one: DrawnFigure, other: DrawnFigure): number {
  return Math.abs(one.space - other.space);
}
