import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { pairs } from './testing/pairs.ts';
import { banner, type IslandTable, type Setting, shoot, sq } from './testing/table.ts';

describe('revive', () => {
  const fallen = (
    mine: Setting,
    more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {},
    rest: Setting[] = [],
  ) =>
    pairs(
      [
        { at: 'K10', consumables: ['mediumPotion'], weapons: ['lynx'], empty: ['kiss'], ...mine },
        { at: 'AA28' },
        { health: 0, lies: 'L10', character: 'armazi' },
        { at: 'A1' },
        ...rest,
      ],
      more,
    );
  const REVIVE: Choice = { type: 'revive', card: 'mediumPotion' };

  test('17.7, A6 a fallen member leaves a banner on its square, which blocks nothing', () => {
    const table = pairs(
      [{ at: 'K10', weapons: ['lynx'] }, { at: 'L10', health: 1 }, { at: 'B3' }, { at: 'C9' }],
      { chance: [1, 2, 1, 1, 1, 1, 2] },
    );
    table.skip().play(shoot('lynx', 1));
    expect(table.figure(1)).toMatchObject({ square: -1, bannerAt: sq('L10') });
    expect(fallen({}, { chance: [1, 2] }).choices('go')).toContainEqual({
      type: 'go',
      to: sq('M10'),
      loss: 0,
    });
  });

  test('17.8, F2 next to the banner a healing card revives, as the consumable, instead of the main action', () => {
    const table = fallen({ extraChests: 1 }).play({ type: 'roll' }).skip();
    expect(table.choices('revive')).toEqual([REVIVE]);
    expect(table.choices('reload')).toHaveLength(1);
    table.play(REVIVE);
    expect(table.choices('reload', 'shoot', 'revive')).toEqual([]);
    expect(table.figure(0).consumables).toEqual([]);
    expect(table.told('revived')).toMatchObject([{ seat: 0, mate: 2, card: 'mediumPotion' }]);
  });

  test('17.8 not from two squares away, nor after the main action, nor when burnt', () => {
    expect(fallen({ at: 'J10' }).skip().choices('revive')).toEqual([]);
    expect(fallen({}).skip().play({ type: 'reload' }).choices('revive')).toEqual([]);
    expect(fallen({ burnt: true }).skip().choices('revive')).toEqual([]);
    expect(
      fallen({ consumables: ['axe'] })
        .skip()
        .choices('revive'),
    ).toEqual([]);
  });

  test('17.9, F2 revived with a medium potion: 50 health, an empty mat, the cooldown at its start', () => {
    const { state } = fallen({}).skip().play(REVIVE);
    expect(state.figures[2]).toMatchObject({
      health: 50,
      square: sq('L10'),
      bannerAt: -1,
      cooldown: 5,
      weapons: [],
      consumables: [],
      extraChests: 0,
    });
    expect(state.fallen).toEqual([]);
  });

  test('17.9 others who have fallen stay where they are', () => {
    const table = pairs([
      { at: 'K10', consumables: ['mediumPotion'] },
      { health: 0, lies: 'M10' },
      { health: 0, lies: 'L10' },
      { at: 'A1' },
    ]);
    expect(table.skip().play(REVIVE).state.fallen).toEqual([1]);
    expect(table.health).toEqual([100, 0, 50, 100]);
  });

  test.each<[card: 'smallPotion' | 'largePotion', health: number]>([
    ['smallPotion', 20],
    ['largePotion', 100],
  ])('17.9 with %s: %i health', (card, health) => {
    const table = fallen({ consumables: [card] })
      .skip()
      .play({ type: 'revive', card });
    expect(table.health[2]).toBe(health);
  });

  test('17.9, F2 where the square is taken, on the closest vacant one, the northernmost, then the westernmost', () => {
    const standing = fallen({ at: 'L10' }).skip().play(REVIVE);
    expect(standing.figure(2).square).toBe(sq('K9'));
    const crowded = fallen({}, { chests: ['L10'], banners: [banner('field', 1, ['K9'])] })
      .skip()
      .play(REVIVE);
    expect(crowded.figure(2).square).toBe(sq('L9'));
  });

  test('17.9 it has a turn in this round if its seat has not come yet', () => {
    const table = fallen({}, { chance: [1, 2, 1, 2, 1, 2, 1, 2] })
      .skip()
      .play(REVIVE);
    while (table.asked !== 'nothing' && table.state.active !== 2) table.end();
    expect([table.state.active, table.state.round]).toEqual([2, 1]);
  });
});
