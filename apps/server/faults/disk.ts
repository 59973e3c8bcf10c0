import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** So large is a disk of ours: room for a database and some minutes of play. */
const MEGABYTES = 512;
/** It is filled in pieces of this size, and the last of them in ever smaller ones. */
const PIECE = 1_048_576;
const LEAST = 512;

/** A small disk in memory, which can be full. Where we may not mount one, it is a folder that never is. */
export class Disk {
  readonly path: string;
  /** Whether it can be full. */
  readonly isReal: boolean;

  private constructor(path: string, isReal: boolean) {
    this.path = path;
    this.isReal = isReal;
  }

  static open(folder: string): Disk {
    const path = join(folder, 'disk');
    mkdirSync(path);
    try {
      const options = `size=${MEGABYTES}m,mode=755`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
      return new Disk(path, true);
    } catch {
      return new Disk(path, false);
    }
  }

  /** Leaves room for nothing. */
  fill(): void {
    if (!this.isReal) return;
    for (let piece = PIECE; piece >= LEAST; ) {
      try {
        appendFileSync(this.#ballast, Buffer.alloc(piece));
      } catch {
        piece /= 2;
      }
    }
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  close(): void {
    if (this.isReal) execFileSync('umount', ['--lazy', this.path]);
  }

  get #ballast(): string {
    return join(this.path, 'ballast');
  }
}
