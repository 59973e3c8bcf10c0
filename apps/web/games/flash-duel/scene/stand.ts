import { type Side, SPACES } from '@riposte/flash-duel';
import type { Viewer } from '@riposte/kernel';
import { type FigureReach, reachOf } from '../art/figures/reach.ts';
import { drawingOf } from './drawingOf.ts';
import { type BridgeLayout, columnOf, footOf } from './geometry.ts';
import type { DrawnFigure, FlashDuelScene } from './scene.ts';

/** Where a figure is drawn. */
export interface Stand {
  readonly figure: DrawnFigure;
  /** Which column from the left its space is. */
  readonly column: number;
  /** Where its feet are. */
  readonly x: number;
  readonly y: number;
  /** How much smaller it is drawn, for room to see who is who. */
  readonly shrink: number;
  /** 1 to the right, -1 to the left. */
  readonly facing: 1 | -1;
  /** On the viewer's side, or, for a spectator, on side 0. */
  readonly isOurs: boolean;
}

/** Whether the bridge is drawn from its other end: the viewer's end is always on the left. */
export function isMirrored({ figures, isRaid }: FlashDuelScene, viewer: Viewer): boolean {
  if (viewer === 'spectator') return false;
  // A traitor changes sides in the middle of a raid: that must not turn the bridge around before their eyes.
  return isRaid ? viewer === figures.length - 1 : figures[viewer]?.side === 1;
}

/** The side that is drawn in ember. */
function ourSide({ figures }: FlashDuelScene, viewer: Viewer): Side {
  return viewer === 'spectator' ? 0 : (figures[viewer]?.side ?? 0);
}

/** Where everybody stands. Those who share a plank make room for each other. */
export function standsOf(scene: FlashDuelScene, viewer: Viewer, layout: BridgeLayout): readonly Stand[] {
  const mirrored = isMirrored(scene, viewer);
  const ours = ourSide(scene, viewer);
  return scene.figures.map((figure) => {
    const column = columnOf(figure.space, mirrored);
    const foot = footOf(layout, column);
    const facing = (figure.side === 0) === mirrored ? -1 : 1;
    const crowd = scene.figures.filter((other) => other.space === figure.space && !other.isDragon);
    const place = crowd.indexOf(figure);
    const isAlone = crowd.length < 2 || figure.isDragon;
    const shrink = isAlone ? 1 : (SHRUNK[crowd.length] ?? 0.78);
    const apart = (layout.plank * (CROWDED[crowd.length] ?? 0.5)) / Math.sqrt(layout.thin);
    return {
      figure,
      column,
      x: onBridge(
        layout,
        foot.x +
          (isAlone
            ? -layout.plank * leaningBack(scene, figure) * facing
            : (place - (crowd.length - 1) / 2) * apart),
        figure.pose === 'fallen' ? standReach(figure).behind * layout.figure * shrink * facing : 0,
      ),
      // Every other one stands a step further back.
      y: foot.y - (isAlone || place % 2 === 0 ? 0 : layout.depth * 0.42),
      shrink,
      facing,
      isOurs: figure.side === ours,
    };
  });
}

/** How far a fighter reaches, standing or lying: they fall backwards at full length. */
export function standReach(figure: DrawnFigure): FigureReach {
  const reach = reachOf(drawingOf(figure));
  if (figure.isDragon || figure.pose !== 'fallen') return reach;
  return { ahead: 60, behind: reach.up - 26, up: 70 };
}

/** No fighter falls out of the picture: at the ends of the bridge they lie a little further in. */
function onBridge({ left, plank }: BridgeLayout, x: number, behind: number): number {
  const [first, last] = [left - 30, left + SPACES * plank + 30];
  return Math.max(x, first + Math.max(0, behind)) - Math.max(0, x - Math.min(0, behind) - last);
}

/** A fighter with an opponent on the next plank stands at the back of their own, so that both are seen. */
function leaningBack({ figures }: FlashDuelScene, { side, space }: DrawnFigure): number {
  const isClose = figures.some((other) => other.side !== side && Math.abs(other.space - space) === 1);
  return isClose ? 0.3 : 0.08;
}

/** How far apart, in planks, and how much smaller so many are drawn who share a plank. */
const CROWDED: Readonly<Record<number, number>> = { 2: 0.72, 3: 0.66, 4: 0.58 };
const SHRUNK: Readonly<Record<number, number>> = { 2: 0.9, 3: 0.84, 4: 0.8 };
