import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errors.ts';

/** The secret kept in this folder, made on the first day: 32 random bytes in hex, for the owner's eyes only. */
export function keptSecret(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'secret');
  const known = readSecret(path);
  if (known !== undefined) return known;
  // It appears under its name whole or not at all, and never over another one.
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  const made = readSecret(path);
  if (made === undefined) throw new Error(`there is no secret in ${path}`);
  return made;
}

const HASH_DIGITS = 22;

/** The same for the same text; nobody without the key can tell the text from it, or try texts out. */
export function keyedHash(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_DIGITS);
}

function readSecret(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text.length < 32) throw new Error(`${path} does not hold a secret of at least 32 characters`);
    return text;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
