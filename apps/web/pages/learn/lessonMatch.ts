import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  Authority,
  dictatedRandom,
  type Letter,
  type Match,
  type Seat,
  seat,
} from '@riposte/kernel';
import type { LessonPlan, LessonStep } from '../../table/lesson/lesson.ts';
import type { AnyUpdate } from '../../table/session.ts';

export const PUPIL: Seat = seat(0);
const FOE: Seat = seat(1);

type Letters = readonly Letter<AnyChoice, unknown, unknown>[];

/** A real match by the real rules, of which only chance and the order of steps are settled. */
export class LessonMatch {
  readonly plan: LessonPlan;
  readonly #authority: Authority<AnyState, AnyChoice, unknown, unknown, unknown>;
  #match: Match<AnyState, unknown>;
  /** All that the pupil was sent. */
  #updates: readonly AnyUpdate[];
  #at = 0;

  constructor(game: AnyGame, plan: LessonPlan) {
    this.plan = plan;
    this.#authority = new Authority(game);
    const { match, letters } = this.#authority.start(plan.options, dictatedRandom(plan.chance));
    this.#match = match;
    this.#updates = mine(letters);
  }

  get updates(): readonly AnyUpdate[] {
    return this.#updates;
  }

  /** The number of the step that comes now; one past the last when the lesson is over. */
  get at(): number {
    return this.#at;
  }

  get step(): LessonStep | undefined {
    return this.plan.steps[this.#at];
  }

  /** Whether the last thing was done: all that is left is to say so. */
  get isDone(): boolean {
    return this.#at >= this.plan.steps.length - 1;
  }

  /** What the pupil is to do next, be it now or after looking. */
  get expected(): AnyChoice | undefined {
    const next = this.plan.steps.slice(this.#at).find(({ type }) => type !== 'look');
    return next?.type === 'you' ? next.choice : undefined;
  }

  /** Takes the step that comes now, the pupil's or the opponent's. */
  goOn(): void {
    const { step } = this;
    if (!step) return;
    if (step.type !== 'look') this.#choose(step.type === 'you' ? PUPIL : FOE, step.choice);
    this.#at += 1;
  }

  #choose(who: Seat, choice: AnyChoice): void {
    const { decision } = this.#authority.snapshot(this.#match, who);
    const chosen = this.#authority.choose(this.#match, who, decision?.id ?? '', choice);
    if (!chosen.ok) throw new Error(`step ${this.#at} of the lesson: ${chosen.why.text}`);
    this.#match = chosen.value.match;
    this.#updates = [...this.#updates, ...mine(chosen.value.letters)];
  }
}

function mine(letters: Letters): readonly AnyUpdate[] {
  // A lesson has only one way.
  return letters.filter(({ viewer }) => viewer === PUPIL).map(({ update }) => ({ ...update, undo: false }));
}
