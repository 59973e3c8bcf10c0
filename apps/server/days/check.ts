import type { DuelBody } from '@riposte/protocol';
import type { Checked } from '@riposte/shelf/daily';
import { inThread } from '../thread.ts';

/** A duel as it was sent, and of which day it is said to be. */
export interface SentDuel {
  readonly game: string;
  readonly day: string;
  readonly entries: DuelBody['entries'];
}

/** Plays a duel again; in which the bot has to think for itself. */
export type Check = (duel: SentDuel) => Promise<Checked>;

const THREAD = new URL('./thread.ts', import.meta.url);

/** Checks it in a thread of its own, of low priority: no bot that plays ever waits for it. */
export const checkInThread: Check = (duel) => inThread<Checked>(THREAD, duel);
