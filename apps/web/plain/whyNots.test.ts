import { flashDuel, optionsOf } from '@riposte/flash-duel';
import { type AnyGame, fastRandom } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { inWords, whyNots } from './whyNots.ts';

const game = flashDuel as unknown as AnyGame;

test('what is not possible stands under its kind and its reason, and nothing that is possible does', () => {
  const { state } = flashDuel.setup(optionsOf({}), 2, fastRandom(1));
  const [asked] = game.decisions(state as never);
  if (!asked) throw new Error('nobody is asked');
  const view = game.view(state as never, asked.seat);
  const question = { id: '1', question: asked.question, choices: asked.choices };
  const kinds = whyNots(game, view, asked.seat, [question], () => 'Ann');
  expect(kinds.map(({ kind }) => kind)).toContain('Dashing strike');
  const block = kinds.find(({ kind }) => kind === 'Block')?.refused;
  expect(block).toHaveLength(1);
  expect(block?.[0]?.why).toEqual({ text: 'There is nothing to block.', rule: '9.1' });
  const possible = asked.choices.map((choice) => game.words.choice(choice, view, () => 'Ann').text);
  const refused = kinds.flatMap((kind) => kind.refused.flatMap(({ choices }) => choices));
  expect(refused.filter((text) => possible.includes(text))).toEqual([]);
});

test.each([
  ['dashingStrike', 'Dashing strike'],
  ['move', 'Move'],
  ['drawPile', 'Draw pile'],
])('%s is written %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
