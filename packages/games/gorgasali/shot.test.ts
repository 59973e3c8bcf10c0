import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import type { ConsumableId, WeaponId } from './ids.ts';
import { banner, END, IslandTable, type Setting, shoot, sq } from './testing/table.ts';

const AWAY: Setting = { at: 'AA28', helmet: true };

interface Scene {
  readonly at?: string;
  readonly target?: Setting;
  readonly dice?: readonly number[];
  readonly card?: ConsumableId;
  readonly banners?: readonly ReturnType<typeof banner>[];
  readonly health?: number;
}

/** Seat 0 on P10 with a weapon; seat 1 on the square named; seat 2 far away. Nobody else may change. */
function facing(
  weapon: WeaponId,
  { at = 'Q10', target = {}, dice = [], card, banners = [], health = 100 }: Scene,
) {
  return new IslandTable({
    figures: [
      { at: 'P10', health, weapons: [weapon], ...(card && { consumables: [card] }) },
      { at, ...target },
      AWAY,
    ],
    banners,
    chance: [1, 2, ...dice, 1, 2, 1, 2],
  }).skip();
}

const bystander = (table: IslandTable) => [table.health[2], table.figure(2).helmet];

describe('weapons', () => {
  test.each<[rule: string, weapon: WeaponId, at: string, dice: readonly number[], damage: number]>([
    ['9.2, 9.5 Scratch deals 5 for each point', 'scratch', 'R10', [4], 20],
    ['9.5 Elva deals 6 for each point', 'elva', 'R10', [6], 36],
    ['9.6 Gemini 3 and 5 deal 32', 'gemini', 'R10', [3, 5], 32],
    ['9.6, W1 Gemini with a sum of 7 deals 48', 'gemini', 'R10', [3, 4], 48],
    ['9.8 Lynx deals 3 for each point', 'lynx', 'S10', [5, 1, 3], 27],
    ['9.8 Mantis 3, 3, 6, 1 and 5 deal 36', 'mantis', 'S10', [3, 3, 6, 1, 5], 36],
    ['9.9, W3 Ibex deals 3 for each point', 'ibex', 'S10', [2, 2, 2], 18],
    ['9.9, W3 Ibex deals 4 along a diagonal', 'ibex', 'S13', [2, 2, 2], 24],
    ["9.10, W4 K'Braus adds 5 for each 5 or 6", 'kbraus', 'S10', [1, 1, 1, 5, 6], 38],
    ["9.10, W4 K'Braus without one deals 2 for each point", 'kbraus', 'S10', [1, 1, 1, 4, 4], 22],
    ['9.3, 9.11 Kiss hits with 5', 'kiss', 'Q10', [5], 35],
    ['9.3, 9.11 Kiss misses with 4', 'kiss', 'Q10', [4], 0],
    ['9.11 Janeli hits with 5', 'janeli', 'Q10', [5], 40],
    ['9.12 Tochinator hits with 4', 'tochinator', 'Q10', [4], 45],
    ['9.12 Tochinator misses with 2', 'tochinator', 'Q10', [2], 0],
    ['9.13 Jalugar hits with 3', 'jalugar', 'Q10', [3], 50],
    ['9.13 Jalugar misses with 2', 'jalugar', 'Q10', [2], 0],
    ['9.4, 9.14 Kondor hits with 7 at range 2', 'kondor', 'R10', [3, 4], 45],
    ['9.4 Kondor misses with 6 at range 2', 'kondor', 'R10', [3, 3], 0],
    ['9.14, W5 Kondor with 11 deals 60', 'kondor', 'R10', [5, 6], 60],
    ['9.4 Breathold hits with 11 at range 1', 'breathold', 'Q10', [5, 6], 50],
    ['9.4 and misses with 10', 'breathold', 'Q10', [5, 5], 0],
    ['9.4 Breathold hits with 6 at range 3', 'breathold', 'S10', [3, 3], 50],
    ['9.4 and misses with 5', 'breathold', 'S10', [3, 2], 0],
    ['9.4, 9.15 Breathold hits with 9 at range 4', 'breathold', 'T10', [4, 5], 50],
    ['9.4 and misses with 8 there', 'breathold', 'T10', [4, 4], 0],
  ])('%s', (_rule, weapon, at, dice, damage) => {
    const table = facing(weapon, { at, dice }).play(shoot(weapon, 1));
    expect(table.health[1]).toBe(100 - damage);
    expect(table.told('missed')).toHaveLength(damage === 0 ? 1 : 0);
    expect(bystander(table)).toEqual([100, true]);
  });

  test.each<[weapon: WeaponId, within: string, beyond: string]>([
    ['scratch', 'R12', 'S10'],
    ['lynx', 'S13', 'T10'],
    ['kiss', 'Q11', 'R10'],
    ['kondor', 'T6', 'U11'],
  ])('9.1 %s reaches %s and not %s', (weapon, within, beyond) => {
    expect(facing(weapon, { at: within }).choices('shoot')).toEqual([shoot(weapon, 1)]);
    expect(facing(weapon, { at: beyond }).choices('shoot')).toEqual([]);
  });

  test('9.1 a weapon that was used lies face down, and cannot shoot until it is reloaded', () => {
    const table = facing('lynx', { dice: [1, 1, 1] }).play(shoot('lynx', 1));
    expect(table.figure(0).weapons).toEqual([{ weapon: 'lynx', loaded: false }]);
    const empty = new IslandTable({
      figures: [{ at: 'P10', empty: ['lynx'] }, { at: 'Q10' }],
      chance: [1, 2],
    }).skip();
    expect(empty.choices()).toEqual([END, { type: 'reload' }]);
  });

  test('9.1 nothing is shot before the movement', () => {
    const figures: Setting[] = [{ at: 'P10', weapons: ['lynx'] }, { at: 'Q10' }];
    expect(new IslandTable({ figures, chance: [1, 2] }).choices('shoot')).toEqual([]);
  });

  test('9.12, W6 Tochinator stays face up with 5, but there is one weapon a turn', () => {
    const table = facing('tochinator', { dice: [5], target: { health: 100 } }).play(shoot('tochinator', 1));
    expect(table.figure(0).weapons).toEqual([{ weapon: 'tochinator', loaded: true }]);
    expect(table.decision.seat).toBe(1);
    const four = facing('tochinator', { dice: [4] }).play(shoot('tochinator', 1));
    expect(four.figure(0).weapons).toEqual([{ weapon: 'tochinator', loaded: false }]);
  });

  test('9.13, W7 Jalugar heals 15 on a hit, whatever armor took, and not on a miss', () => {
    const hit = facing('jalugar', { dice: [3], health: 50, target: { bodyArmor: true, helmet: true } });
    expect(hit.play(shoot('jalugar', 1)).health).toEqual([65, 80, 100]);
    expect(facing('jalugar', { dice: [2], health: 50 }).play(shoot('jalugar', 1)).health[0]).toBe(50);
  });

  test('9.15, D4 Breathold ignores armor, which is kept; a field halves', () => {
    const target: Setting = { helmet: true, bodyArmor: true };
    const table = facing('breathold', { at: 'R10', dice: [4, 4], target }).play(shoot('breathold', 1));
    expect(table.health[1]).toBe(50);
    expect(table.figure(1)).toMatchObject(target);
    const banners = [banner('field', 2, ['R10'])];
    const field = facing('breathold', { at: 'R10', dice: [4, 4], target, banners }).play(
      shoot('breathold', 1),
    );
    expect(field.health[1]).toBe(75);
  });

  test('9.7, W2, 8.3 Dobergun with 4 lets the shooter move by up to 2, without the price of a zone', () => {
    const figures: Setting[] = [{ at: 'P2', weapons: ['dobergun'] }, { at: 'Q2' }, { at: 'L12' }];
    const table = new IslandTable({ figures, round: 6, chance: [1, 2, 4, 1, 2] })
      .skip()
      .play(shoot('dobergun', 1));
    expect(table.asked).toBe('extraMove');
    expect(table.choices('stay')).toHaveLength(1);
    table.play({ type: 'go', to: sq('P1'), loss: 0 });
    expect(table.health).toEqual([100, 64, 100]);
    expect(table.figure(0).square).toBe(sq('P1'));
  });

  test('9.7, W2 it may end on a chest, and not with a die of 3', () => {
    const figures: Setting[] = [{ at: 'P10', weapons: ['dobergun'] }, { at: 'Q10' }];
    const chance = [1, 2, 6, 'axe', 'rope', 'kiss', 1, 2] as const;
    const table = new IslandTable({ figures, chests: ['P8'], chance }).skip().play(shoot('dobergun', 1));
    expect(table.play({ type: 'go', to: sq('P8'), loss: 0 }).figure(0).consumables).toEqual(['axe', 'rope']);
    const three = facing('dobergun', { dice: [3] }).play(shoot('dobergun', 1));
    expect(three.decision.seat).toBe(1);
  });

  test('9.7, 6.4 a square that was entered in this turn stays closed', () => {
    const figures: Setting[] = [{ at: 'P12', weapons: ['dobergun'] }, { at: 'Q10' }];
    const table = new IslandTable({ figures, chance: [1, 1, 6, 1, 2] });
    table.play({ type: 'go', to: sq('P10'), loss: 0 }, shoot('dobergun', 1));
    expect(table.choices()).not.toContainEqual({ type: 'go', to: sq('P11'), loss: 0 });
    expect(table.choices()).toContainEqual({ type: 'go', to: sq('P9'), loss: 0 });
  });
});

