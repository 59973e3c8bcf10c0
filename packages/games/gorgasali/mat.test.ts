import { describe, expect, test } from 'vitest';
import { SUPPORT_DECK, WEAPON_DECK } from './cards/index.ts';
import type { Choice } from './choice.ts';
import { drawSupport, drawWeapon } from './deck.ts';
import { SUPPORTS, WEAPONS } from './ids.ts';
import { END, go, IslandTable, type Setting, use } from './testing/table.ts';

const AWAY: Setting = { at: 'AA28' };
const OPEN: Choice = { type: 'openExtra' };
const keep = (card: 'axe' | 'rope' | 'boat' | 'spear' | 'lynx', pack = false): Choice => ({
  type: 'keep',
  card,
  pack,
});

/** Seat 0 opens an extra chest with these cards. */
function opened(
  mat: Setting,
  cards: readonly [
    'axe' | 'rope' | 'spear' | 'helmet' | 'field',
    'axe' | 'rope' | 'boat' | 'flame',
    'kiss' | 'lynx',
  ],
) {
  const figures: Setting[] = [{ at: 'P10', extraChests: 1, ...mat }, AWAY];
  return new IslandTable({ figures, chance: [...cards, 1, 2, 1, 2] }).play(OPEN);
}

test('3.1 the decks have 101 weapons and 214 support cards', () => {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  expect([sum(WEAPON_DECK), sum(SUPPORT_DECK)]).toEqual([101, 214]);
});

describe('placing', () => {
  test('4.1, 7.1 a chest fills empty slots by itself', () => {
    const table = opened({}, ['axe', 'rope', 'kiss']);
    expect(table.asked).toBe('move');
    expect(table.figure(0)).toMatchObject({
      consumables: ['axe', 'rope'],
      weapons: [{ weapon: 'kiss', loaded: true }],
    });
    expect(table.told('chestOpened')[0]?.cards).toEqual(['axe', 'rope', 'kiss']);
  });

  test('4.4, B5 the weapon is placed last', () => {
    const table = opened({}, ['axe', 'rope', 'kiss']);
    expect(table.told('cardKept').map(({ card }) => card)).toEqual(['axe', 'rope', 'kiss']);
  });

  test('4.5, B5 where more come than active slots are empty, the player chooses which go there', () => {
    const table = opened({ consumables: ['boat'] }, ['axe', 'rope', 'kiss']);
    expect(table.choices()).toEqual([keep('axe'), keep('axe', true)]);
    table.play(keep('axe', true));
    expect(table.figure(0)).toMatchObject({ consumables: ['boat', 'rope'], pack: ['axe'] });
  });

  test('4.5 a card goes into the backpack where no active slot is empty', () => {
    const table = opened({ consumables: ['boat', 'boat'] }, ['axe', 'rope', 'kiss']);
    expect(table.figure(0).pack).toEqual(['axe', 'rope']);
  });

  test('4.6 where no slot is empty, it takes the place of a card of its category, or is discarded', () => {
    const table = opened({ weapons: ['lynx'], empty: ['elva'] }, ['axe', 'rope', 'kiss']);
    const instead = (card: 'lynx' | 'elva', loaded: boolean): Choice => ({
      type: 'replace',
      card,
      pack: false,
      loaded,
    });
    expect(table.choices()).toEqual([
      instead('lynx', true),
      instead('elva', false),
      { type: 'leave', card: 'kiss' },
    ]);
    table.play(instead('elva', false));
    expect(table.figure(0).weapons).toEqual([
      { weapon: 'lynx', loaded: true },
      { weapon: 'kiss', loaded: true },
    ]);
    expect(table.state.weaponDiscard[1]).toBe(1);
  });

  test('4.6 in the backpack as well', () => {
    const table = opened({ throwable: 'ntt', packThrowable: 'flame' }, ['spear', 'axe', 'kiss']);
    expect(table.choices().map((choice) => ('pack' in choice ? choice.pack : 'leave'))).toEqual([
      false,
      true,
      'leave',
    ]);
    table.play({ type: 'replace', card: 'flame', pack: true, loaded: false });
    expect(table.figure(0)).toMatchObject({ throwable: 'ntt', packThrowable: 'spear', consumables: ['axe'] });
  });

  test('4.6 a second helmet is discarded without a question', () => {
    const table = opened({ helmet: true }, ['helmet', 'axe', 'kiss']);
    expect(table.asked).toBe('move');
    expect(table.told('cardLeft').map(({ card }) => card)).toEqual(['helmet']);
  });

  test('4.6 a weapon face down gives way to one of its kind that is loaded', () => {
    const table = opened({ weapons: ['elva'], empty: ['lynx'] }, ['axe', 'rope', 'lynx']);
    table.play({ type: 'replace', card: 'lynx', pack: false, loaded: false });
    expect(table.figure(0).weapons.every(({ loaded }) => loaded)).toBe(true);
  });
});

