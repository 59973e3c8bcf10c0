import { describe, expect, test } from 'vitest';
import {
  AROUND,
  BESIDE,
  CHESTS,
  gateOf,
  ISLAND,
  isSpring,
  rangeOf,
  readIsland,
  SIDE,
  squareName,
  TREE,
  terrainOf,
  zoneOf,
} from './board.ts';
import { GATES, ROWS } from './map.ts';
import { hasClearView } from './sight.ts';
import { sq } from './testing/table.ts';

/** The rows with some letters written over, at a square and its three images. */
function changed(name: string, letter: string): readonly string[] {
  const square = sq(name);
  const [column, row] = [square % SIDE, Math.floor(square / SIDE)];
  const images = [
    [column, row],
    [SIDE - 1 - row, column],
    [SIDE - 1 - column, SIDE - 1 - row],
    [row, SIDE - 1 - column],
  ];
  return ROWS.map((line, y) =>
    [...line].map((old, x) => (images.some(([a, b]) => a === x && b === y) ? letter : old)).join(''),
  );
}

describe('the island', () => {
  test('2.1 it has 30 by 30 squares, the same from all sides', () => {
    expect(ISLAND.terrain).toHaveLength(900);
    expect(() => readIsland(ROWS.slice(1), GATES)).toThrow('30 by 30');
    expect(() => readIsland([`F${ROWS[0]?.slice(1)}`, ...ROWS.slice(1)], GATES)).toThrow('from all sides');
    expect(() => readIsland(changed('A1', '?'), GATES)).toThrow('written');
  });

  test('2.2 the Great Tree in the middle is two squares wide', () => {
    expect(TREE.map(squareName)).toEqual(['O15', 'P15', 'O16', 'P16']);
    expect(() => readIsland(changed('O15', '.'), GATES)).toThrow('Great Tree');
    expect(['A5', 'E1', 'D3', 'H3'].map((name) => terrainOf(sq(name)))).toEqual([
      'plain',
      'forest',
      'mountain',
      'water',
    ]);
  });

  test('2.3 72 chests and four springs lie on plain squares', () => {
    expect(CHESTS).toHaveLength(72);
    expect(CHESTS.every((square) => terrainOf(square) === 'plain')).toBe(true);
    expect(['J10', 'U10', 'J21', 'U21'].every((name) => isSpring(sq(name)))).toBe(true);
    expect(isSpring(sq('J11'))).toBe(false);
    expect(() => readIsland(changed('B2', '.'), GATES)).toThrow('68 chests');
    expect(() => readIsland(changed('J10', '.'), GATES)).toThrow('0 springs');
  });

  test('2.4 the four zones have 416, 288, 132 and 64 squares', () => {
    const zones = ISLAND.terrain.map((_, square) => zoneOf(square));
    expect([1, 2, 3, 4].map((zone) => zones.filter((one) => one === zone).length)).toEqual([
      416, 288, 132, 64,
    ]);
    expect(['A1', 'D4', 'E5', 'H8', 'I9', 'K11', 'L12'].map((name) => zoneOf(sq(name)))).toEqual([
      1, 1, 2, 2, 3, 3, 4,
    ]);
  });

  test('2.5 twenty sectors have a gate each, on plain ground at the rim', () => {
    expect(gateOf(1)).toBe(sq('C1'));
    expect(gateOf(20)).toBe(sq('A4'));
    expect(() => readIsland(ROWS, [...GATES.slice(1), sq('E1')])).toThrow('no gate');
    expect(() => readIsland(ROWS, [...GATES.slice(1), sq('C2')])).toThrow('no gate');
    expect(() => readIsland(ROWS, GATES.slice(1))).toThrow('20 gates');
  });

  test('every square but the tree can be reached', () => {
    const walled = ['Q1', 'Q2', 'P2', 'O2', 'N2', 'M2'].reduce(
      (rows, name) =>
        rows.map((row, y) => (y === Number(name.slice(1)) - 1 ? put(row, sq(name) % SIDE) : row)),
      [...ROWS],
    );
    expect(() => readIsland(walled, GATES)).toThrow();
  });
});

function put(row: string, column: number): string {
  return `${row.slice(0, column)}T${row.slice(column + 1)}`;
}

describe('range and view', () => {
  test.each<[rule: string, from: string, to: string, range: number]>([
    ['2.6, A1 a diagonal square is as near as a straight one', 'K5', 'L6', 1],
    ['2.6, A1 the larger difference counts', 'K5', 'M9', 4],
    ['2.6, A1 a square is at range 0 of itself', 'K5', 'K5', 0],
  ])('%s', (_rule, from, to, range) => {
    expect(rangeOf(sq(from), sq(to))).toBe(range);
    expect(rangeOf(sq(to), sq(from))).toBe(range);
  });

  test('2.7, A2 eight squares lie around a square, three around a corner of the island', () => {
    expect(AROUND[sq('K5')]?.map(squareName)).toEqual(['J4', 'K4', 'L4', 'J5', 'L5', 'J6', 'K6', 'L6']);
    expect(AROUND[sq('A1')]?.map(squareName)).toEqual(['B1', 'A2', 'B2']);
    expect(BESIDE[sq('A1')]?.map(squareName)).toEqual(['B1', 'A2']);
  });

  test.each<[rule: string, from: string, to: string, barriers: readonly string[], clear: boolean]>([
    ['2.8, A10 nothing stands between', 'K5', 'N5', [], true],
    ['2.8, A10 the tree stands between', 'M15', 'R15', [], false],
    ['2.8, A10 past the tree', 'M14', 'R14', [], true],
    ['2.8, A10 a barrier stands between', 'K5', 'N5', ['L5'], false],
    ['2.8, A10 a barrier beside the line does not block', 'K5', 'N5', ['L6'], true],
    ['2.8, A10 a barrier behind the target does not block', 'K5', 'N5', ['O5'], true],
    ['2.8, A10 one corner that is touched does not block', 'K5', 'L6', ['L5'], true],
    ['2.8, A10 two squares that meet at the corner block', 'K5', 'L6', ['L5', 'K6'], false],
    ['2.8, A10 a slanting line through the inside of a square', 'K5', 'M6', ['L5'], false],
    ['2.8, A10 and past it', 'K5', 'M6', ['L7'], true],
    ['2.8, A10 the corner of the tree is only touched', 'N15', 'O14', [], true],
    ['2.8, A10 a barrier that meets the tree at a corner closes it', 'N15', 'O14', ['N14'], false],
  ])('%s', (_rule, from, to, barriers, clear) => {
    expect(hasClearView(sq(from), sq(to), barriers.map(sq))).toBe(clear);
    // RULES 2.9.
    expect(hasClearView(sq(to), sq(from), barriers.map(sq))).toBe(clear);
  });
});
