import type { Camera } from '../../../table/kit/camera.ts';
import { type FigureReach, reachOf } from '../art/figures/reach.ts';
import type { Badge } from './badge.ts';
import { drawingOf } from './drawingOf.ts';
import { type BridgeLayout, footOf } from './geometry.ts';
import { type DrawnGhost, GHOST_SIZE } from './ghost.ts';
import type { NumeralBox, NumeralRoom } from './numeral.ts';
import type { Pose } from './scene.ts';
import type { Stand } from './stand.ts';

/** What else lies on the scene at a desk: name plates, then the ability cards on both sides. */
const PLATES: NumeralBox = { left: -2000, right: 3000, top: -400, bottom: 70 };
const CARDS: readonly NumeralBox[] = [
  { left: -2000, right: 462, top: 0, bottom: 200 },
  { left: 818, right: 3000, top: 0, bottom: 200 },
];
/** And on a phone: the header with its pills, and beneath it the draw pile and the tools. */
const PHONE_THINGS: readonly NumeralBox[] = [
  { left: -2000, right: 3000, top: -2000, bottom: 88 },
  { left: -2000, right: 130, top: -2000, bottom: 142 },
];

/** What the interface usually has on the scene, until that has been measured. */
export function usualThings(layout: BridgeLayout, hasAbilities: boolean): readonly NumeralBox[] {
  return isPhone(layout) ? PHONE_THINGS : [PLATES, ...(hasAbilities ? CARDS : [])];
}

/** Where the number of a distance may be written. */
export function numeralRoom(
  layout: BridgeLayout,
  camera: Camera,
  gap: number,
  ends: readonly [Stand, Stand],
  stands: readonly Stand[],
  ghosts: readonly DrawnGhost[],
  badges: readonly Badge[],
  things: readonly NumeralBox[],
): NumeralRoom {
  const project = (x: number) => camera.x + x * camera.zoom;
  const boxOf = (x: number, y: number, facing: 1 | -1, scale: number, reach: FigureReach): NumeralBox => {
    const size = scale * camera.zoom;
    const [ahead, behind] = [reach.ahead * size, reach.behind * size];
    return {
      left: project(x) - (facing === 1 ? behind : ahead),
      right: project(x) + (facing === 1 ? ahead : behind),
      top: layout.front + (y - layout.front) * camera.zoom - reach.up * size,
      bottom: layout.front + layout.rise,
    };
  };
  const figures = stands
    .filter(({ figure }) => figure.pose !== 'fallen')
    .map(({ figure, x, y, facing, shrink }) =>
      boxOf(x, y, facing, layout.figure * shrink, posed(reachOf(drawingOf(figure)), figure.pose)),
    );
  const outlines = ghosts.map(({ drawing, column, facing }) => {
    const foot = footOf(layout, column);
    return boxOf(foot.x, foot.y, facing, layout.figure * GHOST_SIZE, reachOf(drawing));
  });
  return {
    text: String(gap),
    middle: (project(ends[0].x) + project(ends[1].x)) / 2,
    size: isPhone(layout) ? 92 : 140,
    lines: isPhone(layout) ? [196, 174, 150, 236, 276] : [270, 308, 210, 178],
    from: isPhone(layout) ? 8 : 24,
    to: layout.width - (isPhone(layout) ? 8 : 24),
    obstacles: [...figures, ...outlines, ...badges.map(({ box }) => box), ...things],
  };
}

function isPhone({ thin }: BridgeLayout): boolean {
  return thin !== 1;
}

/** A lunge and a raised arm reach farther than a guard. */
function posed(reach: FigureReach, pose: Pose): FigureReach {
  const isRaised = pose === 'struck' || pose === 'blocking' || pose === 'victory';
  return {
    ahead: reach.ahead + (pose === 'lunge' ? 30 : 0),
    behind: reach.behind,
    up: reach.up + (isRaised ? 34 : 0),
  };
}
