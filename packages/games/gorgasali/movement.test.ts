import { describe, expect, test } from 'vitest';
import { squareName } from './board.ts';
import type { Choice } from './choice.ts';
import { banner, END, go, IslandTable, type Setting, sq, use } from './testing/table.ts';

const AWAY: Setting = { at: 'AA28' };
const ends = (table: IslandTable) =>
  table
    .choices('go')
    .flatMap((choice) => (choice.type === 'go' ? [squareName(choice.to)] : []))
    .sort();
const step = (to: string): Choice => ({ type: 'step', to: sq(to) });

/** Seat 0 alone in the north, with these dice. */
function moving(
  at: string,
  dice: readonly number[],
  more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {},
) {
  return new IslandTable({ figures: [{ at }, AWAY], chance: [...dice, 1, 2], ...more });
}

describe('steps', () => {
  test('6.1, 6.2, 6.5 the whole sum of the dice is used, up, down, left or right', () => {
    expect(ends(moving('P10', [1, 1]))).toEqual(['N10', 'O11', 'O9', 'P12', 'P8', 'Q11', 'Q9', 'R10']);
  });

  test('6.3 forest costs 2, mountain 2, water 3', () => {
    // North of E3 lies forest, east of C3 a mountain, west of G3 nothing, east of it water.
    expect(ends(moving('E3', [1, 1]))).toContain('E2');
    expect(ends(moving('C3', [1, 1]))).toContain('D3');
    expect(ends(moving('G3', [1, 1]))).not.toContain('H3');
    expect(ends(moving('G3', [1, 2]))).toContain('H3');
  });

  test('6.5, A4 a movement ends where no step can be paid', () => {
    // From E3 only forest and mountain lead on, which one step that is left does not pay.
    const banners = [banner('barrier', 1, ['F3', 'F4', 'F5', 'D4', 'E5'])];
    expect(ends(moving('E4', [1, 1], { banners }))).toEqual(['E3']);
    expect(ends(moving('E4', [1, 2], { banners }))).toEqual(['D3', 'E2']);
  });

  test('6.4, A5 no square is entered twice, that of the start neither', () => {
    const table = moving('P10', [1, 1]).play({ type: 'walk' }, step('P9'));
    expect(table.choices('step')).not.toContainEqual(step('P10'));
    expect(table.choices('step')).toContainEqual(step('P8'));
    expect(ends(moving('P10', [1, 1]))).not.toContain('P10');
  });

  test('6.6 on a chest the figure may stop, whatever is left', () => {
    const table = moving('P10', [3, 4], { chests: ['P9'], chance: [3, 4, 'axe', 'axe', 'scratch', 1, 2] });
    expect(ends(table)).toContain('P9');
    const opened = table.play({ type: 'walk' }, step('P9'), { type: 'stop' });
    expect(opened.figure(0).weapons).toEqual([{ weapon: 'scratch', loaded: true }]);
  });

  test('6.6 and may walk on past it', () => {
    const table = moving('P10', [1, 1], { chests: ['P9'] }).play({ type: 'walk' }, step('P9'), step('P8'));
    expect(table.state.chests).toEqual([sq('P9')]);
    expect(table.figure(0).square).toBe(sq('P8'));
  });

  test('6.7, B4 a movement that ends on a chest opens it', () => {
    const table = moving('P10', [1, 1], { chests: ['P8'], chance: [1, 1, 'axe', 'axe', 'scratch', 1, 2] });
    table.play({ type: 'walk' }, step('P9'), step('P8'));
    expect(table.state.chests).toEqual([]);
  });

  test('6.8, A6 no figure enters or passes the square of another', () => {
    const table = new IslandTable({ figures: [{ at: 'P10' }, { at: 'P9' }], chance: [1, 1] });
    expect(ends(table)).toEqual(['N10', 'O11', 'O9', 'P12', 'Q11', 'Q9', 'R10']);
  });

  test('6.9, A9 a barrier stops a movement, a field does not', () => {
    const walled = moving('P10', [1, 1], { banners: [banner('barrier', 0, ['N9', 'O9', 'P9', 'Q9', 'R9'])] });
    expect(ends(walled)).toEqual(['N10', 'O11', 'P12', 'Q11', 'R10']);
    const open = moving('P10', [1, 1], { banners: [banner('field', 1, ['P9']), banner('smoke', 1, ['P8'])] });
    expect(ends(open)).toContain('P8');
  });

  test('6.9 the tree and the rim stop a movement', () => {
    expect(ends(moving('N15', [1, 1]))).not.toContain('P15');
    expect(ends(moving('A1', [1, 1]))).toEqual(['A3', 'B2', 'C1']);
  });

  test('6.10, A7 a figure without any step stays; that is no skip, after a double neither', () => {
    const around = ['O10', 'Q10', 'P9', 'P11'];
    const table = new IslandTable({
      figures: [{ at: 'P10' }, AWAY],
      banners: [banner('barrier', 1, around)],
      chance: [2, 2, 1, 2],
    });
    expect(table.told('stayed')).toEqual([{ type: 'stayed', seat: 0, by: 'need' }]);
    expect(table.figure(0).skipped).toBe(false);
  });
});

