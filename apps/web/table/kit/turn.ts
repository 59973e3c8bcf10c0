import type { AnyChoice, Phrase, Question, Seat } from '@riposte/kernel';
import type { HandCard, TableThing } from './hand.ts';
import type { OverTable } from './opened.ts';
import type { Considering } from './useConsidering.ts';
import type { Layout } from './useLayout.ts';

/** What a game says on its table in its own words. */
export interface TableTexts<Choice extends AnyChoice, Touched extends TableThing> {
  /** Short enough for a button. */
  answer(choice: Choice): string;
  family(family: string): string;
  /** The line of a question that has a better one than the game's words. */
  question(decision: Question<Choice>): string | undefined;
  /** What a card of the hand is called. */
  card(card: HandCard<Touched>): string;
  /** What a thing is called where it is shown as a whole. */
  thing(touched: Touched): string;
  /** What a seat's figure is called where all about it is shown. */
  figure(seat: Seat): string;
  /** What is said of a seat beneath its name, in little. */
  person(seat: Seat): string;
  /** What public knowledge is called where it is shown alone; cards, if nothing is said. */
  readonly knowledge?: string;
}

/** A thing that was touched in vain, at which question, and why. */
export interface TouchRefused {
  readonly key: string;
  readonly id: string | undefined;
  readonly why: Phrase;
}

/** Where on the board an answer is aimed at: its button names that, and goes there in one step. */
export interface AnswerAim {
  /** The answer, by index. */
  readonly answer: number;
  /** What it is aimed at, by id. */
  readonly at: number;
  /** What stands on the button meanwhile. */
  readonly text: string;
  readonly take: () => void;
}

/** Everything the viewer can do at the table now, and what they are considering. */
export interface TableTurn<Choice extends AnyChoice = AnyChoice, Touched extends TableThing = TableThing> {
  readonly layout: Layout;
  /** How many answers have a button of their own. */
  readonly room: number;
  readonly opened: OverTable<Touched> | undefined;
  readonly open: (what: OverTable<Touched> | undefined) => void;
  readonly choices: readonly Choice[];
  readonly considering: Considering<Touched>;
  /** The answers it comes down to, by index. */
  readonly considered: readonly number[];
  readonly consider: (what: Considering<Touched>) => void;
  readonly texts: TableTexts<Choice, Touched>;
  /** What was touched and is being considered. */
  readonly lifted: Touched | undefined;
  readonly title: string;
  /** The rule behind the question. */
  readonly rule: string | undefined;
  readonly note: string | undefined;
  /** The answer that is advised. */
  readonly advised: number | undefined;
  readonly hand: readonly HandCard<Touched>[];
  readonly along: readonly string[];
  readonly refused: TouchRefused | undefined;
  readonly isWide: boolean;
  readonly isOver: boolean;
  /** The event that ended the round, while it is shown. */
  readonly ended: unknown;
  readonly canUndo: boolean;
  readonly answer: (index: number) => void;
  /** What the answer that is considered is aimed at; it ends with what is considered. */
  readonly aim: AnswerAim | undefined;
  readonly setAim: (aim: AnswerAim | undefined) => void;
  /** Presses the button of an answer: one that is aimed goes to its aim. */
  readonly press: (index: number) => void;
  readonly answerOneOf: (answers: readonly number[]) => void;
  /** Considers a group of answers, until a step back. */
  readonly openGroup: (answers: readonly number[]) => void;
  /** Back to what the group was opened in, or to all answers. */
  readonly stepBack: () => void;
  /** Considers nothing any more. */
  readonly putBack: () => void;
  /** Considers a thing, puts it back, or says why nothing can be done with it. */
  readonly touch: (touched: Touched) => void;
  /** Says a sentence with its rule, where it is said why something cannot be done. */
  readonly explain: (what: Phrase) => void;
  /** Shows a thing as a whole. */
  readonly look: (touched: Touched, owner: Seat) => void;
  readonly undo: () => void;
  readonly hint: (() => void) | undefined;
}
