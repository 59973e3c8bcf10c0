import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { cpuSeconds, parseStat } from './cpu.ts';

test('the line of the kernel is read, whatever the program is called', () => {
  const stat = '7 (a (b) c) S 1 7 7 0 -1 4194304 10 20 0 0 150 25 300 125 20 0 11 0 5 6 7';
  expect(parseStat(stat)).toBe(6);
});

test('work is counted, and so is that of a child', () => {
  const before = cpuSeconds();
  spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 200_000);']);
  expect(cpuSeconds() - before).toBeGreaterThan(0.1);
});
