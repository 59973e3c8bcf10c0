import type { Seat, SeatNames, Viewer } from '@riposte/kernel';
import { type Camera, type Extent, STILL } from '../../../table/kit/camera.ts';
import type { Preview } from '../preview.ts';
import type { DrawnBlow, DrawnDash } from './Blows.tsx';
import { type Badge, badgesOf } from './badge.ts';
import { follow, seesAll } from './camera.ts';
import { distancesOf, type FigureDistance } from './distances.ts';
import { drawingOf } from './drawingOf.ts';
import { type BridgeLayout, columnOf, DESK, middleOf, PHONE, PHONE_FAR } from './geometry.ts';
import type { DrawnGhost, Target } from './ghost.ts';
import { type Numeral, type NumeralBox, placeNumeral } from './numeral.ts';
import { numeralRoom, usualThings } from './numeralRoom.ts';
import type { LitPlank } from './PlankLights.tsx';
import type { FlashDuelScene } from './scene.ts';
import { isMirrored, type Stand, standReach, standsOf } from './stand.ts';

/** Everything there is to draw, and where. */
export interface BridgePicture {
  readonly layout: BridgeLayout;
  readonly camera: Camera;
  /** The whole bridge is in the picture. */
  readonly isWhole: boolean;
  readonly mirrored: boolean;
  readonly stands: readonly Stand[];
  readonly planks: readonly LitPlank[];
  readonly ghosts: readonly DrawnGhost[];
  readonly blows: readonly DrawnBlow[];
  readonly dashes: readonly DrawnDash[];
  readonly targets: readonly Target[];
  /** The fighter at whom a blow is being considered. */
  readonly targeted: readonly Seat[];
  readonly badges: readonly Badge[];
  readonly gap?: number;
  readonly numeral?: Numeral;
  /** Distances of others, over their heads. */
  readonly spans: readonly FigureDistance[];
  /** How far the sun has moved to be behind the fight, and has sunk. */
  readonly sun: { readonly x: number; readonly y: number };
}

/** How the scene is looked at. */
export interface Look {
  readonly isPhone: boolean;
  readonly isOverview: boolean;
  /** What the interface has on top of the scene; usual sizes are assumed until it is known. */
  readonly things?: readonly NumeralBox[];
}

/** Below this zoom numbers are drawn larger. */
const FAR = 0.86;

export function pictureOf(
  scene: FlashDuelScene,
  viewer: Viewer,
  preview: Preview,
  names: SeatNames,
  { isPhone, isOverview, things }: Look,
): BridgePicture {
  const layout = isPhone ? PHONE : DESK;
  const mirrored = isMirrored(scene, viewer);
  const column = (space: number) => columnOf(space, mirrored);
  const stands = standsOf(scene, viewer, layout);
  const standOf = (seat: Seat) => stands.find(({ figure }) => figure.seat === seat);
  const ghosts = preview.ghosts.flatMap(({ seat, space }) => {
    const stand = standOf(seat);
    if (!stand || stand.figure.space === space) return [];
    return [
      {
        drawing: drawingOf(stand.figure),
        column: column(space),
        facing: stand.facing,
        away: Math.abs(stand.figure.space - space),
      },
    ];
  });
  const standing = stands.filter(({ figure }) => figure.life > 0);
  const outlines = thinned(ghosts, standing, isPhone);
  const seen = standing.length > 0 && !scene.roundWon ? standing : stands;
  const columns = [
    ...seen.map(seenColumn),
    ...ghosts.map((ghost) => ghost.column),
    ...preview.lays.map(({ space }) => column(space)),
  ];
  const camera = isPhone
    ? follow(
        layout,
        columns,
        seen.map((stand) => extentOf(stand, layout)),
        isOverview,
      )
    : STILL;
  const { main, others } = distancesOf(scene, viewer);
  const ends = main && pair(standOf(main.from), standOf(main.to));
  const shades = things ?? usualThings(layout, scene.figures.some(hasAbilities));
  const badges = badgesOf(layout, camera, stands, shades);
  const room = main && ends && numeralRoom(layout, camera, main.gap, ends, stands, outlines, badges, shades);
  const numeral = room && placeNumeral(room);
  return {
    layout: camera.zoom < FAR ? PHONE_FAR : layout,
    camera,
    isWhole: seesAll(layout, camera),
    mirrored,
    stands,
    planks: litPlanks(stands, preview, column),
    ghosts: outlines,
    blows: [
      ...scene.slashes.flatMap(({ from, to }) => {
        const stand = standOf(from);
        return stand ? [{ from, to, column: stand.column }] : [];
      }),
      ...preview.blows.map(({ from, at, to }) => ({ from, to, column: column(at) })),
    ],
    dashes: [...(scene.dash ? [scene.dash] : []), ...preview.dashes].map(({ seat, from, to }) => ({
      seat,
      from: column(from),
      to: column(to),
    })),
    targets: targetsOf(preview, scene, names, column),
    targeted: preview.blows.map(({ to }) => to),
    badges,
    ...(main && { gap: main.gap }),
    ...(numeral && { numeral }),
    // Where the number has no room at all, the badge over the fighter's head says it.
    spans: main && !numeral ? [main, ...others] : others,
    sun: sunOf(scene, layout, camera, ends),
  };
}

