import { expect, test } from 'vitest';
import { undergo } from './ordeal.ts';
import { SHORT } from './plan.ts';
import { describeOrdeal, faultsOf } from './verdict.ts';

test('nodes are killed, NATS and PostgreSQL go and come back, and nothing is lost or done twice', async () => {
  const ordeal = await undergo(SHORT);
  expect(faultsOf(ordeal, SHORT), describeOrdeal(ordeal)).toEqual([]);
});
