import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { gameIds } from './games.ts';

function riposte(args: readonly string[], input: string) {
  const main = new URL('main.ts', import.meta.url).pathname;
  return spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8', timeout: 20_000 });
}

test('the program reads from a pipe, shows what it read, and draws no colour there', () => {
  const { status, stdout, stderr } = riposte(
    ['play', ...gameIds().slice(0, 1), '--against', 'random'],
    '1\nquit\n',
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('or help): 1\n');
  expect(stdout).not.toContain('\x1b');
});

test('the program ends with the exit code of its command', () => {
  expect(riposte(['paly'], '').status).toBe(2);
});
