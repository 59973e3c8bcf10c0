import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_DIGITS = 10;
const CHANCE_DIGITS = 16;

/** A new id that cannot be guessed: 26 digits, the first ten from the time, so that later ids come after earlier ones. */
export function newId(time = Date.now()): string {
  let left = time;
  let digits = '';
  for (let index = 0; index < TIME_DIGITS; index++) {
    digits = DIGITS.charAt(left % DIGITS.length) + digits;
    left = Math.floor(left / DIGITS.length);
  }
  for (const byte of randomBytes(CHANCE_DIGITS)) digits += DIGITS.charAt(byte % DIGITS.length);
  return digits;
}

/** Whether a text from outside could be an id of ours. */
export function isId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{26}$/.test(text);
}
