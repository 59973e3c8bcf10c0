import type { Answer, AnyChoice, Ask, Decision } from './decision.ts';
import { listed } from './decision.ts';
import type { Tell } from './event.ts';
import { describeStack, type Frame, type Paused, topOf, type Vars } from './frame.ts';
import { type Random, roll } from './random.ts';
import type { Seat } from './seat.ts';

/** What a step has in its hands. */
export interface Tools<State, Event> {
  readonly state: State;
  /** `undefined` while nobody listens: write `tell?.(...)`. */
  readonly tell: Tell<Event> | undefined;
  /** Runs a procedure before the next step of this one. Several calls run in the order they were made. */
  call<V extends Vars>(procedure: Procedure<V>, vars: NoInfer<V>): void;
  /** Gives up every procedure above the innermost running one of that name, which then takes its next step. */
  unwindTo(procedure: string): void;
}

/** The name of the step to go to instead of the next one, or `DONE`. */
type Next = string | undefined;

/** Returned by a step to leave its procedure at once. */
export const DONE = '(done)';

/** A step that only does something. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that returns nothing goes on to the next one
type Doing<State, Event, V> = (table: Tools<State, Event>, vars: V) => Next | void;

/**
 * A step named for the answer it receives. `asks` is a pure question: it is put again whenever something
 * happened in between, so it is never out of date. When it asks nobody, `run` gets `undefined`.
 */
interface Asking<State, Choice, Event, V, Name extends string> {
  asks(state: State, vars: V): Ask<Choice, Name> | undefined;
  // biome-ignore lint/suspicious/noConfusingVoidType: as above
  run(table: Tools<State, Event>, vars: V, answer: Choice | undefined): Next | void;
}

/**
 * The same put to several seats at once; who has answered is seen, but no answer before all are in. `runEach` gets
 * them in the order of the questions.
 */
interface AskingEach<State, Choice, Event, V, Name extends string> {
  asksEach(state: State, vars: V): readonly Ask<Choice, Name>[];
  // biome-ignore lint/suspicious/noConfusingVoidType: as above
  runEach(table: Tools<State, Event>, vars: V, answers: readonly Answer<Choice>[]): Next | void;
}

/**
 * The same put to several seats of which any may act: `runAny` gets the first answer, and where the step goes on to
 * itself, all are asked anew. When it asks nobody, `runAny` gets `undefined`.
 */
interface AskingAny<State, Choice, Event, V, Name extends string> {
  asksAny(state: State, vars: V): readonly Ask<Choice, Name>[];
  // biome-ignore lint/suspicious/noConfusingVoidType: as above
  runAny(table: Tools<State, Event>, vars: V, answer: Answer<Choice> | undefined): Next | void;
}

type Step<State, Choice, Event, V, Name extends string> =
  | Doing<State, Event, V>
  | Asking<State, Choice, Event, V, Name>
  | AskingEach<State, Choice, Event, V, Name>
  | AskingAny<State, Choice, Event, V, Name>;

/** A handle to call a procedure by. */
export interface Procedure<V extends Vars> {
  readonly name: string;
  readonly first: PreparedStep;
  /** Only for the compiler: the kind of vars it takes. */
  readonly vars?: V;
}

/** What seats may do at any time, also in mid-fight. */
export interface Offers<State, Choice extends AnyChoice, Event, Name extends string = string> {
  /** The types of choice that are offers; no question may list one. */
  readonly types: readonly Choice['type'][];
  /** The offers open now. Each seat learns of its own only. */
  list(state: State): readonly Ask<Choice, Name>[];
  /** Takes one: it may call procedures, and the interrupted question is put again afterwards. */
  take(table: Tools<State, Event>, seat: Seat, choice: Choice): void;
}

interface PreparedStep {
  readonly procedure: string;
  readonly name: string;
  /** The step that follows in reading order. */
  next: PreparedStep | undefined;
  readonly run: (table: unknown, vars: unknown, answer: unknown) => unknown;
  readonly asks: ((state: unknown, vars: unknown) => unknown) | undefined;
  readonly asksEach: ((state: unknown, vars: unknown) => unknown) | undefined;
  readonly asksAny: ((state: unknown, vars: unknown) => unknown) | undefined;
  /** Whether it may ask at all. */
  readonly isAsking: boolean;
}

/** How long a game may run between two questions before it counts as an endless loop. */
const MOST_STEPS = 100_000;

const NOBODY: readonly never[] = [];

/** The procedures of one game, and the machine that runs them. `Name` are the questions it may ask. */
export class Rules<
  State extends Paused<Choice>,
  Choice extends AnyChoice,
  Event,
  Name extends string = string,
