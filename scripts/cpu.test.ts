import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { cpuSeconds, parseMachineTime, parseStat, ticksOfTree } from './cpu.ts';

test('the line of the kernel is read, whatever the program is called', () => {
  const stat = '7 (a (b) c) S 1 7 7 0 -1 4194304 10 20 0 0 150 25 300 125 20 0 11 0 5 6 7';
  expect(parseStat(stat)).toEqual({ pid: 7, parent: 1, ticks: 600 });
});

test('work is counted, and so is that of a child', () => {
  const before = cpuSeconds();
  spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 200_000);']);
  expect(cpuSeconds() - before).toBeGreaterThan(0.1);
});

test('work is counted of a child that lives and is never waited for', async () => {
  const before = cpuSeconds();
  const work = 'while (process.cpuUsage().user < 200_000); console.log("done"); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', work], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(cpuSeconds() - before).toBeGreaterThan(0.1);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a tree of processes is all who descend from one, and nobody else', () => {
  const rows = [
    { pid: 1, parent: 0, ticks: 1_000 },
    { pid: 2, parent: 1, ticks: 1 },
    { pid: 3, parent: 2, ticks: 10 },
    { pid: 4, parent: 3, ticks: 100 },
    { pid: 5, parent: 1, ticks: 10_000 },
  ];
  expect(ticksOfTree(rows, 2)).toBe(111);
});

test('a machine is busy with what is neither idle nor waiting for a disk', () => {
  expect(parseMachineTime('cpu  100 20 30 5000 400 6 4 0 0 0\ncpu0 1 1 1 1 1 1 1 0 0 0\n')).toEqual({
    busy: 1.6,
    idle: 54,
  });
});
