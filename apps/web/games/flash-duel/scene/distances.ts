import type { Seat, Viewer } from '@riposte/kernel';
import type { Figure, FlashDuelScene } from './scene.ts';

/** How far two figures are from each other. */
export interface Span {
  readonly from: Seat;
  readonly to: Seat;
  readonly gap: number;
}

/** The distances worth showing: the one that decides, and those of others over their heads. */
export interface Distances {
  readonly main?: Span;
  readonly others: readonly Span[];
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
  const others: Span[] = [];
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
function frontMost(standing: readonly Figure[]): Figure | undefined {
  return standing
    .filter(({ side }) => side === 0)
    .reduce<Figure | undefined>((front, one) => (front && front.space >= one.space ? front : one), undefined);
}

function nearest(standing: readonly Figure[], of: Figure): Figure | undefined {
  return standing
    .filter(({ side }) => side !== of.side)
    .reduce<Figure | undefined>(
      (best, one) => (best && apart(best, of) <= apart(one, of) ? best : one),
      undefined,
    );
}

function span(from: Figure, to: Figure): Span {
  return { from: from.seat, to: to.seat, gap: apart(from, to) };
}

function apart(one: Figure, other: Figure): number {
  return Math.abs(one.space - other.space);
}
