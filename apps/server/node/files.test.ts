import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { addPlayer } from '../store/players.ts';
import { openStore } from './database.ts';

test('nobody but the owner reads the embedded database, be it new or from a time when others could', async () => {
  const data = mkdtempSync(join(tmpdir(), 'riposte-files-'));
  const folder = join(data, 'database');
  /** All in the folder that others may read, write or enter. */
  const openToOthers = () =>
    ['.', ...readdirSync(folder, { recursive: true })].filter(
      (path) => statSync(join(folder, String(path))).mode & 0o077,
    );
  try {
    // As an operator may have made it, who lets others in.
    chmodSync(data, 0o755);
    mkdirSync(folder, { mode: 0o755 });
    chmodSync(folder, 0o755);
    const config = readConfig(['--data', data], {});
    if (!config.ok) throw new Error(config.faults.join());
    const first = await openStore(config.value, () => {});
    expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(1_000);
    expect(openToOthers()).toEqual([]);
    await addPlayer(first.db, 'Ann', 'guest');
    await first.close();
    expect(openToOthers()).toEqual([]);

    for (const path of ['.', 'PG_VERSION', 'base']) chmodSync(join(folder, path), 0o777);
    const second = await openStore(config.value, () => {});
    expect(openToOthers()).toEqual([]);
    expect(await second.db.selectFrom('players').select('name').execute()).toEqual([{ name: 'Ann' }]);
    await second.close();
  } finally {
    rmSync(data, { recursive: true });
  }
}, 240_000);
