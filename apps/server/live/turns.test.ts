import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('what is asked alone is done at once', () => {
  const turns = new Turns();
  const done: string[] = [];
  turns.take('ann', () => done.push('ann'));
  turns.take('ben', () => done.push('ben'));
  expect(done).toEqual(['ann', 'ben']);
});

test('what is asked in a heap is done in its order, and others come between', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const asks = (who: string, what: number) => turns.take(who, () => done.push(`${who} ${what}`));
  for (let count = 0; count < 4; count++) asks('guest', count);
  await nextRound();
  asks('ann', 0);
  await nextRound();
  asks('ben', 0);
  asks('ben', 1);
  while (done.length < 7) await nextRound();
  expect(done).toEqual(['guest 0', 'guest 1', 'ann 0', 'guest 2', 'ben 0', 'guest 3', 'ben 1']);
});
