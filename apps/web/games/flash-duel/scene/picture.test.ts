import { SPACES } from '@riposte/flash-duel';
import { type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { NO_PREVIEW, type Preview } from '../preview.ts';
import { distancesOf } from './distances.ts';
import { DESK, PHONE } from './geometry.ts';
import { boxOf, touches } from './numeral.ts';
import { numeralRoom, usualThings } from './numeralRoom.ts';
import { pictureOf } from './picture.ts';
import type { DrawnFigure, FlashDuelScene } from './scene.ts';
import { standReach } from './stand.ts';

const LOOKS = [
  { name: 'desk', isPhone: false, isOverview: false },
  { name: 'phone', isPhone: true, isOverview: false },
] as const;
const names = (of: Seat) => `seat ${of}`;

describe.each(LOOKS)('$name: the distance touches nothing', (look) => {
  test.each([
    ['grave', 'rook'],
    ['geiger', 'quince'],
    ['duelist', 'rival'],
  ])('%s and %s, wherever they and a ghost stand', (one, other) => {
    for (let left = 1; left < SPACES; left++)
      for (let right = left + 1; right <= SPACES; right++)
        for (let space = 0; space <= SPACES; space++) {
          if (space === left || space === right) continue;
          const preview = space === 0 ? NO_PREVIEW : ghostOn(space);
          const scene = sceneWith([figure(0, one, left), figure(1, other, right)]);
          expect(touched(scene, preview, look), `${left} ${right} ${space}`).toEqual([]);
        }
  });
});

/** Whatever the number of the distance touches. */
function touched(scene: FlashDuelScene, preview: Preview, look: (typeof LOOKS)[number]) {
  const { numeral, gap, stands, camera, ghosts, badges } = pictureOf(scene, seat(0), preview, names, look);
  const [mine, theirs] = stands;
  if (!numeral || gap === undefined || !mine || !theirs) throw new Error('there is no distance');
  const layout = look.isPhone ? PHONE : DESK;
  const { obstacles, text } = numeralRoom(
    layout,
    camera,
    gap,
    [mine, theirs],
    stands,
    ghosts,
    badges,
    usualThings(layout, true),
  );
  return obstacles.filter((other) => touches(boxOf(numeral, text), other));
}

describe('on a phone', () => {
  const look = { isPhone: true, isOverview: false };

  test('no badge is hidden by what lies on the scene', () => {
    const things = usualThings(PHONE, true);
    for (let last = 3; last <= SPACES; last++) {
      const scene = sceneWith([figure(0, 'rook', 1), figure(1, 'rival', last), figure(2, 'geiger', 2)]);
      const { badges } = pictureOf(scene, seat(0), NO_PREVIEW, names, { ...look, things });
      expect(badges).toHaveLength(3);
      for (const { box } of badges) expect(things.filter((thing) => touches(box, thing))).toEqual([]);
    }
  });

  test.each<[pose: DrawnFigure['pose']]>([['guard'], ['fallen']])('nobody in %s is cut off', (pose) => {
    for (let left = 1; left < SPACES; left++)
      for (let right = left + 1; right <= SPACES; right++) {
        const scene = sceneWith([
          { ...figure(0, 'geiger', left), pose },
          { ...figure(1, 'rival', right), pose },
        ]);
        const { stands, camera } = pictureOf(scene, seat(0), NO_PREVIEW, names, look);
        for (const { figure: drawn, x, facing } of stands) {
          const { ahead, behind } = standReach(drawn);
          for (const end of [x + facing * ahead * PHONE.figure, x - facing * behind * PHONE.figure]) {
            const seen = camera.x + end * camera.zoom;
            expect(seen, `${left} ${right}`).toBeGreaterThanOrEqual(0);
            expect(seen, `${left} ${right}`).toBeLessThanOrEqual(PHONE.width);
          }
        }
      }
  });
});

describe('a bridge seen from its other end', () => {
  const scene = sceneWith([figure(0, 'zane', 4), figure(1, 'lum', 12)]);
  const look = { isPhone: false, isOverview: false };

  test.each<
    [what: string, viewer: Seat | 'spectator', columns: readonly number[], facing: readonly number[]]
  >([
    ['side 0 is on the left for itself', seat(0), [4, 12], [1, -1]],
    ['and for those who watch', 'spectator', [4, 12], [1, -1]],
    ['side 1 is on the left for itself', seat(1), [15, 7], [-1, 1]],
  ])('%s', (_what, viewer, columns, facing) => {
    const { stands, planks } = pictureOf(scene, viewer, NO_PREVIEW, names, look);
    expect(stands.map(({ column }) => column)).toEqual(columns);
    expect(stands.map((stand) => stand.facing)).toEqual(facing);
    expect(planks.map(({ space }) => space)).toEqual([4, 12]);
  });

  test('a traitor sees their colours change, not the bridge turn around', () => {
    const raid = sceneWith([figure(0, 'gwen', 18, 1), figure(1, 'lum', 5, 0), figure(2, 'dragon', 15, 1)], {
      isRaid: true,
    });
    const { stands, mirrored } = pictureOf(raid, seat(0), NO_PREVIEW, names, look);
    expect(mirrored).toBe(false);
    expect(stands.map(({ isOurs }) => isOurs)).toEqual([true, false, true]);
  });
});

describe('the distances worth showing', () => {
  test.each<
    [what: string, figures: readonly DrawnFigure[], main: number | undefined, others: readonly number[]]
  >([
    ['of a duel there is one', [figure(0, 'zane', 4), figure(1, 'lum', 12)], 8, []],
    [
      'mortals have theirs to the nearest opponent, those who share a plank only one',
      [figure(0, 'zane', 4, 0), figure(1, 'lum', 7, 0), figure(2, 'gwen', 7, 0), figure(3, 'dragon', 15, 1)],
      11,
      [8],
    ],
    [
      'of opponents on two planks the nearer decides',
      [figure(0, 'zane', 4), figure(1, 'lum', 12), figure(2, 'gwen', 4), figure(3, 'rook', 9)],
      5,
      [8],
    ],
    [
      'a fallen fighter is no longer counted',
      [
        figure(0, 'zane', 4),
        { ...figure(1, 'lum', 12), life: 0 },
        figure(2, 'gwen', 4),
        figure(3, 'rook', 16),
      ],
      12,
      [],
    ],
  ])('%s', (_what, figures, main, others) => {
    const found = distancesOf(sceneWith(figures), seat(0));
    expect(found.main?.gap).toBe(main);
    expect(found.others.map(({ gap }) => gap)).toEqual(others);
  });

  test('there is none before the first round and after a round', () => {
    const scene = sceneWith([figure(0, 'zane', 1), figure(1, 'lum', 18)]);
    expect(distancesOf({ ...scene, round: 0 }, seat(0)).main).toBeUndefined();
    expect(distancesOf({ ...scene, roundWon: { by: [seat(1)] } }, seat(0)).main).toBeUndefined();
  });
});

describe('a phone', () => {
  test('sees every fighter and every ghost, wherever they are', () => {
    for (let left = 1; left < SPACES; left++)
      for (let right = left + 1; right <= SPACES; right++) {
        const scene = sceneWith([figure(0, 'zane', left), figure(1, 'lum', right)]);
        const { camera, stands } = pictureOf(scene, seat(0), ghostOn(1), names, LOOKS[1]);
        for (const { x } of stands) {
          const seen = camera.x + x * camera.zoom;
          expect(seen).toBeGreaterThan(10);
          expect(seen).toBeLessThan(PHONE.width - 10);
        }
      }
  });

  test('leaves out outlines that would lie on each other, and lights all their planks', () => {
    const scene = sceneWith([figure(0, 'zane', 8), figure(1, 'lum', 12)]);
    const preview = { ...NO_PREVIEW, ghosts: [3, 4, 5, 7].flatMap((space) => ghostOn(space).ghosts) };
    const picture = pictureOf(scene, seat(0), preview, names, LOOKS[1]);
    expect(picture.ghosts.map(({ column }) => column)).toEqual([5]);
    expect(picture.targets.map(({ space }) => space)).toEqual([3, 4, 5, 7]);
    expect(picture.planks.filter(({ as }) => as === 'gold').map(({ space }) => space)).toEqual([3, 4, 5, 7]);
  });
});

function ghostOn(space: number): Preview {
  return { ...NO_PREVIEW, ghosts: [{ seat: seat(0), space, answers: [0] }] };
}

function figure(of: number, character: string, space: number, side = of % 2): DrawnFigure {
  return {
    seat: seat(of),
    side: side === 0 ? 0 : 1,
    character,
    space,
    pose: 'guard',
    recovering: false,
    recoversAgain: false,
    life: 1,
    hits: 1,
    isDragon: character === 'dragon',
  };
}

function sceneWith(figures: readonly DrawnFigure[], more: Partial<FlashDuelScene> = {}): FlashDuelScene {
  return {
    figures,
    soldiers: [],
    mines: [],
    lying: [],
    slashes: [],
    tokens: [0, 0],
    round: 1,
    isTimeOver: false,
    isRaid: false,
    isOver: false,
    ...more,
  };
}
