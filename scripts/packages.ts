import { posix } from 'node:path';

/** A package of the workspace, as its package.json says. */
export interface Package {
  readonly name: string;
  /** From the root; empty for the root itself. */
  readonly folder: string;
  /** What it shows to others, `.` or `./conformance`, and the files behind each: the usual one, then those under a condition. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** Files that are run. */
  readonly programs: readonly string[];
  /** What it may import at run time. */
  readonly dependencies: readonly string[];
  /** What only its tests and tools may import. */
  readonly devDependencies: readonly string[];
}

/** A file, or one for each condition. */
type Target = string | (Readonly<Record<string, string>> & { readonly default: string });

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A package from the text of its package.json. */
export function parsePackage(path: string, text: string): Package {
  const manifest = JSON.parse(text) as Manifest;
  const folder = posix.dirname(path);
  return {
    name: manifest.name,
    folder: folder === '.' ? '' : folder,
    exports: Object.fromEntries(
      Object.entries(manifest.exports ?? {}).map(([subpath, target]) => [subpath, filesBehind(target)]),
    ),
    programs: Object.values(manifest.bin ?? {}),
    dependencies: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
  };
}

function filesBehind(target: Target): readonly string[] {
  if (typeof target === 'string') return [target];
  const { default: usual, ...conditional } = target;
  return [usual, ...Object.values(conditional)];
}

/** The files by which a package is entered, from the root. */
export function entriesOf({ folder, exports, programs }: Package): readonly string[] {
  return [...Object.values(exports).flat(), ...programs].map((file) => posix.join(folder, file));
}

/** The package a file belongs to: the one with the longest folder around it. */
export function ownerOf(packages: readonly Package[], path: string): Package | undefined {
  return packages
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
}

export function allDependencies({ dependencies, devDependencies }: Package): readonly string[] {
  return [...dependencies, ...devDependencies];
}

/** `@noble/hashes/sha2.js` → `@noble/hashes` */
export function packageNameOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
