import { existsSync, globSync } from 'node:fs';

/** Where a program is. Without it the test fails: an engine that is not tried is not known to work. */
export function installed(program: string, variable: string, ...places: readonly string[]): string {
  const found =
    process.env[variable] ?? places.flatMap((place) => globSync(place)).find((place) => existsSync(place));
  if (found === undefined) {
    throw new Error(`These tests need ${program}. Install it, or say in ${variable} where it is.`);
  }
  return found;
}
