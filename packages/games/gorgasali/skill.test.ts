import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOfDamage, meanDamage } from './appraisal/odds.ts';
import type { Aim } from './cards/weapons.ts';
import type { Choice } from './choice.ts';
import type { WeaponId } from './ids.ts';
import { skill } from './skill.ts';
import { banner, go, IslandTable, type Setting, shoot } from './testing/table.ts';

const AIM: Aim = { range: 2, diagonal: false, platform: false, extended: false };
const BARE = { field: false, armor: 0 };

describe('the mean damage of a shot', () => {
  // The figures of the table of weapons, without extensions, armor or banners.
  test.each<[weapon: WeaponId, range: number, mean: number]>([
    ['scratch', 2, 17.5],
    ['elva', 2, 21],
    ['gemini', 2, 31.3],
    ['dobergun', 2, 31.5],
    ['lynx', 3, 31.5],
    ['mantis', 3, 35],
    ['kbraus', 3, 43.3],
    ['kiss', 1, 11.7],
    ['janeli', 1, 13.3],
    ['tochinator', 1, 22.5],
    ['jalugar', 1, 33.3],
    ['kondor', 1, 5],
    ['kondor', 2, 27.5],
    ['kondor', 3, 33.8],
    ['kondor', 4, 13.8],
    ['breathold', 1, 4.2],
    ['breathold', 2, 29.2],
    ['breathold', 3, 36.1],
    ['breathold', 4, 13.9],
  ])('%s at range %i is %f', (weapon, range, mean) => {
    expect(meanDamage(weapon, { ...AIM, range }, BARE)).toBeCloseTo(mean, 1);
  });

  test('is less with armor, in a field and on a platform, and more along a diagonal for Ibex', () => {
    expect(meanDamage('ibex', { ...AIM, diagonal: true }, BARE)).toBeCloseTo(42, 1);
    expect(meanDamage('scratch', AIM, { field: false, armor: 10 })).toBeCloseTo((5 + 10 + 15 + 20) / 6, 5);
    expect(meanDamage('scratch', AIM, { field: true, armor: 0 })).toBeCloseTo(
      (2 + 5 + 7 + 10 + 12 + 15) / 6,
      5,
    );
    expect(meanDamage('scratch', { ...AIM, platform: true }, BARE)).toBeCloseTo(12.5, 5);
  });

  test('and how likely it deals so much', () => {
    expect(chanceOfDamage('scratch', AIM, 20)).toBeCloseTo(1 / 2, 5);
    expect(chanceOfDamage('kiss', { ...AIM, range: 1, extended: true }, 35)).toBeCloseTo(5 / 9, 5);
    expect(chanceOfDamage('scratch', AIM, 200)).toBe(0);
  });
});

/** The weight of each choice at the question that is open. */
function weighed(table: IslandTable): ReadonlyMap<string, number> {
  const { decision } = table;
  const weights = decision.choices.map(() => 0);
  skill.weigh(table.state, decision, weights);
  return new Map(decision.choices.map((choice, index) => [JSON.stringify(choice), weights[index] ?? 0]));
}

/** The choice that is weighed most. */
function favourite(table: IslandTable): Choice {
  const [first] = [...weighed(table)].sort(([, one], [, other]) => other - one);
  return JSON.parse(first?.[0] ?? '{}') as Choice;
}

const MEDEA: Setting = { character: 'medea', cooldown: 9 };

