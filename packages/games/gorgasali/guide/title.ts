import type { Options } from '../options.ts';

/** The options that matter to a match, in words. */
export function title({ players, characters, fourthZone }: Options): readonly string[] {
  return [
    `${players} players`,
    `characters ${characters}`,
    ...(fourthZone ? ['the fourth zone shrinks too'] : []),
  ];
}
