import { formatSave, parseSave, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, TAKE_HIT, type Way } from './choice.ts';
import type { AbilityId, CharacterId } from './ids.ts';
import { type Fight, flashDuel, type State } from './index.ts';
import { BattleTable, DuelTable, use } from './testing/table.ts';

/** The match as rules 0.3.0 would have saved it, with these vars on its frame of that procedure, loaded again. */
function asOf030<Table extends DuelTable | BattleTable>(
  table: Table,
  procedure: string,
  vars: object,
): Table {
  const frame = table.state.stack.find((one) => one.procedure === procedure);
  if (!frame) throw new Error(`no ${procedure} is under way`);
  Object.assign(frame.vars, vars);
  return savedBy('0.3.0', table);
}

/** The match as those rules would have saved it, loaded again: before 0.5.0 there was one Soldier and one mine. */
function savedBy<Table extends DuelTable | BattleTable>(rulesVersion: string, table: Table): Table {
  const { soldiers, mines, showings, loyalty, ...rest } = table.state;
  const state = {
    ...rest,
    stack: rest.stack.map(withRolled),
    soldier: soldiers[0],
    mine: mines[0],
    loyalty: loyalty && { ...loyalty, showings },
  } as unknown as State;
  const loaded = parseSave(flashDuel, formatSave({ ...table.match, state, rulesVersion }));
  if (!loaded.ok) throw new Error(loaded.why.text);
  table.match = loaded.value;
  expect(table.match.rulesVersion).toBe(flashDuel.rulesVersion);
  return table;
}

/** All that was kept of cards turned up was how many of them helped. */
function withRolled(frame: State['stack'][number]): State['stack'][number] {
  if (frame.procedure !== 'fight') return frame;
  const { turned, ...fight } = frame.vars as Fight;
  return { ...frame, vars: { ...fight, rolled: turned.length } };
}

test('14.27 a Soldier and a mine of before 0.5.0 belong to those who put them there', () => {
  const table = new DuelTable({ characters: ['onimaru', 'zane'], spaces: [4, 14], draws: [1] });
  table.play(use('clockworkSoldier'), move(1, 'forward'), use('landmine', { space: 9 }));
  const { state } = table;
  expect(state.soldiers).toEqual([{ owner: 0, space: 18 }]);
  expect(savedBy('0.4.0', table).state).toEqual(state);
});

test('14.9 a card that was turned up before 0.5.0 still counts toward the block', () => {
  const table = new DuelTable({
    characters: ['troq', 'lum'],
    hands: [
      [1, 1, 2, 3, 3],
      [1, 1, 2, 4, 5],
    ],
    spaces: [5, 8],
    draws: [3, 5, 4],
  }).play(attack(3, 1), DECLINE, use('rollTheDice'));
  savedBy('0.4.0', table);
  expect(table.choices).toEqual([block(3, 1), TAKE_HIT]);
  expect(table.play(block(3, 1)).hand(1)).toEqual([1, 1, 2, 4, 5]);
});

test('22.30 in a fight begun before 0.5.0 the dash of a dashing block comes from the hand', () => {
  const table = savedBy(
    '0.4.0',
    new BattleTable({
      mode: 'team',
      characters: ['rook', 'zane', 'troq', 'lum'],
      spaces: [5, 8, 1, 10],
      hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [3, 4]],
      draws: [2, 5],
    }).play(attack(3, 1), TAKE_HIT),
  ).play(use('rollTheDice'));
  expect([table.asked, table.choices]).toEqual([3, [DECLINE]]);
});

test('21.9, 18.18 to whom a hand was shown before 0.5.0 is still known', () => {
  const table = new BattleTable({
    mode: 'betrayal',
    characters: ['zane', 'rook', 'troq', 'jaina'],
    traitor: 4,
  });
  table.take(0, { type: 'showHand', to: seat(2) });
  expect(savedBy('0.4.0', table).state.showings).toEqual([[0, 2]]);
  expect(table.state.loyalty).toEqual({ traitor: 4, shown: false, cleared: [] });
});

