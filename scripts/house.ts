import { readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { checkExports } from './exports.ts';
import { type Import, importsOf } from './imports.ts';
import { checkNames, isReadForNames } from './names.ts';
import {
  allDependencies,
  entriesOf,
  ownerOf,
  type Package,
  packageNameOf,
  parsePackage,
} from './packages.ts';
import { impuritiesOf } from './purity.ts';
import { formatFault, pathsKept, readSource, type SourceFault, type SourceFile } from './sources.ts';
import { type Token, tokenize } from './tokens.ts';

/** A source file, read. */
interface Leaf {
  readonly path: string;
  readonly tokens: readonly Token[];
  readonly imports: readonly Import[];
}

/** Everything there is to look at. */
interface House {
  readonly packages: readonly Package[];
  /** Tests, and files that only tests use. */
  readonly tests: ReadonlySet<string>;
}

interface Layer {
  readonly name: string;
  /** Which folders are packages on this layer. */
  readonly folder: RegExp;
  /** The layers its packages may import. */
  readonly below: readonly string[];
  /** The layers that only its tests may import, to have something to test with. */
  readonly tries?: readonly string[];
}

const SCOPE = '@riposte/';

/** The house, from the ground up. No layer lists itself: neighbours do not import each other. */
const LAYERS: readonly Layer[] = [
  { name: 'kernel', folder: /^packages\/kernel$/, below: [] },
  { name: 'games', folder: /^packages\/games\/[^/]+$/, below: ['kernel'], tries: ['bots'] },
  { name: 'shelf', folder: /^packages\/shelf$/, below: ['kernel', 'games', 'bots'] },
  { name: 'bots', folder: /^packages\/bots$/, below: ['kernel'], tries: ['games', 'shelf'] },
  {
    name: 'analysis',
    folder: /^packages\/analysis$/,
    below: ['kernel', 'bots'],
    tries: ['games', 'shelf'],
  },
  { name: 'protocol', folder: /^packages\/protocol$/, below: ['kernel'] },
  {
    name: 'server',
    folder: /^apps\/server$/,
    below: ['kernel', 'games', 'shelf', 'bots', 'analysis', 'protocol'],
  },
  // It starts the server; a browser only talks to it.
  {
    name: 'terminal',
    folder: /^apps\/cli$/,
    below: ['kernel', 'games', 'shelf', 'bots', 'analysis', 'protocol', 'server'],
  },
  {
    name: 'apps',
    folder: /^apps\/(?!server$|cli$)[^/]+$/,
    below: ['kernel', 'games', 'shelf', 'bots', 'analysis', 'protocol'],
  },
  // The root, with its scripts and what is measured in bench/.
  {
    name: 'tools',
    folder: /^$/,
    below: ['kernel', 'games', 'shelf', 'bots', 'analysis', 'protocol'],
  },
];

/**
 * The floors of an app, from the top: a folder may import what lies below it, and nothing above. Its main file, which
 * puts all together, lies above them; tests, and what is measured, go everywhere.
 */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'apps/web': ['pages', 'match', 'games', 'table', 'design'],
};
/** The registry of games, by which a table finds that of its game. */
const FROM_ANYWHERE = ['apps/web/games/library.ts'];

/** The layers whose rules must give the same game everywhere, always. */
const PURE = ['kernel', 'games'];

const TEST = /\.test\.tsx?$/;
const BENCH = /(^|\/)bench\//;
/** How a package is built, tried in a browser and measured: none of it is in what people run. */
const TOOLING = /(^|\/)([^/]+\.config\.ts$|e2e\/|bench\/)/;
/** Here every file belongs to a package of its own. */
const PACKAGED = /^(packages|apps)\//;

/** Looks through every file; an empty list is a house in order. */
export function checkHouse(
  packages: readonly Package[],
  sources: readonly SourceFile[],
): { readonly faults: readonly SourceFault[]; readonly imports: number } {
  const leaves = sources.map(({ path, text }) => {
    const tokens = tokenize(text);
    return { path, tokens, imports: importsOf(tokens) };
  });
  const product = reachedFrom(packages.flatMap(entriesOf), leaves);
  const tested = reachedFrom(leaves.map(({ path }) => path).filter(isTest), leaves);
  const house = { packages, tests: new Set([...tested].filter((path) => !product.has(path))) };
  return {
    faults: leaves.flatMap((leaf) => checkLeaf(house, leaf)),
    imports: leaves.reduce((sum, { imports }) => sum + imports.length, 0),
  };
}

function isTest(path: string): boolean {
  return TEST.test(path);
}

/** These files, and all they import by relative paths. */
function reachedFrom(begin: readonly string[], leaves: readonly Leaf[]): ReadonlySet<string> {
  const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf]));
  const reached = new Set(begin);
  for (const path of reached) {
    for (const { module } of byPath.get(path)?.imports ?? []) {
      if (module?.startsWith('.')) reached.add(targetOf(path, module));
    }
  }
  return reached;
}

function targetOf(path: string, module: string): string {
  return posix.join(posix.dirname(path), module);
}