describe('skipping', () => {
  test.each<[rule: string, dice: readonly number[], skipped: boolean, possible: boolean]>([
    ['6.11 a player may skip', [1, 2], false, true],
    ['6.11 but not after a double', [4, 4], false, false],
    ['6.11 and not in two turns in a row', [1, 2], true, false],
  ])('%s', (_rule, dice, skipped, possible) => {
    const table = new IslandTable({ figures: [{ at: 'P10', skipped }, AWAY], chance: [...dice, 1, 2] });
    expect(table.choices('skip')).toHaveLength(possible ? 1 : 0);
  });

  test('6.12, B6 a movement clears the memory of a skip, and so does a turn in frost', () => {
    const moved = new IslandTable({ figures: [{ at: 'P10', skipped: true }, AWAY], chance: [1, 1, 1, 2] });
    expect(moved.play(go('P12')).figure(0).skipped).toBe(false);
    const frozen: Setting = { at: 'P10', skipped: true, frozenBy: [1 as never] };
    const stayed = new IslandTable({ figures: [frozen, AWAY], chance: [1, 2, 1, 2] });
    expect(stayed.figure(0).skipped).toBe(false);
  });
});

describe('sectors', () => {
  test('6.13, A12 a figure comes in by its gate, which costs 1', () => {
    const table = new IslandTable({ figures: [{ sector: 3 }, AWAY], chance: [1, 1, 1, 2] });
    expect(ends(table)).toEqual(['N1', 'O2', 'P1']);
  });

  test('6.13, A12 where the gate is taken the figure waits; that is no skip', () => {
    const table = new IslandTable({ figures: [{ sector: 3 }, { at: 'O1' }], chance: [2, 1, 1, 2] });
    expect(table.told('stayed')).toEqual([{ type: 'stayed', seat: 0, by: 'need' }]);
    expect(table.decision.seat).toBe(1);
  });

  test('6.14, A12, E10 in a sector a player may skip, open an extra chest and heal, and nothing else', () => {
    const table = new IslandTable({
      figures: [
        {
          sector: 3,
          character: 'medea',
          extraChests: 1,
          weapons: ['lynx'],
          defensive: 'field',
          throwable: 'smoke',
          consumables: ['teleport'],
        },
        { at: 'O2' },
      ],
      chance: [1, 2],
    });
    expect(table.choices().map(({ type }) => type)).toEqual(['roll', 'openExtra', 'heal']);
    table.play({ type: 'roll' }).play({ type: 'skip' });
    expect(table.choices().map(({ type }) => type)).toEqual(['end', 'openExtra', 'heal']);
  });

  test('6.14, E10 no ability reaches a figure in a sector', () => {
    const figures: Setting[] = [
      { at: 'O2', character: 'armazi' },
      { sector: 3, character: 'varas' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 2] }).skip();
    expect(table.decision.seat).toBe(1);
  });
});

