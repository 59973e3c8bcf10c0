import { optionsOf } from '@riposte/flash-duel';
import { fastRandom } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { whyNots } from '../../table/plain/whyNots.ts';
import { LOADED_DUEL } from './testing.ts';

const { game } = LOADED_DUEL;

test('what is not possible stands under its kind and its reason, and nothing that is possible does', () => {
  const { state } = game.setup(optionsOf({}), 2, fastRandom(1));
  const [asked] = game.decisions(state);
  if (!asked) throw new Error('no seat is asked');
  const view = game.view(state, asked.seat);
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
