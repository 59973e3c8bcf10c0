import { type Choice, optionsOf, type View } from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { previewOf } from './preview.ts';

const [ME, FOE] = [seat(0), seat(1)];

/** Two fighters on these spaces, one turn under way; nothing else of a view is looked at. */
function duel(mine: number, theirs: number): View {
  const fighter = {
    recovering: false,
    cards: 5,
    abilities: [],
    spent: [],
    usedAbility: false,
    open: [],
    life: 1,
    effects: {},
  };
  return {
    viewer: ME,
    options: optionsOf({}),
    round: 1,
    first: ME,
    order: [ME, FOE],
    active: ME,
    tokens: [0, 0],
    fighters: [
      { ...fighter, side: 0, space: mine },
      { ...fighter, side: 1, space: theirs },
    ],
    drawPile: 20,
    played: [],
    discard: [],
    reshuffles: 0,
    topCount: 0,
    soldiers: [],
    mines: [],
    showings: [],
    stakes: 1,
    pool: [],
    extraTurns: 0,
    record: [],
    stack: [],
  };
}

/** "0@10 (2)": the figure of seat 0 on space 10, by the answers in brackets. */
function seen(choices: readonly Choice[], view: View) {
  const { ghosts, blows, lays, dashes } = previewOf(choices, [...choices.keys()], view, ME);
  return {
    ghosts: ghosts.map(({ seat: who, space, answers }) => `${who}@${space} (${answers.join()})`),
    blows: blows.map(({ from, at, to, answers }) => `${from}@${at}>${to} (${answers.join()})`),
    lays: lays.map(({ space, answers }) => `${space} (${answers.join()})`),
    dashes: dashes.map(({ from, to }) => `${from}-${to}`),
  };
}

const NOTHING = { ghosts: [], blows: [], lays: [], dashes: [] };

describe('what the bridge shows of an answer', () => {
  test.each<
    [case_: string, view: View, choices: readonly Choice[], expected: Partial<ReturnType<typeof seen>>]
  >([
    [
      'a step forward, where it ends',
      duel(7, 11),
      [{ type: 'move', card: 2, direction: 'forward' }],
      { ghosts: ['0@9 (0)'] },
    ],
    [
      'a step that is too long ends next to the opponent',
      duel(7, 11),
      [{ type: 'move', card: 5, direction: 'forward' }],
      { ghosts: ['0@10 (0)'] },
    ],
    [
      'a step back stops at the edge',
      duel(3, 11),
      [{ type: 'move', card: 5, direction: 'backward' }],
      { ghosts: ['0@1 (0)'] },
    ],
    ['a push, the one who is pushed', duel(7, 8), [{ type: 'push', card: 3 }], { ghosts: ['1@11 (0)'] }],
    [
      'attacks with one card and with two are one blow',
      duel(7, 11),
      [
        { type: 'attack', card: 4, count: 1 },
        { type: 'attack', card: 4, count: 2 },
      ],
      { blows: ['0@7>1 (0,1)'] },
    ],
    [
      'a dashing strike: the way, the figure, the blow',
      duel(7, 11),
      [{ type: 'dashingStrike', dash: 3, card: 1, count: 1 }],
      { ghosts: ['0@10 (0)'], blows: ['0@10>1 (0)'], dashes: ['7-10'] },
    ],
    ['a retreat', duel(7, 11), [{ type: 'retreat', card: 2 }], { ghosts: ['0@5 (0)'] }],
    [
      'two answers that end in the same place share a ghost',
      duel(9, 11),
      [
        { type: 'move', card: 1, direction: 'forward' },
        { type: 'move', card: 4, direction: 'forward' },
      ],
      { ghosts: ['0@10 (0,1)'] },
    ],
    [
      'the nearest place comes first',
      duel(7, 17),
      [
        { type: 'move', card: 5, direction: 'forward' },
        { type: 'move', card: 1, direction: 'backward' },
      ],
      { ghosts: ['0@6 (1)', '0@12 (0)'] },
    ],
    [
      'an ability that calls the opponent moves them',
      duel(7, 11),
      [{ type: 'use', ability: 'beckon', space: 9 }],
      { ghosts: ['1@9 (0)'] },
    ],
    [
      'an ability that lays something moves nobody, and every space it may lie on is lit',
      duel(7, 11),
      [
        { type: 'use', ability: 'landmine', space: 9 },
        { type: 'use', ability: 'landmine', space: 10 },
      ],
      { lays: ['9 (0)', '10 (1)'] },
    ],
    ['a block moves nobody', duel(7, 11), [{ type: 'block', card: 4, count: 1 }], {}],
  ])('%s', (_case, view, choices, expected) => {
    expect(seen(choices, view)).toEqual({ ...NOTHING, ...expected });
  });
});