test('a match of before 0.5.0 with an empty bridge has an empty bridge', () => {
  const table = new DuelTable({ characters: ['onimaru', 'zane'] });
  const { state } = table;
  expect(savedBy('0.4.0', table).state).toEqual(state);
});

/** An ability has been announced, which 0.3.0 had in this other way, and Grave may still counter it. */
function announced(character: CharacterId, chosen: { ability: AbilityId; now: Way; old: Way }): DuelTable {
  const table = new DuelTable({ characters: [character, 'grave'], spaces: [1, 14], discard: [4] });
  return asOf030(table.play(use(chosen.ability, chosen.now)), 'announce', { way: chosen.old });
}

test('an exchange announced before 0.4.0 takes its card, and none is given for it any more', () => {
  const table = announced('quince', {
    ability: 'politicalProwess',
    now: { card: 4 },
    old: { card: 1, other: 4 },
  });
  table.play(DECLINE);
  expect(table.hand(0)).toEqual([1, 2, 3, 4, 4, 5]);
  expect(table.state.discard).toEqual([0, 0, 0, 0, 0]);
  expect([table.asked, table.question]).toEqual([0, 'mainAction']);
});

describe('Spectral Push announced before 0.4.0', () => {
  const pushing = () => announced('degrey', { ability: 'spectralPush', now: { space: 15 }, old: {} });

  test('it pushes three spaces, as it did then', () => {
    const table = pushing().play(DECLINE);
    expect(table.spaces).toEqual([1, 17]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('countered it pushes nobody', () => {
    expect(pushing().play(use('reversal')).spaces).toEqual([1, 14]);
  });

  test('past the edge it ends on the Start space, and of several it pushes the opponent who was named', () => {
    const target = seat(3);
    const table = new BattleTable({
      mode: 'team',
      characters: ['degrey', 'grave', 'troq', 'rook'],
      spaces: [1, 9, 1, 17],
    }).play(use('spectralPush', { space: 18, target }));
    expect(asOf030(table, 'announce', { way: { target } }).play(DECLINE).spaces).toEqual([1, 9, 1, 18]);
  });
});

describe('Stun Lock offered before 0.4.0', () => {
  /** Vendetta has struck with two cards, which were blocked; the save has so many. */
  function blocked(count: number): DuelTable {
    const hands = [
      [1, 2, 3, 3, 5],
      [1, 3, 3, 4, 5],
    ] as const;
    const table = new DuelTable({
      characters: ['vendetta', 'rook'],
      hands,
      spaces: [3, 8],
      draws: [2, 2, 2, 1, 1, 1],
    }).play(dashingStrike(2, 3, 2), block(3, 2));
    return asOf030(table, 'fight', { count });
  }

  test.each<[title: string, count: number, choices: readonly Choice[]]>([
    ['for a strong strike it still is', 2, [use('stunLock'), DECLINE]],
    ['for a weak one there is only to decline', 1, [DECLINE]],
  ])('%s, and the match goes on', (_title, count, choices) => {
    const table = blocked(count);
    expect([table.asked, table.question, table.choices]).toEqual([0, 'ability:foeBlocks', choices]);
    table.play(DECLINE);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.play(move(1, 'forward')).asked).toBe(0);
    expect(table.leftOver).toBe(0);
  });

  test('21.15 a player who is defeated meanwhile is asked no more', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['vendetta', 'rook', 'troq', 'jaina'],
      traitor: 3,
      spaces: [3, 1, 1, 1, 8],
      hands: [[2, 3, 3], undefined, undefined, undefined, [3, 3, 4]],
    }).play(dashingStrike(2, 3, 2), block(3, 2));
    asOf030(table, 'fight', { count: 1 });
    expect([table.asked, table.choices]).toEqual([0, [DECLINE]]);
    table.take(0, { type: 'accuse', seat: seat(1) });
    expect([table.lives[0], table.asked, table.question]).toEqual([0, 1, 'mainAction']);
  });
});
