import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { cpuSeconds } from './cpu.ts';

// A setup file of the tests: with `RIPOSTE_CPU_LOG`, every test file leaves a line there with its CPU seconds.

declare global {
  /** What this process had used when the last test file was done; several files may share a process. */
  var cpuCounted: number | undefined;
}

const log = process.env.RIPOSTE_CPU_LOG;
if (log) {
  afterAll(() => {
    const now = cpuSeconds();
    appendFileSync(log, `${(now - (globalThis.cpuCounted ?? 0)).toFixed(2)} ${expect.getState().testPath}\n`);
    globalThis.cpuCounted = now;
  });
}
