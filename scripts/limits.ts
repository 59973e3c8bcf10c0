import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { dearOf } from './dear.ts';
import { areaOf } from './sources.ts';
import { yardstick } from './yardstick.ts';

/** What one test file cost. */
export interface FileCost {
  readonly path: string;
  readonly cpuSeconds: number;
  /** How long its process had nothing to do: it waited for others, or slept. */
  readonly waitedSeconds: number;
}

/** What a part of the check cost: a command, or all tests of an area. */
export interface PartCost {
  readonly name: string;
  readonly cpuSeconds: number;
  /** The test files in it, if it is made of such. */
  readonly files: readonly FileCost[];
}

/** What the yardstick takes on the machine that all limits were measured on, in CPU seconds. */
const YARDSTICK = 0.5;

/** What each part may cost, in CPU seconds, as measured beside other work. Any other may cost a minute. */
const PART_LIMITS: Readonly<Record<string, number>> = {
  browsers: 2_000,
  'apps/server': 800,
  'apps/cli': 200,
  'packages/games': 200,
  'packages/shelf': 270,
  'packages/analysis': 100,
  'packages/bots': 190,
};
const PART_LIMIT = 60;

/** What a test file may cost without a line in `dear.ts`, in CPU seconds: in code, and with all processes of a browser. */
const FILE_LIMITS = { code: 10, browser: 30 } as const;
/** Beyond a limit by this factor the check fails; up to there it warns. */
const TOLERANCE = 1.25;

/** How long a test file may do nothing, in seconds: in code alone, with a server, with a browser. */
const WAIT_LIMITS = { plain: 30, service: 180, browser: 400 } as const;

/** What is too dear, in sentences. */
export interface CostVerdict {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

/** The costs that test files have left in a log: `<CPU seconds> <seconds waited> <path>` a line. */
export function parseCosts(log: string, root: string): readonly FileCost[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [cpu, waited, ...path] = line.split(' ');
      return {
        path: relative(root, path.join(' ')),
        cpuSeconds: Number(cpu),
        waitedSeconds: Number(waited),
      };
    });
}

/** The areas of the code that test files are in, the dearest first. */
export function costsByArea(files: readonly FileCost[]): readonly PartCost[] {
  return [...Map.groupBy(files, ({ path }) => nameOfArea(path))]
    .map(([name, inArea]) => ({ name, cpuSeconds: sumOf(inArea), files: inArea }))
    .sort((one, other) => other.cpuSeconds - one.cpuSeconds);
}

/** Compares what was used with what may be used, on a machine that takes so long for the yardstick. */
export function judgeCosts(parts: readonly PartCost[], yard: number): CostVerdict {
  const scale = Math.max(1, yard / YARDSTICK);
  const files = parts.flatMap((part) => part.files);
  const costly = [...parts.map(partExcess), ...files.map(fileExcess)].map(({ used, limit, sentence }) => ({
    excess: used / (limit * scale),
    sentence,
  }));
  const sleepy = files
    .filter(({ path, waitedSeconds }) => waitedSeconds > waitLimit(path) * scale)
    .map(({ path, waitedSeconds }) => `${path} waits for ${waitedSeconds.toFixed(0)} s`);
  return {
    faults: [...costly.filter(({ excess }) => excess > TOLERANCE).map(({ sentence }) => sentence), ...sleepy],
    warnings: costly
      .filter(({ excess }) => excess > 1 && excess <= TOLERANCE)
      .map(({ sentence }) => sentence),
  };
}

interface Excess {
  readonly used: number;
  readonly limit: number;
  readonly sentence: string;
}

function partExcess({ name, cpuSeconds, files }: PartCost): Excess {
  const limit = PART_LIMITS[name] ?? PART_LIMIT;
  const dearest = files.toSorted((one, other) => other.cpuSeconds - one.cpuSeconds).slice(0, 5);
  const named = dearest.map((file) => `${file.path} ${file.cpuSeconds.toFixed(0)}`).join(', ');
  const sentence = `${name}: ${cpuSeconds.toFixed(0)} CPU s, limit ${limit}${named && ` (${named})`}`;
  return { used: cpuSeconds, limit, sentence };
}

function fileExcess({ path, cpuSeconds }: FileCost): Excess {
  const dear = dearOf(path);
  const limit = dear?.seconds ?? (isBrowserTest(path) ? FILE_LIMITS.browser : FILE_LIMITS.code);
  const where = dear ? 'its limit in scripts/dear.ts is' : 'without a line in scripts/dear.ts the limit is';
  return { used: cpuSeconds, limit, sentence: `${path}: ${cpuSeconds.toFixed(0)} CPU s, ${where} ${limit}` };
}

function waitLimit(path: string): number {
  if (isBrowserTest(path)) return WAIT_LIMITS.browser;
  return path.startsWith('apps/server/') || path.startsWith('apps/cli/')
    ? WAIT_LIMITS.service
    : WAIT_LIMITS.plain;
}

function nameOfArea(path: string): string {
  return isBrowserTest(path) ? 'browsers' : areaOf(path);
}

function isBrowserTest(path: string): boolean {
  return path.includes('/e2e/');
}

function sumOf(files: readonly FileCost[]): number {
  return files.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

// `RIPOSTE_CPU_LOG=costs npx vitest run …; node scripts/limits.ts costs`: which of these test files are too dear.
if (import.meta.main) {
  const [log = ''] = process.argv.slice(2);
  const files = parseCosts(readFileSync(log, 'utf8'), process.cwd());
  for (const { path, cpuSeconds, waitedSeconds } of files)
    console.log(
      `${cpuSeconds.toFixed(1).padStart(7)} CPU s ${waitedSeconds.toFixed(1).padStart(7)} s waited  ${path}`,
    );
  const { faults, warnings } = judgeCosts(costsByArea(files), yardstick());
  for (const warning of warnings) console.log(`Dear: ${warning}.`);
  for (const fault of faults) console.log(`Too dear: ${fault}.`);
  if (faults.length > 0) process.exitCode = 1;
}
