import { describe, expect, test } from 'vitest';
import { squareName } from './board.ts';
import type { Choice } from './choice.ts';
import { banner, END, go, hurl, IslandTable, type Setting, shoot, sq, use } from './testing/table.ts';

const AWAY: Setting = { at: 'AA28' };

describe('armor', () => {
  /** A Mantis shot for an even damage at a figure with helmet and body armor. */
  const hit = (damage: number, armor: Setting) => {
    const dice = [1, 2, 3, 4, 5].map((_, index) => Math.min(6, Math.max(1, damage / 2 - 4 - index * 5)));
    const sum = dice.reduce((total, die) => total + die, 0);
    const figures: Setting[] = [{ at: 'P10', weapons: ['mantis'] }, { at: 'Q10', ...armor }, AWAY];
    const table = new IslandTable({ figures, chance: [1, 2, ...dice, 1, 2] }).skip().play(shoot('mantis', 1));
    return {
      sum,
      kept: [table.figure(1).helmet, table.figure(1).bodyArmor],
      lost: 100 - (table.health[1] ?? 0),
    };
  };
  const both = { helmet: true, bodyArmor: true };

  test.each<[rule: string, damage: number, armor: Setting, kept: readonly boolean[], lost: number]>([
    ['12.1, 12.2, D3 10 into a Helmet and Body armor: the helmet goes', 10, both, [false, true], 0],
    ['12.2, D3 18: the body armor goes', 18, both, [true, false], 0],
    ['12.2, D3 24: both go', 24, both, [false, false], 0],
    ['12.2, D3 50: both go, and 20 are lost', 50, both, [false, false], 20],
    ['12.1 18 into a Helmet alone: 8 are lost', 18, { helmet: true }, [false, false], 8],
    [
      '12.1 18 into Body armor alone: it is discarded though it took less',
      18,
      { bodyArmor: true },
      [false, false],
      0,
    ],
  ])('%s', (_rule, damage, armor, kept, lost) => {
    const result = hit(damage, armor);
    expect(result.sum * 2).toBe(damage);
    expect(result.kept).toEqual(kept);
    expect(result.lost).toBe(lost);
  });

  test('12.2, D3 no damage uses none', () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['kiss'] },
      { at: 'Q10', ...both },
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 1, 2] }).skip().play(shoot('kiss', 1));
    expect(table.figure(1)).toMatchObject(both);
  });

  test('12.4, 13.7, D2 in a Magic field 27 become 13, then armor takes from them', () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['lynx'] },
      { at: 'Q10', helmet: true },
    ];
    const banners = [banner('field', 0, ['Q10'])];
    const table = new IslandTable({ figures, banners, chance: [1, 2, 3, 3, 3, 1, 2] })
      .skip()
      .play(shoot('lynx', 1));
    expect(table.health[1]).toBe(97);
    expect(table.told('damaged')).toEqual([
      { type: 'damaged', seat: 1, amount: 3, blocked: 24, cause: 'weapon' },
    ]);
  });

  test('12.5, D5 damage of abilities ignores armor and field', () => {
    const figures: Setting[] = [
      { at: 'P10', character: 'armazi' },
      { at: 'Q10', character: 'medea', cooldown: 9, ...both },
    ];
    const banners = [banner('field', 1, ['Q10'])];
    const table = new IslandTable({ figures, banners, chance: [1, 2] }).play({
      type: 'supernova',
      targets: [1 as never],
    });
    expect(table.health[1]).toBe(65);
    expect(table.figure(1)).toMatchObject(both);
  });
});