describe('springs and zones', () => {
  test('6.15, B8 a movement that ends on a spring heals 20', () => {
    const near = new IslandTable({ figures: [{ at: 'J12', health: 50 }, AWAY], chance: [1, 1, 1, 2] });
    expect(near.play(go('J10')).health[0]).toBe(70);
    const standing = new IslandTable({ figures: [{ at: 'J10', health: 50 }, AWAY], chance: [1, 2, 1, 2] });
    expect(standing.end().health[0]).toBe(50);
  });

  test.each<[rule: string, round: number, loss: number]>([
    ['8.1, C1 in round 5 all zones are active', 5, 0],
    ['8.1, 8.2 in round 6 zone 1 is not: 5 a square', 6, 5],
    ['8.2 in round 11 an inactive square costs 10', 11, 10],
    ['8.2 in round 16 15, in all inactive zones alike', 16, 15],
    ['8.6, C2 and in round 30 still 15', 30, 15],
  ])('%s', (_rule, round, loss) => {
    const table = moving('A8', [1, 1], { round, figures: [{ at: 'A8' }, { at: 'L12' }] });
    table.play(go('A10', 2 * loss));
    expect(table.health).toEqual([100 - 2 * loss, 100]);
  });

  test('8.3, C3 standing on inactive ground costs nothing', () => {
    const table = moving('A8', [1, 2], { round: 6, figures: [{ at: 'A8' }, { at: 'L12' }] }).end();
    expect(table.health[0]).toBe(100);
  });

  test('8.4, C3 armor and a magic field do not help', () => {
    const table = moving('A8', [1, 1], {
      round: 6,
      figures: [{ at: 'A8', helmet: true }, { at: 'L12' }],
      banners: [banner('field', 0, ['A10'])],
    }).play(go('A10', 10));
    expect(table.health[0]).toBe(90);
    expect(table.figure(0).helmet).toBe(true);
  });

  test('8.5, C4 a figure that falls by a zone falls at once; nobody gets its cards', () => {
    const figures: Setting[] = [{ at: 'A8', health: 5, weapons: ['lynx'] }, { at: 'L12' }, AWAY];
    const table = moving('A8', [1, 1], { round: 6, figures }).play(go('A10', 10));
    expect(table.told('moved')[0]?.way).toEqual([sq('A9')]);
    expect(table.state.fallen).toEqual([0]);
    expect(table.figure(1).weapons).toEqual([]);
    expect(table.state.weaponDiscard.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('8.6, C2 if it was agreed, zone 4 shrinks after round 20, at 20 a square', () => {
    const setup = { figures: [{ at: 'L12' }, AWAY], chance: [1, 1, 1, 2], fourthZone: true };
    expect(new IslandTable({ ...setup, round: 20 }).choices()).toContainEqual(go('M13', 0));
    expect(new IslandTable({ ...setup, round: 21 }).choices()).toContainEqual(go('M13', 40));
  });

  test('8.7, C5 chests of inactive zones stay and work', () => {
    const table = moving('A8', [1, 1], {
      round: 6,
      figures: [{ at: 'A8' }, { at: 'L12' }],
      chests: ['A10'],
      chance: [1, 1, 'axe', 'rope', 'kiss', 1, 2],
    }).play(go('A10', 10));
    expect(table.figure(0).consumables).toEqual(['axe', 'rope']);
  });
});

describe('movement cards', () => {
  const held = (card: Setting['consumables'], at: string, dice: readonly number[], more = {}) =>
    new IslandTable({
      figures: [{ at, ...(card && { consumables: card }) }, AWAY],
      chance: [...dice, 1, 2],
      ...more,
    });

  test.each<[rule: string, card: 'axe' | 'rope' | 'boat', at: string, to: string]>([
    ['11.4 with an Axe forest costs 1', 'axe', 'E4', 'E2'],
    ['11.4 with a Rope mountain costs 1', 'rope', 'B4', 'D4'],
    ['11.4 with a Boat water costs 1', 'boat', 'F4', 'H4'],
  ])('%s', (_rule, card, at, to) => {
    const table = held([card], at, [1, 1]);
    expect(ends(table)).not.toContain(to);
    table.play(use(card));
    expect(ends(table)).toContain(to);
    expect(table.figure(0).consumables).toEqual([]);
  });

  test('11.3 a player who used one moves: there is no skip after it', () => {
    const table = held(['axe'], 'E4', [1, 2]).play(use('axe'));
    expect(table.choices('skip', 'use')).toEqual([]);
  });

  test('11.5, A3 with a Compass steps may be diagonal, but not between two squares of barrier', () => {
    const table = held(['compass'], 'P10', [1, 1]);
    expect(ends(table)).not.toContain('R12');
    expect(ends(table.play(use('compass')))).toContain('R12');
    const banners = [banner('barrier', 1, ['P11', 'Q10'])];
    const walled = held(['compass'], 'P10', [1, 1], { banners }).play(use('compass'), { type: 'walk' });
    expect(walled.choices()).not.toContainEqual(step('Q11'));
    expect(walled.choices()).toContainEqual(step('O11'));
  });

  test('11.6 Adrenaline doubles the movement number', () => {
    const table = held(['adrenaline'], 'P10', [1, 1]);
    expect(ends(table)).not.toContain('T10');
    expect(ends(table.play(use('adrenaline')))).toContain('T10');
  });

  test('11.7 Teleport leads to a vacant square of the row or column, at most 8 away; then the figure moves on', () => {
    const table = held(['teleport'], 'P10', [1, 2], { chests: ['P9'] });
    const to = (name: string): Choice => ({ type: 'teleport', to: sq(name) });
    const listed = table.choices('teleport');
    expect(listed).toContainEqual(to('P2'));
    expect(listed).toContainEqual(to('X10'));
    for (const name of ['P1', 'Q11', 'P9', 'P10', 'P15']) expect(listed).not.toContainEqual(to(name));
    table.play(to('P4'));
    expect(table.figure(0).square).toBe(sq('P4'));
    expect(table.asked).toBe('move');
  });

  test('11.8 a Teleport onto an inactive square costs as much as one such square', () => {
    const figures: Setting[] = [{ at: 'J10', consumables: ['teleport'] }, AWAY];
    const table = new IslandTable({ figures, round: 11, chance: [1, 2] });
    expect(table.play({ type: 'teleport', to: sq('J3') }).health[0]).toBe(90);
  });

  test('11.9, B7 Teleport, then a skip, counts as a skip; a spring heals', () => {
    const figures: Setting[] = [{ at: 'J12', health: 40, consumables: ['teleport'] }, AWAY];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 2] }).play({
      type: 'teleport',
      to: sq('J10'),
    });
    table.play({ type: 'skip' });
    expect(table.figure(0).skipped).toBe(true);
    expect(table.health[0]).toBe(60);
    const double = new IslandTable({ figures, chance: [2, 2] }).play({ type: 'teleport', to: sq('J10') });
    expect(double.choices('skip')).toEqual([]);
  });
});

test('5.5, 5.9 the figure moves, then the turn may be ended', () => {
  const table = new IslandTable({ figures: [{ at: 'P10', empty: ['lynx'] }, AWAY], chance: [1, 1, 1, 2] });
  expect(table.choices('end')).toEqual([]);
  table.play(go('P12'));
  expect(table.choices()).toEqual([END, { type: 'reload' }]);
});
