import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How many kilobytes these texts are, each packed with gzip. */
export function packedSize(scripts: readonly (string | Uint8Array)[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000;
}

/**
 * The scripts of a built client that its page asks for by itself: those its document names, and all that these import
 * at once. What they fetch later is no part of it.
 */
export function firstScripts(folder: string): readonly string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const found = new Set(named);
  for (const file of found) {
    const script = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of script.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g))
      found.add(`assets/${name}`);
  }
  return [...found];
}
