import { IslandTable, type Setting } from './table.ts';

/** Seats 0 and 2 are a team, 1 and 3 the other. */
export function pairs(
  figures: readonly Setting[],
  more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {},
) {
  const bare: Setting = { character: 'medea', cooldown: 9 };
  return new IslandTable({
    figures: figures.map((figure) => ({ ...bare, ...figure })),
    mode: 'duo',
    chance: [1, 2, 1, 2],
    ...more,
  });
}
