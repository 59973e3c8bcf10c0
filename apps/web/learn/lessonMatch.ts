import { flashDuel, optionsOf } from '@riposte/flash-duel';
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
import type { AnyUpdate } from '../table/session.ts';
import { CHANCE, LESSON, type Step } from './lesson.ts';

export const PUPIL: Seat = seat(0);
const FOE: Seat = seat(1);

type Letters = readonly Letter<AnyChoice, unknown, unknown>[];

/** A real duel by the real rules, of which only chance and the order of steps are settled. */
export class LessonMatch {
  readonly options: Readonly<Record<string, unknown>> = optionsOf({});
  readonly #authority = new Authority(flashDuel as unknown as AnyGame);
  #match: Match<AnyState, unknown>;
  /** All that the pupil was sent. */
  #updates: readonly AnyUpdate[];
  #at = 0;

  constructor() {
    const { match, letters } = this.#authority.start(this.options, dictatedRandom(CHANCE));
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

  get step(): Step | undefined {
    return LESSON[this.#at];
  }

  /** What the pupil is to do next, be it now or when he has looked. */
  get expected(): AnyChoice | undefined {
    const next = LESSON.slice(this.#at).find(({ type }) => type !== 'look');
    return next?.type === 'you' ? next.choice : undefined;
  }

  /** Takes the step that comes now, whoever's it is. */
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
  return letters.filter(({ viewer }) => viewer === PUPIL).map(({ update }) => update);
}
