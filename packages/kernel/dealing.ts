import { commitmentTo, type Deal, nextSeal } from './deal.ts';
import { isLasting, isNonce, sealOf } from './seal.ts';

/** What a seat brings to a deal: its seal, and the nonces it has shown, one a round. A bot brings nothing: ''. */
export interface DealPart {
  readonly seal: string;
  readonly nonces: readonly string[];
}

/** A deal before its cards: what all seats are bound to, and what has been shown in this round, counted from 1. */
export interface Dealing {
  readonly round: number;
  readonly parts: readonly DealPart[];
}

/** The first round, with seals, and with nonces of those who have shown theirs at once; both empty for bots. */
export function newDealing(seals: readonly string[], nonces: readonly string[]): Dealing {
  const parts = seals.map((seal, seat) => ({ seal, nonces: nonces[seat] ? [nonces[seat]] : [] }));
  return { round: 1, parts };
}

/** The nonce of a seat in a round; empty where it has shown none. */
function nonceIn({ nonces }: DealPart, round: number): string {
  const last = nonces.at(-1);
  return nonces[round - 1] ?? (last !== undefined && isLasting(last) ? last : '');
}

/** Whether a seat was missing in an earlier round, and so takes no part any more. */
function isGone(part: DealPart, round: number): boolean {
  return round > 1 && nonceIn(part, round - 1) === '';
}

/** What binds each seat in this round; empty for bots and for seats that take no part any more. */
export function boundBy({ round, parts }: Dealing): readonly string[] {
  return parts.map((part) => (isGone(part, round) ? '' : nextSeal(part.seal, part.nonces[round - 2])));
}

/** The seats that still have to show their nonce. */
export function awaitedNonces(dealing: Dealing): readonly number[] {
  const { round, parts } = dealing;
  const bound = boundBy(dealing);
  return parts.flatMap((part, seat) => (bound[seat] !== '' && nonceIn(part, round) === '' ? [seat] : []));
}

/** The seats of people whose nonce is left out since it was missing in an earlier round. */
export function goneSeats({ round, parts }: Dealing): readonly number[] {
  return parts.flatMap((part, seat) => (part.seal !== '' && isGone(part, round) ? [seat] : []));
}

/** The same after a seat has shown its nonce; nothing where that is not the one it was bound to. */
export function withNonce(dealing: Dealing, seat: number, nonce: string): Dealing | undefined {
  if (!awaitedNonces(dealing).includes(seat)) return undefined;
  if (!isNonce(nonce) || sealOf(nonce) !== boundBy(dealing)[seat]) return undefined;
  const add = (part: DealPart) => ({ ...part, nonces: [...part.nonces, nonce] });
  return { ...dealing, parts: dealing.parts.map((part, index) => (index === seat ? add(part) : part)) };
}

/** Whether a seat has shown exactly this in this round. */
export function hasShown({ round, parts }: Dealing, seat: number, nonce: string): boolean {
  return parts[seat] !== undefined && nonceIn(parts[seat], round) === nonce;
}

/**
 * Breaks the round off: who has not shown a nonce takes no part any more, and all others have to show their next one,
 * which is as unknown as the last one was.
 */
export function breakOff(dealing: Dealing): Dealing {
  return { ...dealing, round: dealing.round + 1 };
}

/** The nonces of each seat, round by round; empty where there was none. */
export function roundsOfSeat({ round }: Dealing, part: DealPart): readonly string[] {
  return Array.from({ length: round }, (_, index) => nonceIn(part, index + 1));
}

/** The deal once nothing is awaited any more. */
export function dealOf(secret: string, dealing: Dealing): Deal {
  const seals = dealing.parts.map(({ seal }) => seal);
  return sealedDeal(
    secret,
    seals,
    dealing.parts.map((part) => roundsOfSeat(dealing, part)),
  );
}

/** The same from what is kept of each seat: its seal, and its nonces round by round. */
export function sealedDeal(
  secret: string,
  seals: readonly string[],
  nonces: readonly (readonly string[])[],
): Deal {
  const count = nonces[0]?.length ?? 1;
  const rounds = Array.from({ length: count }, (_, round) => nonces.map((one) => one[round] ?? ''));
  const last = rounds.pop() ?? [];
  return { secret, commitment: commitmentTo(secret), nonces: last, seals, broken: rounds };
}
