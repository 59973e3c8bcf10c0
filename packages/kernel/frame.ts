import type { Random } from './random.ts';
import type { Seat, Viewer } from './seat.ts';

/** What a frame keeps besides its place: flat, plain data. Arrays in it are replaced, never changed. */
export type Vars = object;

/** A pause in a procedure: which one, which step comes next, and what it keeps. */
export interface Frame<Choice> {
  readonly procedure: string;
  step: string;
  readonly vars: Vars;
  /** Answers to a question put to several seats at once, hidden until all are in. */
  answers?: readonly HiddenAnswer<Choice>[] | undefined;
}

/** That a seat has answered, and what, as far as one may know it. */
export interface HiddenAnswer<Choice> {
  readonly seat: Seat;
  readonly choice?: Choice | undefined;
}

/** The part of a state that the kernel knows. */
export interface Paused<Choice> {
  readonly random: Random;
  readonly stack: Frame<Choice>[];
}

/** The frame that runs next, or waits for an answer. */
export function topOf<Choice>(stack: readonly Frame<Choice>[]): Frame<Choice> | undefined {
  // An index of -1 would make the engine treat every such look-up as a slow one, from then on.
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** What the innermost running procedure of that name keeps; nothing when none is running. */
export function varsOf<V extends Vars>(stack: readonly Frame<unknown>[], procedure: string): V | undefined {
  for (let index = stack.length - 1; index >= 0; index--) {
    const frame = stack[index];
    // Only the procedure of that name has made it, with vars of its own kind.
    if (frame?.procedure === procedure) return frame.vars as V;
  }
  return undefined;
}

/** The frame stack in words, for error messages: `turn(seat 0) › fight(defender 1) › blockAnswered`. */
export function describeStack(stack: readonly Frame<unknown>[]): string {
  if (stack.length === 0) return '(nothing running)';
  const frames = stack.map(({ procedure, vars }) => {
    const details = Object.entries(vars).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
    return details.length > 0 ? `${procedure}(${details.join(', ')})` : procedure;
  });
  return [...frames, stack.at(-1)?.step].join(' › ');
}

/** A copy of the stack that shares nothing which a rule may change. */
export function copyStack<Choice>(stack: readonly Frame<Choice>[]): Frame<Choice>[] {
  return stack.map(({ procedure, step, vars, answers }) => ({ procedure, step, vars: { ...vars }, answers }));
}

/** The stack as a viewer may see it: of answers given in secret, only the viewer's own. Vars are the game's to hide. */
export function stackFor<Choice>(stack: readonly Frame<Choice>[], viewer: Viewer): Frame<Choice>[] {
  return copyStack(stack).map((frame) => ({
    ...frame,
    answers: frame.answers?.map(({ seat, choice }) => (seat === viewer ? { seat, choice } : { seat })),
  }));
}
