import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';

const WORDS_PER_BLOCK = 16;
const BLOCK_BYTES = 64;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(BLOCK_BYTES);

// The block read last: neighbouring words come from one block. It only saves time; the words are the same without it.
let cachedKey = '';
let cachedBlock = -1;
let cachedWords = new DataView(new ArrayBuffer(BLOCK_BYTES));

/** Word number `at` (32 bits) of the ChaCha20 stream with this key (64 hex digits), nonce 0, as in RFC 8439. */
export function chachaWord(key: string, at: number): number {
  const block = Math.floor(at / WORDS_PER_BLOCK);
  if (block !== cachedBlock || key !== cachedKey) {
    const bytes = chacha20(hexToBytes(key), NONCE, ZEROS, undefined, block);
    cachedWords = new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES);
    cachedKey = key;
    cachedBlock = block;
  }
  return cachedWords.getUint32((at % WORDS_PER_BLOCK) * 4, true);
}
