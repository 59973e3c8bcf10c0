import { describe, expect, test } from 'vitest';
import { chanceOf, type Deal, faultOf, missingIn, sealsIn } from './deal.ts';
import {
  awaitedNonces,
  boundBy,
  breakOff,
  type Dealing,
  dealOf,
  goneSeats,
  hasShown,
  newDealing,
  withNonce,
} from './dealing.ts';
import { sealOf } from './seal.ts';
import { nonceFrom, sealFrom } from './witness.ts';

const SECRET = 'ab'.repeat(32);
const ROOTS = ['01'.repeat(32), '02'.repeat(32), '03'.repeat(32)];
const LASTING = '0f'.repeat(16);

function begun(count = 3): Dealing {
  return newDealing(ROOTS.slice(0, count).map(sealFrom), []);
}

function shown(dealing: Dealing, ...seats: readonly number[]): Dealing {
  return seats.reduce((next, seat) => {
    const after = withNonce(next, seat, nonceFrom(ROOTS[seat] ?? '', next.round));
    if (!after) throw new Error(`seat ${seat} cannot show its nonce`);
    return after;
  }, dealing);
}

describe('one round', () => {
  test('every seat is awaited until it has shown what it is bound to, in any order', () => {
    const dealing = begun();
    expect(awaitedNonces(dealing)).toEqual([0, 1, 2]);
    expect(boundBy(dealing)).toEqual(ROOTS.map(sealFrom));
    expect(awaitedNonces(shown(dealing, 2, 0))).toEqual([1]);
    expect(awaitedNonces(shown(dealing, 2, 0, 1))).toEqual([]);
  });

  test('the deal carries secret, seals and nonces, and is fair', () => {
    const deal = dealOf(SECRET, shown(begun(), 0, 1, 2));
    expect(deal).toMatchObject({
      nonces: ROOTS.map((root) => nonceFrom(root, 1)),
      seals: ROOTS.map(sealFrom),
      broken: [],
    });
    expect(faultOf(deal)).toBeUndefined();
  });

  test('a nonce that was not sealed is refused, and so is one that comes twice or from another seat', () => {
    const dealing = begun();
    expect(withNonce(dealing, 0, 'ff'.repeat(32))).toBeUndefined();
    expect(withNonce(dealing, 0, LASTING)).toBeUndefined();
    expect(withNonce(dealing, 0, 'no hex')).toBeUndefined();
    expect(withNonce(dealing, 1, nonceFrom(ROOTS[0] ?? '', 1))).toBeUndefined();
    expect(withNonce(dealing, 7, nonceFrom(ROOTS[0] ?? '', 1))).toBeUndefined();
    expect(withNonce(shown(dealing, 0), 0, nonceFrom(ROOTS[0] ?? '', 1))).toBeUndefined();
    expect(hasShown(shown(dealing, 0), 0, nonceFrom(ROOTS[0] ?? '', 1))).toBe(true);
    expect(hasShown(dealing, 0, nonceFrom(ROOTS[0] ?? '', 1))).toBe(false);
  });

  test('bots bring nothing, and a nonce that was given openly is bound by its own hash', () => {
    const dealing = newDealing(['', sealOf(LASTING), sealFrom(ROOTS[2] ?? '')], ['', LASTING, '']);
    expect(awaitedNonces(dealing)).toEqual([2]);
    const deal = dealOf(SECRET, shown(dealing, 2));
    expect(deal.nonces).toEqual(['', LASTING, nonceFrom(ROOTS[2] ?? '', 1)]);
    expect(faultOf(deal)).toBeUndefined();
  });

  test('every part of it changes all chance', () => {
    const deal = dealOf(SECRET, shown(begun(), 0, 1, 2));
    const { nonces } = deal;
    const others: readonly Deal[] = [
      { ...deal, secret: 'ac'.repeat(32) },
      ...nonces.map((_, seat) => ({ ...deal, nonces: nonces.with(seat, '') })),
      { ...deal, nonces: nonces.toReversed() },
    ];
    expect(new Set([deal, ...others].map((one) => JSON.stringify(chanceOf(one)))).size).toBe(6);
  });
});

