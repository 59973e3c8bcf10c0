import type { AnyChoice, SeatNames } from '@riposte/kernel';
import { aboutFlashDuel, flashDuelFacts } from './flashDuelFacts.ts';

/** Some of what a viewer knows, in sentences. */
export interface Fact {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What a game can say about itself besides its words. */
interface Teller {
  facts(view: unknown, names: SeatNames): readonly Fact[];
  /** What a choice would mean, line by line, where its name alone does not say it. */
  about(choice: AnyChoice, view: unknown): readonly string[];
}

/** Games whose views are told in sentences; the views of all others are listed as they are. */
export const TELLERS: Readonly<Record<string, Teller>> = {
  'flash-duel': { facts: flashDuelFacts as Teller['facts'], about: aboutFlashDuel as Teller['about'] },
};
