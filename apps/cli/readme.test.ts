import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './cli.ts';
import { firstAnswer, ScriptedTerminal } from './testing/scriptedTerminal.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];

/** What takes minutes, needs services or never ends is tried elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npm ci': '.ci/run',
  'npm run build && npm run riposte -- serve': 'apps/cli/commands/serve.test.ts',
  'npm run riposte -- analyse duel.replay': 'apps/cli/commands/analyse.test.ts',
  'npm run check': 'scripts/check.test.ts',
  'npm run rules': 'scripts/rules.test.ts',
  'npm run deep': 'scripts/deep.test.ts',
  'npm run bench': 'packages/shelf/workshop.test.ts',
  'npm run shots': 'apps/web/e2e/gameScripts.test.ts',
  'npm run bench:web': 'apps/web/e2e/scriptWeight.test.ts',
};

/** The commands of a page, as they are pasted: a line each. */
function commandsIn(page: string): readonly string[] {
  const blocks = [...read(page).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.split('\n').map((line) => line.replace(/\s*(#.*)?$/, '')))
    .filter(Boolean);
}

const folder = mkdtempSync(join(tmpdir(), 'riposte-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const riposte = commandsIn('README.md').filter(
  (command) => command.startsWith('npm run riposte -- ') && ELSEWHERE[command] === undefined,
);

// One after another: a replay is read by the commands below the one that kept it.
test.each(riposte)('%s', async (command) => {
  const typed = command.split(' ').slice(4);
  const isKept = typed.includes('--replay');
  const terminal = new ScriptedTerminal(isKept ? firstAnswer : () => 'quit');
  // An opponent who does not think plays the same commands in a tenth of the time.
  const quick = isKept ? ['--against', 'random'] : [];
  const files = typed.map((word) => (word.endsWith('.replay') ? join(folder, word) : word));
  expect(await run([...files, ...quick], terminal), terminal.complaints).toBe(0);
  expect(terminal.shown.length).toBeGreaterThan(50);
});

test('every other command of the README and of CONTRIBUTING is tried elsewhere', () => {
  const others = [...commandsIn('README.md'), ...commandsIn('CONTRIBUTING.md')].filter(
    (command) => !riposte.includes(command),
  );
  expect([...new Set(others)].sort()).toEqual(Object.keys(ELSEWHERE).sort());
  expect(Object.values(ELSEWHERE).filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});

test('every script that a page names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
  const named = PAGES.flatMap((page) =>
    [...read(page).matchAll(/npm run (?:--silent )?([\w:]+(?:-\w+)*)/g)].map(
      ([, name = '']) => `${page}: ${name}`,
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((each) => !Object.hasOwn(scripts, each.split(': ')[1] ?? ''))).toEqual([]);
});

test('every test that a page says how to run is there', () => {
  const named = PAGES.flatMap((page) =>
    [
      ...read(page).matchAll(
        /npx vitest run (?:--project=\w+ )?((?:apps|packages|scripts)\/\S+\.test\.tsx?)/g,
      ),
    ].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});
