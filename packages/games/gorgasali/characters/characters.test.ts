import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import type { CharacterId } from '../ids.ts';
import { banner, END, hurl, IslandTable, type Setting, shoot, sq, use } from '../testing/table.ts';

const AWAY: Setting = { at: 'AA28', character: 'varas', cooldown: 9, helmet: true };
const ROLL: Choice = { type: 'roll' };

type Setup = ConstructorParameters<typeof IslandTable>[0];

/** Seat 0 on P10 plays the character; the others follow, and the last stands far away. */
function playing(
  character: CharacterId,
  others: readonly Setting[],
  mine: Setting = {},
  more: Partial<Setup> = {},
) {
  const figures: Setting[] = [
    { at: 'P10', character, ...mine },
    ...others.map((one) => ({ character: 'medea' as const, cooldown: 9, ...one })),
    AWAY,
  ];
  return new IslandTable({ figures, chance: [1, 2, 1, 2, 1, 2], ...more });
}

/** Octor with a copy that is ready. */
const octor = (
  copied: 'supernova' | 'hypnosis' | 'steal' | 'heal' | 'freeze' | 'swap' | 'ignite' | 'drain' | 'laugh',
) => ({ character: 'octor', copied, cooldown: 0 }) as const;

const nova = (...targets: readonly number[]): Choice => ({ type: 'supernova', targets: targets.map(seat) });

describe('abilities', () => {
  test('16.1, B1 an ability may be used before the roll, before the movement and after it', () => {
    const table = playing('armazi', [{ at: 'Q10' }], { empty: ['lynx'] });
    expect(table.choices()).toContainEqual(nova(1));
    expect(table.play(ROLL).choices()).toContainEqual(nova(1));
    expect(table.play({ type: 'skip' }).choices()).toContainEqual(nova(1));
  });

  test('5.2, 16.2, B2 the cooldown falls by 1 at the start of a turn; at 0 the ability can be used, which sets it back', () => {
    expect(playing('armazi', [{ at: 'Q10' }], { cooldown: 2 }).asked).toBe('move');
    const table = playing('armazi', [{ at: 'Q10' }], { cooldown: 1 });
    expect(table.play(nova(1)).figure(0).cooldown).toBe(5);
    expect(table.choices('supernova')).toEqual([]);
  });

  test('16.3 abilities need no clear view, and no smoke stops them', () => {
    const banners = [banner('barrier', 1, ['Q8', 'Q9', 'Q10', 'Q11', 'Q12']), banner('smoke', 1, ['R10'])];
    expect(playing('armazi', [{ at: 'R10' }], {}, { banners }).choices()).toContainEqual(nova(1));
  });

  test('16.4, B17 what lasts through the next turn of a figure ends with it, before new burning', () => {
    const marked: Setting = { frozenBy: [seat(1)], hypnotisedBy: [seat(1)], burnt: true };
    const table = playing('medea', [{ at: 'Q10', character: 'tharsis' }], { cooldown: 9, ...marked }).end();
    expect(table.figure(0)).toMatchObject({ frozenBy: [], hypnotisedBy: [], burnt: true });
  });
});

describe('Armazi', () => {
  test('16.5, E1 Supernova: 35 to one enemy, or to two who are next to each other, both in range', () => {
    const table = playing('armazi', [{ at: 'Q10' }, { at: 'R10' }, { at: 'N10' }, { at: 'S10' }]);
    expect(table.choices('supernova')).toEqual([nova(1), nova(2), nova(3), nova(1, 2)]);
    expect(table.play(nova(1, 2)).health).toEqual([100, 65, 65, 100, 100, 100]);
  });

  test('16.5 Octor uses it once', () => {
    const table = playing('octor', [{ at: 'Q10' }], octor('supernova'));
    table.play(nova(1));
    expect(table.health[1]).toBe(65);
    expect(table.figure(0).copied).toBe('none');
  });
});

