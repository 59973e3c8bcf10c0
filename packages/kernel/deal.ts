import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaRandom, type Random } from './random.ts';
import { hashOf, isLasting, isNonce, isSeal, sealOf } from './seal.ts';

/**
 * A fair deal. The server shows the hash of its secret, every seat the hash of its nonce; once all of these are known
 * to all, the nonces are shown, and all chance comes from the secret and the nonces together. Nobody can choose a part
 * after seeing the others', and once the secret is shown anybody can deal the match again.
 */
export interface Deal {
  /** 32 bytes, in hex; shown when the match is over. */
  readonly secret: string;
  /** The hash of the secret, shown before any nonce. */
  readonly commitment: string;
  /** One for each seat, in hex; empty where a seat took no part. */
  readonly nonces: readonly string[];
  /** What fixed each seat's nonces; empty where a bot sits. Deals from before there were seals have none. */
  readonly seals?: readonly string[];
  /** The nonces of earlier rounds, each broken off because a sealed seat did not show its own. */
  readonly broken?: readonly NonceRound[];
}

/** A nonce for each seat; empty where none was shown. */
export type NonceRound = readonly string[];

const SECRET = /^[0-9a-f]{64}$/;

/** What the server shows before anybody shows a nonce. */
export function commitmentTo(secret: string): string {
  if (!SECRET.test(secret)) throw new Error('a secret is 64 hex digits');
  return bytesToHex(sha256(concatBytes(utf8ToBytes('riposte commitment 1\n'), hexToBytes(secret))));
}

/** A deal among those who trust each other with their nonces: at one keyboard, in one page. */
export function makeDeal(secret: string, nonces: readonly string[]): Deal {
  if (!nonces.every(isLasting)) throw new Error('a nonce is 32 hex digits');
  return { secret, commitment: commitmentTo(secret), nonces };
}

/** All chance of a match dealt this way. */
export function chanceOf({ secret, nonces, seals }: Deal): Random {
  if (seals) return chachaRandom(hashOf(`riposte chance 2\n${[secret, ...nonces].join('\n')}\n`));
  const parts = [utf8ToBytes('riposte chance 1\n'), hexToBytes(secret), ...nonces.map(hexToBytes)];
  return chachaRandom(bytesToHex(sha256(concatBytes(...parts))));
}

/** What is wrong with a deal that is claimed to be fair; nothing where it is. */
export function faultOf(deal: Deal): string | undefined {
  const { secret, commitment, nonces, seals } = deal;
  if (!SECRET.test(secret) || commitmentTo(secret) !== commitment) {
    return 'the secret is not the one that was committed to';
  }
  if (!seals) return nonces.every(isLasting) ? undefined : 'a nonce is 32 hex digits';
  const rounds = roundsOf(deal);
  if (rounds.some(({ length }) => length !== seals.length)) return 'not one nonce for each seat';
  for (const [seat, seal] of seals.entries()) {
    const fault = faultOfSeat(
      seal,
      rounds.map((round) => round[seat] ?? ''),
    );
    if (fault !== undefined) return `seat ${seat}: ${fault}`;
  }
  const isNeedless = rounds.slice(0, -1).some((_, index) => missingIn(deal, index + 1).length === 0);
  return isNeedless ? 'a round was broken off though no seat was missing' : undefined;
}

/** All rounds of a deal; the last is the one the cards come from. */
export function roundsOf({ nonces, broken = [] }: Deal): readonly NonceRound[] {
  return [...broken, nonces];
}

/** The seals that bound the seats in a round, counted from 1; empty where a seat was bound to nothing any more. */
export function sealsIn({ seals = [], broken = [] }: Deal, round: number): readonly string[] {
  return seals.map((seal, seat) => {
    const shown = broken.slice(0, round - 1).map((nonces) => nonces[seat] ?? '');
    return shown.includes('') ? '' : nextSeal(seal, shown.at(-1));
  });
}

/** The sealed seats that did not show their nonce in a round. */
export function missingIn(deal: Deal, round: number): readonly number[] {
  const shown = roundsOf(deal)[round - 1] ?? [];
  return sealsIn(deal, round).flatMap((seal, seat) => (seal !== '' && !shown[seat] ? [seat] : []));
}

/** What binds a seat after it has shown a nonce. */
export function nextSeal(seal: string, shown: string | undefined): string {
  return shown === undefined || isLasting(shown) ? seal : shown;
}

function faultOfSeat(seal: string, nonces: readonly string[]): string | undefined {
  if (seal === '') {
    return nonces.every((nonce) => nonce === '') ? undefined : 'a nonce that was not sealed';
  }
  if (!isSeal(seal)) return 'a seal is 64 hex digits';
  let bound = seal;
  for (const [index, nonce] of nonces.entries()) {
    if (nonce === '') {
      if (index === nonces.length - 1 && !nonces.slice(0, -1).includes('')) {
        return 'its nonce was sealed and is missing';
      }
      return nonces.slice(index).every((later) => later === '')
        ? undefined
        : 'it took part again after its nonce was missing';
    }
    if (!isNonce(nonce) || sealOf(nonce) !== bound) return 'the nonce is not the one that was sealed';
    bound = nextSeal(bound, nonce);
  }
  return undefined;
}
