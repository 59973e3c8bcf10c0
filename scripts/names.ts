import { posix } from 'node:path';
import { ownerOf, type Package } from './packages.ts';
import type { SourceFault, SourceFile } from './sources.ts';

/** What is read for names: what we write and a program reads. */
const READ = /\.(ts|tsx|css|html|jsonc?|py|sh|ya?ml)$|(^|\/)(\.ci\/[^/]+|Dockerfile)$/;
/** Written by programs, or kept from earlier releases. */
const MADE = /(^|\/)(package-lock\.json$|saves\/)|^docs\//;

/** The registries, in which every game has its line. */
const REGISTRIES = [/^packages\/shelf\//, /^apps\/web\/games\/index\.ts$/, /^apps\/cli\/boards\/index\.ts$/];

const GAME = /^packages\/games\/([^/]+)$/;

/** Whether a file is read for the names of games. */
export function isReadForNames(path: string): boolean {
  return READ.test(path) && !MADE.test(path);
}

/**
 * Where a file names a game though it is neither in a folder of that name nor a registry. Code that names one game is
 * code that the next game will not have.
 */
export function checkNames(
  packages: readonly Package[],
  sources: readonly SourceFile[],
): readonly SourceFault[] {
  return packages.flatMap((game) => {
    const [, id] = GAME.exec(game.folder) ?? [];
    return id === undefined ? [] : placesOf(id, game.name, packages, sources);
  });
}

function placesOf(
  id: string,
  packageName: string,
  packages: readonly Package[],
  sources: readonly SourceFile[],
): readonly SourceFault[] {
  const outside = sources.filter(({ path }) => !isAtHome(id, path));
  const pattern = patternOf(id, packageName);
  return outside.flatMap(({ path, text }) => [
    ...(pattern.test(path) ? [{ path, line: 1, what: `is called like the game ${id}` }] : []),
    ...text.split('\n').flatMap((line, index) => {
      if (!pattern.test(line) || isListing(id, packageName, packages, sources, path, line)) return [];
      return [{ path, line: index + 1, what: `names the game ${id}: ${line.trim()}` }];
    }),
  ]);
}

/** Whether a file may name the game. */
function isAtHome(id: string, path: string): boolean {
  return path.split('/').slice(0, -1).includes(id) || REGISTRIES.some((registry) => registry.test(path));
}

/** Whether this is the line by which a package that has a folder for the game lists it as a dependency. */
function isListing(
  id: string,
  packageName: string,
  packages: readonly Package[],
  sources: readonly SourceFile[],
  path: string,
  line: string,
): boolean {
  if (posix.basename(path) !== 'package.json' || line.trim().replace(/,$/, '') !== `"${packageName}": "*"`)
    return false;
  const owner = ownerOf(packages, path);
  return sources.some((one) => ownerOf(packages, one.path) === owner && isAtHome(id, one.path));
}

/** Every way to write the name: `mud-pie`, `mud_pie`, `mudPie`, `MudPie`, `MUD_PIE`, `Mud Pie`, `mud pie`. */
export function patternOf(id: string, packageName: string): RegExp {
  const words = id.split('-');
  const small = words.join('[-_ ]');
  const [first = '', ...others] = words;
  const rest = others.map(titled).join('');
  const great = words.map(titled).join('[-_ ]?');
  const forms = [
    // A word that begins small begins after something that is no letter.
    `(?<![A-Za-z])(${small}|${first}${rest})(?![a-z])`,
    `(?<![A-Z])${great}(?![a-z])`,
    `(?<![A-Za-z])${small.toUpperCase()}(?![A-Za-z])`,
    `${packageName}(?![\\w-])`,
  ];
  return new RegExp(forms.join('|'));
}

function titled(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
