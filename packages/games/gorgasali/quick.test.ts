import { fastRandom } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { gorgasali } from './index.ts';
import { optionsOf } from './options.ts';
import { IslandTable, type Setting, sq } from './testing/table.ts';

describe('quick play', () => {
  test.each<[round: number, loss: number]>([
    [3, 0],
    [4, 5],
    [7, 10],
    [10, 15],
    [13, 20],
  ])('18.1 in round %i an outer square costs %i', (round, loss) => {
    const figures: Setting[] = [{ at: 'A9', character: 'medea', cooldown: 9 }, { at: 'O20' }];
    const table = new IslandTable({ figures, round, pace: 'quick', chance: [1, 1] });
    expect(table.choices('go')).toContainEqual({ type: 'go', to: sq('C9'), loss: 2 * loss });
  });

  test('18.1 the fourth zone as well', () => {
    const figures: Setting[] = [{ at: 'M14', character: 'medea', cooldown: 9 }, { at: 'O20' }];
    const losses = (pace: 'quick' | 'rulebook') =>
      new IslandTable({ figures, round: 16, pace, chance: [1, 1] })
        .choices('go')
        .map((choice) => (choice.type === 'go' ? choice.loss : 0));
    expect(Math.min(...losses('quick'))).toBe(20);
    expect(Math.min(...losses('rulebook'))).toBe(0);
  });

  test('18.2 every figure begins with two extra chests', () => {
    const begun = (pace: 'quick' | 'rulebook') =>
      gorgasali
        .setup(optionsOf({ pace, characters: 'dealt' }), 4, fastRandom(1))
        .state.figures.map(({ extraChests }) => extraChests);
    expect([begun('quick'), begun('rulebook')]).toEqual([
      [2, 2, 2, 2],
      [1, 1, 1, 1],
    ]);
  });

  test('18.3 new cards place themselves, and the most common one gives way to a rarer', () => {
    const opening = (weapons: Setting['weapons'], card: 'lynx' | 'gemini') => {
      const figures: Setting[] = [
        { at: 'A9', character: 'medea', cooldown: 9, ...(weapons && { weapons }), defensive: 'field' },
        { at: 'O20' },
      ];
      const table = new IslandTable({
        figures,
        chests: ['C9'],
        pace: 'quick',
        chance: [1, 1, 'axe', 'helmet', card, 1, 2],
      }).play({ type: 'go', to: sq('C9'), loss: 0 });
      expect(table.asked).not.toBe('place');
      return table.figure(0).weapons.map(({ weapon }) => weapon);
    };
    expect(opening(['kbraus'], 'lynx')).toEqual(['kbraus', 'lynx']);
    expect(opening(['elva', 'scratch'], 'gemini')).toEqual(['elva', 'gemini']);
    expect(opening(['elva', 'scratch'], 'lynx')).toEqual(['elva', 'scratch']);
  });
});
