import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type Deal, fastRandom, makeDeal, type Random } from '@riposte/kernel';

/** A deal for a match at one keyboard: a secret, and a number for each seat, all by chance. */
export function dealByChance(seats: number): Deal {
  const nonces = Array.from({ length: seats }, () => randomBytes(16).toString('hex'));
  return makeDeal(randomBytes(32).toString('hex'), nonces);
}

/** The same deal again each time: all of it comes from the secret. */
export function dealFrom(secret: string, seats: number): Deal {
  const nonces = Array.from({ length: seats }, (_, seat) => derived(secret, `nonce ${seat}`).slice(0, 32));
  return makeDeal(secret, nonces);
}

/** Chance for the practice opponents, which has nothing to do with that of the cards. */
export function opponentsChance(secret: string | undefined): Random {
  return fastRandom(
    secret === undefined ? randomInt(2 ** 32) : Number.parseInt(derived(secret, 'opponents').slice(0, 8), 16),
  );
}

function derived(secret: string, purpose: string): string {
  return createHash('sha256').update(`riposte terminal 1\n${purpose}\n${secret}`).digest('hex');
}
