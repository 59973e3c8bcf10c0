import { type AnyChoice, type AnyGame, type AnyGuide, type Seat, seats } from '@riposte/kernel';
import type { TablePlan } from '../../../table/plan.ts';
import type { AnyUpdate, Session, TableState } from '../../../table/session.ts';
import { TableStore } from '../../../table/store.ts';
import {
  type FairChoice,
  type FairEvent,
  GUIDE,
  HUNDRED,
  ME,
  OUTCOME,
  PEOPLE,
  viewOn,
  WORDS,
} from './fair.ts';

/** The moments of a fair, in the order they come: every answer leads to the next. */
export const FAIR_MOMENTS = [
  'market',
  'haggle',
  'lane',
  'long',
  'only',
  'waiting',
  'dayEnd',
  'bell',
  'over',
] as const;
export type FairMoment = (typeof FAIR_MOMENTS)[number];

/** What is asked at a moment; nothing where others are waited for. */
const ASKED: Partial<Record<FairMoment, readonly FairChoice[]>> = {
  market: HUNDRED,
  haggle: [{ type: 'agree' }, { type: 'refuse' }],
  lane: HUNDRED.slice(0, 7),
  long: [{ type: 'agree' }, { type: 'refuse' }, { type: 'leave' }],
  only: [{ type: 'leave' }],
  dayEnd: [{ type: 'rest' }],
  bell: HUNDRED,
};

const HAPPENED: Partial<Record<FairMoment, readonly FairEvent[]>> = {
  haggle: [{ type: 'visited', seat: ME, stall: 12 }],
  lane: [{ type: 'haggled', seat: 5 as Seat }],
  long: [{ type: 'bought', seat: 6 as Seat, stall: 30 }],
  only: [{ type: 'visited', seat: 3 as Seat, stall: 4 }],
  waiting: [{ type: 'bought', seat: ME, stall: 19 }],
  dayEnd: [{ type: 'dayEnded', day: 1, winner: ME }],
  bell: [{ type: 'bellRang', seat: 6 as Seat }],
  over: [{ type: 'dayEnded', day: 2, winner: 3 as Seat }],
};

function updateAt(moment: FairMoment, index: number): AnyUpdate {
  const choices = ASKED[moment];
  const update = {
    seq: index + 1,
    events: HAPPENED[moment] ?? [],
    view: viewOn(index < 7 ? 1 : 2, moment === 'dayEnd'),
    offers: moment === 'market' ? [{ id: 'o1', question: 'gift', choices: [{ type: 'agree' }] }] : [],
    awaiting: choices ? [ME] : moment === 'over' ? [] : seats(PEOPLE.length).slice(1),
    undo: false,
  };
  return {
    ...update,
    ...(choices && {
      decision: { id: `q${index}`, question: moment === 'bell' ? 'market' : moment, choices },
    }),
    ...(moment === 'over' && { outcome: OUTCOME }),
  };
}

/** While others are waited for, two answers to the next question may be planned. */
function planAt(moment: FairMoment, planned: readonly AnyChoice[]): TablePlan | undefined {
  if (moment !== 'waiting') return undefined;
  return { question: 'lane', planned, next: planned.length < 2 ? HUNDRED.slice(0, 7) : [] };
}

/** A fair that goes from moment to moment, whatever is answered. */
export class FairSession implements Session {
  // A table asks a game for its name and its words, and the fair has nothing else.
  readonly game = { id: 'fair', words: WORDS } as unknown as AnyGame;
  readonly guide = GUIDE as AnyGuide;
  readonly #store: TableStore;
  readonly subscribe: TableStore['subscribe'];
  readonly now: TableStore['now'];

  constructor(moment: FairMoment, withClocks: boolean) {
    const updates = FAIR_MOMENTS.slice(0, FAIR_MOMENTS.indexOf(moment) + 1).map(updateAt);
    const state: TableState = {
      viewer: ME,
      options: {},
      sitters: PEOPLE.map((name, index) => ({ name, kind: index === ME ? 'you' : 'person' })),
      updates,
      wire: 'here',
      watchers: 12,
      plan: planAt(moment, []),
      ...(withClocks && {
        clocks: { left: PEOPLE.map(() => 3_661_000), running: updates.at(-1)?.awaiting ?? [], at: 0 },
      }),
    };
    this.#store = new TableStore(state);
    this.subscribe = this.#store.subscribe;
    this.now = this.#store.now;
  }

  choose(_id: string, _choice: AnyChoice): void {
    const { updates } = this.now();
    const next = FAIR_MOMENTS[updates.length];
    if (next)
      this.#store.set({ updates: [...updates, updateAt(next, updates.length)], plan: planAt(next, []) });
  }

  plan(choices: readonly AnyChoice[]): void {
    this.#store.set({ plan: planAt('waiting', choices) });
  }

  undo(): void {}

  close(): void {}
}
