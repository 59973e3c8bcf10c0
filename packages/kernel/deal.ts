import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaRandom, type Random } from './random.ts';

/**
 * A fair deal. Before anything is shuffled the server shows the hash of its secret; every seat then adds a nonce
 * of its own; all chance comes from the secret and the nonces together. Neither side alone can steer it, and once
 * the secret is shown anybody can deal the match again.
 */
export interface Deal {
  /** 32 bytes, in hex; shown when the match is over. */
  readonly secret: string;
  /** The hash of the secret, shown before the nonces are given. */
  readonly commitment: string;
  /** One of 16 bytes for each seat, in hex. */
  readonly nonces: readonly string[];
}

const SECRET = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;

/** What the server shows before anybody gives a nonce. */
export function commitmentTo(secret: string): string {
  if (!SECRET.test(secret)) throw new Error('a secret is 64 hex digits');
  return bytesToHex(sha256(concatBytes(utf8ToBytes('riposte commitment 1\n'), hexToBytes(secret))));
}

/** A deal whose secret and nonces are known. */
export function makeDeal(secret: string, nonces: readonly string[]): Deal {
  if (!nonces.every(isNonce)) throw new Error('a nonce is 32 hex digits');
  return { secret, commitment: commitmentTo(secret), nonces };
}

/** Whether a text could be a seat's nonce. */
export function isNonce(text: string): boolean {
  return NONCE.test(text);
}

/** Whether the secret is the one that was committed to. */
export function isHonest(deal: Deal): boolean {
  return SECRET.test(deal.secret) && commitmentTo(deal.secret) === deal.commitment;
}

/** All chance of a match dealt this way. */
export function chanceOf(deal: Deal): Random {
  const parts = [utf8ToBytes('riposte chance 1\n'), hexToBytes(deal.secret), ...deal.nonces.map(hexToBytes)];
  return chachaRandom(bytesToHex(sha256(concatBytes(...parts))));
}
