import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TEMPLATE = new URL('newGame/', import.meta.url);
const SHELF = 'packages/shelf/index.ts';
const SHELF_PACKAGE = 'packages/shelf/package.json';

/** Writes a small game that works, and puts it on the shelf. */
export function makeGame(root: URL, id: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) throw new Error(`An id is like mud-pie, not “${id}”.`);
  const folder = new URL(`packages/games/${id}/`, root);
  if (existsSync(folder)) throw new Error(`There is a game ${id} already.`);
  const name = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const file of globSync('*', { cwd: fileURLToPath(folder) })) {
    change(new URL(file, folder), (text) => text.replaceAll("'toy'", `'${id}'`).replaceAll(/\bToy\b/g, name));
  }
  const manifest = {
    name: `@riposte/${id}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    exports: { '.': './index.ts', './RULES.md': './RULES.md', './guide': './guide.ts' },
    dependencies: { '@riposte/kernel': '*' },
  };
  writeFileSync(new URL('package.json', folder), `${JSON.stringify(manifest, undefined, 2)}\n`);
  change(new URL(SHELF, root), (text) =>
    text.replace(
      '\n];\n',
      `
  shelve(
    '${id}',
    '${name}',
    () => import('@riposte/${id}'),
    () => import('@riposte/${id}/guide'),
  ),
];
`,
    ),
  );
  change(new URL(SHELF_PACKAGE, root), (text) => {
    const shelf = JSON.parse(text) as { dependencies: Record<string, string> };
    const all = Object.entries({ ...shelf.dependencies, [`@riposte/${id}`]: '*' });
    shelf.dependencies = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other, 'en')));
    return `${JSON.stringify(shelf, undefined, 2)}\n`;
  });
}

function change(file: URL, changed: (text: string) => string): void {
  writeFileSync(file, changed(readFileSync(file, 'utf8')));
}

if (import.meta.main) {
  const id = process.argv[2] ?? '';
  makeGame(new URL('../', import.meta.url), id);
  console.log(`packages/games/${id} is a game of high cards, and on the shelf. Now:
  npm install && npm run lock
  npm run riposte -- play ${id}
  npm test -- packages/games/${id}
Change its rules as you like: docs/new-game.md says how to go on.`);
}
