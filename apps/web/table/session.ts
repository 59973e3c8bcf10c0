import type { AnyChoice, AnyGame, AnyGuide, Phrase, Seat, Update, Viewer } from '@riposte/kernel';
import type { TablePlan } from './plan.ts';

/** What happened and what is known now, as the viewer of a table was sent it. */
export type AnyUpdate = Update<AnyChoice, unknown, unknown>;

/** Who sits on a seat. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot' | 'nobody';
  /** Whether they have left, or are not connected; only a server knows. */
  readonly away?: boolean;
  /** Until when they are away and no time is counted for them. */
  readonly awayUntil?: string;
  /** Of a bot: the number of its level. */
  readonly level?: number;
}

/** How much time is left, in milliseconds, as it stood when the frame came. */
export interface SessionClocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** `performance.now()` when this was so. */
  readonly at: number;
}

/** A choice that was made here and is not yet acknowledged. */
export interface Sending {
  readonly id: string;
  readonly choice: AnyChoice;
}

/** All that a table page knows of its match. Replaced, never changed. */
export interface TableState {
  readonly viewer: Viewer;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sitters: readonly Sitter[];
  /**
   * Everything this viewer was sent, oldest first. A page that joins late begins with one that has no events.
   * Only the last one says what is so now.
   */
  readonly updates: readonly AnyUpdate[];
  readonly sending?: Sending;
  /** What may be settled before it is asked; only while nothing is asked. */
  readonly plan?: TablePlan | undefined;
  /** Why the last choice was not taken. */
  readonly refusal?: Phrase;
  /** `here`: the match runs in this page. `broken`: the server does not answer; we try again. */
  readonly wire: 'here' | 'open' | 'broken';
  readonly clocks?: SessionClocks;
  /** How many people look on; only a server knows. */
  readonly watchers?: number;
  /** The match ended otherwise than by its rules: "Ben resigned." */
  readonly ending?: Phrase;
  /** Nothing is asked here, as in a replay: these words stand where the question would. */
  readonly caption?: Phrase;
  /** The viewer jumped here: boards show how it came out at once, without motion. */
  readonly isJump?: true;
}

/** What a bot that thought about a question would do. */
export interface Advice {
  readonly id: string;
  readonly choice: AnyChoice;
  /** How likely it is to win, from 0 to 1. */
  readonly chance?: number;
}

/**
 * A match as a table page sees it, wherever it runs: in this page, on a server, in a replay.
 * Boards read `now()` and ask; they never learn which of these it is.
 */
export interface Session {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  now(): TableState;
  subscribe(listener: () => void): () => void;
  /** Answers a question, or takes an offer, with one of its choices. */
  choose(id: string, choice: AnyChoice): void;
  /** Plans these answers, in their order, in place of what was planned before; none takes the plan back. */
  plan?(choices: readonly AnyChoice[]): void;
  /** Takes the last choice back; only while the last update says `undo`. */
  undo(): void;
  /** A bot thinks about the open question; only where it is no cheating. */
  advise?(): Promise<Advice | undefined>;
  close(): void;
}
