import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

/** One package in a package-lock.json, as far as we read it. */
export interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** Of a package of ours: the folder it leads to. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly [more: string]: unknown;
}

/** The packages of a package-lock.json, by the folder they go to. */
export type Locks = Readonly<Record<string, Locked>>;

/** A package.json of ours, and the folder it lies in. */
export interface Manifest {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly [more: string]: unknown;
}

/** What a lock file repeats of a package.json, in this order. */
const REPEATED = ['license', 'dependencies', 'devDependencies', 'peerDependencies'] as const;

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The packages for other platforms that npm left out of a lock file because the registry it asked does not have them.
 * `npm ci` refuses a lock file without them, even where they would not be installed.
 */
export function missingPlatforms(locks: Locks): Locks {
  const missing: Record<string, Locked> = {};
  for (const [folder, parent] of Object.entries(locks)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const places = [`${folder}/node_modules/${name}`, `node_modules/${name}`];
      if (places.some((place) => Object.hasOwn(locks, place))) continue;
      missing[`node_modules/${name}`] = platformPackage(name, version, parent);
    }
  }
  return missing;
}

/** The lock file with all packages of ours as they are now, and none that is gone: `npm ci` refuses any other. */
export function lockWorkspaces(locks: Locks, manifests: readonly Manifest[]): Locks {
  const links = new Set(Object.values(locks).flatMap(({ link, resolved }) => (link && resolved) || []));
  const others = Object.entries(locks).filter(([place, { link }]) => !link && !links.has(place));
  const ours = manifests.flatMap((manifest) => [
    [manifest.folder, workspacePackage(manifest)] as const,
    [`node_modules/${manifest.name}`, { resolved: manifest.folder, link: true }] as const,
  ]);
  return sortLocks(Object.fromEntries([...others, ...ours]));
}

function workspacePackage({ name, version, bin, ...manifest }: Manifest): Locked {
  const repeated = REPEATED.flatMap((field) => (manifest[field] ? [[field, manifest[field]]] : []));
  const programs = Object.entries(bin ?? {}).map(([program, file]) => [program, posix.normalize(file)]);
  return {
    name,
    version,
    ...Object.fromEntries(repeated),
    ...(bin && { bin: Object.fromEntries(programs) }),
  };
}

/** Whether the lock file knows all packages of ours as they are. */
export function isLocked(locks: Locks, manifests: readonly Manifest[]): boolean {
  return JSON.stringify(lockWorkspaces(locks, manifests)) === JSON.stringify(sortLocks(locks));
}

/** Every package of ours but the root. */
export function readManifests(workspaces: readonly string[]): readonly Manifest[] {
  return globSync(workspaces.map((folder) => `${folder}/package.json`)).map((path) => ({
    ...(JSON.parse(readFileSync(path, 'utf8')) as Omit<Manifest, 'folder'> &
      Pick<Manifest, 'name' | 'version'>),
    folder: posix.dirname(path),
  }));
}

/** All packages in the order npm writes them. */
export function sortLocks(locks: Locks): Locks {
  return Object.fromEntries(Object.entries(locks).sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/** What npm would have written, without the hash that only the registry knows. */
function platformPackage(name: string, version: string, { dev, license, engines }: Locked): Locked {
  const parts = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  if (cpu.length !== 1 || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new Error(`cannot tell which platform ${name}@${version} is for`);
  }
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : parts.includes('gnu') && ['glibc'];
  return {
    version,
    cpu,
    ...(dev && { dev }),
    ...(libc && { libc }),
    ...(license !== undefined && { license }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(engines && { engines }),
  };
}

if (import.meta.main) {
  const path = 'package-lock.json';
  const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Locks };
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    workspaces: readonly string[];
  };
  const missing = missingPlatforms(lock.packages);
  const packages = lockWorkspaces({ ...lock.packages, ...missing }, readManifests(workspaces));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`);
  for (const place of Object.keys(missing)) console.log(`added ${place}`);
  console.log(
    `${path} has ${Object.keys(packages).length} packages, ${Object.keys(missing).length} of them new.`,
  );
}
