import { expect, test } from 'vitest';
import { fastRandom } from '../random.ts';
import { Attention } from './attention.ts';

interface Play {
  readonly type: string;
  readonly card: number;
}

const play = (card: number, type = 'play'): Play => ({ type, card });
const random = fastRandom(1);

/** Whether a situation is worth a look: what is running, what was chosen last, what is chosen now. */
function looker(attention: Attention) {
  return (step: string, last: Play | undefined, choice: Play) =>
    attention.isDrawnTo({ random, stack: [{ procedure: 'turn', step, vars: {} }] }, last, choice, random);
}

test('a situation is looked at twelve times, and then one time in forty', () => {
  const looks = looker(new Attention());
  const seen = Array.from({ length: 4_012 }, () => looks('act', undefined, play(1)));
  expect(seen.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => true));
  const later = seen.slice(12).filter((isSeen) => isSeen).length;
  expect(later).toBeGreaterThan(60);
  expect(later).toBeLessThan(150);
});

test('situations differ by what is running, what was chosen last and what kind of choice is made', () => {
  const attention = new Attention();
  const looks = looker(attention);
  looks('act', undefined, play(1));
  // Another card of the same kind.
  looks('act', undefined, play(23));
  expect(attention.situations).toBe(1);
  looks('end', undefined, play(1));
  expect(attention.situations).toBe(2);
  looks('act', play(1), play(1));
  expect(attention.situations).toBe(3);
  looks('act', play(1, 'draw'), play(1));
  expect(attention.situations).toBe(4);
  looks('act', undefined, play(1, 'draw'));
  expect(attention.situations).toBe(5);
});
