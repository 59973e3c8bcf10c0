import type { CardId, Choice, Event, Leaf, Pocket } from '@riposte/codex/table';
import type { AnyChoice, Seat } from '@riposte/kernel';
import type { TablePlan } from '../../../table/plan.ts';

/** RULES 3.13: so many cards a tech choice has at most. */
export const LETTERS = 2;

/** How far a tech choice has come, whether it is a plan or an answer. */
export interface TechSealing {
  /** The cards in the letters, in their order. */
  readonly sealed: readonly CardId[];
  /** The cards that may be sealed next. */
  readonly free: ReadonlySet<CardId>;
  /** RULES 3.15: whether fewer are allowed, and whether that was settled. */
  readonly mayStop: boolean;
  readonly isEnough: boolean;
}

/** Nothing is settled: the binder is only looked at. */
export const LOOKING: TechSealing = { sealed: [], free: new Set(), mayStop: false, isEnough: false };

/** RULES 3.14: what is planned, and what may be added to it. */
export function sealingOfPlan({ planned, next }: Pick<TablePlan, 'planned' | 'next'>): TechSealing {
  return {
    sealed: cardsOf(planned),
    free: new Set(cardsOf(next)),
    mayStop: next.some(isStop),
    isEnough: planned.some(isStop),
  };
}

/** The same of a question, of which the cards before are answered already. */
export function sealingOfQuestion(choices: readonly Choice[], before: readonly CardId[]): TechSealing {
  return {
    sealed: before,
    free: new Set(cardsOf(choices)),
    mayStop: choices.some(isStop),
    isEnough: false,
  };
}

/** What a seat has teched since this turn began. */
export function techedThisTurn(events: readonly Event[], seat: Seat | undefined): readonly CardId[] {
  const since = events.findLastIndex(({ type }) => type === 'turnBegan');
  return events
    .slice(since + 1)
    .flatMap((event) =>
      event.type === 'teched' && event.seat === seat && event.card !== undefined ? [event.card] : [],
    );
}

/** A plan with one letter fewer. What was settled after it stays, but that it is enough does not. */
export function takenBack(planned: readonly AnyChoice[], letter: number): readonly AnyChoice[] {
  return planned.filter((choice, index) => index !== letter && !isStop(choice));
}

/** How many are left of a card, beside those in letters that are not sent yet. */
export function leftIn({ card, left }: Pocket, unsent: readonly CardId[]): number {
  return left - unsent.filter((one) => one === card).length;
}

/** What the reader begins with: a card that can be sealed and played soon, else any that there is. */
export function firstSeen(leaves: readonly Leaf[], { free }: TechSealing): CardId | undefined {
  const pockets = leaves.flatMap((leaf) => leaf.pockets);
  const best =
    pockets.find(({ card, isSoon, left }) => isSoon && left > 0 && (free.size === 0 || free.has(card))) ??
    pockets.find(({ card }) => free.has(card)) ??
    pockets.find(({ left }) => left > 0);
  return (best ?? pockets[0])?.card;
}

function cardsOf(choices: readonly AnyChoice[]): readonly CardId[] {
  return (choices as readonly Choice[]).flatMap((choice) => (choice.type === 'tech' ? [choice.card] : []));
}

function isStop({ type }: AnyChoice): boolean {
  return type === 'pass';
}
