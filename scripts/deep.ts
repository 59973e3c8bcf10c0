import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { formatOutcome, type Outcome, type Part, runParts } from './part.ts';

/** How long each game is tried out, in minutes of CPU time. */
const MINUTES = 20;

/** Of what a part says, so much stands in the report: its end says what came of it. */
const LINES = 60;

/** Tests of the server that can be told to go on for longer. */
const LONGER = ['apps/server/live/secrecy', 'apps/server/live/hostile', 'apps/server/matches/race'];

const vitest = (...line: readonly string[]): readonly string[] => [
  'node_modules/.bin/vitest',
  'run',
  ...line,
];

/** What a release goes through beside the check, so many minutes of trials a game. The longest part comes first. */
export function deepParts(minutes: number): readonly Part[] {
  const deep = { RIPOSTE_DEEP: '1', RIPOSTE_SECONDS: String(minutes * 60) };
  return [
    {
      name: 'trials',
      command: vitest('--project=plain', 'packages/shelf/trials.test.ts'),
      environment: deep,
    },
    { name: 'browser', command: vitest('--project=browser'), environment: deep },
    { name: 'crash', command: ['npm', 'run', '--silent', 'test:crash'] },
    {
      name: 'server',
      command: vitest('--project=apps', ...LONGER),
      environment: { ...deep, RIPOSTE_PAIRS: '50', RIPOSTE_HOSTILE: '100000' },
    },
    { name: 'uses', command: ['npm', 'run', '--silent', 'uses'] },
    { name: 'mutants', command: ['npm', 'run', '--silent', 'mutants'] },
  ];
}

/** The report of a deep run. */
export function formatReport(commit: string, minutes: number, outcomes: readonly Outcome[]): string {
  return [
    `# Deep run of ${commit}`,
    '',
    `${minutes} minutes a game. ${outcomes.every(({ ok }) => ok) ? 'All passed.' : 'SOMETHING FAILED.'}`,
    '',
    '```',
    ...outcomes.map(formatOutcome),
    '```',
    '',
    ...outcomes.flatMap(({ name, said }) => [`## ${name}`, '', '```', ...lastLines(said), '```', '']),
  ].join('\n');
}

function lastLines(said: string): readonly string[] {
  return stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LINES);
}

// `npm run deep -- report.md [--minutes 20] [--without mutants,browser]`: before a release.
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, without: { type: 'string' } },
  });
  const minutes = Number(values.minutes ?? MINUTES);
  const without = values.without?.split(',') ?? [];
  const [file] = positionals;
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const parts = deepParts(minutes).filter(({ name }) => !without.includes(name));
  const done: Outcome[] = [];
  function note(outcome: Outcome): void {
    done.push(outcome);
    console.log(formatOutcome(outcome));
    // Whatever comes after it, what is known is written down.
    if (file !== undefined) writeFileSync(file, formatReport(commit, minutes, done));
  }
  // Stryker takes all cores for itself.
  const isAlone = ({ name }: Part) => name === 'mutants';
  await runParts(
    parts.filter((part) => !isAlone(part)),
    2,
    note,
  );
  await runParts(parts.filter(isAlone), 1, note);
  if (file === undefined) console.log(formatReport(commit, minutes, done));
  if (!done.every(({ ok }) => ok)) process.exitCode = 1;
}