describe('extensions', () => {
  const with_ = (weapon: WeaponId, card: ConsumableId, scene: Scene) =>
    facing(weapon, { ...scene, card }).play(shoot(weapon, 1, true));

  test('10.1, B10 an extension is spent, and is the consumable of the turn', () => {
    const table = facing('kiss', { card: 'secondChance', dice: [6] });
    expect(table.choices('shoot')).toEqual([shoot('kiss', 1), shoot('kiss', 1, true)]);
    expect(table.play(shoot('kiss', 1, true)).figure(0).consumables).toEqual([]);
    expect(table.health[1]).toBe(65);
  });

  test('5.13, B9 an extension for another group cannot be used', () => {
    expect(facing('kiss', { card: 'eagleEye' }).choices('shoot')).toEqual([shoot('kiss', 1)]);
  });

  test.each<[rule: string, weapon: WeaponId, dice: readonly number[], damage: number]>([
    ['10.2 Extra six: a six shooter rolls one die more', 'scratch', [2, 3], 25],
    ['10.2, W1 Gemini with Extra six and a sum of 7 deals 72', 'gemini', [2, 2, 3], 72],
  ])('%s', (_rule, weapon, dice, damage) => {
    expect(with_(weapon, 'extraSix', { dice }).health[1]).toBe(100 - damage);
  });

  test('10.3 Strike option: any dice are rolled once more', () => {
    const table = with_('lynx', 'strikeOption', { dice: [1, 1, 6, 5, 5] });
    expect(table.choices()).toEqual(
      [[], [6], [1], [1, 6], [1, 1], [1, 1, 6]].map((dice) => ({ type: 'reroll', dice })),
    );
    table.play({ type: 'reroll', dice: [1, 1] });
    expect(table.health[1]).toBe(100 - 48);
  });

  test('10.3 and none need be', () => {
    const table = with_('lynx', 'strikeOption', { dice: [6, 6, 6] }).play({ type: 'reroll', dice: [] });
    expect(table.health[1]).toBe(46);
  });

  test('10.4, W8 Second chance: after a miss the weapon rolls once more, and its skill is read from that roll', () => {
    const table = with_('tochinator', 'secondChance', { dice: [1, 5] });
    expect(table.health[1]).toBe(55);
    expect(table.figure(0).weapons[0]?.loaded).toBe(true);
    expect(with_('kiss', 'secondChance', { dice: [1, 2] }).health[1]).toBe(100);
  });

  test('10.5, W5 Eagle eye lowers the hit number by 2, and nothing else', () => {
    expect(with_('kondor', 'eagleEye', { at: 'R10', dice: [2, 3] }).health[1]).toBe(55);
    expect(with_('kondor', 'eagleEye', { at: 'R10', dice: [2, 2] }).health[1]).toBe(100);
    expect(with_('kondor', 'eagleEye', { at: 'R10', dice: [4, 6] }).health[1]).toBe(55);
  });
});

