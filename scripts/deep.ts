import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { fastRandom, shuffle } from '@riposte/kernel';
import { seedOf } from './budget.ts';
import { type CheckPart, formatOutcome, type PartOutcome, runParts } from './part.ts';

/** How long each game is tried out, in minutes of CPU time. */
const MINUTES = 20;

/** In how many files code is changed to see whether a test notices. All of them take hours. */
const MUTATED_FILES = 12;

/** Of what a part says, so many lines stand in the report: its end says what came of it. */
const LINES = 60;

/** Of a part that failed: it may not fail again, so what it said is all there is. */
const LINES_OF_FAILURE = 2_000;

const vitest = (...line: readonly string[]): readonly string[] => [
  'node_modules/.bin/vitest',
  'run',
  ...line,
];

/** Every file whose code may be changed, by the patterns of Stryker. */
export function mutableFiles(patterns: readonly string[]): readonly string[] {
  const isWithout = (pattern: string) => pattern.startsWith('!');
  const exclude = patterns.filter(isWithout).map((pattern) => pattern.slice(1));
  const unwanted = ['**/node_modules/**', ...exclude];
  return globSync(
    patterns.filter((pattern) => !isWithout(pattern)),
    { exclude: unwanted },
  ).sort();
}

/** Some of them: other commits take others. */
export function sampleOf(files: readonly string[], commit: string, count: number): readonly string[] {
  const all = files.slice();
  shuffle(fastRandom(seedOf(commit)), all);
  return all.slice(0, count).sort();
}

/**
 * What a release goes through beside the check: so many minutes of trials a game, and these files with mutants. The
 * longest part comes first.
 */
export function deepParts(minutes: number, mutated: readonly string[]): readonly CheckPart[] {
  const deep = { RIPOSTE_DEEP: '1', RIPOSTE_SECONDS: String(minutes * 60) };
  return [
    {
      name: 'trials',
      command: vitest('--project=plain', 'packages/shelf/trials.test.ts', 'packages/shelf/leaks.test.ts'),
      environment: deep,
    },
    { name: 'witness', command: vitest('--project=plain', 'witness/meeting.test.ts'), environment: deep },
    {
      name: 'judge',
      command: vitest('--project=plain', 'packages/analysis/study/study.test.ts'),
      environment: deep,
    },
    { name: 'browser', command: vitest('--project=browser'), environment: deep },
    { name: 'faults', command: ['npm', 'run', '--silent', 'test:faults', '--', '--seeds', '3'] },
    { name: 'planted', command: ['npm', 'run', '--silent', 'planted'] },
    // On both forms of the store; some go on for longer.
    {
      name: 'server',
      command: vitest('--project=service', '--project=processes', '--project=timed'),
      environment: { ...deep, RIPOSTE_PAIRS: '50', RIPOSTE_HOSTILE: '100000' },
    },
    { name: 'uses', command: ['npm', 'run', '--silent', 'uses', '--', '--minutes', String(minutes)] },
    { name: 'mutants', command: ['npm', 'run', '--silent', 'mutants', '--', '--mutate', mutated.join(',')] },
  ];
}

/** The report of a deep run. */
export function formatReport(commit: string, minutes: number, outcomes: readonly PartOutcome[]): string {
  return [
    `# Deep run of ${commit}`,
    '',
    `${minutes} minutes a game. ${outcomes.every(({ ok }) => ok) ? 'All passed.' : 'SOMETHING FAILED.'}`,
    '',
    '```',
    ...outcomes.map(formatOutcome),
    '```',
    '',
    ...outcomes.flatMap((outcome) => [`## ${outcome.name}`, '', '```', ...lastLines(outcome), '```', '']),
  ].join('\n');
}

function lastLines({ said, ok }: PartOutcome): readonly string[] {
  return stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-(ok ? LINES : LINES_OF_FAILURE));
}

// `npm run deep -- report.md [--minutes 20] [--files 12] [--without mutants,browser]`: before a release.
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, files: { type: 'string' }, without: { type: 'string' } },
  });
  const minutes = Number(values.minutes ?? MINUTES);
  const without = values.without?.split(',') ?? [];
  const [file] = positionals;
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const { mutate } = JSON.parse(readFileSync('stryker.config.json', 'utf8')) as { mutate: readonly string[] };
  const mutated = sampleOf(mutableFiles(mutate), commit, Number(values.files ?? MUTATED_FILES));
  const parts = deepParts(minutes, mutated).filter(({ name }) => !without.includes(name));
  const done: PartOutcome[] = [];
  function note(outcome: PartOutcome): void {
    done.push(outcome);
    console.log(formatOutcome(outcome));
    // Whatever comes after it, what is known is written down.
    if (file !== undefined) writeFileSync(file, formatReport(commit, minutes, done));
  }
  // Stryker takes all cores for itself.
  const isAlone = ({ name }: CheckPart) => name === 'mutants';
  await runParts(
    parts.filter((part) => !isAlone(part)),
    2,
    note,
  );
  await runParts(parts.filter(isAlone), 1, note);
  if (file === undefined) console.log(formatReport(commit, minutes, done));
  if (!done.every(({ ok }) => ok)) process.exitCode = 1;
}
