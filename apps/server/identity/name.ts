import { LIMITS, type Result, refuse } from '@riposte/protocol';
import { isReserved } from './reserved.ts';
import { isOneScript } from './script.ts';

const SHORTEST = 2;
const ALLOWED = /^[\p{L}\p{M}\p{N} ._'’-]+$/u;
/** More marks than this on one letter spill over the lines around it. */
const PILED = /\p{M}{3}/u;

/** A display name as it will be shown. Whether another player has it is not asked here. */
export function parseName(text: string): Result<string> {
  const name = text.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  if (name.length < SHORTEST || name.length > LIMITS.name) {
    return refuse('BAD_NAME', `A name has ${SHORTEST} to ${LIMITS.name} characters.`);
  }
  if (!ALLOWED.test(name)) {
    return refuse('BAD_NAME', 'A name is made of letters, digits, spaces, dots, dashes and apostrophes.');
  }
  if (PILED.test(name) || !/[\p{L}\p{N}]/u.test(name) || /^\p{M}/u.test(name)) {
    return refuse('BAD_NAME', 'A name must be readable.');
  }
  if (!isOneScript(name)) {
    return refuse('BAD_NAME', 'A name is written in one script, so that nobody takes it for another name.');
  }
  if (isReserved(name)) {
    return refuse('BAD_NAME', 'That name is kept for a bot or for those who run this server.');
  }
  return { ok: true, value: name };
}
