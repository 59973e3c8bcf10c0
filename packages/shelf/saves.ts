import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AnyChoice, AnyState } from '@riposte/kernel';
import type { KeptRelease } from '@riposte/kernel/conformance';

/** Where the kept matches of a game lie: one compressed file for each release. */
export function savesFolder(gameId: string): URL {
  return new URL(`../games/${gameId}/saves/`, import.meta.url);
}

/** What releases of a game have left behind, by version, the oldest first. */
export function readReleases(gameId: string): ReadonlyMap<string, KeptRelease<AnyState, AnyChoice, unknown>> {
  const folder = savesFolder(gameId);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const versions = files
    .filter((file) => file.endsWith('.json.gz'))
    .map((file) => file.slice(0, -'.json.gz'.length))
    .sort((first, second) => first.localeCompare(second, 'en', { numeric: true }));
  return new Map(
    versions.map((version) => {
      const packed = readFileSync(new URL(`${version}.json.gz`, folder));
      return [version, JSON.parse(gunzipSync(packed).toString())];
    }),
  );
}