describe('banners', () => {
  const holding = (
    defensive: 'platform' | 'field' | 'barrier' | 'lightning',
    more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {},
  ) =>
    new IslandTable({
      figures: [{ at: 'P10', defensive }, AWAY],
      chance: [1, 2, 1, 2, 1, 2],
      ...more,
    }).skip();
  const barrier = (from: string, along: 'across' | 'down'): Choice => ({
    type: 'barrier',
    from: sq(from),
    along,
  });

  test('13.1, A8 a banner needs vacant squares: no figure, chest, banner, smoke or tree', () => {
    const table = holding('lightning', {
      figures: [{ at: 'N14', defensive: 'lightning' }, { at: 'M14' }],
      chests: ['M13'],
      banners: [banner('field', 1, ['N13']), banner('smoke', 1, ['O13'])],
    });
    const at = table
      .choices('lightning')
      .map((choice) => (choice.type === 'lightning' ? squareName(choice.at) : ''));
    expect(at).toEqual(['O14', 'M15', 'N15']);
  });

  test('13.1, A8 obstacles and gates are vacant, and beneath the own figure', () => {
    expect(holding('field', { figures: [{ at: 'C1', defensive: 'field' }, AWAY] }).choices()).toContainEqual(
      use('field'),
    );
    const taken = holding('field', { banners: [banner('platform', 0, ['P10'])] });
    expect(taken.choices('use')).toEqual([]);
  });

  test('5.6, 5.8 one defensive card a turn, also where an extra chest brings another', () => {
    const table = holding('field', {
      figures: [{ at: 'P10', defensive: 'field', extraChests: 1 }, AWAY],
      chance: [1, 2, 'platform', 'axe', 'lynx', 1, 2],
    });
    table.play(use('field')).play({ type: 'openExtra' });
    expect(table.figure(0).defensive).toBe('platform');
    expect(table.choices('use')).toEqual([]);
  });

  test('5.6, 5.8 one throwable a turn, also where an extra chest brings another', () => {
    const table = holding('field', {
      figures: [{ at: 'P10', throwable: 'smoke', extraChests: 1 }, AWAY],
      chance: [1, 2, 'smoke', 'axe', 'lynx', 1, 2],
    });
    table.play(use('smoke')).play({ type: 'openExtra' });
    expect(table.figure(0).throwable).toBe('smoke');
    expect(table.choices('use')).toEqual([]);
  });

  test('13.2, D13 placed in round 6, it is gone at the start of round 8; it outlives its owner', () => {
    const table = holding('field', {
      round: 6,
      figures: [{ at: 'L12', defensive: 'field' }, { at: 'S18' }],
      chance: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
    });
    table.play(use('field'));
    expect(table.state.banners).toEqual([banner('field', 0, ['L12'], 8)]);
    table.skip().play(go('L13'));
    expect(table.state.round).toBe(7);
    expect(table.state.banners).toHaveLength(1);
  });

  test('13.2, D13 the banner goes when its round begins', () => {
    const table = holding('field', {
      round: 7,
      active: 1,
      figures: [{ at: 'L12' }, { at: 'S18', defensive: 'field' }],
      banners: [banner('platform', 0, ['N10'], 8), banner('barrier', 0, ['A1'], 9)],
    }).play(END);
    expect(table.state.round).toBe(8);
    expect(table.state.banners.map(({ kind }) => kind)).toEqual(['barrier']);
  });

  test('13.3, B13 there is no limit to banners', () => {
    const many = Array.from({ length: 20 }, (_, index) => banner('field', 1, [`B${index + 2}`]));
    expect(holding('field', { banners: many }).play(use('field')).state.banners).toHaveLength(21);
  });

  test('13.4, A11 a Barrier is five vacant squares in a line, one of them next to the figure', () => {
    const table = holding('barrier');
    expect(table.choices()).toContainEqual(barrier('Q8', 'down'));
    expect(table.choices()).toContainEqual(barrier('Q11', 'across'));
    expect(table.choices()).not.toContainEqual(barrier('P8', 'down'));
    expect(table.choices()).not.toContainEqual(barrier('R8', 'down'));
    table.play(barrier('Q8', 'down'));
    expect(table.state.banners[0]?.squares.map(squareName)).toEqual(['Q8', 'Q9', 'Q10', 'Q11', 'Q12']);
  });

  test('13.4 it reaches the rim and no further', () => {
    const table = holding('barrier', { figures: [{ at: 'A1', defensive: 'barrier' }, AWAY] });
    const names = (['across', 'down'] as const).flatMap((along) =>
      ['B1', 'A2', 'B2'].map((from) => barrier(from, along)),
    );
    expect(new Set(table.choices('barrier'))).toEqual(new Set(names));
  });

  test('13.5, D12 Ball lightning strikes an enemy of its owner who ends a turn within range 3, again and again', () => {
    const banners = [banner('lightning', 1, ['S10'])];
    const figures: Setting[] = [{ at: 'P10', helmet: true }, AWAY];
    const table = new IslandTable({ figures, banners, chance: [1, 2, 1, 2] }).end();
    expect(table.health).toEqual([75, 100]);
    expect(table.state.banners).toHaveLength(1);
  });

  test('13.5, D12 but not its owner, nor a figure at range 4', () => {
    const own = new IslandTable({
      figures: [{ at: 'P10' }, AWAY],
      banners: [banner('lightning', 0, ['S10'])],
      chance: [1, 2, 1, 2],
    });
    expect(own.end().health[0]).toBe(100);
    const far = new IslandTable({
      figures: [{ at: 'P10' }, AWAY],
      banners: [banner('lightning', 1, ['T10'])],
      chance: [1, 2, 1, 2],
    });
    expect(far.end().health[0]).toBe(100);
  });

  test('13.5 it is placed on a vacant square next to the figure', () => {
    const table = holding('lightning').play({ type: 'lightning', at: sq('Q11') });
    expect(table.state.banners[0]).toMatchObject({ kind: 'lightning', owner: 0, squares: [sq('Q11')] });
  });

  test('13.6, 13.8 a Tree platform that was left serves the next figure', () => {
    const figures: Setting[] = [{ at: 'P10', weapons: ['scratch'] }, { at: 'Q10' }];
    const banners = [banner('platform', 0, ['Q10'])];
    const table = new IslandTable({ figures, banners, chance: [1, 2, 6, 1, 2] })
      .skip()
      .play(shoot('scratch', 1));
    expect(table.health[1]).toBe(75);
  });

  test('12.6, D10 at the end of a turn lightnings come first, in their order, then Ignite', () => {
    const figures: Setting[] = [
      { at: 'P10', character: 'medea', cooldown: 9 },
      { at: 'Q10', character: 'tharsis' },
      AWAY,
    ];
    const banners = [banner('lightning', 2, ['S10']), banner('lightning', 1, ['S11'])];
    const table = new IslandTable({ figures, banners, chance: [1, 2, 1, 2] }).end();
    expect(table.told('damaged').map(({ cause, amount }) => [cause, amount])).toEqual([
      ['lightning', 35],
      ['lightning', 35],
      ['ignite', 10],
    ]);
  });
});

