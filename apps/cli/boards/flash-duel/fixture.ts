import { optionsOf, type View } from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';

type FighterView = View['fighters'][number];

/** A fighter for tests, without abilities unless told otherwise. */
export function fighterView(given: Pick<FighterView, 'space' | 'cards'> & Partial<FighterView>): FighterView {
  return {
    side: 0,
    recovering: false,
    abilities: [],
    spent: [],
    usedAbility: false,
    open: [],
    life: 1,
    effects: {},
    ...given,
  };
}

/** A view for tests: the second round of a duel in Simple Mode unless told otherwise. */
export function duelView(given: Partial<View> = {}): View {
  return {
    viewer: seat(0),
    options: optionsOf({}),
    round: 2,
    first: seat(0),
    order: [seat(0), seat(1)],
    active: seat(0),
    tokens: [2, 1],
    fighters: [
      fighterView({ space: 4, cards: 5, hand: [1, 0, 2, 0, 2] }),
      fighterView({ side: 1, space: 13, cards: 4 }),
    ],
    drawPile: 18,
    played: [0, 0, 0, 0, 0],
    discard: [2, 1, 0, 3, 1],
    reshuffles: 0,
    extraTurns: 0,
    topCount: 0,
    soldiers: [],
    mines: [],
    showings: [],
    stakes: 1,
    pool: [],
    record: [],
    stack: [],
    ...given,
  };
}

/** A view for tests: a raid of three mortals, who see each other's hands, unless told otherwise. */
export function raidView(given: Partial<View> = {}): View {
  return duelView({
    options: optionsOf({ mode: 'raid' }),
    round: 1,
    order: [seat(0), seat(1), seat(2), seat(3)],
    tokens: [0, 0],
    fighters: [
      fighterView({
        space: 8,
        cards: 5,
        hand: [1, 0, 2, 0, 2],
        character: 'jaina',
        abilities: ['chargedShot', 'smolderingEmbers', 'flameArrow'],
        spent: ['flameArrow'],
      }),
      fighterView({
        space: 8,
        cards: 4,
        hand: [0, 2, 0, 1, 1],
        character: 'zane',
        abilities: ['shoulderRam', 'landmine', 'maximumAnarchy'],
        recovering: true,
      }),
      fighterView({ space: 3, cards: 0, hand: [0, 0, 0, 0, 0], character: 'rook', life: 0 }),
      fighterView({
        side: 1,
        space: 13,
        cards: 8,
        character: 'dragon',
        abilities: ['deepBreath', 'perfectCounter', 'tailSweep', 'wingGust', 'devour', 'ancientFury'],
        spent: ['devour'],
        life: 2,
      }),
    ],
    reshuffles: 2,
    extraTurns: 1,
    ...given,
  });
}
