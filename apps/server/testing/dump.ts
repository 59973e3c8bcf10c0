import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '../store/migrations.ts';
import { schemaHash } from './schemaHash.ts';

/** How long, in milliseconds, another process may take to make a dump before it is taken for dead. */
const STALE = 120_000;
const PAUSE = 100;
/** A newer PGlite may not read what an older one has written. */
const PROGRAM = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** An empty embedded database on the newest schema. To load it takes a quarter of the time to make one. */
export async function readDump(): Promise<Blob> {
  return new Blob([readFileSync(await dumpFile())], { type: 'application/x-tar' });
}

/** Lays such a database into the data folder of a node. */
export async function fillFolder(data: string): Promise<void> {
  const folder = join(data, 'database');
  mkdirSync(folder, { mode: 0o700 });
  execFileSync('tar', ['-xf', await dumpFile(), '-C', folder], { stdio: 'ignore' });
}

/** It is made once on a machine, by the first process that needs it; a new schema or PGlite has another name. */
async function dumpFile(): Promise<string> {
  const file = join(tmpdir(), `riposte-pglite-${schemaHash(readFileSync(PROGRAM))}.tar`);
  while (!existsSync(file)) {
    if (hasLocked(file)) await make(file);
    else await wait(PAUSE);
  }
  return file;
}

function hasLocked(file: string): boolean {
  try {
    mkdirSync(lockOf(file));
    return true;
  } catch {
    const { mtimeMs } = statSync(lockOf(file), { throwIfNoEntry: false }) ?? {
      mtimeMs: Number.POSITIVE_INFINITY,
    };
    if (Date.now() - mtimeMs > STALE) rmSync(lockOf(file), { recursive: true, force: true });
    return false;
  }
}

async function make(file: string): Promise<void> {
  const pglite = await PGlite.create();
  try {
    await migrate(new Kysely({ dialect: new PGliteDialect({ pglite }) }));
    const dump = await pglite.dumpDataDir('none');
    // A process that finds the file finds all of it.
    writeFileSync(`${file}.part`, await dump.bytes());
    renameSync(`${file}.part`, file);
  } finally {
    await pglite.close();
    rmSync(lockOf(file), { recursive: true, force: true });
  }
}

function lockOf(file: string): string {
  return `${file}.lock`;
}
