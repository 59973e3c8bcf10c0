import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { type Result, refuse } from '@riposte/protocol';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Where lists go on. A cursor is the id of the last table that was looked at, encrypted: who reads a list may not see
 * every table that was. It fits its own list only, and the same place has the same cursor on every node.
 */
export class Cursors {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'riposte cursors', 32));
  }

  close(list: string, id: string): string {
    const iv = createHmac('sha256', this.#key).update(`${list}\n${id}`).digest().subarray(0, IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(list),
    );
    const sealed = [cipher.update(id, 'utf8'), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
  }

  open(list: string, cursor: string): Result<string> {
    const bytes = Buffer.from(cursor, 'base64url');
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(list))
        .setAuthTag(tag);
      const id = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return { ok: true, value: Buffer.concat(id).toString('utf8') };
    } catch {
      return refuse('BAD_MESSAGE', 'This list does not go on from there: begin with its first page.');
    }
  }
}
