import { type Deal, makeDeal } from './deal.ts';
import { fastRandom, type Random } from './random.ts';
import { hashOf } from './seal.ts';

/**
 * A deal that follows from a public text: all who know the text are dealt the same, nobody can choose it afterwards, and
 * everybody may know it beforehand.
 */
export function publicDeal(text: string, seats: number): Deal {
  const part = (name: string) => hashOf(`riposte public deal 1\n${text}\n${name}\n`);
  const nonces = Array.from({ length: seats }, (_, seat) => part(`seat ${seat}`).slice(0, 32));
  return makeDeal(part('secret'), nonces);
}

/** Chance for a bot that follows from a public text: the same text gives the same play. */
export function publicChance(text: string): Random {
  return fastRandom(Number.parseInt(hashOf(`riposte public chance 1\n${text}\n`).slice(0, 8), 16));
}