function checkLeaf(house: House, { path, tokens, imports }: Leaf): readonly SourceFault[] {
  const owner = ownerOf(house.packages, path);
  const layer = owner && layerOf(owner);
  if (!layer || (owner.folder === '' && PACKAGED.test(path))) {
    return [{ path, line: 1, what: 'belongs to no layer of the house' }];
  }
  const isPure = PURE.includes(layer.name) && !house.tests.has(path) && !BENCH.test(path);
  const findings = [
    ...imports.flatMap((one) => checkImport(house, owner, path, one).map((what) => ({ ...one, what }))),
    ...(isPure ? impuritiesOf(tokens) : []),
  ];
  const faults = findings.map(({ line, what }) => ({ path, line, what }));
  return faults.sort((one, other) => one.line - other.line);
}

/** What is wrong with one import, if anything. */
function checkImport(house: House, owner: Package, path: string, { module }: Import): readonly string[] {
  if (module === undefined) return ['imports a computed name, which nobody can check'];
  if (module.startsWith('node:')) return [];
  if (module.startsWith('.')) {
    const target = targetOf(path, module);
    if (ownerOf(house.packages, target) !== owner)
      return [`imports ${module}, which is outside its own package`];
    return isAbove(house, owner, path, target) ? [`imports ${module}, which lies on a floor above`] : [];
  }
  const name = packageNameOf(module);
  if (name === owner.name) return [`imports ${module}, its own package: use a relative path`];
  if (name.startsWith(SCOPE)) return checkHouseImport(house, owner, path, module, name);
  return mayUse(house, owner, path).includes(name) ? [] : [unlisted(owner, name)];
}

function isAbove({ tests }: House, { folder }: Package, path: string, target: string): boolean {
  if (tests.has(path) || TOOLING.test(path) || FROM_ANYWHERE.includes(target)) return false;
  const floors = FLOORS[folder] ?? [];
  const floorOf = (file: string) => floors.indexOf(posix.relative(folder, file).split('/')[0] ?? '');
  return floorOf(path) !== -1 && floorOf(target) !== -1 && floorOf(target) < floorOf(path);
}

/** What is wrong with the import of another package of the house. */
function checkHouseImport(
  { packages, tests }: House,
  owner: Package,
  path: string,
  module: string,
  name: string,
): readonly string[] {
  const target = packages.find((one) => one.name === name);
  if (!target) return [`imports ${name}, which does not exist`];
  const from = layerOf(owner);
  const to = layerOf(target);
  const isTried = to !== undefined && tests.has(path) && from?.tries?.includes(to.name) === true;
  if (!from || !to || !(isTried || from.below.includes(to.name))) {
    return [`imports ${name}: ${from?.name} may import ${from?.below.join(', ') || 'nothing of the house'}`];
  }
  // What follows a question mark says how a file is wanted (`?raw`), not which.
  const subpath = `.${module.slice(name.length)}`.replace(/\?.*$/, '');
  if (!Object.hasOwn(target.exports, subpath)) return [`imports ${module}, which ${name} does not export`];
  // To its tools the workspace itself gives every package.
  const listed = isTried ? allDependencies(owner) : owner.dependencies;
  return from.name === 'tools' || listed.includes(name) ? [] : [unlisted(owner, name)];
}

function layerOf({ folder }: Package): Layer | undefined {
  return LAYERS.find((layer) => layer.folder.test(folder));
}

/** The packages from outside that a file may import: tests and tools also those meant for developing. */
function mayUse({ packages, tests }: House, owner: Package, path: string): readonly string[] {
  const root = ownerOf(packages, '');
  if (tests.has(path) || TOOLING.test(path)) return [owner, ...(root ? [root] : [])].flatMap(allDependencies);
  return layerOf(owner)?.name === 'tools' ? allDependencies(owner) : owner.dependencies;
}

function unlisted({ folder }: Package, name: string): string {
  return `imports ${name}, which ${posix.join(folder, 'package.json')} does not list`;
}

/** The root and the packages of its workspaces. */
function readPackages(paths: readonly string[]): readonly Package[] {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    workspaces: readonly string[];
  };
  const manifests = ['package.json', ...workspaces.map((folder) => `${folder}/package.json`)];
  return manifests
    .flatMap((pattern) => paths.filter((path) => matchesGlob(path, pattern)))
    .map((path) => parsePackage(path, readFileSync(path, 'utf8')));
}

if (import.meta.main) {
  const paths = pathsKept();
  const packages = readPackages(paths);
  const sources = paths.filter((path) => /\.tsx?$/.test(path)).map(readSource);
  const { faults, imports } = checkHouse(packages, sources);
  const named = checkNames(packages, paths.filter(isReadForNames).map(readSource));
  const all = [...faults, ...named, ...checkExports(sources)];
  for (const fault of all) console.error(formatFault(fault));
  if (all.length > 0) process.exitCode = 1;
  else console.log(`The house is in order: ${sources.length} files, ${imports} imports.`);
}
