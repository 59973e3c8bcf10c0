import { type AnyChoice, type AnyGame, type AnyGuide, isSame, listed, type Phrase } from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import type { LessonPlan } from '../../table/lesson/lesson.ts';
import type { AnyUpdate, Session, Sitter, TableState } from '../../table/session.ts';
import { TableStore } from '../../table/store.ts';
import { LessonMatch, PUPIL } from './lessonMatch.ts';

/** What a lesson needs besides its plan. */
export interface LessonSurroundings {
  /** The step it was left at. */
  readonly from: number;
  readonly sitters: readonly Sitter[];
  /** What is said of something that the rules allow and the lesson does not want now. */
  readonly notNow: string;
  /** What is said at its end. */
  readonly farewell: string;
  /** How long, in milliseconds, the opponent takes over what so many events led to. */
  readonly pause: (events: number) => number;
  /** Told the number of every step that is reached. */
  readonly onStep: (at: number) => void;
}

/**
 * The lesson as a table sees it. Of each question it lists only the answer that is wanted, so that the table lights
 * nothing else; whatever else is touched is explained like anything that is not possible.
 */
export class LessonSession implements Session {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly now: () => TableState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly #match: LessonMatch;
  readonly #store: TableStore;
  readonly #notNow: Phrase;
  readonly #farewell: Phrase;
  readonly #pause: LessonSurroundings['pause'];
  readonly #onStep: LessonSurroundings['onStep'];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { game, guide }: Loaded,
    plan: LessonPlan,
    { from, sitters, notNow, farewell, pause, onStep }: LessonSurroundings,
  ) {
    this.#match = new LessonMatch(game, plan);
    this.#notNow = { text: notNow };
    this.#farewell = { text: farewell };
    this.#pause = pause;
    this.#onStep = onStep;
    this.guide = guide;
    this.game = this.#withReasons(game);
    while (this.#match.step && this.#match.at < from) this.#match.goOn();
    this.#store = new TableStore({
      viewer: PUPIL,
      options: plan.options,
      sitters,
      wire: 'here',
      ...this.#shown(),
    });
    this.now = this.#store.now;
    this.subscribe = this.#store.subscribe;
    this.#letFoeChoose();
  }

  /** The number of the step that comes now. */
  readonly at = (): number => this.#match.at;

  choose(_id: string, choice: AnyChoice): void {
    if (!isSame(choice, this.#match.expected)) {
      this.#store.settle({ refusal: this.#notNow });
      return;
    }
    // A pupil who does not wait for an explanation has not needed it.
    while (this.#match.step?.type === 'look') this.#match.goOn();
    this.#goOn();
  }

  /** The pupil has read what is explained. */
  next(): void {
    if (this.#match.step?.type === 'look') this.#goOn();
  }

  undo(): void {}

  close(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    this.#match.goOn();
    this.#onStep(this.#match.at);
    this.#store.settle(this.#shown());
    this.#letFoeChoose();
  }

  #letFoeChoose(): void {
    if (this.#match.step?.type !== 'foe') return;
    const shown = this.#match.updates.at(-1)?.events.length ?? 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), this.#pause(shown));
  }

  #shown(): Pick<TableState, 'updates' | 'ending'> {
    const { isDone, plan, updates } = this.#match;
    return isDone ? { updates: plan.ended(updates), ending: this.#farewell } : { updates: this.#wanted() };
  }

  #wanted(): readonly AnyUpdate[] {
    const { updates, expected, step } = this.#match;
    const last = updates.at(-1);
    if (!last) return updates;
    const choice = last.decision && expected && listed(last.decision.choices, expected);
    if (last.decision && choice) {
      return [...updates.slice(0, -1), { ...last, decision: { ...last.decision, choices: [choice] } }];
    }
    // While something is explained, it is the pupil who is waited for.
    return step?.type === 'look' ? [...updates.slice(0, -1), { ...last, awaiting: [] }] : updates;
  }

  #withReasons(game: AnyGame): AnyGame {
    const whyNot: AnyGame['words']['whyNot'] = (choice, view, seat) => {
      const possible = this.#match.updates.at(-1)?.decision?.choices ?? [];
      return listed(possible, choice) ? this.#notNow : game.words.whyNot(choice, view, seat);
    };
    return { ...game, words: { ...game.words, whyNot } };
  }
}