describe('view and smoke', () => {
  test('2.9, A10 a barrier blocks its owner as well', () => {
    const banners = [banner('barrier', 0, ['Q8', 'Q9', 'Q10', 'Q11', 'Q12'])];
    expect(facing('lynx', { at: 'R10', banners }).choices('shoot')).toEqual([]);
  });

  test('14.5 no weapon can be aimed at a figure in smoke', () => {
    const banners = [banner('smoke', 1, ['Q10'])];
    expect(facing('lynx', { banners }).choices('shoot')).toEqual([]);
  });

  test('14.6, D14 smoke ends when its owner shoots', () => {
    const table = facing('lynx', { dice: [1, 1, 1], banners: [banner('smoke', 0, ['P10'])] });
    expect(table.play(shoot('lynx', 1)).state.banners).toEqual([]);
  });
});

describe('platform', () => {
  const banners = [banner('platform', 2, ['Q10'])];
  test.each<[rule: string, weapon: WeaponId, dice: readonly number[], damage: number]>([
    ['13.6, D6 Lynx 5, 1 and 3 at a Tree platform deal 18', 'lynx', [5, 1, 3], 18],
    ['13.6, D6 a hit is read from the lowered die', 'kiss', [5], 0],
    ['13.6, D6 and so is a skill', 'kbraus', [5, 5, 5, 5, 5], 40],
    ['13.6, W1 Gemini counts 5 for each die of its most', 'gemini', [4, 5], 40],
  ])('%s', (_rule, weapon, dice, damage) => {
    expect(facing(weapon, { dice, banners }).play(shoot(weapon, 1)).health[1]).toBe(100 - damage);
  });
});

test('12.3, D1 the order is dice, platform, skill, then field, then armor', () => {
  const banners = [banner('field', 2, ['Q10'])];
  const table = facing('mantis', { dice: [3, 3, 6, 1, 5], banners, target: { helmet: true } });
  const choice: Choice = shoot('mantis', 1);
  expect(table.play(choice).health[1]).toBe(100 - (18 - 10));
});
