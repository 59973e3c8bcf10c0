import { expect, test } from 'vitest';
import { countRetries, namedFaults, type Report, tally } from './tally.ts';

function file(status: string, ...tests: readonly string[]): Report['testResults'][number] {
  return {
    name: 'a.test.ts',
    status,
    assertionResults: tests.map((one) => ({ status: one, ancestorTitles: [], title: '' })),
  };
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

test('what failed is named with its reason, and so is what passed at another try', () => {
  const testResults: Report['testResults'] = [
    {
      name: '/r/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', ancestorTitles: [], title: 'well', failureMessages: [] },
        {
          status: 'failed',
          ancestorTitles: [],
          title: 'wrong',
          failureMessages: ['Error: 1\n  at a.ts', 'Error: 2'],
        },
        { status: 'passed', ancestorTitles: [], title: 'late', failureMessages: ['Error: 3'] },
      ],
    },
    { name: '/r/b.test.ts', status: 'failed', message: 'no such file\n  at b.ts', assertionResults: [] },
  ];
  expect(namedFaults({ testResults }, '/r')).toEqual([
    'FAILED: a.test.ts: wrong: Error: 1',
    'passed at another try: a.test.ts: late: Error: 3',
    'FAILED: b.test.ts: no such file',
  ]);
  expect(countRetries({ testResults })).toBe(1);
});
