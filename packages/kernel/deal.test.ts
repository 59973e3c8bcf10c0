import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { chanceOf, commitmentTo, faultOf, makeDeal } from './deal.ts';
import { roll } from './random.ts';

const SECRET = 'ab'.repeat(32);
const NONCES = ['01'.repeat(16), '02'.repeat(16)];

function bytes(text: string): string {
  return bytesToHex(new TextEncoder().encode(text));
}

test('the commitment is the hash of the secret, so that anybody can check it', () => {
  const hash = bytesToHex(sha256(hexToBytes(bytes('riposte commitment 1\n') + SECRET)));
  expect(commitmentTo(SECRET)).toBe(hash);
  expect(makeDeal(SECRET, NONCES)).toEqual({ secret: SECRET, commitment: hash, nonces: NONCES });
});

test('all chance comes from the secret and every nonce', () => {
  const key = bytesToHex(sha256(hexToBytes(bytes('riposte chance 1\n') + SECRET + NONCES.join(''))));
  expect(chanceOf(makeDeal(SECRET, NONCES))).toEqual({ type: 'chacha20', key, at: 0 });
  const others = [
    makeDeal('ac'.repeat(32), NONCES),
    makeDeal(SECRET, ['03'.repeat(16), '02'.repeat(16)]),
    makeDeal(SECRET, ['01'.repeat(16), '03'.repeat(16)]),
  ];
  const rolls = [makeDeal(SECRET, NONCES), ...others].map((deal) => roll(chanceOf(deal), 2 ** 32));
  expect(new Set(rolls).size).toBe(4);
});

test('a secret that was not committed to is found out', () => {
  const deal = makeDeal(SECRET, NONCES);
  const other = 'the secret is not the one that was committed to';
  expect(faultOf(deal)).toBeUndefined();
  expect(faultOf({ ...deal, secret: 'ac'.repeat(32) })).toBe(other);
  expect(faultOf({ ...deal, secret: 'no hex' })).toBe(other);
});

test.each([`${SECRET}0`, SECRET.slice(1), `x${SECRET.slice(1)}`, SECRET.toUpperCase()])(
  '%s is no secret',
  (secret) => {
    expect(() => commitmentTo(secret)).toThrow('a secret is 64 hex digits');
  },
);

test.each(['', '01', `${'01'.repeat(16)}0`, 'xy'.repeat(16)])('“%s” is no nonce', (nonce) => {
  expect(() => makeDeal(SECRET, ['01'.repeat(16), nonce])).toThrow('a nonce is 32 hex digits');
});
