import { describe, expect, test } from 'vitest';
import { commitmentTo, type Deal } from './deal.ts';
import { awaitedNonces, boundBy, breakOff, type Dealing, dealOf, newDealing, withNonce } from './dealing.ts';
import { sealOf } from './seal.ts';
import {
  CHAIN,
  type Doubt,
  doubtOf,
  newWitness,
  nonceFrom,
  sealFrom,
  testify,
  type Witness,
} from './witness.ts';

const SECRET = 'ab'.repeat(32);
const ANN = newWitness('01'.repeat(32), commitmentTo(SECRET));
const BEN = newWitness('02'.repeat(32), commitmentTo(SECRET));

/** What a client does with what it is shown; a doubt fails the test. */
function told(witness: Witness, dealing: Dealing, seat: number): [Dealing, Witness] {
  const said = testify(witness, {
    commitment: witness.commitment,
    seat,
    round: dealing.round,
    seals: boundBy(dealing),
  });
  const next = said.ok ? withNonce(dealing, seat, said.nonce) : undefined;
  if (!said.ok || !next) throw new Error('the nonce was not shown');
  return [next, said.witness];
}

const BEGUN = newDealing([sealFrom(ANN.root), sealFrom(BEN.root)], []);

test('each nonce of a chain is sealed by the one before, and the first by the seal', () => {
  expect(sealOf(nonceFrom(ANN.root, 1))).toBe(sealFrom(ANN.root));
  expect(sealOf(nonceFrom(ANN.root, 2))).toBe(nonceFrom(ANN.root, 1));
  expect(nonceFrom(ANN.root, CHAIN)).toBe(ANN.root);
  expect(() => newWitness('odd', ANN.commitment)).toThrow('a root is 64 hex digits');
});

test('a client that shows its nonce finds it in the proof, with all that it has seen', () => {
  const [after, ann] = told(ANN, BEGUN, 0);
  const [all, ben] = told(BEN, after, 1);
  const deal = dealOf(SECRET, all);
  expect([doubtOf(ann, deal), doubtOf(ben, deal)]).toEqual([undefined, undefined]);
});

test('it says the same when it is asked again, as after a reload', () => {
  const [, ann] = told(ANN, BEGUN, 0);
  expect(told(ann, BEGUN, 0)[1]).toEqual(ann);
});

test('so does one whose opponent was missing in the first round', () => {
  const [first, one] = told(ANN, BEGUN, 0);
  const [second, ann] = told(one, breakOff(first), 0);
  expect(awaitedNonces(second)).toEqual([]);
  const deal = dealOf(SECRET, second);
  expect(doubtOf(ann, deal)).toBeUndefined();
  expect(doubtOf(BEN, deal)).toBe('away');
});

describe('a nonce is not shown', () => {
  const shown = { commitment: ANN.commitment, seat: 0, round: 1, seals: boundBy(BEGUN) };
  const [, ann] = told(ANN, BEGUN, 0);

  test.each<[what: string, witness: Witness, change: Partial<typeof shown>, doubt: Doubt]>([
    ['where the server is bound to another secret', ANN, { commitment: 'ff'.repeat(32) }, 'commitment'],
    ['where another seal stands for us', ANN, { seals: shown.seals.with(0, 'ff'.repeat(32)) }, 'ownSeal'],
    ['where none does', ANN, { seals: shown.seals.with(0, '') }, 'ownSeal'],
    ['for a later round first', ANN, { round: 2, seals: [nonceFrom(ANN.root, 1), ''] }, 'ownSeal'],
    [
      'where others are bound to something else since',
      ann,
      { seals: shown.seals.with(1, 'ff'.repeat(32)) },
      'seals',
    ],
    ['past the end of the chain', { ...ANN, seen: Array(CHAIN).fill([]) }, { round: CHAIN + 1 }, 'ownSeal'],
  ])('%s', (_what, witness, change, doubt) => {
    expect(testify(witness, { ...shown, ...change })).toEqual({ ok: false, doubt });
  });
});

describe('a proof is not believed', () => {
  const [after, ann] = told(ANN, BEGUN, 0);
  const deal = dealOf(SECRET, told(BEN, after, 1)[0]);
  const { nonces, seals = [] } = deal;
  const { seals: _none, broken: _neither, ...bare } = deal;
  const without: Deal = { ...deal, nonces: nonces.with(0, '') };

  test.each<[what: string, deal: Deal, doubt: Doubt]>([
    ['with another commitment', { ...deal, commitment: 'ff'.repeat(32) }, 'commitment'],
    ['without seals', bare, 'unsealed'],
    ['with another seal for us', { ...deal, seals: seals.with(0, 'ff'.repeat(32)) }, 'ownSeal'],
    ['with another seal for the opponent', { ...deal, seals: seals.with(1, 'ff'.repeat(32)) }, 'seals'],
    ['with a seat more', { ...deal, seals: [...seals, ''] }, 'seals'],
    ['with another nonce for us', { ...deal, nonces: nonces.with(0, 'ff'.repeat(32)) }, 'ownNonce'],
    ['without ours', without, 'leftOut'],
    ['without ours in a round that was broken off', { ...without, broken: [without.nonces] }, 'leftOut'],
    ['with a round of which we were told nothing', { ...without, broken: [nonces] }, 'away'],
  ])('%s', (_what, given, doubt) => {
    expect(doubtOf(ann, deal)).toBeUndefined();
    expect(doubtOf(ann, given)).toBe(doubt);
  });
});
