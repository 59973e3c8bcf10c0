import { expect, test } from 'vitest';
import { IS_DEEP, PATIENCE } from './deep.ts';
import { showPosition } from './gallery.ts';
import { faultsOn, WINDOWS } from './layout.ts';
import type { Position } from './positions.ts';
import { visitors } from './visitors.ts';

/** In every run one window of each layout, the smallest of phones. */
const USUAL = ['360x640', '844x390', '1280x800', '1366x650'];

/** Everybody has a long name, and the server has a menu. */
function amongLongNames({ state, ...position }: Position): Position {
  const sitters = state.sitters.map((sitter) => ({ ...sitter, name: `${sitter.name} of the Long Bridge` }));
  return { ...position, state: { ...state, sitters } };
}

/** Tests that a drawn table has room for everything at these positions, in windows that people have. */
export function testWindows(game: string, positions: readonly Position[]): void {
  const { visit } = visitors();

  test.each(
    WINDOWS.map(([width, height]) => ({ name: `${width}x${height}`, width, height })).filter(
      ({ name }) => IS_DEEP || USUAL.includes(name),
    ),
  )(
    'at $name nothing is cut, covered or outside the window, whatever is asked',
    async ({ width, height }) => {
      const mira = await visit({ viewport: { width, height } });
      const found: Record<string, readonly string[]> = {};
      const crowded = positions.map(amongLongNames);
      for (const position of IS_DEEP ? [...positions, ...crowded] : crowded) {
        await showPosition(mira.page, game, position, false, true);
        const faults = await faultsOn(mira.page);
        if (faults.length > 0) found[`${position.match} ${position.moment}`] = faults;
      }
      expect(found).toEqual({});
    },
    PATIENCE,
  );
}
