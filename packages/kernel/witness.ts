import { type Deal, roundsOf, sealsIn } from './deal.ts';
import type { Dealing } from './dealing.ts';
import { isSeal, sealOf } from './seal.ts';

/** What a client keeps of a deal it takes part in, so that it can check the proof by itself. Plain data. */
export interface Witness {
  /** 64 hex digits by the client's own chance: the last number of its chain. Never leaves the client. */
  readonly root: string;
  /** What the server showed before any nonce of ours. */
  readonly commitment: string;
  /** What bound all seats when our nonce was shown, round by round. */
  readonly seen: readonly (readonly string[])[];
  readonly seat?: number;
}

/** What a server shows of a deal that is under way. */
export interface ShownDealing {
  readonly commitment: string;
  /** Our seat. */
  readonly seat: number;
  readonly round: Dealing['round'];
  /** What binds each seat in this round; empty for bots and for seats that take no part any more. */
  readonly seals: readonly string[];
}

/**
 * Why a client does not believe that a deal was fair to it: another commitment than the one it was shown; another seal
 * in its name; other seals for the others than it saw; no seals at all; another nonce in its name; its own nonce left
 * out though it was given; or not given, since the client was away.
 */
const DOUBTS = ['commitment', 'ownSeal', 'seals', 'unsealed', 'ownNonce', 'leftOut', 'away'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** As many numbers as a chain has; every round that is broken off takes one seat away at least. */
export const CHAIN = 16;

/** The seal to sit down with. */
export function sealFrom(root: string): string {
  return linkOf(root, CHAIN);
}

/** The nonce for a round, counted from 1. */
export function nonceFrom(root: string, round: number): string {
  return linkOf(root, CHAIN - round);
}

function linkOf(root: string, times: number): string {
  let link = root;
  for (let done = 0; done < times; done++) link = sealOf(link);
  return link;
}

/** What a client keeps from when it sits down. */
export function newWitness(root: string, commitment: string): Witness {
  if (!isSeal(root)) throw new Error('a root is 64 hex digits');
  return { root, commitment, seen: [] };
}

/** What a client does when its nonce is due: it shows it, and remembers what all were bound to; or it has a doubt. */
export type Testimony =
  | { readonly ok: true; readonly nonce: string; readonly witness: Witness }
  | { readonly ok: false; readonly doubt: Doubt };

export function testify(witness: Witness, shown: ShownDealing): Testimony {
  const { root, commitment, seen } = witness;
  const { seat, round, seals } = shown;
  if (shown.commitment !== commitment) return { ok: false, doubt: 'commitment' };
  // A later number of the chain gives away all before it: none is shown out of turn.
  const isInTurn = round <= Math.min(seen.length + 1, CHAIN);
  if (!isInTurn || seals[seat] !== linkOf(root, CHAIN - round + 1)) return { ok: false, doubt: 'ownSeal' };
  const before = seen[round - 1];
  // What binds the others must not change once our number is out.
  if (before && !isSameList(before, seals)) return { ok: false, doubt: 'seals' };
  const known = before ? seen : [...seen, seals];
  return { ok: true, nonce: nonceFrom(root, round), witness: { ...witness, seat, seen: known } };
}

/** What a client that was there holds against a deal, once its proof is shown; nothing where all is as it was. */
export function doubtOf({ root, commitment, seat, seen }: Witness, deal: Deal): Doubt | undefined {
  if (deal.commitment !== commitment) return 'commitment';
  if (!deal.seals) return 'unsealed';
  if (seat === undefined || seen.length === 0) return 'away';
  if (deal.seals[seat] !== sealFrom(root)) return 'ownSeal';
  const rounds = roundsOf(deal);
  if (!seen.every((seals, index) => isSameList(seals, sealsIn(deal, index + 1)))) return 'seals';
  for (const [index, round] of rounds.entries()) {
    const isGiven = index < seen.length;
    if (!round[seat]) return isGiven ? 'leftOut' : 'away';
    if (round[seat] !== nonceFrom(root, index + 1)) return 'ownNonce';
  }
  return undefined;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
