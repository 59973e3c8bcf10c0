import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = ['store/migrations.ts', 'store/migrations/**/*.{ts,sql}'];

/** A name for what the migrations make of an empty database, and for what else it depends on. */
export function schemaHash(...more: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of more) hash.update(bytes);
  for (const path of globSync(MIGRATIONS, { cwd: SERVER }).sort())
    hash.update(readFileSync(join(SERVER, path)));
  return hash.digest('hex').slice(0, 16);
}
