import type { AnyChoice, Decision } from '@riposte/kernel';
import { keyOf } from './tree.ts';

/** How a choice went, wherever in a try it was made. */
interface Habit {
  readonly seat: number;
  tries: number;
  sum: number;
}

/** How far results are taken to lie apart before there are any. */
const FIRST_SPREAD = 0.1;
const LEAST_SPREAD = 1e-6;
/** Before so many tries nothing is made likelier. */
const FEW = 6;
/** A choice that was made so often is half believed. */
const HALF_BELIEVED = 2;

/** What the tries of one search have taught so far: how far their results lie apart, and which choices went well. */
export class Experience {
  readonly #trust: number;
  readonly #habits = new Map<string, Map<string, Habit>>();
  /** What was chosen in the try that is under way. */
  readonly #trail: Habit[] = [];
  readonly #sums: number[] = [];
  readonly #squares: number[] = [];
  #tries = 0;

  /** How much likelier a choice becomes whose results lie above the mean by what is usual: `e` to the power of that. */
  constructor(trust: number) {
    this.#trust = trust;
  }

  /** How far the results of a seat lie apart: their standard deviation. */
  spreadOf(seat: number): number {
    if (this.#tries < 2) return FIRST_SPREAD;
    const mean = this.#meanOf(seat);
    const variance = (this.#squares[seat] ?? 0) / this.#tries - mean * mean;
    return Math.sqrt(Math.max(LEAST_SPREAD * LEAST_SPREAD, variance));
  }

  note({ seat, question }: Decision<AnyChoice>, choice: AnyChoice): void {
    const habits = this.#habitsAt(seat, question);
    const key = keyOf(choice);
    let habit = habits.get(key);
    if (!habit) {
      habit = { seat, tries: 0, sum: 0 };
      habits.set(key, habit);
    }
    this.#trail.push(habit);
  }

  /** The try is over, with these chances; nothing is learnt from one that was given up. */
  remember(chances: readonly number[] | undefined): void {
    const trail = this.#trail.splice(0);
    if (!chances) return;
    for (const habit of trail) {
      habit.tries += 1;
      habit.sum += chances[habit.seat] ?? 0.5;
    }
    for (const [seat, chance] of chances.entries()) {
      this.#sums[seat] = (this.#sums[seat] ?? 0) + chance;
      this.#squares[seat] = (this.#squares[seat] ?? 0) + chance * chance;
    }
    this.#tries += 1;
  }

  /** Makes likelier what went well, and less likely what did not. */
  bend({ seat, question, choices }: Decision<AnyChoice>, weights: number[]): void {
    if (this.#tries < FEW) return;
    const habits = this.#habitsAt(seat, question);
    const mean = this.#meanOf(seat);
    const scale = this.#trust / this.spreadOf(seat);
    for (let index = 0; index < choices.length; index++) {
      const habit = habits.get(keyOf(choices[index] as AnyChoice));
      if (!habit || habit.tries === 0) continue;
      const belief = habit.tries / (habit.tries + HALF_BELIEVED);
      weights[index] =
        (weights[index] as number) * Math.exp(belief * scale * (habit.sum / habit.tries - mean));
    }
  }

  #meanOf(seat: number): number {
    return (this.#sums[seat] ?? 0) / this.#tries;
  }

  #habitsAt(seat: number, question: string): Map<string, Habit> {
    const key = `${seat} ${question}`;
    let habits = this.#habits.get(key);
    if (!habits) {
      habits = new Map();
      this.#habits.set(key, habits);
    }
    return habits;
  }
}