describe('throwables', () => {
  const throwing = (
    throwable: 'flame' | 'spear' | 'ntt' | 'smoke',
    at: string,
    dice: readonly number[] = [],
    more: readonly Setting[] = [AWAY],
  ) =>
    new IslandTable({
      figures: [{ at: 'P10', throwable }, { at, weapons: ['lynx'] }, ...more],
      chance: [1, 2, ...dice, 1, 2],
    }).skip();

  test('14.1 a throwable is discarded whether it hit or not, and needs a clear view', () => {
    const table = throwing('spear', 'R10', [3]).play(hurl('spear', 1));
    expect(table.figure(0).throwable).toBe('none');
    expect(table.health[1]).toBe(100);
    const figures: Setting[] = [{ at: 'P10', throwable: 'spear' }, { at: 'R10' }];
    const banners = [banner('barrier', 1, ['Q8', 'Q9', 'Q10', 'Q11', 'Q12'])];
    const blocked = new IslandTable({ figures, banners, chance: [1, 2, 1, 2] }).skip();
    expect(blocked.choices('throw')).toEqual([]);
  });

  test.each<[rule: string, at: string, possible: boolean]>([
    ['14.2 a Flame bulb reaches range 2', 'R10', true],
    ['14.2 and not range 1', 'Q10', false],
    ['14.2 nor range 3', 'S10', false],
  ])('%s', (_rule, at, possible) => {
    expect(throwing('flame', at).choices('throw')).toEqual(possible ? [hurl('flame', 1)] : []);
  });

  test('14.2, D11 with 9 it burns the target and the enemies of the thrower next to it, each with their own armor', () => {
    const more: Setting[] = [{ at: 'S10', helmet: true }, { at: 'Q10' }, AWAY];
    const table = throwing('flame', 'R10', [4, 5], more).play(hurl('flame', 1));
    expect(table.health).toEqual([100, 60, 70, 60, 100]);
  });

  test('14.2, D11 with 8 it harms nobody', () => {
    expect(throwing('flame', 'R10', [4, 4], [{ at: 'S10' }]).play(hurl('flame', 1)).health).toEqual([
      100, 100, 100,
    ]);
  });

  test.each<[rule: string, die: number, health: number]>([
    ['14.3 a Magic spear at range 4 hits with a 4', 4, 40],
    ['14.3 and with nothing else', 5, 100],
  ])('%s', (_rule, die, health) => {
    expect(throwing('spear', 'T10', [die]).play(hurl('spear', 1)).health[1]).toBe(health);
  });

  test('14.3 it reaches range 6 and not 7', () => {
    expect(throwing('spear', 'V10').choices('throw')).toHaveLength(1);
    expect(throwing('spear', 'W10').choices('throw')).toHaveLength(0);
  });

  test('14.4 an NTT bulb turns all weapons of one target face down, without a roll', () => {
    const table = throwing('ntt', 'S10', [], [{ at: 'S11', weapons: ['kiss'] }]).play(hurl('ntt', 1));
    expect(table.figure(1).weapons).toEqual([{ weapon: 'lynx', loaded: false }]);
    expect(table.figure(2).weapons).toEqual([{ weapon: 'kiss', loaded: true }]);
  });

  test('14.5, 14.7 a Smoke bulb goes beneath the figure, and not where a defensive banner lies', () => {
    const table = throwing('smoke', 'R10').play(use('smoke'));
    expect(table.state.banners).toEqual([banner('smoke', 0, ['P10'], 3)]);
    const figures: Setting[] = [{ at: 'P10', throwable: 'smoke' }, AWAY];
    const full = new IslandTable({
      figures,
      banners: [banner('field', 1, ['P10'])],
      chance: [1, 2, 1, 2],
    }).skip();
    expect(full.decision.seat).toBe(1);
  });

  test('14.6, D14 smoke of round 11 is gone at the start of the turn of its owner in round 13', () => {
    const smoke = [banner('smoke', 0, ['P10'], 13)];
    const figures: Setting[] = [{ at: 'P10' }, AWAY];
    expect(new IslandTable({ figures, round: 13, banners: smoke, chance: [1, 2] }).state.banners).toEqual([]);
    expect(
      new IslandTable({ figures, round: 12, banners: smoke, chance: [1, 2] }).state.banners,
    ).toHaveLength(1);
    expect(
      new IslandTable({ figures, round: 13, active: 1, banners: smoke, chance: [1, 2] }).state.banners,
    ).toHaveLength(1);
  });

  test('14.6, D14 it ends when its owner leaves the square, and not by a throwable', () => {
    const figures: Setting[] = [{ at: 'P10', throwable: 'spear' }, { at: 'R10' }];
    const banners = [banner('smoke', 0, ['P10'])];
    const moved = new IslandTable({ figures, banners, chance: [1, 1, 1, 2] }).play(go('P12'));
    expect(moved.state.banners).toEqual([]);
    const thrown = new IslandTable({ figures, banners, chance: [1, 2, 6, 1, 2] })
      .skip()
      .play(hurl('spear', 1));
    expect(thrown.state.banners).toHaveLength(1);
  });
});
