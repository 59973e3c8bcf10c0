import { expect, test } from 'vitest';
import { undergo } from './ordeal.ts';
import { SHORT } from './plan.ts';
import { brokenBy, describeOrdeal } from './verdict.ts';

test.each([1, 2])(
  'storm %i: nodes are killed and stand still, lines break or fall silent, NATS and PostgreSQL go, and nothing is lost or done twice',
  async (seed) => {
    const ordeal = await undergo(seed, SHORT);
    const broken = brokenBy(ordeal);
    // What broke comes first: a report of a second try has room for one line.
    expect(broken, `${broken.join('; ')}\n${describeOrdeal(ordeal)}`).toEqual([]);
  },
);
