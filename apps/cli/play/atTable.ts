import type { AnyChoice, AnyState, History } from '@riposte/kernel';
import type { Listed } from '../games.ts';
import type { Chronicle } from './chronicle.ts';
import type { Keyboard } from './keyboard.ts';
import type { TerminalSeating } from './seating.ts';

/** A match of some game, with its log. */
export type AnyHistory = History<AnyState, AnyChoice, unknown, unknown, unknown>;

/** What a match at this terminal consists of. */
export interface TerminalMatch {
  readonly listed: Listed;
  readonly history: AnyHistory;
  readonly seating: TerminalSeating;
  readonly keyboard: Keyboard;
  readonly chronicle: Chronicle;
}
