/** What differs between the two editions; everything else in this package is common to both. */
export interface Edition {
  /** RULES 3.1, 3.2: how many of each number a duel uses. */
  readonly copies: number;
  /** RULES 3.2: how many cards nobody looks at. */
  readonly aside: number;
  /** RULES 3.5, 3.6: how a round after a lost one finds its first player. */
  readonly laterRounds: 'loserChooses' | 'loserGoesFirst';
  /** RULES 11.2: whether hands are compared when time is over. */
  readonly lastHits: boolean;
  /** RULES 11.4, 11.5: whether a tied round gives a token to both. */
  readonly tiePays: boolean;
  /** RULES 14: whether a mine also catches a fighter who is pushed over it. */
  readonly mineCatchesPushed: boolean;
}

export const EDITION_NAMES = ['v4.1', 'revised'] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  'v4.1': {
    copies: 5,
    aside: 0,
    laterRounds: 'loserChooses',
    lastHits: true,
    tiePays: false,
    mineCatchesPushed: false,
  },
  revised: {
    copies: 8,
    aside: 5,
    laterRounds: 'loserGoesFirst',
    lastHits: false,
    tiePays: true,
    mineCatchesPushed: true,
  },
};
