import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deepParts, formatReport, mutableFiles, sampleOf } from './deep.ts';
import type { PartOutcome } from './part.ts';

test('trials are given the minutes, in seconds', () => {
  const [trials] = deepParts(5, []);
  expect(trials).toMatchObject({
    name: 'trials',
    environment: { RIPOSTE_SECONDS: '300', RIPOSTE_DEEP: '1' },
  });
});

test('mutants are made in a few files, other ones with another commit', () => {
  const files = mutableFiles(['scripts/*.ts', '!**/*.test.ts']);
  expect(files).toContain('scripts/deep.ts');
  expect(files).not.toContain('scripts/deep.test.ts');
  const sample = sampleOf(files, 'abc1234', 3);
  expect(new Set(sample).size).toBe(3);
  expect(sampleOf(files, 'abc1234', 3)).toEqual(sample);
  expect(sampleOf(files, 'abc1235', 3)).not.toEqual(sample);
  expect(deepParts(5, ['a.ts', 'b.ts']).at(-1)?.command.at(-1)).toBe('a.ts,b.ts');
});

test('a second telling of the rules is heard at length', () => {
  const witness = deepParts(5, []).find(({ name }) => name === 'witness');
  expect(witness?.environment).toMatchObject({ RIPOSTE_DEEP: '1' });
  const files = globSync('packages/games/*/witness/meeting.test.ts');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(file).toContain(witness?.command.at(-1));
});

test('the judge of finished matches is tried with as many as it takes', () => {
  const judge = deepParts(5, []).find(({ name }) => name === 'judge');
  expect(judge?.environment).toMatchObject({ RIPOSTE_DEEP: '1' });
  expect(globSync(judge?.command.at(-1) ?? '')).toHaveLength(1);
});

const outcome = (name: string, ok: boolean, said: string): PartOutcome => ({
  name,
  ok,
  cpuSeconds: 1,
  seconds: 2,
  said,
});

const said = `\u001b[32m${Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n')}\u001b[39m\n\n`;

test('a report says what came of each part, in plain text', () => {
  const report = formatReport('abc123', 5, [outcome('trials', true, said)]);
  expect(report).toContain('# Deep run of abc123');
  expect(report).toContain('5 minutes a game. All passed.');
  expect(report).toContain('\nline 40\n');
  expect(report).not.toContain('line 39');
  expect(report).not.toContain('\u001b');
});

test('a failure is said at the top', () => {
  expect(formatReport('a', 1, [outcome('x', true, ''), outcome('y', false, '')])).toContain(
    'SOMETHING FAILED',
  );
});

test('a part that failed is reported from its beginning', () => {
  expect(formatReport('a', 1, [outcome('faults', false, said)])).toContain('\nline 0\n');
});
