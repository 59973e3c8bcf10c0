import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PLANTED, type PlantedFault, withFault } from './planted.ts';
import { pathsKept } from './sources.ts';
import type { Report } from './tally.ts';

/** Where the copy is that faults are planted in; git ignores it. */
const COPY = '.planted';
/** What is installed and built: nobody writes into these files, so links to them will do. */
const INSTALLED = ['node_modules', 'apps/web/node_modules', 'apps/server/node_modules'];
const BUILT = ['apps/web/dist', 'apps/web/e2e/pages/dist'];

/** What a test file said, and whether its tests and its costs are as they should be. */
interface Tried {
  readonly ok: boolean;
  readonly said: string;
  readonly passed: number;
}

/** A copy of the repository as it is in the work tree. Times are kept: builds are made again where a file is newer. */
function makeCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  for (const path of pathsKept()) {
    mkdirSync(join(COPY, dirname(path)), { recursive: true });
    cpSync(path, join(COPY, path), { preserveTimestamps: true });
  }
  for (const folder of INSTALLED)
    if (existsSync(folder)) execFileSync('cp', ['-al', folder, join(COPY, dirname(folder))]);
  for (const folder of BUILT)
    if (existsSync(folder)) cpSync(folder, join(COPY, folder), { recursive: true, preserveTimestamps: true });
  // Git lists the files of a checkout; some tests ask it.
  execFileSync('git', ['init', '--quiet'], { cwd: COPY });
  execFileSync('git', ['add', '--all'], { cwd: COPY });
}

/** Runs the test of a fault as the check does, with its limits. */
function tryOut({ test, title, only: oneCase = title }: PlantedFault): Tried {
  const [report, costs] = ['report.json', 'costs.log'];
  for (const file of [report, costs]) if (existsSync(join(COPY, file))) unlinkSync(join(COPY, file));
  const only = oneCase === undefined ? [] : ['-t', oneCase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  const options = { cwd: COPY, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const run = spawnSync(
    'node_modules/.bin/vitest',
    [
      'run',
      test,
      ...only,
      '--retry=0',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { ...options, env: { ...process.env, RIPOSTE_CPU_LOG: join(process.cwd(), COPY, costs) } },
  );
  const limits = existsSync(join(COPY, costs))
    ? spawnSync(process.execPath, ['scripts/limits.ts', costs], options)
    : undefined;
  const results = existsSync(join(COPY, report))
    ? (JSON.parse(readFileSync(join(COPY, report), 'utf8')) as Report).testResults
    : [];
  const passed = results.flatMap(({ assertionResults }) => assertionResults).filter(isPassed).length;
  return {
    ok: run.status === 0 && (limits?.status ?? 0) === 0,
    said: [run.stdout, run.stderr, limits?.stdout, limits?.stderr].join('\n'),
    passed,
  };
}

function isPassed({ status }: { readonly status: string }): boolean {
  return status === 'passed';
}

/** Whether the fault is found by its name, and nothing is found without it. */
function isFound(fault: PlantedFault): boolean {
  const place = join(COPY, fault.file);
  const source = readFileSync(place, 'utf8');
  const sound = tryOut(fault);
  writeFileSync(place, withFault(fault, source));
  const planted = tryOut(fault);
  writeFileSync(place, source);
  const name = fault.names ?? fault.title ?? fault.test;
  const found = sound.ok && sound.passed > 0 && !planted.ok && planted.said.includes(name);
  if (!found) {
    writeFileSync(join('reports', 'planted.log'), `${sound.said}\n===== planted\n${planted.said}`, {
      flag: 'a',
    });
    console.log(
      `        without it: ${sound.passed} passed, ok ${sound.ok}; with it: ok ${planted.ok}, looked for "${name}"`,
    );
  }
  return found;
}

/** Runs another command with a fault in place: a storm, say. */
function runWith(fault: PlantedFault, command: string): boolean {
  const place = join(COPY, fault.file);
  writeFileSync(place, withFault(fault, readFileSync(place, 'utf8')));
  return spawnSync('bash', ['-c', command], { cwd: COPY, stdio: 'inherit' }).status === 0;
}

// `npm run planted [-- headCheckOff …]`: each fault has to be found by its test, which passes without it.
// `npm run planted -- headCheckOff --run 'npm run test:faults -- --seed 1 --short'`: what else finds it?
const { values, positionals } = parseArgs({ allowPositionals: true, options: { run: { type: 'string' } } });
const unknown = positionals.filter((name) => !(name in PLANTED));
if (unknown.length > 0) throw new Error(`there is no fault ${unknown.join(', ')}`);
const chosen = Object.entries(PLANTED).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
mkdirSync('reports', { recursive: true });
let missed = 0;
for (const [index, [name, fault]] of chosen.entries()) {
  if (index === 0 || values.run !== undefined) makeCopy();
  const begin = performance.now();
  const found = values.run === undefined ? isFound(fault) : !runWith(fault, values.run);
  if (!found) missed++;
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  const test = values.run ?? fault.test;
  console.log(`${found ? 'found ' : 'MISSED'}  ${name.padEnd(24)} ${seconds.padStart(4)} s  ${test}`);
}
console.log(`${chosen.length - missed} of ${chosen.length} faults found.`);
rmSync(COPY, { recursive: true, force: true });
if (missed > 0) process.exitCode = 1;
