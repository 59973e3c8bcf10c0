import codex from '@riposte/codex';
import { type Named, NO_SLOT, type Shown, shownOf } from '@riposte/codex/table';
import { Scene } from '@riposte/codex/testing';
import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { CHOREOGRAPHY } from './choreography.ts';
import { fieldOf, isAlike, isTired, stackWith } from './field.ts';
import type { WarScene } from './scene.ts';

const [ANNA, BEN] = [seat(0), seat(1)];

function piece(id: number, card: string, more: Partial<Shown> = {}): Shown {
  return {
    id,
    card,
    name: card,
    seat: ANNA,
    owner: ANNA,
    kind: 'unit',
    slot: NO_SLOT,
    level: 0,
    atk: 1,
    left: 1,
    hp: 1,
    marks: [],
    keywords: [],
    armor: 0,
    runes: 0,
    time: 0,
    tokens: {},
    to: -1,
    isExhausted: false,
    isFresh: false,
    isUnderConstruction: false,
    isDisabled: false,
    isStopped: false,
    ...more,
  };
}

const named = (id: number, card: string): Named => ({ id, card, seat: ANNA });

test('tokens that are alike are one stack; one that differs, and cards that are no tokens, stand alone', () => {
  const { back } = fieldOf(
    [
      piece(1, 'squirrel'),
      piece(2, 'squirrel'),
      piece(3, 'squirrel', { isExhausted: true }),
      piece(4, 'tenderfoot'),
      piece(5, 'tenderfoot'),
    ],
    ANNA,
    undefined,
  );
  expect(back.map(({ ids }) => ids)).toEqual([[1, 2], [3], [4], [5]]);
});

test('a thing is found with all of its stack, whatever number is asked for, and a patroller alone', () => {
  const pieces = [
    piece(1, 'squirrel'),
    piece(2, 'squirrel'),
    piece(3, 'squirrel', { slot: 0 }),
    piece(4, 'squirrel', { seat: BEN }),
    piece(5, 'base', { kind: 'base' }),
  ];
  const idsWith = (id: number) => stackWith(pieces, id)?.ids;
  expect([1, 2, 3, 4, 5, 6].map(idsWith)).toEqual([[1, 2], [1, 2], [3], [4], [5], undefined]);
});

test('what is attached lies under its host, whichever player has it; what is another’s stands on the other side', () => {
  const all = [
    piece(1, 'tenderfoot'),
    piece(2, 'tenderfoot', { seat: BEN, to: 1, kind: 'other' }),
    piece(3, 'wisp', { seat: BEN }),
  ];
  const mine = fieldOf(all, ANNA, undefined);
  expect(mine.back.map(({ top, under }) => [top.id, under.map(({ id }) => id)])).toEqual([[1, [2]]]);
  expect(fieldOf(all, BEN, undefined).back.map(({ top }) => top.id)).toEqual([3]);
});

test('patrollers stand in their slots, heroes come first, buildings of the base stand apart', () => {
  const { patrol, back, buildings } = fieldOf(
    [
      piece(1, 'tenderfoot'),
      piece(2, 'calamandra-moss', { kind: 'hero' }),
      piece(3, 'wisp', { slot: 3 }),
      piece(4, 'tower', { kind: 'building' }),
    ],
    ANNA,
    undefined,
  );
  expect(patrol.map((stack) => stack?.top.id)).toEqual([undefined, undefined, undefined, 3, undefined]);
  expect(back.map(({ top }) => top.id)).toEqual([2, 1]);
  expect(buildings.map(({ id }) => id)).toEqual([4]);
});

test('a blow takes what armor leaves, the dead stand until their fall was seen, and bystanders do not change', () => {
  const before: WarScene = {
    pieces: [piece(1, 'wisp', { left: 4, hp: 4, armor: 1 }), piece(2, 'tenderfoot')],
  };
  const thing = named(1, 'wisp');
  const hurt = CHOREOGRAPHY.after(before, {
    type: 'damaged',
    thing,
    amount: 3,
    armor: 1,
    by: 'tenderfoot',
    combat: true,
  });
  expect(hurt.pieces[0]).toMatchObject({ left: 2, armor: 0 });
  expect(hurt.pieces[1]).toBe(before.pieces[1]);
  expect(hurt.deed).toEqual({ type: 'hurt', id: 1, amount: 3, armor: 1 });
  const fallen = CHOREOGRAPHY.after(hurt, { type: 'died', thing });
  expect(fallen.pieces.map(({ id }) => id)).toEqual([1, 2]);
  const later = CHOREOGRAPHY.after(fallen, { type: 'exhausted', thing: named(2, 'tenderfoot') });
  expect(later.pieces.map(({ id, isExhausted }) => [id, isExhausted])).toEqual([[2, true]]);
  expect(later.deed).toBeUndefined();
});

test('a stack is alike as long as nothing in it is another', () => {
  const [top, other] = [piece(1, 'a'), piece(2, 'b')];
  const stack = { top, ids: [1, 3], under: [other] };
  expect(isAlike(stack, { top, ids: [1, 3], under: [other] })).toBe(true);
  expect(isAlike(stack, { ...stack, top: piece(1, 'a') })).toBe(false);
  expect(isAlike(stack, { ...stack, ids: [1] })).toBe(false);
  expect(isAlike(stack, { ...stack, ids: [1, 4] })).toBe(false);
  expect(isAlike(stack, { ...stack, under: [] })).toBe(false);
});

test('what has just arrived may not attack, heroes too, unless it has haste', () => {
  const scene = new Scene({
    heroes: ['troq-bashar'],
    hand: ['timely-messenger', 'older-brother'],
    gold: 9,
    play: ['iron-man'],
  });
  scene.do('Play Timely Messenger', 'Play Older Brother', 'Summon Troq Bashar');
  const pieces = shownOf(codex.view(scene.state, ANNA), ANNA);
  expect(pieces.filter(isTired).map(({ card }) => card)).toEqual(['older-brother', 'troq-bashar']);
  expect(scene.choices.filter((text) => text.startsWith('Attack'))).toEqual([
    'Attack with your Iron Man',
    'Attack with your Timely Messenger',
  ]);
});

test('a hero that is summoned may not attack from the first moment it is seen', () => {
  const summoned = (card: string) => {
    const { pieces } = CHOREOGRAPHY.after({ pieces: [] } as unknown as WarScene, {
      type: 'summoned',
      seat: ANNA,
      thing: named(7, card),
    });
    return pieces.map(isTired);
  };
  expect([summoned('troq-bashar'), summoned('captain-zane')]).toEqual([[true], [false]]);
});
