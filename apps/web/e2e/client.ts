import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What the client is made from; what only tries or measures it is no part of it. */
const SOURCES = ['apps/web/**/*', 'packages/**/*.ts'];
const BESIDE = ['**/node_modules', '**/dist', '**/e2e', '**/bench', '**/*.test.*'];

/** Builds the client where the server looks for it, unless it is there and newer than all it is made from. */
export function builtClient(): string {
  const folder = join(ROOT, 'apps/web/dist');
  if (!isFresh(folder))
    execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

function isFresh(folder: string): boolean {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return false;
  const made = statSync(page).mtimeMs;
  return globSync(SOURCES, { cwd: ROOT, exclude: BESIDE }).every(
    (file) => statSync(join(ROOT, file)).mtimeMs <= made,
  );
}
