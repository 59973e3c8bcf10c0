import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Disk } from './disk.ts';
import { undergo } from './ordeal.ts';
import { SHORT } from './plan.ts';
import { brokenBy } from './verdict.ts';

const folder = mkdtempSync(join(tmpdir(), 'riposte-disk-'));
const disk = Disk.open(folder);
disk.close();
afterAll(() => rmSync(folder, { recursive: true }));

/** Without pauses, so that much is written while there is no room. */
const BUSY = { ...SHORT, thinking: 20, calm: 20, storm: 8_000 };

// Where we may not mount a disk of our own, this cannot be tried.
test.runIf(disk.isReal)(
  'while the disk of the database is full no choice is lost or applied twice, and play goes on when there is room',
  async () => {
    const script = [{ kind: 'fillDisk', to: 'postgres', at: 500, lasts: 7_000 }] as const;
    const ordeal = await undergo(1, BUSY, undefined, script);
    expect(ordeal.complaints).toBeGreaterThan(0);
    expect(brokenBy(ordeal).filter((promise) => !promise.endsWith('was never done'))).toEqual([]);
  },
  300_000,
);
