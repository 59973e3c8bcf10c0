/** What tests that share a process have to leave as they found it. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** How many there are of what keeps a process alive: timers, servers, sockets, children, threads. */
  readonly resources: Readonly<Record<string, number>>;
  /** How many listen to what befalls the process. */
  readonly listeners: Readonly<Record<string, number>>;
  /** What anybody may put something else in the place of. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly databases: readonly string[];
}

declare global {
  /** The databases that tests of this process have made and not dropped. */
  var testDatabases: Set<string> | undefined;
}

/** What of the process's resources is counted, and how it is called. */
const RESOURCES: Readonly<Record<string, string>> = {
  Timeout: 'timer',
  TCPServerWrap: 'server',
  TCPSocketWrap: 'socket',
  ProcessWrap: 'child process',
  MessagePort: 'thread',
};

/** Vitest tells its workers of the file in hand there. */
const ENVIRONMENT_OF_VITEST = /^(VITEST|VITE)_/;

export function surroundings(): Surroundings {
  return {
    environment: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !ENVIRONMENT_OF_VITEST.test(name)),
    ),
    resources: countsOf(process.getActiveResourcesInfo().filter((name) => name in RESOURCES)),
    listeners: Object.fromEntries(
      process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
    ),
    globals: { Date, fetch, setInterval, setTimeout, random: Math.random },
    databases: [...(globalThis.testDatabases ?? [])],
  };
}

/** What is there afterwards and was not before, in words. */
export function leftovers(before: Surroundings, after: Surroundings): readonly string[] {
  const changed = (key: 'environment' | 'globals') =>
    [...new Set([...Object.keys(before[key]), ...Object.keys(after[key])])].filter(
      (name) => before[key][name] !== after[key][name],
    );
  const added = (key: 'resources' | 'listeners') =>
    Object.entries(after[key])
      .map(([name, count]) => [name, count - (before[key][name] ?? 0)] as const)
      .filter(([, count]) => count > 0);
  return [
    ...changed('environment').map((name) => `process.env.${name} is another`),
    ...changed('globals').map((name) => `${name} is another`),
    ...added('resources').map(([name, count]) => `${count} × ${RESOURCES[name]}`),
    ...added('listeners').map(([name, count]) => `${count} × listener of the process to ${name}`),
    ...after.databases
      .filter((name) => !before.databases.includes(name))
      .map((name) => `the database ${name}`),
  ];
}

function countsOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
