import { readFileSync, writeFileSync } from 'node:fs';

/** One package in a package-lock.json, as far as we read it. */
export interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [more: string]: unknown;
}

/** The packages of a package-lock.json, by the folder they go to. */
export type Locks = Readonly<Record<string, Locked>>;

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
  const missing = missingPlatforms(lock.packages);
  const packages = sortLocks({ ...lock.packages, ...missing });
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`);
  for (const place of Object.keys(missing)) console.log(`added ${place}`);
  console.log(
    `${path} has ${Object.keys(packages).length} packages, ${Object.keys(missing).length} of them new.`,
  );
}