describe('Ebue', () => {
  const hypnosis = (target: number): Choice => ({ type: 'hypnosis', target: seat(target) });
  const put = (to: string): Choice => ({ type: 'put', to: sq(to) });

  test('16.6, E2 Hypnosis puts an enemy within range 5 onto a vacant square next to Ebue', () => {
    const table = playing('ebue', [{ at: 'U10' }, { at: 'V10' }], {}, { chests: ['P9'] });
    expect(table.choices('hypnosis')).toEqual([hypnosis(1)]);
    table.play(hypnosis(1));
    expect(table.choices()).not.toContainEqual(put('P9'));
    table.play(put('Q11'));
    expect(table.figure(1)).toMatchObject({ square: sq('Q11'), hypnotisedBy: [0] });
    expect(table.figure(0).cooldown).toBe(4);
  });

  test('16.6, E2 in its next turn that enemy cannot shoot Ebue; others can, and it may throw', () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['lynx'], throwable: 'spear', hypnotisedBy: [seat(1)] },
      { at: 'Q10', character: 'ebue' },
      { at: 'P11' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2] }).skip();
    expect(table.choices('shoot')).toEqual([shoot('lynx', 2)]);
    expect(table.choices('throw')).toEqual([hurl('spear', 1), hurl('spear', 2)]);
  });

  test('16.7, E2, 8.3 not from an inactive square; a target on active ground stays there', () => {
    const inactive = playing('ebue', [{ at: 'P3' }], { at: 'P2' }, { round: 6 });
    expect(inactive.choices('hypnosis')).toEqual([]);
    const edge = playing('ebue', [{ at: 'P7' }], { at: 'P5' }, { round: 6 }).play(hypnosis(1));
    expect(edge.choices()).not.toContainEqual(put('P4'));
    expect(edge.choices()).toContainEqual(put('P6'));
    const out = playing('ebue', [{ at: 'P2' }], { at: 'P5' }, { round: 6 }).play(hypnosis(1), put('P4'));
    expect(out.health[1]).toBe(100);
  });

  test('14.6, 16.6 smoke ends when its owner is pulled away; Octor pulls too', () => {
    const banners = [banner('smoke', 1, ['S10'])];
    const table = playing('octor', [{ at: 'S10' }], octor('hypnosis'), { banners }).play(
      hypnosis(1),
      put('Q10'),
    );
    expect(table.state.banners).toEqual([]);
    expect(table.figure(0).copied).toBe('none');
  });
});

describe('Varas', () => {
  const steal = (card: 'axe' | 'helmet' | 'rope', pack = false): Choice => ({
    type: 'steal',
    from: seat(1),
    card,
    pack,
  });

  test('16.8, E3 Steal takes any card but a weapon, backpack included, within range 3', () => {
    const rich: Setting = {
      weapons: ['lynx'],
      consumables: ['axe'],
      pack: ['rope'],
      helmet: true,
      extraChests: 2,
    };
    const table = playing('varas', [
      { at: 'S10', ...rich },
      { at: 'T10', ...rich },
    ]);
    expect(table.choices('steal')).toEqual([steal('axe'), steal('rope', true), steal('helmet')]);
    table.play(steal('rope', true));
    expect(table.figure(0).consumables).toEqual(['rope']);
    expect(table.figure(1)).toMatchObject({ pack: [], consumables: ['axe'], extraChests: 2 });
  });

  test('16.8 a card that finds no slot is placed as any other; Octor steals once', () => {
    const table = playing('octor', [{ at: 'Q10', consumables: ['axe'] }], {
      ...octor('steal'),
      consumables: ['boat', 'boat'],
      pack: ['rope', 'rope'],
    });
    table.play(steal('axe'));
    expect(table.choices().map(({ type }) => type)).toEqual(['replace', 'replace', 'leave']);
    table.play({ type: 'leave', card: 'axe' });
    expect(table.figure(0).copied).toBe('none');
  });
});

describe('Medea', () => {
  test('16.9, E4 Heal: 20 health and a support card, at full health as well', () => {
    const table = playing('medea', [], { health: 50 }, { chance: ['axe', 1, 2] }).play({ type: 'heal' });
    expect(table.figure(0)).toMatchObject({ health: 70, consumables: ['axe'], cooldown: 3 });
    const full = playing('medea', [], {}, { chance: ['rope', 1, 2] }).play({ type: 'heal' });
    expect(full.figure(0)).toMatchObject({ health: 100, consumables: ['rope'] });
  });

  test('16.9 Octor heals once', () => {
    const table = playing('octor', [], { ...octor('heal'), health: 50 }, { chance: ['axe', 1, 2] }).play({
      type: 'heal',
    });
    expect(table.figure(0)).toMatchObject({ health: 70, copied: 'none' });
  });
});

