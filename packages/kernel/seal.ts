import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What fixes a nonce before it is shown: its hash. A seal has the form of a nonce, so a nonce may be the seal of the
 * next one: a client hashes one number many times and gives the last hash away; each nonce it then shows is the
 * number behind the one before.
 */
export function sealOf(nonce: string): string {
  return hashOf(`riposte seal 1\n${nonce}\n`);
}

/** The hash of a text, in hex. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

const SEAL = /^[0-9a-f]{64}$/;
const LASTING = /^[0-9a-f]{32}$/;

/** Whether a text could be the seal of a nonce. */
export function isSeal(text: string): boolean {
  return SEAL.test(text);
}

/** Whether a text could be a seat's nonce: 32 hex digits, or 64 of a chain. */
export function isNonce(text: string): boolean {
  return SEAL.test(text) || LASTING.test(text);
}

/** Whether a nonce is the only one of its seat: it has no other behind it, and stands for later rounds too. */
export function isLasting(nonce: string): boolean {
  return LASTING.test(nonce);
}
