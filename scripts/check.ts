import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { budgetEnvironment } from './budget.ts';
import { formatOutcome, type Outcome, type Part, runPart, runParts } from './part.ts';
import { areaOf } from './sources.ts';
import { namedFaults, type Report, tally } from './tally.ts';

/** A run of tests. */
export interface Run {
  readonly name: string;
  /** What runs them and writes a report to this file. */
  command(report: string): readonly string[];
}

/** Everything that must hold. */
export interface Check {
  /** What needs no test to be run: where one of these fails, no test is run. */
  readonly before: readonly Part[];
  readonly runs: readonly Run[];
  /** What is read from the report of the first run. */
  after(report: string): Part;
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs a check and says how each part went; the last line is how many tests passed and failed. */
export async function runCheck(check: Check, folder: string, say: (line: string) => void): Promise<boolean> {
  const begin = performance.now();
  const outcomes: Outcome[] = [];
  const lines: string[] = [];
  const reports: string[] = [];

  function note(outcome: Outcome): void {
    outcomes.push(outcome);
    lines.push(formatOutcome(outcome));
    if (outcome.said.trim() !== '') say(outcome.said.trimEnd());
    say(formatOutcome(outcome));
  }

  const ready = await runParts(check.before, availableParallelism(), note);
  const isReady = ready.every(({ ok }) => ok);
  for (const run of isReady ? check.runs : []) {
    const [report, log] = [join(folder, `${run.name}.json`), join(folder, `${run.name}.cpu`)];
    const environment = { ...check.environment, RIPOSTE_CPU_LOG: log };
    note(
      await runPart(
        { name: `${run.name} tests`, command: run.command(report), environment },
        { aloud: true },
      ),
    );
    reports.push(report);
    for (const [area, seconds] of secondsByArea(readIfThere(log), process.cwd()))
      lines.push(`  ${area.padEnd(24)}        ${seconds.toFixed(1).padStart(7)} CPU s`);
  }
  const [first] = reports;
  if (first !== undefined) note(await runPart(check.after(first), { aloud: false }));

  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
  const cpuSeconds = outcomes.reduce((sum, outcome) => sum + outcome.cpuSeconds, 0);
  const seconds = (performance.now() - begin) / 1000;
  say('');
  for (const line of lines) say(line);
  say(formatOutcome({ name: 'all', ok: failed.length === 0, cpuSeconds, seconds, said: '' }));
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}.${isReady ? '' : ' No test was run.'}`);
  const report = { testResults: reports.flatMap(resultsIn) };
  for (const line of namedFaults(report, process.cwd())) say(line);
  say(tally(report));
  return failed.length === 0;
}

/** CPU seconds by area of the code, the most first, from lines of seconds and path. */
export function secondsByArea(
  log: string,
  root: string,
): readonly (readonly [area: string, seconds: number])[] {
  const areas = new Map<string, number>();
  for (const line of log.split('\n').filter((one) => one !== '')) {
    const [seconds = '', path = ''] = line.split(' ');
    const area = areaOf(relative(root, path));
    areas.set(area, (areas.get(area) ?? 0) + Number(seconds));
  }
  return [...areas].sort(([, one], [, other]) => other - one);
}

/** A run that broke down leaves no report: it has failed as a part. */
function resultsIn(report: string): Report['testResults'] {
  const text = readIfThere(report);
  return text === '' ? [] : (JSON.parse(text) as Report).testResults;
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function script(name: string, ...more: readonly string[]): Part {
  return { name, command: ['npm', 'run', '--silent', name, ...(more.length > 0 ? ['--', ...more] : [])] };
}

/** The tests of some projects of `vitest.config.ts`. */
function tests(name: string, projects: readonly string[]): Run {
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json'];
  return {
    name,
    command: (report) => [
      ...['node_modules/.bin/vitest', 'run', ...chosen],
      ...[...reporters, `--outputFile.json=${report}`],
    ],
  };
}

if (import.meta.main) {
  const environment = budgetEnvironment(process.env);
  for (const [name, value] of Object.entries(environment)) console.log(`${name}=${value}`);
  const check: Check = {
    // The build takes longest, so it begins.
    before: ['build', 'types', 'lint', 'unused', 'house'].map((name) => script(name)),
    runs: [tests('code', ['plain', 'apps']), tests('browser', ['browser'])],
    after: (report) => script('rules', '--report', report),
    environment,
  };
  const folder = mkdtempSync(join(tmpdir(), 'riposte-check-'));
  try {
    if (!(await runCheck(check, folder, console.log))) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