describe('Princess Tsiva', () => {
  const FREEZE: Choice = { type: 'freeze' };

  test('16.10, E5 Freezing vortex: every enemy within range 3', () => {
    const table = playing('tsiva', [{ at: 'S10' }, { at: 'M13' }, { at: 'T10' }]).play(FREEZE);
    expect(table.state.figures.map(({ frozenBy }) => frozenBy)).toEqual([[], [0], [0], [], []]);
    expect(playing('tsiva', [{ at: 'T10' }]).asked).toBe('move');
  });

  test('16.10, E5 a frozen figure does not move and aims nothing at Tsiva; it rolls and does the rest', () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['lynx'], consumables: ['compass'], throwable: 'spear', frozenBy: [seat(1)] },
      { at: 'Q10', character: 'tsiva' },
      { at: 'P11', character: 'medea' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2] });
    expect(table.told('stayed')).toEqual([{ type: 'stayed', seat: 0, by: 'frost' }]);
    expect(table.choices()).toEqual([END, shoot('lynx', 2), hurl('spear', 2)]);
  });

  test("16.10, E5 Dobergun's extra movement is a movement", () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['dobergun'], frozenBy: [seat(2)] },
      { at: 'Q10' },
      { at: 'S10', character: 'tsiva' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 6, 1, 2] }).play(shoot('dobergun', 1));
    expect(table.decision.seat).toBe(1);
  });

  test('16.10, E5 a flame bulb aimed at another may still burn Tsiva', () => {
    const figures: Setting[] = [
      { at: 'P10', throwable: 'flame', frozenBy: [seat(1)] },
      { at: 'R11', character: 'tsiva' },
      { at: 'R10' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 6, 6, 1, 2] }).play(hurl('flame', 2));
    expect(table.health).toEqual([100, 60, 60]);
  });

  test('16.10 an ability cannot be aimed at Tsiva either; Octor freezes once', () => {
    const aimed = playing('armazi', [{ at: 'Q10', character: 'tsiva' }], {
      frozenBy: [seat(1)],
      empty: ['lynx'],
    });
    expect(aimed.choices('supernova')).toEqual([]);
    const table = playing('octor', [{ at: 'Q10' }], octor('freeze')).play(FREEZE);
    expect(table.figure(1).frozenBy).toEqual([0]);
    expect(table.figure(0).copied).toBe('none');
  });
});

describe('Octor', () => {
  const imitate = (from: number): Choice => ({ type: 'imitate', from: seat(from) });

  test("16.11, E6 Imitate copies an ability within range 3 that is not E'moon's, at its full cooldown", () => {
    const table = playing('octor', [
      { at: 'S10', character: 'kruber' },
      { at: 'Q10', character: 'emoon' },
      { at: 'T10' },
    ]);
    expect(table.choices('imitate')).toEqual([imitate(1)]);
    table.play(imitate(1));
    expect(table.figure(0)).toMatchObject({ copied: 'swap', cooldown: 4 });
    expect(table.figure(1).character).toBe('kruber');
  });

  test('16.11, E6 it replaces the copy before, and what is held is not copied again', () => {
    const table = playing('octor', [{ at: 'Q10', character: 'drain' }], {
      copied: 'ignite',
      empty: ['lynx'],
    }).play(imitate(1));
    expect(table.figure(0).copied).toBe('drain');
    expect(table.skip().choices('imitate')).toEqual([]);
  });

  test('16.12, E6 between two other things only one copy is made', () => {
    const others: Setting[] = [
      { at: 'Q10', character: 'drain' },
      { at: 'Q11', character: 'jamba' },
    ];
    const table = playing('octor', others, { empty: ['lynx'] }).play(imitate(1));
    expect(table.asked).toBe('move');
    expect(table.choices('imitate')).toEqual([imitate(2)]);
    expect(table.play(imitate(2)).choices('imitate')).toEqual([]);
  });
});

