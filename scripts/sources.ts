import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A file of the repository: its path from the root, and what is in it. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Where something in the repository is not as it should be. */
export interface SourceFault {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

/** Every file that git keeps, or would keep if it were added: nothing that is built or installed. */
export function pathsKept(): readonly string[] {
  const listing = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (listing.status !== 0) throw new Error(`git ls-files: ${listing.stderr}`);
  // A file that was removed is listed until the removal is committed.
  return [...new Set(listing.stdout.split('\0'))].filter((path) => path !== '' && existsSync(path)).sort();
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(path, 'utf8') };
}

export function formatFault({ path, line, what }: SourceFault): string {
  return `${path}:${line}: ${what}`;
}

/** `apps/web/table/Table.tsx` → `apps/web`: the part of the house a file is in. */
export function areaOf(path: string): string {
  const [top = '', part] = path.split('/').slice(0, -1);
  if (!top) return 'the root';
  return part && (top === 'packages' || top === 'apps') ? `${top}/${part}` : top;
}

/** How many faults, and in how many files, each area has: the worst first. */
export function countByArea(faults: readonly SourceFault[]): readonly string[] {
  const areas = Map.groupBy(faults, ({ path }) => areaOf(path));
  return [...areas]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(
      ([area, found]) => `${area}: ${found.length} in ${new Set(found.map(({ path }) => path)).size} files`,
    );
}
