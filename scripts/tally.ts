import { relative } from 'node:path';

/** What the JSON reporter of Vitest says of a whole run, as far as we read it. */
export interface Report {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      /** The titles of its suites, from the outside in. */
      readonly ancestorTitles: readonly string[];
      /** One for each try that failed. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

type File = Report['testResults'][number];

/** The result of a run in one line. A file that failed without a failing test, as when it cannot be read, counts as one. */
export function tally({ testResults }: Report): string {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return `${passed} passed, ${failed + testResults.filter(isBroken).length} failed`;
}

/** How many tests passed only at another try. */
export function countRetries({ testResults }: Report): number {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0).length;
}

/** What failed and what passed only at another try, each in a line with the first words of its reason. */
export function namedFaults({ testResults }: Report, root: string): readonly string[] {
  return testResults.flatMap((file) => {
    const path = relative(root, file.name);
    const tests = file.assertionResults.flatMap(({ status, title, failureMessages = [] }) => {
      if (status !== 'failed' && failureMessages.length === 0) return [];
      const verdict = status === 'failed' ? 'FAILED' : 'passed at another try';
      return [`${verdict}: ${path}: ${title}: ${firstLine(failureMessages[0])}`];
    });
    return isBroken(file) ? [...tests, `FAILED: ${path}: ${firstLine(file.message)}`] : tests;
  });
}

function isBroken({ status, assertionResults }: File): boolean {
  return status === 'failed' && !assertionResults.some((one) => one.status === 'failed');
}

function firstLine(message = ''): string {
  return message.split('\n')[0]?.slice(0, 300) ?? '';
}