describe('an empty deck', () => {
  const emptied = (discarded: number) => {
    const { state } = new IslandTable({ figures: [{ at: 'P10' }, AWAY], chance: [1, 2, 'rope'] });
    const discard = state.supportDiscard.map((_, index) => (SUPPORTS[index] === 'rope' ? discarded : 0));
    return { ...state, supports: state.supports.map(() => 0), supportDiscard: discard };
  };

  test('4.10, B12 its discarded cards are shuffled', () => {
    const state = emptied(2);
    expect(drawSupport(state)).toBe('rope');
    expect(state.supports.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('4.10, B12 the weapons as well; a pile that was read before stays as it was', () => {
    const { state } = new IslandTable({ figures: [{ at: 'P10' }, AWAY], chance: [1, 2, 'lynx'] });
    const discarded = WEAPONS.map((weapon) => (weapon === 'lynx' ? 2 : 0));
    const emptied = { ...state, weapons: WEAPONS.map(() => 0), weaponDiscard: discarded };
    expect(drawWeapon(emptied)).toBe('lynx');
    expect(emptied.weapons).toEqual(WEAPONS.map((weapon) => (weapon === 'lynx' ? 1 : 0)));
    expect(emptied.weaponDiscard).toEqual(WEAPONS.map(() => 0));
    expect(discarded[WEAPONS.indexOf('lynx')]).toBe(2);
  });

  test('4.10, B12 if there are none, nothing is drawn', () => {
    expect(drawSupport(emptied(0))).toBeUndefined();
    const state = { ...emptied(0), weapons: WEAPONS.map(() => 0), weaponDiscard: WEAPONS.map(() => 0) };
    expect(drawWeapon(state)).toBeUndefined();
  });
});

describe('the mat', () => {
  test('4.2 cards are used from active slots only', () => {
    const table = new IslandTable({
      figures: [{ at: 'P10', health: 50, pack: ['smallPotion'] }, AWAY],
      chance: [1, 2],
    });
    expect(table.asked).toBe('move');
    expect(table.choices('use')).toEqual([]);
  });

  test('4.7, B15 at the end of a turn the card that lies in the backpack longer moves up', () => {
    const figures: Setting[] = [
      { at: 'P10', health: 50, consumables: ['smallPotion', 'axe'], pack: ['boat', 'rope'] },
      AWAY,
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 2] }).play(use('smallPotion')).end();
    expect(table.figure(0)).toMatchObject({ consumables: ['axe', 'boat'], pack: ['rope'] });
  });

  test('4.7 a throwable moves up too; a full slot stays as it is', () => {
    const figures: Setting[] = [
      { at: 'P10', throwable: 'none', packThrowable: 'ntt', pack: ['axe'], consumables: ['rope', 'boat'] },
      AWAY,
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 2] }).end();
    expect(table.figure(0)).toMatchObject({ throwable: 'ntt', packThrowable: 'none', pack: ['axe'] });
  });

  test('4.8 health is never above 100', () => {
    const figures: Setting[] = [{ at: 'P10', health: 90, consumables: ['smallPotion'] }, AWAY];
    expect(new IslandTable({ figures, chance: [1, 2] }).play(use('smallPotion')).health[0]).toBe(100);
  });

  test('4.9, 5.8, 7.2, B3 any number of extra chests may be held, one a turn opened', () => {
    const table = opened({ extraChests: 3 }, ['axe', 'rope', 'kiss']);
    expect(table.figure(0).extraChests).toBe(2);
    expect(table.choices('openExtra')).toEqual([]);
  });

  test('7.2, B3 an extra chest may be opened after the movement as well', () => {
    const figures: Setting[] = [{ at: 'P10', extraChests: 1 }, AWAY];
    const table = new IslandTable({ figures, chance: [1, 1, 'axe', 'rope', 'kiss', 1, 2] });
    table.play({ type: 'roll' }, go('P12'), OPEN);
    expect(table.figure(0).weapons).toHaveLength(1);
  });

  test('7.3 cards from a chest may be used in the same turn', () => {
    const table = opened({}, ['axe', 'rope', 'kiss']);
    expect(table.choices('use')).toEqual([use('axe'), use('rope')]);
  });
});

