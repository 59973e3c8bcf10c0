import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Run, runCheck, type WholeCheck } from './check.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const good = (name: string) => ({ name, command: ['true'] });
const bad = (name: string) => ({ name, command: ['bash', '-c', `echo ${name} is wrong; false`] });

/** A run that writes a report, with so many tests that passed and failed. */
function tests(name: string, passed: number, failed: number): Run {
  const results = [...Array(passed).fill('passed'), ...Array(failed).fill('failed')];
  const testResults = [
    { name: 'a', status: 'passed', assertionResults: results.map((status) => ({ status })) },
  ];
  return {
    name,
    command: (report) => [
      'bash',
      '-c',
      `echo '${JSON.stringify({ testResults })}' > ${report}; exit ${failed}`,
    ],
  };
}

async function outcomeOf(parts: Partial<WholeCheck>): Promise<{ ok: boolean; lines: readonly string[] }> {
  const lines: string[] = [];
  const check: WholeCheck = {
    first: good('build'),
    beside: [good('lint'), good('types')],
    runs: [tests('code', 3, 0), tests('browser', 2, 0)],
    alone: tests('timed', 1, 0),
    after: () => good('rules'),
    environment: {},
    yardstick: () => 0.5,
    ...parts,
  };
  const ok = await runCheck(check, folder, (line) => lines.push(line));
  return { ok, lines };
}

test('all is well', async () => {
  const { ok, lines } = await outcomeOf({});
  expect(ok).toBe(true);
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
  const names = ['build', 'lint', 'types', 'code tests', 'browser tests', 'timed tests', 'rules', 'all'];
  for (const name of names)
    expect(lines.some((line) => line.startsWith(`${name} `) && line.includes('CPU s'))).toBe(true);
});

test('where the build fails no test is run: it says what it found, and is in the exit code', async () => {
  const { ok, lines } = await outcomeOf({ first: bad('build') });
  expect(ok).toBe(false);
  expect(lines).toContain('build is wrong');
  expect(lines).toContain('Failed: build. No test was run.');
  expect(lines.at(-1)).toBe('0 passed, 0 failed');
});

test('a part that fails beside the tests stops nothing, and is in the exit code', async () => {
  const { ok, lines } = await outcomeOf({ beside: [good('types'), bad('lint')] });
  expect(ok).toBe(false);
  expect(lines).toContain('lint is wrong');
  expect(lines).toContain('Failed: lint.');
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
});

test('a test file that is too dear fails the check by its name', async () => {
  const line = '31.00 0.00 packages/kernel/slow.test.ts';
  const slow: Run = { name: 'code', command: () => ['bash', '-c', `echo ${line} > $RIPOSTE_CPU_LOG`] };
  const { ok, lines } = await outcomeOf({ runs: [slow] });
  expect(ok).toBe(false);
  expect(lines).toContain('Failed: limits.');
  expect(lines.some((said) => said.startsWith('Too dear: packages/kernel/slow.test.ts'))).toBe(true);
});

test.each([
  [3, true],
  [4, false],
])('%i tests that needed another try: well is %s', async (count, isWell) => {
  const late = { status: 'passed', title: 'late', failureMessages: ['Error: 1'] };
  const testResults = [{ name: 'a', status: 'passed', assertionResults: Array(count).fill(late) }];
  const run: Run = {
    name: 'code',
    command: (report) => ['bash', '-c', `echo '${JSON.stringify({ testResults })}' > ${report}`],
  };
  const { ok, lines } = await outcomeOf({ runs: [run] });
  expect(ok).toBe(isWell);
  expect(lines.some((said) => said.startsWith(`${count} passed at another try`))).toBe(true);
});

test('a failing test is counted and does not stop the others', async () => {
  const { ok, lines } = await outcomeOf({ runs: [tests('code', 3, 1), tests('browser', 2, 0)] });
  expect(ok).toBe(false);
  expect(lines).toContain('Failed: code tests.');
  expect(lines.at(-1)).toBe('6 passed, 1 failed');
});

test('a run that breaks down without a report is a failure', async () => {
  const { ok, lines } = await outcomeOf({
    runs: [tests('code', 3, 0), { ...bad('x'), command: () => ['false'] }],
  });
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});

test('what is read from the report is in the exit code, too', async () => {
  const { ok, lines } = await outcomeOf({ after: () => bad('rules') });
  expect(ok).toBe(false);
  expect(lines).toContain('Failed: rules.');
});

test('tests are given the environment', async () => {
  const asks: Run = { name: 'code', command: () => ['bash', '-c', `test "$WISH" = 7`] };
  expect((await outcomeOf({ runs: [asks], environment: { WISH: '7' } })).ok).toBe(true);
  expect((await outcomeOf({ runs: [asks], environment: { WISH: '8' } })).ok).toBe(false);
});
