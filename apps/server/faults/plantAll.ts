import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { PLANTED, type PlantedFault, VARIABLE } from './planted.ts';

interface Tried {
  readonly passed: number;
  readonly failed: number;
}

/** Runs the test of a fault, with the fault or without it. */
function tryOut({ test, title }: PlantedFault, planted: string): Tried {
  const only = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const { stdout } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--config=apps/server/faults/vitest.planted.config.ts', '--reporter=json', test, '-t', only],
    { encoding: 'utf8', env: { ...process.env, [VARIABLE]: planted }, maxBuffer: 2 ** 28 },
  );
  const report = /^\{.*\}$/m.exec(stdout)?.[0] ?? '{}';
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = JSON.parse(report);
  return { passed, failed };
}

// `npm run test:planted [-- headCheckOff …]`: each fault has to be found by its test, which passes without it.
const { positionals } = parseArgs({ allowPositionals: true });
const wanted = Object.entries(PLANTED).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
let missed = positionals.length > wanted.length ? 1 : 0;
for (const [name, fault] of wanted) {
  const sound = tryOut(fault, '');
  const planted = tryOut(fault, name);
  const isFound = sound.passed > 0 && sound.failed === 0 && planted.failed > 0;
  if (!isFound) missed++;
  const counts = `without it ${sound.passed} passed and ${sound.failed} failed, with it ${planted.failed} failed`;
  process.stdout.write(`${isFound ? 'found ' : 'MISSED'}  ${name}: ${counts}\n`);
}
process.exit(missed > 0 ? 1 : 0);
