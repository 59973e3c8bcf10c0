import { describe, expect, test } from 'vitest';
import { type Area, look, sees } from './camera.ts';

const PICTURE = { width: 400, height: 300 };
const BOARD = area(0, 1000, 0, 900);

function area(left: number, right: number, top: number, bottom: number): Area {
  return { across: { from: left, to: right }, down: { from: top, to: bottom } };
}

describe('the camera', () => {
  test.each<[what: string, wanted: Area, camera: object]>([
    [
      'shows a small area as it was drawn, in the middle',
      area(450, 550, 400, 500),
      { x: -300, y: -300, zoom: 1 },
    ],
    ['does not show what is beyond the corner', area(0, 100, 0, 100), { x: -0, y: -0, zoom: 1 }],
    [
      'does not show what is beyond the other corner',
      area(900, 1000, 800, 900),
      { x: -600, y: -600, zoom: 1 },
    ],
    ['steps back until a wide area fits', area(100, 900, 400, 500), { x: -50, y: -75, zoom: 0.5 }],
    ['steps back until a high area fits', area(400, 500, 150, 750), { x: -25, y: -75, zoom: 0.5 }],
    ['follows what stands beyond the edge', area(-80, 20, 0, 100), { x: 80, y: -0, zoom: 1 }],
  ])('%s', (_what, wanted, camera) => {
    expect(look(PICTURE, wanted, BOARD)).toEqual(camera);
  });

  test('knows whether it sees the whole board', () => {
    expect(sees(PICTURE, look(PICTURE, BOARD, BOARD), BOARD)).toBe(true);
    expect(sees(PICTURE, look(PICTURE, area(0, 500, 0, 100), BOARD), BOARD)).toBe(false);
  });
});