describe('Kruber', () => {
  const swap = (other: number): Choice => ({ type: 'swap', with: seat(other) });
  const BACK: Choice = { type: 'swapBack' };

  test('16.13 Eye contact swaps places with an enemy within range 6, without a price', () => {
    const table = playing('kruber', [{ at: 'P4' }, { at: 'W10' }], {}, { round: 6 });
    expect(table.choices('swap')).toEqual([swap(1)]);
    table.play(swap(1));
    expect(table.state.figures.slice(0, 2).map(({ square }) => square)).toEqual([sq('P4'), sq('P10')]);
    expect(table.health).toEqual([100, 100, 100, 100]);
    expect(playing('kruber', [{ at: 'P5' }], { at: 'P4' }, { round: 6 }).choices('swap')).toEqual([]);
  });

  test('16.14, E7 in the same turn Kruber may swap back, but not after a movement', () => {
    const table = playing('kruber', [{ at: 'P6' }]).play(swap(1));
    expect(table.choices()).toContainEqual(BACK);
    const back = table.play(BACK);
    expect(back.figure(0).square).toBe(sq('P10'));
    expect(back.choices('swapBack')).toEqual([]);
    const moved = playing('kruber', [{ at: 'P12' }], { empty: ['lynx'] }, { chance: [1, 1, 1, 2] }).play(
      swap(1),
    );
    if (moved.asked === 'prepare') moved.play(ROLL);
    moved.play({ type: 'go', to: sq('O13'), loss: 0 });
    expect(moved.choices('swapBack')).toEqual([]);
  });

  test('16.14 Octor swaps, and back', () => {
    const table = playing('octor', [{ at: 'P6', character: 'emoon' }, { at: 'P8' }], octor('swap')).play(
      swap(2),
    );
    expect(table.figure(0)).toMatchObject({ square: sq('P8'), copied: 'none' });
    expect(table.play(BACK).figure(0).square).toBe(sq('P10'));
  });
});

describe('Tharsis', () => {
  test('16.15, E8 Ignite: at the end of the turn every enemy next to Tharsis loses 10', () => {
    const table = playing('tharsis', [{ at: 'Q11', helmet: true }, { at: 'R10' }]).end();
    expect(table.health).toEqual([100, 90, 100, 100]);
    expect(table.figure(1)).toMatchObject({ burnt: true, helmet: true });
  });

  test('16.15, E8 at the end of the turn of an enemy that enemy only; then it uses no potion', () => {
    const others: Setting[] = [{ at: 'Q10', character: 'tharsis' }, { at: 'R10' }];
    const table = playing('medea', others, { cooldown: 9 }).end();
    expect(table.health).toEqual([90, 100, 100, 100]);
    const burnt = playing(
      'medea',
      [],
      { health: 40, burnt: true, consumables: ['smallPotion'] },
      { chance: ['axe', 1, 2] },
    );
    expect(burnt.choices('use')).toEqual([]);
    expect(burnt.play({ type: 'heal' }).health[0]).toBe(60);
  });

  test('16.15, 16.11 a copied Ignite is gone after its first effect', () => {
    const table = playing('octor', [{ at: 'Q10', character: 'emoon' }, { at: 'O10' }], octor('ignite')).end();
    expect(table.health).toEqual([100, 100, 90, 100]);
    expect(table.figure(0).copied).toBe('none');
  });
});

describe("D'rain", () => {
  const draining = (
    target: Setting,
    dice: readonly number[],
    mine: Setting = {},
    more: Partial<Setup> = {},
  ) =>
    playing(
      'drain',
      [{ at: 'Q10', ...target }],
      { weapons: ['lynx'], health: 50, ...mine },
      { chance: [1, 2, ...dice, 1, 2], ...more },
    )
      .skip()
      .play(shoot(mine.weapons?.[0] ?? 'lynx', 1));

  test("16.16, D6, D7 Drain: 5 more damage and 5 health for D'rain for each die above 4, past armor", () => {
    const table = draining({ helmet: true, bodyArmor: true }, [5, 6, 1]);
    expect(table.health).toEqual([60, 100 - 6 - 10, 100]);
  });

  test('16.16, D6 the dice are read before a platform; a die of 4 gives nothing', () => {
    const banners = [banner('platform', 1, ['Q10'])];
    expect(draining({}, [5, 4, 1], {}, { banners }).health).toEqual([55, 100 - 21 - 5, 100]);
    expect(draining({}, [4, 4, 4]).health).toEqual([50, 64, 100]);
  });

  test("16.16, 16.17, D7 nothing on a miss, nor against E'moon", () => {
    expect(draining({}, [4], { weapons: ['kiss'] }).health).toEqual([50, 100, 100]);
    expect(draining({ character: 'emoon' }, [6, 6, 6]).health).toEqual([50, 46, 100]);
  });

  test('16.16 a copied Drain is gone after its first effect', () => {
    const table = playing(
      'octor',
      [{ at: 'Q10' }],
      { ...octor('drain'), weapons: ['lynx'] },
      { chance: [1, 2, 6, 1, 1, 1, 2] },
    );
    table.skip().play(shoot('lynx', 1));
    expect(table.health[1]).toBe(100 - 24 - 5);
    expect(table.figure(0).copied).toBe('none');
  });
});

