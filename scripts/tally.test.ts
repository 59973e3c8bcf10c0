import { expect, test } from 'vitest';
import { type Report, tally } from './tally.ts';

function file(status: string, ...tests: readonly string[]): Report['testResults'][number] {
  return { name: 'a.test.ts', status, assertionResults: tests.map((one) => ({ status: one, title: '' })) };
}

test.each<[what: string, report: Report['testResults'], line: string]>([
  ['nothing was run', [], '0 passed, 0 failed'],
  ['all passed', [file('passed', 'passed', 'passed'), file('passed', 'passed')], '3 passed, 0 failed'],
  ['one failed', [file('failed', 'passed', 'failed')], '1 passed, 1 failed'],
  ['a file could not be read', [file('failed'), file('passed', 'passed')], '1 passed, 1 failed'],
  ['a file broke after its tests', [file('failed', 'passed')], '1 passed, 1 failed'],
  ['skipped tests are neither', [file('passed', 'passed', 'skipped', 'todo')], '1 passed, 0 failed'],
])('%s', (_what, testResults, line) => {
  expect(tally({ testResults })).toBe(line);
});
