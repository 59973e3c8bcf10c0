import { expect, test } from 'vitest';
import { formatOutcome, type PartOutcome, parseTimes, runPart, runParts } from './part.ts';

const quiet = { aloud: false };

test('a part that works is told with what it said and used', async () => {
  const work = 'console.log("here"); while (process.cpuUsage().user < 300_000);';
  const outcome = await runPart({ name: 'work', command: [process.execPath, '-e', work] }, quiet);
  expect(outcome).toMatchObject({ name: 'work', ok: true, said: 'here\n' });
  expect(outcome.cpuSeconds).toBeGreaterThan(0.25);
});

test.each<[what: string, command: string[]]>([
  ['that fails', ['false']],
  ['that is killed', ['bash', '-c', 'kill -9 $$']],
  ['that does not exist', ['no-such-program']],
])('a part %s is not ok', async (_what, command) => {
  expect(await runPart({ name: 'bad', command }, quiet)).toMatchObject({ ok: false });
});

test('what a part says to complain is kept, too', async () => {
  const { said } = await runPart({ name: 'a', command: ['bash', '-c', 'echo no >&2; exit 3'] }, quiet);
  expect(said).toBe('no\n');
});

test('a part has its own environment', async () => {
  const part = { name: 'a', command: ['bash', '-c', 'echo $WISH'], environment: { WISH: 'seven' } };
  expect((await runPart(part, quiet)).said).toBe('seven\n');
});

test('parts run side by side, and one that fails stops no other', async () => {
  const told: string[] = [];
  const parts = ['true', 'false', 'true'].map((command, index) => ({ name: `${index}`, command: [command] }));
  const outcomes = await runParts(parts, 2, ({ name }) => told.push(name));
  expect(outcomes.map(({ name, ok }) => `${name} ${ok}`).sort()).toEqual(['0 true', '1 false', '2 true']);
  expect(told.sort()).toEqual(['0', '1', '2']);
});

test('the times of a shell are added up', () => {
  expect(parseTimes('0m0.500s 0m0.250s\n2m6.250s 0m10.000s\n')).toBe(137);
});

test('an outcome is a line', () => {
  const outcome: PartOutcome = { name: 'types', ok: true, cpuSeconds: 9.14, seconds: 6.2, said: '' };
  expect(formatOutcome(outcome)).toBe('types                      ok         9.1 CPU s     6 s');
  expect(formatOutcome({ ...outcome, ok: false })).toContain('FAILED');
});
