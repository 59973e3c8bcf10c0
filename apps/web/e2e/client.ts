import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What the client is made from; what only tries or measures it is no part of it. */
const CLIENT = ['apps/web/**/*', 'packages/**/*.ts'];
const BESIDE = [
  '**/node_modules',
  '**/dist',
  '**/*.test.*',
  '**/*.po',
  'apps/web/**/e2e/*.ts',
  'apps/web/e2e/engines',
  'apps/web/bench',
];

/** What people run is built, not what tests run in: libraries look at these. */
const { VITEST: _tests, ...REST } = process.env;
const OUTSIDE_TESTS = { ...REST, NODE_ENV: 'production' };

/** Builds the client where the server looks for it, unless it is there and newer than all it is made from. */
export function builtClient(): string {
  return built('dist', ['npm', 'run', 'build']);
}

/** Builds what only tests look at: the client with one game more on its shelf, and the gallery in a folder of it. */
export function builtTestPages(): string {
  const command = ['npx', 'vite', 'build', '--config', 'e2e/pages/vite.config.ts'] as const;
  // The configuration looks at the shelf, too.
  return built('e2e/pages/dist', command, { NODE_OPTIONS: '--conditions=with-skirmish' });
}

function built(
  folder: string,
  [program, ...flags]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): string {
  const place = join(WEB, folder);
  if (!isFresh(place)) {
    const env = { ...OUTSIDE_TESTS, ...environment };
    execFileSync(program, flags, { cwd: WEB, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return place;
}

function isFresh(folder: string): boolean {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return false;
  const made = statSync(page).mtimeMs;
  // A folder is newer as soon as anything is put into it, also by another build; so files alone count.
  return globSync(CLIENT, { cwd: ROOT, exclude: BESIDE, withFileTypes: true })
    .filter((one) => one.isFile())
    .every(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs <= made);
}
