/** What the JSON reporter of Vitest says of a whole run, as far as we read it. */
export interface Report {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** The result of a run in one line. A file that failed without a failing test, as when it cannot be read, counts as one. */
export function tally({ testResults }: Report): string {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return `${passed} passed, ${failed + broken.length} failed`;
}
