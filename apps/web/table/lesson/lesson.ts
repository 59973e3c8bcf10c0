import type { MessageDescriptor } from '@lingui/core';
import type { AnyChoice } from '@riposte/kernel';
import type { AnyUpdate } from '../session.ts';
import type { BubbleSide } from './place.ts';

/** One step of a lesson; they are taken strictly in order. */
export type LessonStep =
  /** Something is explained, and the pupil goes on when they like. */
  | { readonly type: 'look'; readonly id: string; readonly about: string }
  /** The pupil does this; nothing else is lit. */
  | { readonly type: 'you'; readonly id: string; readonly about: string; readonly choice: AnyChoice }
  /** The opponent does this unasked. */
  | { readonly type: 'foe'; readonly choice: AnyChoice };

/** What is played in a lesson: a real match by the real rules, of which only chance and the choices are settled. */
export interface LessonPlan {
  readonly options: Readonly<Record<string, unknown>>;
  /** Every result of chance, in the order of the match. */
  readonly chance: readonly number[];
  /** The last one only says farewell. */
  readonly steps: readonly LessonStep[];
  /** How the match looks once the last thing was done, where the rules would go on. */
  ended(updates: readonly AnyUpdate[]): readonly AnyUpdate[];
}

/** Where something is found on a table, and on which side of it there is room for a bubble. */
export interface LessonSpot {
  readonly at: string;
  readonly side: BubbleSide;
  /** Near what is spoken of, but not at it: the bubble stands there and points at nothing. */
  readonly isLoose?: true;
}

/** What bubbles point at, by name, on a desk and on a phone. */
export type Anchors = Readonly<Record<'desk' | 'phone', Readonly<Record<string, LessonSpot>>>>;

/** The first words to a new player, who may answer without reading them. */
export interface Greeting {
  readonly label: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly anchors: Anchors;
  readonly about: string;
  /** Whether they are true of a match with these options. */
  isFor(options: Readonly<Record<string, unknown>>): boolean;
}

/** A first match that teaches by doing. */
export interface Lesson {
  readonly plan: LessonPlan;
  /** What a player who has chosen nothing yet plays afterwards, where that is not the usual match. */
  readonly afterwards?: Readonly<Record<string, unknown>>;
  /** What is said at each step, by its id: one sentence, at most two. */
  readonly texts: Readonly<Record<string, MessageDescriptor>>;
  readonly anchors: Anchors;
}