describe('a round that is broken off', () => {
  const second = breakOff(shown(begun(), 0, 2));

  test('who was missing takes no part any more, and all others show the next number of their chain', () => {
    expect(goneSeats(second)).toEqual([1]);
    expect(awaitedNonces(second)).toEqual([0, 2]);
    expect(boundBy(second)).toEqual([nonceFrom(ROOTS[0] ?? '', 1), '', nonceFrom(ROOTS[2] ?? '', 1)]);
    expect(withNonce(second, 1, nonceFrom(ROOTS[1] ?? '', 1))).toBeUndefined();
    expect(withNonce(second, 0, nonceFrom(ROOTS[0] ?? '', 1))).toBeUndefined();
  });

  test('stands in the deal with what had been shown, so that it is seen and counted', () => {
    const deal = dealOf(SECRET, shown(second, 0, 2));
    const nonces = (round: number) => [
      nonceFrom(ROOTS[0] ?? '', round),
      '',
      nonceFrom(ROOTS[2] ?? '', round),
    ];
    expect(deal).toMatchObject({ nonces: nonces(2), broken: [nonces(1)] });
    expect([missingIn(deal, 1), missingIn(deal, 2)]).toEqual([[1], []]);
    expect(sealsIn(deal, 2)).toEqual(boundBy(second));
    expect(faultOf(deal)).toBeUndefined();
  });

  test('where nobody is left, the deal comes from the secret alone, and says so', () => {
    const alone = breakOff(begun(2));
    expect(awaitedNonces(alone)).toEqual([]);
    const deal = dealOf(SECRET, alone);
    expect(deal).toMatchObject({ nonces: ['', ''], broken: [['', '']] });
    expect(faultOf(deal)).toBeUndefined();
  });

  test('a nonce without another behind it stands for all rounds', () => {
    const dealing = newDealing([sealOf(LASTING), sealFrom(ROOTS[1] ?? '')], []);
    const after = withNonce(dealing, 0, LASTING);
    const next = after && breakOff(after);
    expect(next && awaitedNonces(next)).toEqual([]);
    const deal = next && dealOf(SECRET, next);
    expect(deal).toMatchObject({ nonces: [LASTING, ''], broken: [[LASTING, '']] });
    expect(deal && faultOf(deal)).toBeUndefined();
  });
});

describe('a deal that is not what it claims', () => {
  const deal = dealOf(SECRET, shown(breakOff(shown(begun(), 0, 2)), 0, 2));
  const { nonces, broken = [], seals = [] } = deal;
  const [first = []] = broken;
  const none = ['', '', ''];

  test.each<[what: string, change: Partial<Deal>, fault: string]>([
    [
      'a nonce that was never sealed',
      { nonces: nonces.with(0, 'ee'.repeat(32)) },
      'seat 0: the nonce is not the one that was sealed',
    ],
    [
      'a nonce that is none',
      { nonces: nonces.with(0, 'odd') },
      'seat 0: the nonce is not the one that was sealed',
    ],
    [
      'a nonce of the round before',
      { nonces: nonces.with(0, first[0] ?? '') },
      'seat 0: the nonce is not the one that was sealed',
    ],
    ['a nonce for a bot', { seals: seals.with(0, '') }, 'seat 0: a nonce that was not sealed'],
    ['a seal that is none', { seals: seals.with(0, 'open') }, 'seat 0: a seal is 64 hex digits'],
    [
      'a seat that came back',
      { nonces: nonces.with(1, nonceFrom(ROOTS[1] ?? '', 1)) },
      'seat 1: it took part again after its nonce was missing',
    ],
    [
      'a sealed nonce left out at the end',
      { nonces: nonces.with(2, '') },
      'seat 2: its nonce was sealed and is missing',
    ],
    ['a broken round left out', { broken: [] }, 'seat 0: the nonce is not the one that was sealed'],
    [
      'a broken round too many',
      { nonces: none, broken: [none, none] },
      'a round was broken off though no seat was missing',
    ],
    ['a nonce too few', { nonces: nonces.slice(1) }, 'not one nonce for each seat'],
    ['a nonce too few in a broken round', { broken: [first.slice(1)] }, 'not one nonce for each seat'],
    ['another secret', { secret: 'cd'.repeat(32) }, 'the secret is not the one that was committed to'],
  ])('%s', (_what, change, fault) => {
    expect(faultOf(deal)).toBeUndefined();
    expect(faultOf({ ...deal, ...change })).toBe(fault);
  });
});
