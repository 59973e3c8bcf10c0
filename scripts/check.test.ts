import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Check, type Run, runCheck, secondsByArea } from './check.ts';

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

async function outcomeOf(parts: Partial<Check>): Promise<{ ok: boolean; lines: readonly string[] }> {
  const lines: string[] = [];
  const check: Check = {
    before: [good('lint'), good('types')],
    runs: [tests('code', 3, 0), tests('browser', 2, 0)],
    after: () => good('rules'),
    environment: {},
    ...parts,
  };
  const ok = await runCheck(check, folder, (line) => lines.push(line));
  return { ok, lines };
}

test('all is well', async () => {
  const { ok, lines } = await outcomeOf({});
  expect(ok).toBe(true);
  expect(lines.at(-1)).toBe('5 passed, 0 failed');
  for (const name of ['lint', 'types', 'code tests', 'browser tests', 'rules', 'all'])
    expect(lines.some((line) => line.startsWith(`${name} `) && line.includes('CPU s'))).toBe(true);
});

test('a part that fails before the tests stops them, says what it found, and is in the exit code', async () => {
  const { ok, lines } = await outcomeOf({ before: [good('types'), bad('lint')] });
  expect(ok).toBe(false);
  expect(lines).toContain('lint is wrong');
  expect(lines).toContain('Failed: lint. No test was run.');
  expect(lines.at(-1)).toBe('0 passed, 0 failed');
});

test('a failing test is counted and does not stop the others', async () => {
  const { ok, lines } = await outcomeOf({ runs: [tests('code', 3, 1), tests('browser', 2, 0)] });
  expect(ok).toBe(false);
  expect(lines).toContain('Failed: code tests.');
  expect(lines.at(-1)).toBe('5 passed, 1 failed');
});

test('a run that breaks down without a report is a failure', async () => {
  const { ok, lines } = await outcomeOf({
    runs: [tests('code', 3, 0), { ...bad('x'), command: () => ['false'] }],
  });
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
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

test('CPU seconds are added up by area', () => {
  const log = '1.50 /r/apps/web/a.test.ts\n2.00 /r/scripts/b.test.ts\n1.25 /r/apps/web/c/d.test.ts\n';
  expect(secondsByArea(log, '/r')).toEqual([
    ['apps/web', 2.75],
    ['scripts', 2],
  ]);
});
