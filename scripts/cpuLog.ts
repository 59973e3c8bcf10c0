import { appendFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { afterAll, afterEach, expect } from 'vitest';
import { cpuSeconds } from './cpu.ts';

// A setup file of the tests: with `RIPOSTE_CPU_LOG`, every test file leaves a line there, as `limits.ts` reads it.

declare global {
  /** What this process had used when the last test file was done; several files may share a process. */
  var cpuCounted: number | undefined;
}

const log = process.env.RIPOSTE_CPU_LOG;
if (log) {
  const begin = performance.eventLoopUtilization();
  let most = 0;
  // What a browser has used is gone once it is closed, so it is looked at while it is open.
  if (expect.getState().testPath?.includes('/e2e/')) {
    afterEach(() => {
      most = Math.max(most, cpuSeconds());
    });
  }
  afterAll(() => {
    const now = Math.max(most, cpuSeconds());
    const seconds = Math.max(0, now - (globalThis.cpuCounted ?? 0));
    const waited = performance.eventLoopUtilization(begin).idle / 1000;
    appendFileSync(log, `${seconds.toFixed(2)} ${waited.toFixed(2)} ${expect.getState().testPath}\n`);
    globalThis.cpuCounted = cpuSeconds();
  });
}
