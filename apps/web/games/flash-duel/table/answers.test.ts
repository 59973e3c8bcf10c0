import type { AbilityId, Choice } from '@riposte/flash-duel';
import { describe, expect, test } from 'vitest';
import { buttonsFor } from '../../../table/kit/answers.ts';
import { FAMILIES } from './answers.ts';

const forward = (card: 1 | 2 | 3 | 4 | 5): Choice => ({ type: 'move', card, direction: 'forward' });
const back = (card: 1 | 2 | 3 | 4 | 5): Choice => ({ type: 'move', card, direction: 'backward' });
const retreat = (card: 1 | 2 | 3 | 4 | 5): Choice => ({ type: 'retreat', card });
const attack = (count: number): Choice => ({ type: 'attack', card: 4, count });
const block: Choice = { type: 'block', card: 3, count: 2 };
const hit: Choice = { type: 'takeHit' };
const decline: Choice = { type: 'decline' };
const use = (ability: AbilityId): Choice => ({ type: 'use', ability });

/** What stands on the buttons, in order: an answer by its index, a group by its family and size. */
function shown(choices: readonly Choice[], room: number): readonly string[] {
  return buttonsFor(FAMILIES, choices, [...choices.keys()], room, undefined).map((button) =>
    button.type === 'answer'
      ? `${button.index}${button.main ? ' main' : ''}`
      : `${button.family} ${button.answers.length}`,
  );
}

describe('buttons', () => {
  test.each<[case_: string, choices: readonly Choice[], room: number, buttons: readonly string[]]>([
    ['few answers all stand open', [forward(1), back(1), attack(1)], 6, ['2', '0', '1']],
    [
      'attacks are opened before steps',
      [forward(1), forward(2), forward(3), attack(1), attack(2)],
      4,
      ['3', '4', 'move 3'],
    ],
    [
      'a block is the one solid answer, and taking the hit comes last',
      [hit, retreat(1), retreat(2), retreat(3), block],
      3,
      ['4 main', 'retreat 3', '0'],
    ],
    [
      'steps alone are told apart by their direction',
      [forward(1), forward(2), back(1), back(2)],
      3,
      ['0', '1', 'backward 2'],
    ],
    [
      'where abilities have no room they share a button',
      [attack(1), use('dragonForm'), use('masterOfTwos'), use('mentorsPatience'), decline],
      4,
      ['0', 'abilities 3', '4'],
    ],
    ['the only thing to do is solid', [use('dragonForm'), decline], 4, ['0 main', '1']],
    ['attacks burn, they are never gold', [attack(1), decline], 4, ['0', '1']],
  ])('%s', (_case, choices, room, buttons) => {
    expect(shown(choices, room)).toEqual(buttons);
  });
});

test.each<[choice: Choice, tone: string]>([
  [attack(1), 'attack'],
  [{ type: 'dashingStrike', dash: 1, card: 2, count: 1 }, 'attack'],
  [forward(1), 'peaceful'],
  [use('dragonForm'), 'peaceful'],
  [hit, 'quiet'],
  [decline, 'quiet'],
])('%o is %s', (choice, tone) => {
  expect(FAMILIES.tone(choice)).toBe(tone);
});