/** The Dragon is seen with what is behind it. */
function seenColumn({ figure, column, facing }: Stand): number {
  return figure.isDragon ? column - 2 * facing : column;
}

/** How far a figure reaches to both sides. Of the Dragon the tail may be left out. */
function extentOf({ figure, x, facing, shrink }: Stand, layout: BridgeLayout): Extent {
  const size = layout.figure * shrink;
  const reach = standReach(figure);
  const ahead = reach.ahead * size;
  const behind = (figure.isDragon ? TAIL : reach.behind) * size;
  return facing === 1 ? { from: x - behind, to: x + ahead } : { from: x - ahead, to: x + behind };
}

/** How much of the Dragon is always seen behind its feet. */
const TAIL = 110;

/** Outlines that would lie on each other are left out, the nearest first to be kept: their planks are gold anyway. */
function thinned(
  ghosts: readonly (DrawnGhost & { readonly away: number })[],
  standing: readonly Stand[],
  isPhone: boolean,
): readonly DrawnGhost[] {
  const apart = isPhone ? 3 : 2;
  const kept: DrawnGhost[] = [];
  for (const ghost of ghosts.toSorted((one, other) => one.away - other.away)) {
    const isCrowded =
      kept.some(({ column }) => Math.abs(column - ghost.column) < apart) ||
      (isPhone && standing.some(({ column }) => Math.abs(column - ghost.column) < 2));
    if (!isCrowded) kept.push(ghost);
  }
  return kept;
}

function pair(one: Stand | undefined, other: Stand | undefined): readonly [Stand, Stand] | undefined {
  return one && other && [one, other];
}

function hasAbilities({ character }: { readonly character?: string }): boolean {
  return character !== undefined && character !== 'dummy';
}

/** The viewer's plank is lit last, so that a ghost on a fighter's plank stays gold. */
function litPlanks(
  stands: readonly Stand[],
  preview: Preview,
  column: (space: number) => number,
): readonly LitPlank[] {
  const lit = new Map<number, LitPlank>();
  for (const { figure, isOurs } of stands) {
    if (figure.pose === 'fallen') continue;
    lit.set(figure.space, {
      column: column(figure.space),
      space: figure.space,
      as: isOurs ? 'ours' : 'theirs',
    });
  }
  for (const { space } of [...preview.ghosts, ...preview.lays])
    if (!lit.has(space)) lit.set(space, { column: column(space), space, as: 'gold' });
  return [...lit.values()];
}

/** Everything that can be touched, by plank: two ghosts on one plank are one target. */
function targetsOf(
  preview: Preview,
  { figures }: FlashDuelScene,
  names: SeatNames,
  column: (space: number) => number,
): readonly Target[] {
  const targets = new Map<number, Target>();
  const add = (space: number, answers: readonly number[], foe?: string) => {
    const known = targets.get(space);
    targets.set(space, {
      column: column(space),
      space,
      foe: known?.foe ?? foe,
      answers: [...new Set([...(known?.answers ?? []), ...answers])],
    });
  };
  for (const { space, answers } of [...preview.ghosts, ...preview.lays]) add(space, answers);
  for (const { to, answers } of preview.blows) {
    const space = figures[to]?.space;
    if (space !== undefined) add(space, answers, names(to));
  }
  return [...targets.values()].toSorted((one, other) => one.column - other.column);
}

/** The sun is behind the fight, and a little lower each round. */
function sunOf(
  { round, roundWon, isOver }: FlashDuelScene,
  layout: BridgeLayout,
  camera: Camera,
  ends: readonly [Stand, Stand] | undefined,
): { readonly x: number; readonly y: number } {
  const fight = ends ? (ends[0].x + ends[1].x) / 2 : middleOf(layout, 9.5);
  const seen = camera.x + fight * camera.zoom;
  const share = layout.thin === 1 ? 0.62 : 0.8;
  const sunk = Math.max(0, Math.min(5, round - 1)) * 9 + (roundWon ? 22 : 0) + (isOver ? 26 : 0);
  return { x: (seen - layout.width / 2) * share, y: sunk * layout.land.scale };
}
