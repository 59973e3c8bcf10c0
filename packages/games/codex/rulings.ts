import type { Options } from './options.ts';

// RULES 19: where the manual and other sources differ. Each difference is one entry here; the rules ask for it by its
// name, and chapter 19 of RULES.md says the same sentences.

/** One thing that two sources settle in two ways. */
export interface SplitRuling {
  readonly id: string;
  /** The name of the ruling, and its number in RULES.md. */
  readonly ruling: string;
  readonly rule: string;
  /** What it is about. */
  readonly about: string;
  /** What the manual says, its answers on cards included. */
  readonly book: string;
  /** What the other source says, and which that is. */
  readonly designer: string;
  readonly source: string;
}

export const RULINGS = [
  {
    id: 'hero levels',
    ruling: 'A1',
    rule: '19.1',
    about: 'Levels for a dead hero',
    book: 'the player who destroyed a hero of an opponent chooses one of their own heroes for the two levels (4.19)',
    designer:
      'however the hero died, one in play that opposes its owner gains them, and the active player chooses',
    source: 'official rulebook, as quoted',
  },
  {
    id: 'second legend',
    ruling: 'A2',
    rule: '19.2',
    about: 'A second copy of a legendary card',
    book: 'the newest copy is destroyed at once, even an indestructible one; it has arrived, and it dies',
    designer:
      'it is discarded instead of arriving, and what becomes a second copy is discarded without dying',
    source: 'keeper of rulings, in the forum',
  },
  {
    id: 'mercenaries',
    ruling: 'A4',
    rule: '19.3',
    about: 'Mercenaries of a free-for-all',
    book: 'they are in play from the start, and have arrival fatigue on their player’s first turn',
    designer: 'they arrive in the first upkeep of their player',
    source: 'official rulebook, as a program has it',
  },
  {
    id: 'team add-ons',
    ruling: 'A5',
    rule: '19.4',
    about: 'Add-ons of a team',
    book: 'each player of a team may have any add-on, also the same',
    designer: 'never the same two',
    source: 'official rulebook, as a program has it',
  },
  {
    id: 'jail boost',
    ruling: 'B20',
    rule: '19.5',
    about: 'Boost of a unit that goes to Jail',
    book: 'it is paid as the unit is played, and happens as the unit leaves Jail',
    designer: 'it happens as the unit is played',
    source: 'designer, 2016-03-11',
  },
  {
    id: 'birds nest',
    ruling: 'A6',
    rule: '19.6',
    about: 'A second Bird’s Nest',
    book: 'it brings two more Birds at once; in upkeeps each Nest stops at two',
    designer: 'no Nest brings a Bird beyond two',
    source: 'designer, 2016-03-02',
  },
  {
    id: 'mind control',
    ruling: 'C25',
    rule: '19.7',
    about: 'Mind Control leaves play',
    book: 'the unit goes back to its owner',
    designer: 'it goes back to the player who controlled it before',
    source: 'designer, 2016-03-02',
  },
  {
    id: 'golgort',
    ruling: 'A7',
    rule: '19.8',
    about: 'Yesterday’s Golgort',
    book: 'it gains a rune for any damage that its player deals to a building, by spells and abilities too',
    designer: 'combat damage only',
    source: 'designer, 2016-03-11, and the printed card',
  },
  {
    id: 'harmony',
    ruling: 'A8',
    rule: '19.9',
    about: 'The Dancer of Harmony',
    book: 'it comes before the effect of the spell, which cannot target it',
    designer: 'it comes when the spell is completely done',
    source: 'designer, 2016-03-02',
  },
  {
    id: 'tyrannosaurus',
    ruling: 'A9',
    rule: '19.10',
    about: 'Tyrannosaurus Rex',
    book: 'it destroys two things',
    designer: 'it destroys up to two',
    source: 'printed card',
  },
  {
    id: 'second chances',
    ruling: 'A10',
    rule: '19.11',
    about: 'Several units leave play beside Second Chances',
    book: 'on their own turn its player chooses which comes back, on another’s turn chance takes one',
    designer: 'chance takes one on any turn',
    source: 'printed card',
  },
  {
    id: 'new defender',
    ruling: 'A11',
    rule: '19.12',
    about: 'The defender is gone before the damage',
    book: 'the attacker’s player may declare a new one, or let the attack go',
    designer: 'a new one is declared',
    source: 'designer, 2016-03-03',
  },
  {
    id: 'team tower',
    ruling: 'A12',
    rule: '19.13',
    about: 'The tower of a team',
    book: 'it shoots at what attacks its own player’s things or the base',
    designer:
      'it shoots at what attacks anything of the team; it detects for its own player and the base only',
    source: 'designer, 2016-03-14',
  },
  {
    id: 'origin story',
    ruling: 'A13',
    rule: '19.14',
    about: 'Origin Story',
    book: 'the hero may be summoned again on its owner’s next turn, and not sooner',
    designer: 'the hero may be summoned again at once',
    source: 'printed card, which has no words on it',
  },
  {
    id: 'gigadon',
    ruling: 'A14',
    rule: '19.15',
    about: 'The price of Gigadon',
    book: 'it is lower from the hand only',
    designer: 'it is lower from wherever it is played',
    source: 'keeper of rulings, 2016-03-15',
  },
] as const satisfies readonly SplitRuling[];

export type RulingId = (typeof RULINGS)[number]['id'];

/** Whether a match is ruled by the manual here. */
export function isByBook({ options }: { readonly options: Options }, _ruling: RulingId): boolean {
  return options.rulings === 'book';
}

/** The sentence of RULES.md on a ruling. */
export function rulingText({ about, book, designer, source, ruling }: SplitRuling): string {
  return `${about}. _By the manual:_ ${book}. _By the designer:_ ${designer}. _Ruling ${ruling} (${source})._`;
}
