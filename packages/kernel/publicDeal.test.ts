import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultOf, makeDeal } from './deal.ts';
import { publicChance, publicDeal } from './publicDeal.ts';

test('a public deal follows from its text alone, and holds as any other', () => {
  const deal = publicDeal('a day', 2);
  const hash = (name: string) =>
    createHash('sha256').update(`riposte public deal 1\na day\n${name}\n`).digest('hex');
  expect(deal).toEqual(makeDeal(hash('secret'), [hash('seat 0').slice(0, 32), hash('seat 1').slice(0, 32)]));
  expect(faultOf(deal)).toBeUndefined();
  expect(publicDeal('another day', 2).secret).not.toBe(deal.secret);
  expect(publicChance('a day')).toEqual(publicChance('a day'));
  expect(publicChance('a day')).not.toEqual(publicChance('another day'));
});
