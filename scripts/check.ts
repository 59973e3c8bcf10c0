import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetEnvironment } from './budget.ts';
import { machineTime } from './cpu.ts';
import { costsByArea, type FileCost, judgeCosts, parseCosts } from './limits.ts';
import { type CheckPart, formatOutcome, type PartOutcome, runPart, runParts } from './part.ts';
import { countRetries, namedFaults, type Report, tally } from './tally.ts';
import { yardstick } from './yardstick.ts';

/** A run of tests. */
export interface Run {
  readonly name: string;
  /** What runs them and writes a report to this file. */
  command(report: string): readonly string[];
}

/** Everything that must hold. */
export interface WholeCheck {
  /** What all else needs; where it fails, nothing else is run. */
  readonly first: CheckPart;
  /** What is looked at while tests run: it needs no test. */
  readonly beside: readonly CheckPart[];
  /** Tests that run at once. */
  readonly runs: readonly Run[];
  /** Tests that measure time, so that nothing else may run. */
  readonly alone: Run;
  /** What is read from the report of the first run. */
  after(report: string): CheckPart;
  readonly environment: Readonly<Record<string, string>>;
  /** How long this machine takes for a known piece of work. */
  readonly yardstick: () => number;
}

/** Below this share of all processors the check wastes the machine. */
const WELL_USED = 0.75;
/** So many tests may need another try before that is a failure of its own. */
const MOST_RETRIES = 3;

/** Runs a check and says how each part went; the last line is how many tests passed and failed. */
export async function runCheck(
  check: WholeCheck,
  folder: string,
  say: (line: string) => void,
): Promise<boolean> {
  const begin = performance.now();
  const machine = machineTime();
  const outcomes: PartOutcome[] = [];
  const failed: string[] = [];

  function note(outcome: PartOutcome): PartOutcome {
    outcomes.push(outcome);
    if (outcome.said.trim() !== '') say(outcome.said.trimEnd());
    say(formatOutcome(outcome));
    if (!outcome.ok) failed.push(outcome.name);
    return outcome;
  }

  const reportOf = ({ name }: Run) => join(folder, `${name}.json`);
  const logOf = ({ name }: Run) => join(folder, `${name}.costs`);
  const runTests = async (run: Run) =>
    note(
      await runPart(
        {
          name: `${run.name} tests`,
          command: run.command(reportOf(run)),
          environment: { ...check.environment, RIPOSTE_CPU_LOG: logOf(run) },
        },
        { aloud: true },
      ),
    );

  const isReady = note(await runPart(check.first, { aloud: false })).ok;
  const runs = isReady ? [...check.runs, check.alone] : [];
  let yard = 0;
  if (isReady) {
    const beside = runParts(check.beside, 1, note).then(() => {
      // Measured while all else runs: what is compared with it was measured so, too.
      yard = check.yardstick();
    });
    await Promise.all([beside, ...check.runs.map(runTests)]);
    await runTests(check.alone);
    const [first] = check.runs;
    if (first) note(await runPart(check.after(reportOf(first)), { aloud: false }));
  }

  const report: Report = { testResults: runs.flatMap((run) => resultsIn(reportOf(run))) };
  const files = runs.flatMap((run) => costsIn(logOf(run)));
  const areas = costsByArea(files);
  const commands = outcomes.filter(({ name }) => !runs.some((run) => name === `${run.name} tests`));
  const { faults, warnings } = judgeCosts(
    [...commands.map(({ name, cpuSeconds }) => ({ name, cpuSeconds, files: [] })), ...areas],
    yard,
  );
  const retries = countRetries(report);
  if (faults.length > 0) failed.push('limits');
  if (retries > MOST_RETRIES) failed.push('retries');

  say('');
  for (const outcome of outcomes) say(formatOutcome(outcome));
  for (const { name, cpuSeconds } of areas)
    say(`  ${name.padEnd(24)}        ${cpuSeconds.toFixed(1).padStart(7)} CPU s`);
  const cpuSeconds = outcomes.reduce((sum, outcome) => sum + outcome.cpuSeconds, 0);
  const seconds = (performance.now() - begin) / 1000;
  say(formatOutcome({ name: 'all', ok: failed.length === 0, cpuSeconds, seconds, said: '' }));
  for (const warning of warnings) say(`Dear: ${warning}.`);
  for (const fault of faults) say(`Too dear: ${fault}.`);
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}.${isReady ? '' : ' No test was run.'}`);
  for (const line of namedFaults(report, process.cwd())) say(line);
  say(`${retries} passed at another try; more than ${MOST_RETRIES} fail the check.`);
  say(formatUse(machine, cpuSeconds, seconds, yard));
  say(tally(report));
  return failed.length === 0;
}

/** How well the processors were used, by all that ran on this machine meanwhile. */
function formatUse(
  before: ReturnType<typeof machineTime>,
  counted: number,
  seconds: number,
  yard: number,
): string {
  const now = machineTime();
  const busy = now.busy - before.busy;
  const use = busy / Math.max(1, busy + now.idle - before.idle);
  return (
    `${counted.toFixed(0)} CPU s counted, ${busy.toFixed(0)} of the machine, ${(seconds / 60).toFixed(1)} minutes; ` +
    `${(100 * use).toFixed(0)} % of ${availableParallelism()} processors used` +
    `${use < WELL_USED ? ', WHICH IS LITTLE' : ''}; yardstick ${yard.toFixed(2)} s.`
  );
}

/** A run that broke down leaves no report: it has failed as a part. */
function resultsIn(report: string): Report['testResults'] {
  const text = readIfThere(report);
  return text === '' ? [] : (JSON.parse(text) as Report).testResults;
}

function costsIn(log: string): readonly FileCost[] {
  return parseCosts(readIfThere(log), process.cwd());
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function script(name: string, ...more: readonly string[]): CheckPart {
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
  const check: WholeCheck = {
    first: script('build'),
    beside: ['types', 'lint', 'unused', 'house'].map((name) => script(name)),
    runs: [tests('code', ['plain', 'service', 'processes']), tests('browser', ['browser'])],
    alone: tests('timed', ['timed']),
    after: (report) => script('rules', '--report', report),
    environment,
    yardstick,
  };
  const folder = mkdtempSync(join(tmpdir(), 'riposte-check-'));
  try {
    if (!(await runCheck(check, folder, console.log))) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