describe('actions', () => {
  test('5.3 before the dice one healing card or one ammo bag', () => {
    const figures: Setting[] = [
      { at: 'P10', health: 40, consumables: ['mediumPotion', 'ammoBag'], empty: ['lynx'] },
      AWAY,
    ];
    const table = new IslandTable({ figures, chance: [1, 2] });
    expect(table.choices()).toEqual([{ type: 'roll' }, use('mediumPotion'), use('ammoBag')]);
    table.play(use('mediumPotion'));
    expect(table.health[0]).toBe(90);
    expect(table.asked).toBe('move');
  });

  test('5.4 the dice are thrown without a choice', () => {
    const table = new IslandTable({ figures: [{ at: 'P10' }, AWAY], chance: [3, 5] });
    expect(table.told('diceThrown')).toEqual([{ type: 'diceThrown', seat: 0, dice: [3, 5] }]);
  });

  test('5.6, 5.7 after the movement: a defensive card, a main action and a throwable, in any order, each once', () => {
    const figures: Setting[] = [
      { at: 'P10', defensive: 'field', throwable: 'smoke', packThrowable: 'spear', empty: ['lynx'] },
      AWAY,
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 2] }).skip();
    expect(table.choices().map(({ type }) => type)).toEqual(['end', 'reload', 'rearrange', 'use', 'use']);
    table.play(use('field'));
    expect(table.choices().map(({ type }) => type)).toEqual(['end', 'reload', 'rearrange']);
    table.play({ type: 'reload' });
    expect(table.decision.seat).toBe(1);
  });

  test('5.8 one consumable a turn, of any kind', () => {
    const figures: Setting[] = [{ at: 'P10', health: 40, consumables: ['smallPotion', 'axe'] }, AWAY];
    const table = new IslandTable({ figures, chance: [1, 2] }).play(use('smallPotion'));
    expect(table.choices('use')).toEqual([]);
  });

  test('5.10, B16 a question with one answer is not put: the turn rolls and ends by itself', () => {
    const table = new IslandTable({ figures: [{ at: 'P10' }, AWAY], chance: [1, 1, 1, 2] }).play(go('P12'));
    expect(table.decision.seat).toBe(1);
    expect(table.asked).toBe('move');
  });

  test('5.11 reloading turns both weapons face up', () => {
    const figures: Setting[] = [{ at: 'P10', empty: ['lynx', 'kiss'] }, AWAY];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 2] }).skip().play({ type: 'reload' });
    expect(table.figure(0).weapons.map(({ loaded }) => loaded)).toEqual([true, true]);
  });

  test('5.12, B14 rearranging exchanges as many cards as wished, as one main action', () => {
    const figures: Setting[] = [
      {
        at: 'P10',
        consumables: ['axe', 'rope'],
        pack: ['boat', 'compass'],
        throwable: 'ntt',
        packThrowable: 'smoke',
      },
      AWAY,
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 2] }).skip();
    expect(table.choices('rearrange')).toHaveLength(11);
    table.play({ type: 'rearrange', consumables: ['boat', 'compass'], swapThrowable: true });
    expect(table.figure(0)).toMatchObject({
      consumables: ['boat', 'compass'],
      pack: ['axe', 'rope'],
      throwable: 'smoke',
      packThrowable: 'ntt',
    });
    expect(table.choices('rearrange')).toEqual([]);
    expect(table.choices()).toEqual([END, use('smoke')]);
  });

  test.each<[rule: string, figure: Setting]>([
    ['5.13, B9 a potion at 100 health cannot be used', { consumables: ['smallPotion'] }],
    ['5.13, B9 nor an ammo bag with all weapons loaded', { consumables: ['ammoBag'], weapons: ['lynx'] }],
  ])('%s', (_rule, figure) => {
    expect(new IslandTable({ figures: [{ at: 'P10', ...figure }, AWAY], chance: [1, 2] }).asked).toBe('move');
  });

  test.each<[card: 'smallPotion' | 'mediumPotion' | 'largePotion', name: string, health: number]>([
    ['smallPotion', 'Small healing potion', 30],
    ['mediumPotion', 'Medium healing potion', 60],
    ['largePotion', 'Large healing potion', 100],
  ])('11.1 %s: a %s heals to %d', (card, _name, health) => {
    const figures: Setting[] = [
      { at: 'P10', health: 10, consumables: [card] },
      { ...AWAY, health: 10 },
    ];
    expect(new IslandTable({ figures, chance: [1, 2] }).play(use(card)).health).toEqual([health, 10]);
  });

  test('11.2 an Ammo bag turns all weapons face up, without the main action', () => {
    const figures: Setting[] = [
      { at: 'P10', consumables: ['ammoBag'], empty: ['lynx', 'kiss'] },
      { ...AWAY, empty: ['kiss'] },
    ];
    const table = new IslandTable({ figures, chance: [1, 2] }).play(use('ammoBag'));
    expect(table.figure(0).weapons.map(({ loaded }) => loaded)).toEqual([true, true]);
    expect(table.figure(1).weapons.map(({ loaded }) => loaded)).toEqual([false]);
  });
});
