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
    stakes: 1,
    pool: [],
    record: [],
    stack: [],
    ...given,
  };
}
