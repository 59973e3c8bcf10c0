import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { holdFolder } from './folder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-folder-'));
  folders.push(folder);
  return folder;
}

/** Another process that has the folder. */
async function held(folder: string) {
  const program = `
    import { holdFolder } from '${new URL('./folder.ts', import.meta.url)}';
    await holdFolder('${folder}');
    console.log('held');
    setInterval(() => {}, 1000);
  `;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
  await once(other.stdout, 'data');
  return other;
}

test('one process has the folder, and after it another', async () => {
  const folder = tempFolder();
  const leave = await holdFolder(folder);
  await expect(holdFolder(folder)).rejects.toThrow(`Another process has its database in ${folder}`);
  await leave();
  expect(existsSync(join(folder, 'held'))).toBe(false);
  await (await holdFolder(folder))();
});

test('the folder of a living process is not taken, whatever its number; that of a killed one is, at once', async () => {
  const folder = tempFolder();
  const other = await held(folder);
  await expect(holdFolder(folder)).rejects.toThrow('stop it first');
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(existsSync(join(folder, 'held'))).toBe(true);
  await (await holdFolder(folder))();
});

test('of several that come at once to a left folder one has it', async () => {
  const folder = tempFolder();
  const other = await held(folder);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const came = await Promise.allSettled(Array.from({ length: 8 }, () => holdFolder(folder)));
  const leaves = came.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(leaves).toHaveLength(1);
  await leaves[0]?.();
});

test('a process that was killed while it cleared the folder stands in nobody’s way for long', async () => {
  const folder = tempFolder();
  const other = await held(folder);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const mark = join(folder, 'held.clearing');
  mkdirSync(mark);
  await expect(holdFolder(folder)).rejects.toThrow('stop it first');
  utimesSync(mark, 0, 0);
  await (await holdFolder(folder))();
});
