import { expect, test } from 'vitest';
import { addressed, toYou } from './address.ts';
import type { Words } from './words.ts';

test.each([
  ['Ember hit You!', 'Ember hit you!'],
  ['You was defeated.', 'You were defeated.'],
  ['Bo pushed You, who is next to Ann.', 'Bo pushed you, who are next to Ann.'],
  ['Bo drew. You goes first.', 'Bo drew. You go first.'],
  ['Youri was hit.', 'Youri was hit.'],
])('"%s" is said as "%s"', (said, meant) => {
  expect(toYou(said)).toBe(meant);
});

test('whatever a game says about seats is said to the one who reads, and rules stay with it', () => {
  const say = () => ({ text: 'Bo struck You.', rule: '7.1' });
  const words: Words<string, string, string> = {
    question: say,
    choice: say,
    event: say,
    whyNot: () => ({ text: 'No.', rule: '1.1' }),
    wonders: () => [],
  };
  const names = () => 'You';
  const { question, choice, event } = addressed(words);
  const meant = { text: 'Bo struck you.', rule: '7.1' };
  expect(question({ kind: 'awaited', seat: 0 as never, question: '', choices: [] }, '', names)).toEqual(
    meant,
  );
  expect(choice('', '', names)).toEqual(meant);
  expect(event('', names)).toEqual(meant);
});
