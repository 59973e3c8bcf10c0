import codex from '@riposte/codex';
import type { Choice, View } from '@riposte/codex/table';
import { Scene } from '@riposte/codex/testing';
import { expect, test } from 'vitest';
import { buttonsFor } from '../../../table/kit/answers.ts';
import { FAMILIES } from './answers.ts';

/** What stands on the buttons of what is asked now, in order. */
function shown({ state }: Scene, room = 12): readonly string[] {
  const [asked] = codex.decisions(state);
  if (!asked) throw new Error('nothing is asked');
  const view: View = codex.view(state, asked.seat);
  const choices = asked.choices as readonly Choice[];
  return buttonsFor(FAMILIES, choices, [...choices.keys()], room, view).map((button) =>
    button.type === 'answer'
      ? codex.words.choice(choices[button.index] as Choice, view, String).text
      : button.family,
  );
}

const PLAY = ['tenderfoot', 'older-brother'] as const;

test('harm is aimed at the things of the opponent first', () => {
  const scene = new Scene({ play: ['troq-bashar', ...PLAY], hand: ['wither'] }, { play: [...PLAY] });
  scene.do('Play Wither');
  const own = ['0’s Troq Bashar', '0’s Tenderfoot', '0’s Older Brother'];
  expect(shown(scene)).toEqual(['1’s Tenderfoot', '1’s Older Brother', ...own]);
  // Where there is no room for all, so are the sides.
  expect(shown(scene, 2)).toEqual(['seat:1', 'seat:0']);
});

test('what does good is given to the own things first', () => {
  const play = ['calamandra-moss', ...PLAY] as const;
  const scene = new Scene({ deckColor: 'green', play, hand: ['rampant-growth'] }, { play: [...PLAY] });
  scene.do('Play Rampant Growth');
  const own = ['0’s Calamandra Moss', '0’s Tenderfoot', '0’s Older Brother'];
  expect(shown(scene)).toEqual([...own, '1’s Tenderfoot', '1’s Older Brother']);
  expect(shown(scene, 2)).toEqual(['seat:0', 'seat:1']);
});
