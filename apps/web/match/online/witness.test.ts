import {
  boundBy,
  commitmentTo,
  type Dealing,
  dealOf,
  doubtOf,
  newDealing,
  nonceFrom,
  sealFrom,
  seat,
  withNonce,
} from '@riposte/kernel';
import type { TableCard } from '@riposte/protocol';
import { expect, test } from 'vitest';
import { keepOn } from '../local/keep.ts';
import { memoryValues } from '../local/keyValues.ts';
import { answerDealing, noteCommitment, rootFor, witnessOf } from './witness.ts';

const SECRET = 'ab'.repeat(32);
const BEN = '02'.repeat(32);
const DEALS = { table: 'm', player: 'p1' };

/** A browser that sat down at the table, and all it sends. */
async function seated() {
  const kept = keepOn(memoryValues());
  const sent: string[] = [];
  const root = await rootFor(DEALS, kept);
  await noteCommitment(DEALS, commitmentTo(SECRET), kept);
  const show = async (_table: string, nonce: string) => {
    sent.push(nonce);
  };
  const answer = (card: TableCard) => answerDealing(card, DEALS.player, { kept, show });
  return { kept, sent, root, answer };
}

function dealingOf(root: string): Dealing {
  return newDealing([sealFrom(root), sealFrom(BEN)], []);
}

function cardOf(dealing: Dealing, more: Partial<TableCard> = {}): TableCard {
  return {
    id: 'm',
    game: 'skirmish',
    options: {},
    clock: { type: 'none' },
    visibility: 'private',
    status: 'dealing',
    seats: [
      { seat: seat(0), player: { id: 'p1', name: 'Ann', kind: 'guest' } },
      { seat: seat(1), player: { id: 'p2', name: 'Ben', kind: 'guest' } },
    ],
    commitment: commitmentTo(SECRET),
    dealing: { round: dealing.round, seals: [...boundBy(dealing)], awaited: [seat(0), seat(1)] },
    createdAt: '2026-03-01T18:30:00.000Z',
    ...more,
  };
}

test('the number is kept before it is sealed, and the same one is sealed again', async () => {
  const { kept, root } = await seated();
  expect(root).toMatch(/^[0-9a-f]{64}$/);
  expect(await rootFor(DEALS, kept)).toBe(root);
  expect(await rootFor({ ...DEALS, player: 'p9' }, kept)).not.toBe(root);
});

test('once all are bound the nonce is shown, and the proof is the one that was seen', async () => {
  const { kept, root, sent, answer } = await seated();
  const dealing = dealingOf(root);
  expect(await answer(cardOf(dealing))).toBeUndefined();
  expect(sent).toEqual([nonceFrom(root, 1)]);
  const mine = withNonce(dealing, 0, nonceFrom(root, 1));
  const all = mine && withNonce(mine, 1, nonceFrom(BEN, 1));
  const witness = await witnessOf(DEALS, kept);
  expect(all && witness && doubtOf(witness, dealOf(SECRET, all))).toBeUndefined();
  expect(witness).toMatchObject({ seat: 0, seen: [[sealFrom(root), sealFrom(BEN)]] });
});

test('news of the deal may come before the answer to sitting down', async () => {
  const kept = keepOn(memoryValues());
  const sent: string[] = [];
  const root = await rootFor(DEALS, kept);
  const show = async (_table: string, nonce: string) => {
    sent.push(nonce);
  };
  await answerDealing(cardOf(dealingOf(root)), DEALS.player, { kept, show });
  expect(sent).toEqual([nonceFrom(root, 1)]);
  await noteCommitment(DEALS, 'ff'.repeat(32), kept);
  expect(await witnessOf(DEALS, kept)).toMatchObject({ commitment: commitmentTo(SECRET) });
});

test('nothing is shown to a server that is bound to another secret since, or has no seal of ours', async () => {
  const { root, sent, answer } = await seated();
  const dealing = dealingOf(root);
  expect(await answer(cardOf(dealing, { commitment: 'ff'.repeat(32) }))).toBe('commitment');
  expect(await answer(cardOf(dealingOf('03'.repeat(32))))).toBe('ownSeal');
  expect(sent).toEqual([]);
});

test('what others are bound to must not change once our nonce is out', async () => {
  const { root, sent, answer } = await seated();
  await answer(cardOf(dealingOf(root)));
  const changed = newDealing([sealFrom(root), sealFrom('04'.repeat(32))], []);
  expect(await answer(cardOf(changed))).toBe('seals');
  expect(sent).toHaveLength(1);
});

test('a browser at which the player did not sit down, or that is not asked, shows nothing', async () => {
  const { root, sent, answer } = await seated();
  const asked = cardOf(dealingOf(root));
  const elsewhere = answerDealing(asked, 'p2', { kept: keepOn(memoryValues()), show: async () => {} });
  expect(await elsewhere).toBeUndefined();
  expect(await answerDealing(asked, 'p9')).toBeUndefined();
  const { dealing: _none, ...running } = asked;
  expect(await answer({ ...running, status: 'running' })).toBeUndefined();
  expect(sent).toEqual([]);
});
