import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** What nobody but the owner may do. */
const OTHERS = 0o077;

/**
 * Lets nobody but the owner into this folder, and at no file in it. The embedded database gives its files rights of its
 * own, whatever the process is told to (umask): so its folder comes first, through which all ways lead.
 */
export function keepPrivate(folder: string): void {
  for (const path of [folder, ...pathsIn(folder)]) {
    const { mode } = lstatSync(path);
    if (mode & OTHERS) chmodSync(path, mode & ~OTHERS & 0o777);
  }
}

/** Waits until all that was written in this folder is on the disk. */
export async function flush(folder: string): Promise<void> {
  for (const path of [...pathsIn(folder), folder]) {
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** All files and folders in a folder, the outer ones first. */
function pathsIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}
