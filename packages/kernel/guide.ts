import type { AnyChoice, Decision } from './decision.ts';
import type { Seat } from './seat.ts';
import type { TurnTexts } from './turnText.ts';
import type { SeatNames } from './words.ts';

/** Some of what a viewer knows, in sentences. */
export interface Fact {
  readonly heading: string;
  readonly lines: readonly string[];
  /** The same in short, for a place that is small. */
  readonly brief?: readonly string[];
  /** What it tells of, where others ask: the hand of the viewer, or what the viewer has not seen and others may hold. */
  readonly of?: 'hand' | 'unseen';
}

/** A figure on the table. Most have a seat; a figure that the rules play has none. */
export interface Figure {
  readonly seat?: Seat;
  /** What the game itself calls it: "Dragon". A figure without a name is called what its player is called. */
  readonly name?: string;
  /** Figures with the same number fight side by side. */
  readonly side: number;
}

/** `quiet`: the board shows it anyway. `strong`: no player should miss it. */
export const WEIGHTS = ['quiet', 'plain', 'strong'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What stands out on the line of a match. */
export const LANDMARKS = ['round', 'turn', 'blow', 'hit', 'card', 'end'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** A card with text on it. */
export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** How sure we are of it: the name of one of the catalogue's sources. */
  readonly source: string;
  /** When it is used, in words. */
  readonly moments: readonly string[];
  /** What differs from the facts known, and why. */
  readonly note?: string;
  /** Whether it works by itself: no choice ever names it. */
  readonly passive?: boolean;
  /** Whether it has nothing but numbers and keywords, which the rules explain. */
  readonly plain?: boolean;
}

/** Cards that belong together. */
export interface CardGroup {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly cards: readonly CardText[];
}

/** Cards on the table; those that lie face down are named. */
export interface CardsInPlay extends CardGroup {
  readonly used: readonly string[];
}

/** The cards of a game that have to be read. */
export interface CardCatalogue<View, Options, Choice = AnyChoice> {
  /** The options of the game that change what stands on a card. */
  readonly options: readonly string[];
  /** How each source is marked beside the name of a card. */
  readonly sources: Readonly<Record<string, string>>;
  /** All there are. */
  all(options: Options): readonly CardGroup[];
  /** Those on the table, by figure; they are public. */
  inPlay(view: View, names: readonly string[]): readonly CardsInPlay[];
  /** The id of the card that this choice puts to use, if it does. */
  usedBy(choice: Choice): string | undefined;
}

/** Something that a seat lost of what it lives by. */
export interface Harm {
  readonly seat: Seat;
  /** What was harmed: "Bo’s Base". */
  readonly what: string;
  readonly amount: number;
  /** What did it. */
  readonly by: string;
}

/** What brings players down, in a game in which that adds up: damage to a base, lost health. Everybody sees it. */
export interface Harms<Event> {
  /** What an event took, after all that was told before it; nothing for most. */
  of(event: Event, before: readonly Event[], names: SeatNames): Harm | undefined;
  /** All of it in a sentence, without its full stop. */
  sum(what: string, amount: number): string;
}

/** Something a player can achieve. */
export interface Feat {
  readonly name: string;
  readonly points: number;
  readonly rule: string;
}

/** What a game remembers of finished matches, and what a player has achieved with them. */
export interface Feats<State, Options> {
  /** Whether a match with these options can count at all. */
  counts(options: Options): boolean;
  /** What a match that is over counts for, given up or played to its end: plain data; nothing when it does not count. */
  resultOf(state: State): unknown;
  /** All that these results together have earned. */
  earned(results: readonly unknown[]): readonly Feat[];
  /** As few results as earn the same, alone and with any that come later: what is kept of a life of matches. */
  compact(results: readonly unknown[]): readonly unknown[];
  /** All there are to earn. */
  readonly all: readonly Feat[];
}

/** One of those that a game sets against each other: a character, a colour. */
export interface Rival {
  readonly id: string;
  readonly name: string;
}

/** Who may meet whom, for a table of "who beats whom". */
export interface Rivals<Choice, Options> {
  /** What one of them is called: "character". */
  readonly noun: string;
  readonly all: readonly Rival[];
  /** The options of the game that make a table of their own; the others stay as they are by default. */
  readonly settings: readonly string[];
  /** The options of a match in which two of them meet, from those that were asked for. */
  options(given: Options): Options;
  /** Whether a seat is asked here which of them it plays. */
  isAskedFor(decision: Decision<Choice>): boolean;
  /** The choices that lead the seat to this one of them. */
  towards(decision: Decision<Choice>, rival: string): readonly Choice[];
}

/**
 * The second contract: what any application says of a game, so that no application names one. Everything said of a
 * match is said from a view, so that a guide cannot tell more than its viewer knows.
 */
export interface Guide<State, Choice extends AnyChoice, Event, View, Options> {
  /** Where the game's RULES.md lies: a file for a program, an address for a page. */
  readonly rulebook: URL;
  /** The options that matter to a match, in words: "edition revised", "3 mortals". */
  title(options: Options): readonly string[];
  /** Whether a match with the other options makes any use of this one. */
  isAsked(option: string, options: Options): boolean;
  /** The figures of a match for so many seats: those with a seat in order, then those without. */
  figures(options: Options, seats: number): readonly Figure[];
  /** What a seat is called at this table, where the game has a name for it: that of the character its player chose. */
  called(seat: Seat, view: View): string | undefined;
  /** What the seats that won together are called: "Mortals", "Team A"; nothing where their names say it. */
  victors(seats: readonly Seat[], options: Options): string | undefined;
  /** The table in sentences. */
  facts(view: View, names: SeatNames): readonly Fact[];
  /** What a choice would mean, line by line, where its name alone does not say it. */
  about(choice: Choice, view: View): readonly string[];
  /** How much an event matters to a viewer who has the table in sight; the view is the viewer's, after the event. */
  weight(event: Event, view: View): Weight;
  landmark(event: Event): Landmark | undefined;
  /** What lay on the table when all hands are open, from the views of all seats. */
  openView(views: readonly View[]): View;
  readonly cards?: CardCatalogue<View, Options, Choice>;
  /** How a whole turn is told in text; nothing where the game has no such form. */
  readonly turns?: TurnTexts<Event, View>;
  /** What brought players down; nothing where a match is lost in another way. */
  readonly harms?: Harms<Event>;
  readonly feats?: Feats<State, Options>;
  readonly rivals?: Rivals<Choice, Options>;
  /** The chapters of the rules that matter to each way to play, by the value of the option that decides it. */
  readonly chapters?: { readonly option: string; readonly of: Readonly<Record<string, readonly string[]>> };
}

/** The game in a few sentences, for a player who has never played it. No part of the guide: pages teach otherwise. */
export type Primer<Options> = (options: Options) => readonly string[];

/** Some guide. */
export type AnyGuide = Guide<unknown, AnyChoice, unknown, unknown, unknown>;

/** What a game must say of itself, and what it may. */
export type GuideParts<State, Choice extends AnyChoice, Event, View, Options> = Pick<
  Guide<State, Choice, Event, View, Options>,
  'rulebook'
> &
  Partial<Guide<State, Choice, Event, View, Options>>;

/** A guide from its parts; what a game does not say is said as plainly as can be. */
export function defineGuide<State, Choice extends AnyChoice, Event, View, Options>(
  parts: GuideParts<State, Choice, Event, View, Options>,
): Guide<State, Choice, Event, View, Options> {
  return {
    title: (options) => Object.entries(options ?? {}).map(([name, value]) => `${name} ${value}`),
    isAsked: () => true,
    figures: (_options, count) =>
      Array.from({ length: count }, (_, index) => ({ seat: index as Seat, side: index })),
    called: () => undefined,
    victors: () => undefined,
    facts: bareFacts,
    about: () => [],
    weight: () => 'plain',
    landmark: () => undefined,
    openView(views) {
      const [first] = views;
      if (first === undefined) throw new Error('a match has at least one seat');
      return first;
    },
    ...parts,
  };
}

/** What a view says, by name. The stack is how the machine keeps its place; the question says it in words. */
function bareFacts(view: unknown): readonly Fact[] {
  if (typeof view !== 'object' || view === null) return [{ heading: 'view', lines: [String(view)] }];
  return Object.entries(view)
    .filter(([name, value]) => name !== 'stack' && value !== undefined)
    .map(([heading, value]) => ({ heading, lines: linesOf(value) }));
}

function linesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return linesOrNone(value.map(inOneLine));
  if (typeof value === 'object' && value !== null)
    return linesOrNone(Object.entries(value).map(([name, inner]) => `${name}: ${inOneLine(inner)}`));
  return [String(value)];
}

function linesOrNone(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ['none'] : lines;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inOneLine).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${inOneLine(inner)}`)
    .join(', ');
}
