// What a card says in words and numbers, without what it does.

import type { CardId, Color, Kind, Spec } from './ids.ts';
import type { Keyword, NumberKeyword } from './keywords.ts';
import type { MapRules } from './mapRules.ts';

/** Where a card's numbers and effect are known from. */
export const SOURCES = {
  public: 'Numbers and effect as the public card database has them; the sentence is ours.',
  manual: 'As the manual has it; the sentence is ours.',
} as const;
export type Source = keyof typeof SOURCES;

export interface CardFacts {
  readonly id: CardId;
  readonly name: string;
  readonly kind: Kind;
  readonly color: Color;
  readonly spec?: Spec;
  readonly tech?: number;
  readonly cost: number;
  readonly atk?: number;
  readonly hp?: number;
  readonly types?: readonly string[];
  readonly keywords?: readonly Keyword[];
  readonly numbers?: Readonly<Partial<Record<NumberKeyword, number>>>;
  readonly legendary?: boolean;
  /** RULES 14.31, 14.32: the time runes that it arrives with, or waits for in the future. */
  readonly fading?: number;
  readonly forecast?: number;
  readonly token?: boolean;
  /** Made up for tests: it can be placed, but no list of cards has it. */
  readonly madeUp?: boolean;
  /** One of the ten starting cards of its color. */
  readonly starting?: boolean;
  readonly ultimate?: boolean;
  /** Our sentence, at most 200 characters; none for what has only numbers and keywords. */
  readonly text?: string;
  readonly source: Source;
  /** How it is ruled, and where that is known from. */
  readonly note?: string;
  readonly boost?: number;
  /** Of a spell: it stays in play. */
  readonly ongoing?: boolean;
  readonly channeling?: boolean;
  /** Of a map. */
  readonly map?: MapRules;
  /** Of a hero. */
  readonly maxLevel?: number;
}

/** The words and numbers of a band of a hero: the levels from one on. */
export interface BandFacts {
  readonly from: number;
  readonly atk: number;
  readonly hp: number;
  readonly keywords?: readonly Keyword[];
  readonly numbers?: Readonly<Partial<Record<NumberKeyword, number>>>;
  readonly text?: string;
}
