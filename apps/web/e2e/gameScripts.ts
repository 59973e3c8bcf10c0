import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the script of this name that each game in a folder has; gives the games whose script failed. */
export function failedGames(games: string, script: string, words: readonly string[]): readonly string[] {
  return globSync(`*/${script}`, { cwd: games })
    .toSorted()
    .filter((path) => {
      const { status } = spawnSync(process.execPath, [join(games, path), ...words], { stdio: 'inherit' });
      return status !== 0;
    })
    .map((path) => path.slice(0, -script.length - 1));
}