describe("E'moon", () => {
  const next: Setting = { at: 'Q10', character: 'emoon', consumables: ['axe'] };

  test.each<[character: CharacterId, type: Choice['type']]>([
    ['armazi', 'supernova'],
    ['ebue', 'hypnosis'],
    ['varas', 'steal'],
    ['tsiva', 'freeze'],
    ['octor', 'imitate'],
    ['kruber', 'swap'],
  ])("16.17, E9 Immunity: the ability of %s is no use against E'moon", (character, type) => {
    const table = playing(character, [next], { empty: ['lynx'] });
    expect(table.choices(type)).toEqual([]);
    expect(table.skip().choices(type)).toEqual([]);
  });

  test("16.17, E9 Tharsis does not burn E'moon; weapons hurt as ever", () => {
    const table = playing('tharsis', [next], { weapons: ['scratch'] }, { chance: [1, 2, 4, 1, 2] }).skip();
    expect(table.play(shoot('scratch', 1)).health[1]).toBe(80);
  });
});

describe('Jamba Z', () => {
  const shooting = (
    character: CharacterId,
    dice: readonly number[],
    target: Setting = {},
    mine: Setting = {},
  ) =>
    playing(
      character,
      [{ at: 'Q10', character: 'jamba', ...target }],
      { cooldown: 9, weapons: ['scratch'], ...mine },
      { chance: [1, 2, ...dice, 1, 2] },
    )
      .skip()
      .play(shoot('scratch', 1));

  test.each<[rule: string, die: number, health: readonly number[]]>([
    ['16.18, D8 Laugh: a shot of 20 or less costs the shooter 20', 4, [80, 80, 100]],
    ['16.18, D8 one of 25 does not', 5, [100, 75, 100]],
  ])('%s', (_rule, die, health) => {
    expect(shooting('medea', [die]).health).toEqual(health);
  });

  test('16.18, D8 a miss counts; the damage is read before armor', () => {
    const miss = playing(
      'medea',
      [{ at: 'Q10', character: 'jamba' }],
      { cooldown: 9, weapons: ['kiss'] },
      { chance: [1, 2, 1, 1, 2] },
    );
    expect(miss.skip().play(shoot('kiss', 1)).health).toEqual([80, 100, 100]);
    expect(shooting('medea', [5], { bodyArmor: true }).health).toEqual([100, 95, 100]);
  });

  test("16.18, D8 nobody laughs who fell, and E'moon is not hurt", () => {
    const fallen = shooting('medea', [4], { health: 20 });
    expect(fallen.health).toEqual([100, 0, 100]);
    expect(shooting('emoon', [1]).health).toEqual([100, 95, 100]);
  });

  test('15.3, 16.18 a shooter who falls by Laugh falls to Jamba Z; a copied Laugh is gone', () => {
    const table = shooting('medea', [1], {}, { health: 20, helmet: true });
    expect(table.told('fell')).toEqual([{ type: 'fell', seat: 0, by: 1 }]);
    expect(table.figure(1).helmet).toBe(true);
    const copy = playing(
      'medea',
      [{ at: 'Q10', ...octor('laugh') }],
      { cooldown: 9, weapons: ['scratch'] },
      { chance: [1, 2, 1, 1, 2] },
    );
    expect(copy.skip().play(shoot('scratch', 1)).figure(1).copied).toBe('none');
    expect(copy.health[0]).toBe(80);
  });
});

test('16.2 a copy that is not ready cannot be used', () => {
  const table = playing('octor', [{ at: 'Q10' }], { copied: 'supernova', cooldown: 3, defensive: 'field' });
  expect(table.choices('supernova')).toEqual([]);
  expect(table.skip().choices()).toContainEqual(use('field'));
});