> {
  readonly #procedures = new Map<string, ReadonlyMap<string, PreparedStep>>();
  readonly #table: { state: State; tell: Tell<Event> | undefined } & Tools<State, Event>;
  #offers: Offers<State, Choice, Event, Name> | undefined;
  /** How high the stack was when the running step began: calls go in there, in order. */
  #base = 0;
  /** The first step of the one procedure that the running step has called; looking it up by name would cost more. */
  #called: PreparedStep | undefined;
  /** The step found last for a frame of that height: mostly it is the one wanted next. */
  readonly #found: (PreparedStep | undefined)[] = [];
  #watch: ((step: string) => void) | undefined;

  constructor() {
    const nowhere = undefined as unknown as State;
    this.#table = {
      state: nowhere,
      tell: undefined,
      call: (procedure, vars) => this.#call(procedure, vars),
      unwindTo: (name) => this.#unwindTo(name),
    };
  }

  /** Adds a procedure: named steps in reading order. */
  procedure<V extends Vars>(
    name: string,
    steps: Record<string, Step<State, Choice, Event, V, Name>>,
  ): Procedure<V> {
    if (this.#procedures.has(name)) throw new Error(`two procedures are called ${name}`);
    const prepared = Object.entries(steps).map(([stepName, step]) => prepare(name, stepName, step));
    for (const [index, step] of prepared.entries()) step.next = prepared[index + 1];
    const [first] = prepared;
    if (!first) throw new Error(`procedure ${name} has no steps`);
    this.#procedures.set(name, new Map(prepared.map((step) => [step.name, step])));
    return { name, first };
  }

  /** Sets what seats may do at any time. */
  offers(offers: Offers<State, Choice, Event, Name>): void {
    this.#offers = offers;
  }

  /** Every step of every procedure, as `procedure.step`: these names stand in saved games. */
  names(): readonly string[] {
    return [...this.#procedures].flatMap(([name, steps]) =>
      [...steps.keys()].map((step) => `${name}.${step}`),
    );
  }

  /** Calls this with the name of every step that runs from now on; `undefined` ends it. */
  watch(watch: ((step: string) => void) | undefined): void {
    this.#watch = watch;
  }

  /** Begins a procedure on an empty stack and runs to the first decision. */
  begin<V extends Vars>(state: State, procedure: Procedure<V>, vars: NoInfer<V>, tell?: Tell<Event>): void {
    state.stack.push({ procedure: procedure.name, step: procedure.first.name, vars, answers: undefined });
    this.#run(state, tell);
  }

  /** Who is asked what now. */
  decisions(state: State): readonly Decision<Choice>[] {
    const frame = topOf(state.stack);
    if (!frame) return NOBODY;
    const decisions = this.#asked(state, frame, this.#step(state, frame));
    if (!decisions) throw new Error(`nobody is asked: ${describeStack(state.stack)}`);
    return decisions;
  }

  /** Takes a choice known to be legal, runs to the next decision, and returns it. */
  take(state: State, seat: Seat, choice: Choice, tell?: Tell<Event>): readonly Decision<Choice>[] {
    if (this.#offers?.types.includes(choice.type)) {
      this.#enter(state, tell);
      this.#base = state.stack.length;
      this.#offers.take(this.#table, seat, choice);
      return this.#run(state, tell);
    }
    const frame = topOf(state.stack);
    if (!frame) throw new Error('the game is over');
    const step = this.#step(state, frame);
    if (step.asksEach) {
      frame.answers = [...(frame.answers ?? NOBODY), { seat, choice }];
      return this.#run(state, tell);
    }
    this.#enter(state, tell);
    const answer = step.asksAny ? { seat, choice } : choice;
    return this.#run(state, tell, this.#execute(state, frame, step, answer));
  }

  /** Fills in, at random, the answers that a view hides. */
  imagineAnswers(state: State, random: Random): void {
    for (const frame of state.stack) {
      const { asksEach } = this.#step(state, frame);
      if (!asksEach || !frame.answers) continue;
      const asks = asksEach(state, frame.vars) as readonly Ask<Choice>[];
      frame.answers = frame.answers.map(({ seat, choice }) => {
        const choices = asks.find((ask) => ask.seat === seat)?.choices ?? [];
        return { seat, choice: choice ?? choices[roll(random, Math.max(1, choices.length))] };
      });
    }
  }

  /** Runs to the next decision; `known` is the step to begin with, where the caller knows it. */
  #run(state: State, tell: Tell<Event> | undefined, known?: PreparedStep): readonly Decision<Choice>[] {
    this.#enter(state, tell);
    let step = known;
    for (let count = 0; count < MOST_STEPS; count++) {
      const frame = topOf(state.stack);
      if (!frame) return NOBODY;
      step ??= this.#step(state, frame);
      if (!step.isAsking) {
        step = this.#execute(state, frame, step, undefined);
        continue;
      }
      const decisions = this.#asked(state, frame, step);
      if (decisions) return decisions;
      const answered = step.asksEach && this.#answers(state, frame, step.asksEach);
      step = this.#execute(state, frame, step, answered);
    }
    throw new Error(`endless: ${describeStack(state.stack)}`);
  }

  #enter(state: State, tell: Tell<Event> | undefined): void {
    this.#table.state = state;
    this.#table.tell = tell;
  }

  /** The decisions open at a step; `undefined` when it asks nobody, or all have answered. */
  #asked(state: State, frame: Frame<Choice>, step: PreparedStep): readonly Decision<Choice>[] | undefined {
    if (step.asks) {
      const ask = step.asks(state, frame.vars) as Ask<Choice> | undefined;
      return ask && this.#withOffers(state, [awaited(ask)]);
    }
    if (step.asksAny) {
      const asks = step.asksAny(state, frame.vars) as readonly Ask<Choice>[];
      return asks.length === 0 ? undefined : this.#withOffers(state, asks.map(awaited));
    }
    if (!step.asksEach) return undefined;
    const asks = step.asksEach(state, frame.vars) as readonly Ask<Choice>[];
    const open = asks.filter((ask) => !frame.answers?.some(({ seat }) => seat === ask.seat));
    return open.length === 0 ? undefined : this.#withOffers(state, open.map(inSecret));
  }

  /**
   * The answers that still count once all are in, in the order of the questions: nothing depends on who was quicker.
   * One that has become impossible meanwhile counts as none: asking its seat again would show the others what it had
   * been.
   */
  #answers(
    state: State,
    frame: Frame<Choice>,
    asksEach: NonNullable<PreparedStep['asksEach']>,
  ): readonly Answer<Choice>[] {
    const { answers } = frame;
    if (!answers) return NOBODY;
    const asks = asksEach(state, frame.vars) as readonly Ask<Choice>[];
    return asks.flatMap(({ seat, choices }) => {
      const choice = answers.find((one) => one.seat === seat)?.choice;
      return choice && listed(choices, choice) ? [{ seat, choice }] : [];
    });
  }

  #withOffers(state: State, decisions: readonly Decision<Choice>[]): readonly Decision<Choice>[] {
    if (!this.#offers) return decisions;
    const offers = this.#offers.list(state);
    if (offers.length === 0) return decisions;
    return [...decisions, ...offers.map((ask): Decision<Choice> => ({ kind: 'offer', ...ask }))];
  }

  /** Runs a step. Returns the next one where it is plain which that is. */
  #execute(
    state: State,
    frame: Frame<Choice>,
    step: PreparedStep,
    answer: unknown,
  ): PreparedStep | undefined {
    const { stack } = state;
    const depth = stack.length - 1;
    this.#base = stack.length;
    this.#called = undefined;
    this.#watch?.(`${step.procedure}.${step.name}`);
    const goTo = step.run(this.#table, frame.vars, answer);
    if (frame.answers) frame.answers = undefined;
    if (depth >= stack.length || stack[depth] !== frame) return undefined;
    const next = goTo === undefined ? step.next : goTo === step.name ? step : undefined;
    if (next) frame.step = next.name;
    else if (typeof goTo === 'string' && goTo !== DONE) frame.step = goTo;
    else if (depth === stack.length - 1) stack.pop();
    else stack.splice(depth, 1);
    if (stack.length === this.#base) return next;
    return stack.length === this.#base + 1 ? this.#called : undefined;
  }

  #call<V extends Vars>(procedure: Procedure<V>, vars: V): void {
    const { stack } = this.#table.state;
    const frame = { procedure: procedure.name, step: procedure.first.name, vars, answers: undefined };
    if (stack.length === this.#base) {
      stack.push(frame);
      this.#called = procedure.first;
    } else {
      stack.splice(this.#base, 0, frame);
      this.#called = undefined;
    }
  }

  #unwindTo(name: string): void {
    const { stack } = this.#table.state;
    const depth = stack.findLastIndex((frame) => frame.procedure === name);
    if (depth < 0) throw new Error(`${name} is not running: ${describeStack(stack)}`);
    stack.length = depth + 1;
    this.#base = stack.length;
  }

  #step(state: State, frame: Frame<Choice>): PreparedStep {
    const height = state.stack.length;
    const found = this.#found[height];
    if (found && found.name === frame.step && found.procedure === frame.procedure) return found;
    const step = this.#procedures.get(frame.procedure)?.get(frame.step);
    if (!step) throw new Error(`no such step: ${describeStack(state.stack)}`);
    this.#found[height] = step;
    return step;
  }
}

function prepare<State, Choice, Event, V, Name extends string>(
  procedure: string,
  name: string,
  step: Step<State, Choice, Event, V, Name>,
): PreparedStep {
  // The vars of a frame are those its procedure was called with, which `Procedure<V>` keeps true.
  const erased = step as unknown as PreparedStep['run'] &
    Partial<PreparedStep> & { runEach?: PreparedStep['run']; runAny?: PreparedStep['run'] };
  return {
    procedure,
    name,
    next: undefined,
    run: typeof step === 'function' ? erased : (erased.run ?? erased.runEach ?? erased.runAny ?? erased),
    asks: erased.asks,
    asksEach: erased.asksEach,
    asksAny: erased.asksAny,
    isAsking: Boolean(erased.asks ?? erased.asksEach ?? erased.asksAny),
  };
}

function inSecret<Choice>(ask: Ask<Choice>): Decision<Choice> {
  return { ...awaited(ask), secret: true };
}

function awaited<Choice>(ask: Ask<Choice>): Decision<Choice> {
  return { kind: 'awaited', seat: ask.seat, question: ask.question, choices: ask.choices };
}