describe('a quick player', () => {
  test('weighs every choice above 0', () => {
    const table = new IslandTable({
      figures: [{ ...MEDEA, at: 'K10', weapons: ['lynx'] }, { at: 'M10' }],
      chance: [3, 4],
    });
    for (const weight of weighed(table).values()) expect(weight).toBeGreaterThan(0);
  });

  test('goes to a chest, but not through ground that kills', () => {
    const figures: Setting[] = [{ ...MEDEA, at: 'A9', health: 5 }, { at: 'O20' }];
    const near = new IslandTable({ figures, chests: ['C9'], chance: [1, 2] });
    expect(favourite(near)).toEqual(go('C9'));
    const deadly = new IslandTable({ figures, chests: ['C9'], round: 6, chance: [1, 2] });
    expect(favourite(deadly).type).toBe('skip');
  });

  test('shoots what it can, rather with the better weapon, and at a foe who would fall', () => {
    const figures: Setting[] = [
      { ...MEDEA, at: 'K10', weapons: ['mantis', 'scratch'] },
      { at: 'L10' },
      { at: 'J10', health: 10 },
    ];
    const table = new IslandTable({ figures, chance: [1, 2] }).skip();
    expect(favourite(table)).toEqual(shoot('mantis', 2));
    const laughing = new IslandTable({
      figures: [
        { ...MEDEA, at: 'K10', weapons: ['scratch'] },
        { at: 'L10' },
        { at: 'J10', character: 'jamba' },
      ],
      chance: [1, 2],
    }).skip();
    expect(favourite(laughing)).toEqual(shoot('scratch', 1));
  });

  test('drinks when it is wounded, and not for a scratch', () => {
    const drinking = (health: number) =>
      favourite(
        new IslandTable({
          figures: [{ ...MEDEA, at: 'K10', health, consumables: ['mediumPotion'] }, { at: 'O20' }],
          chance: [1, 2],
        }),
      ).type;
    expect([drinking(40), drinking(90)]).toEqual(['use', 'roll']);
  });

  test('keeps the better card', () => {
    const placing = (mine: readonly ['scratch' | 'kbraus', 'kbraus']) =>
      favourite(
        new IslandTable({
          figures: [{ ...MEDEA, at: 'A9', weapons: mine }, { at: 'O20' }],
          chests: ['C9'],
          chance: [1, 2, 'axe', 'rope', 'lynx'],
        }).play(go('C9')),
      ).type;
    expect([placing(['scratch', 'kbraus']), placing(['kbraus', 'kbraus'])]).toEqual(['replace', 'leave']);
  });
});

describe('chances', () => {
  const chancesOf = (...figures: readonly Setting[]) =>
    skill.chances(new IslandTable({ figures, chance: [1, 2] }).state);

  test('are even between equals and add up to 1', () => {
    expect(chancesOf({ at: 'K10' }, { at: 'O20' })).toEqual([0.5, 0.5]);
    const several = chancesOf({ at: 'K10' }, { at: 'O20', health: 40 }, { at: 'B3', weapons: ['lynx'] });
    expect(several.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('grow with health, weapons and armor, and are none for the fallen', () => {
    const [weak = 0, strong = 0, fallen] = chancesOf(
      { at: 'K10' },
      { at: 'O20', weapons: ['lynx'], helmet: true },
      { health: 0 },
    );
    expect(strong).toBeGreaterThan(weak);
    expect(fallen).toBe(0);
  });
});

test('a turn is a part, and a search looks ahead to the own next turn', () => {
  const { state } = new IslandTable({ figures: Array(6).fill({ at: 'K10' }), chance: [1, 2] });
  expect(skill.part(state)).toBe(1);
  expect(skill.ahead?.(state)).toBe(6);
  expect(skill.ahead?.({ ...state, fallen: [0, 1, 2].map(seat) })).toBe(4);
});

test('a barrier is weighed by what it hides from', () => {
  const figures: Setting[] = [
    { ...MEDEA, at: 'K10', defensive: 'barrier' },
    { at: 'N10', weapons: ['mantis'] },
  ];
  const table = new IslandTable({ figures, chance: [1, 2], banners: [banner('smoke', 1, ['A1'])] }).skip();
  const choice = favourite(table);
  expect(choice).toMatchObject({ type: 'barrier', along: 'down' });
});

test('there are eight levels, each of which thinks longer and slips less than the one below', () => {
  const levels = skill.levels ?? [];
  expect(levels.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const [index, { iterations, slips }] of levels.slice(1).entries()) {
    expect(iterations).toBeGreaterThan(levels[index]?.iterations ?? 0);
    expect(slips).toBeLessThan(levels[index]?.slips ?? 0);
  }
});
