import { toYou } from './address.ts';
import type { Harms, Landmark } from './guide.ts';
import type { Seat } from './seat.ts';
import { type SentUpdates, standing, type TurnTexts } from './turnText.ts';
import type { SeatNames } from './words.ts';

/** A part of what a seat lost. */
export interface LossCause {
  readonly by: string;
  readonly amount: number;
  /** The rounds in which it was lost, or the turns in a game without rounds; in order. */
  readonly when: readonly number[];
}

/** What a seat lost of what it lives by. */
export interface Loss {
  readonly seat: Seat;
  /** "Your Base took 20 damage." */
  readonly text: string;
  readonly amount: number;
  /** What took most comes first. */
  readonly causes: readonly LossCause[];
}

/** What all seats lost in a match. */
export interface Losses {
  readonly unit: 'round' | 'turn';
  readonly losses: readonly Loss[];
}

/** As much of a guide as this takes. */
interface Teller<Event> {
  readonly harms?: Harms<Event>;
  landmark(event: Event): Landmark | undefined;
  readonly turns?: Pick<TurnTexts<Event, never>, 'begins'>;
}

/** What brought players down, from what a viewer was sent; nothing in a game that is lost in another way. */
export function lossesIn<Event, View>(
  { harms, landmark, turns }: Teller<Event>,
  updates: readonly SentUpdates<Event, View>[],
  names: SeatNames,
): Losses | undefined {
  if (!harms) return undefined;
  const before: Event[] = [];
  const bySeat = new Map<Seat, Tally>();
  let round = 0;
  let turn = 0;
  for (const event of standing(updates).flatMap(({ events }) => events)) {
    if (landmark(event) === 'round') round += 1;
    turn = turns?.begins(event)?.number ?? turn;
    const harm = harms.of(event, before, names);
    before.push(event);
    if (!harm) continue;
    const tally = bySeat.get(harm.seat) ?? new Tally(harm.what);
    tally.add(harm.by, harm.amount, round || turn);
    bySeat.set(harm.seat, tally);
  }
  const losses = [...bySeat].map(([seat, { what, causes, amount }]) => ({
    seat,
    text: `${toYou(harms.sum(what, amount))}.`,
    amount,
    causes,
  }));
  return { unit: round > 0 ? 'round' : 'turn', losses };
}

/** What one seat lost so far. */
class Tally {
  readonly what: string;
  readonly #byCause = new Map<string, { amount: number; readonly when: Set<number> }>();

  constructor(what: string) {
    this.what = what;
  }

  add(by: string, amount: number, when: number): void {
    const cause = this.#byCause.get(by) ?? { amount: 0, when: new Set() };
    cause.amount += amount;
    cause.when.add(when);
    this.#byCause.set(by, cause);
  }

  get amount(): number {
    return this.causes.reduce((sum, { amount }) => sum + amount, 0);
  }

  get causes(): readonly LossCause[] {
    return [...this.#byCause]
      .map(([by, { amount, when }]) => ({ by, amount, when: [...when] }))
      .sort((one, other) => other.amount - one.amount);
  }
}
