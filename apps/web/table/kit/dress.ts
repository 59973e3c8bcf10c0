import type { AnyChoice, Phrase, Seat, Viewer } from '@riposte/kernel';
import type { ComponentType } from 'react';
import type { TablePlan } from '../plan.ts';
import type { Sounded } from '../sound/cues.ts';
import type { Choreography } from '../stage.ts';
import type { Families } from './answers.ts';
import type { HandCard, TableThing } from './hand.ts';
import type { Shading } from './shades.ts';
import type { Sight } from './sight.ts';
import type { TableTexts, TableTurn } from './turn.ts';
import type { Layout } from './useLayout.ts';

/** What is shown of a seat, on its plate or in little. */
export interface SeatPerson {
  /** What the figure is called: it stands on the plate, with the player's name beneath. */
  readonly figure?: string;
  readonly isActive: boolean;
  readonly isDown: boolean;
  /** When its turn comes, counted from 1. */
  readonly place: number;
  /** How many cards it holds, once there are any. */
  readonly cards?: number;
}

/** What every part of a table is given. */
export interface TablePart<Choice extends AnyChoice, Event, View, Touched extends TableThing> {
  readonly sight: Sight<Choice, Event, View>;
  readonly turn: TableTurn<Choice, Touched>;
}

/** A part of a table that is about one seat. */
export interface OfSeat {
  readonly seat: Seat;
}

/** The facts of a drawn table: pure, so that they can be tested without a screen. */
export interface DressFacts<Choice extends AnyChoice, Event, View, Touched extends TableThing> {
  /** All figures that have a plate, in order; those that the rules play come after those with a player. */
  seats(view: View): readonly Seat[];
  side(seat: Seat, view: View): 'ours' | 'theirs';
  person(seat: Seat, view: View): SeatPerson;
  /** What a figure is called in sentences when no player sits there. */
  nameOf(seat: Seat, view: View): string | undefined;
  /** Who did it, or to whom it happened. */
  actor(event: Event): Seat | undefined;
  /** Whether only the whole log has it. */
  isMinor(event: Event): boolean;

  /** How long an event has the stage to itself, in milliseconds; 0 where the board and the teller are enough. */
  onStage(event: Event): number;

  readonly families: Families<Choice, View>;
  /** What is in the viewer's hand; the open question decides what is legal. */
  hand(view: View, seat: Seat, choices: readonly Choice[] | undefined): readonly HandCard<Touched>[];
  /** The answers that use what was touched, those it leads first. */
  answersWith(touched: Touched, choices: readonly Choice[], view: View): readonly number[];
  /** The cards of the hand, by key, that go along with what is considered; the lifted one is none of them. */
  along(
    considered: readonly Choice[],
    hand: readonly HandCard<Touched>[],
    view: View,
    lifted: Touched | undefined,
  ): readonly string[];
  /** Why nothing can be done with it now, in one sentence. */
  whyNot(touched: Touched, sight: Sight<Choice, Event, View>): Phrase | undefined;

  /** Whether an event ends a round, and whether the next has yet to begin. */
  endsRound(event: Event): boolean;
  isBetweenRounds(view: View): boolean;
  /** Which round an event ended, and for which side; nobody's when it was drawn. */
  roundWon(
    event: Event,
    view: View,
  ): { readonly round: number; readonly side: 'ours' | 'theirs' | 'nobodys' };
  /** What decided it, of what happened just before; nothing where its own words say why. */
  decisive(event: Event, before: readonly Event[]): Event | undefined;
  /** What a seat holds, in words, where the viewer may know it. */
  holds(seat: Seat, view: View): string | undefined;
  /** Whether a question needs all the room there is; `Wide` then shows it. */
  isWide(question: string): boolean;
}

/**
 * What a drawn table brings to the kit: all that is the game's own. Everything else (question, answers, hand, people,
 * log, tools, keys, sheets) is the kit's.
 */
export interface Dress<Choice extends AnyChoice, Event, View, Scene, Touched extends TableThing>
  extends DressFacts<Choice, Event, View, Touched> {
  readonly choreography: Choreography<Scene, Event, View>;
  sound(event: Event, viewer: Viewer): Sounded | undefined;
  useTexts(sight: Sight<Choice, Event, View>, lifted: Touched | undefined): TableTexts<Choice, Touched>;

  /** A class for the table, where its parts have other sizes or places than usual. */
  readonly look?: string;
  /** All people in the game's own way, instead of plates and chips: where there are many and much to know of each. */
  readonly Rim?: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** The viewer's own side at a desk in the game's own way, instead of a plate. */
  readonly Own?: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** What the viewer has in the game's own way, where it is no hand of cards. */
  readonly Mat?: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** What is settled ahead in the game's own way, instead of a drawer; it is there while nothing may be planned, too. */
  readonly Planner?: ComponentType<{
    readonly sight: Sight<Choice, Event, View>;
    readonly plan: TablePlan | undefined;
  }>;
  /** Who came where in the end, where that is not said by a score. */
  readonly Places?: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** The board itself; what is being shown on it is asked from `useOnStage`. */
  readonly Scene: ComponentType<TablePart<Choice, Event, View, Touched> & { readonly shading: Shading }>;
  readonly Card: ComponentType<{ readonly card: HandCard<Touched> }>;
  readonly Crest: ComponentType<OfSeat & { readonly view: View }>;
  /** What a seat has won and how it fares, on its plate or in little. */
  readonly Score: ComponentType<OfSeat & { readonly view: View; readonly form: 'plate' | 'chip' }>;
  /** What others hold, at the end of their plate. */
  readonly Held: ComponentType<OfSeat & { readonly view: View; readonly layout: Layout }>;
  /** What lies before a figure, beneath its plate. */
  readonly Before: ComponentType<TablePart<Choice, Event, View, Touched> & OfSeat>;
  /** What only the viewer has. */
  readonly Mine: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** Which round it is, in the middle of the top bar. */
  readonly Round: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** Public knowledge: beside the table at a desk; in one line, and behind a pile, on a phone. */
  readonly Knowledge: ComponentType<TablePart<Choice, Event, View, Touched>>;
  readonly KnowledgeLine: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** Where there is none, public knowledge is found behind the last tool. */
  readonly Pile?: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** What stands on the button of an answer instead of its text. */
  readonly Answer?: ComponentType<{ readonly choice: Choice; readonly text: string; readonly view: View }>;
  readonly Wide: ComponentType<TablePart<Choice, Event, View, Touched>>;
  /** What has the stage: who did it, and the card it was done with. The teller says it in words. */
  readonly Moment: ComponentType<TablePart<Choice, Event, View, Touched> & { readonly event: Event }>;
  readonly RoundEnd: ComponentType<TablePart<Choice, Event, View, Touched> & { readonly event: Event }>;
  /** How it stood at the end of the match. */
  readonly FinalScore: ComponentType<
    TablePart<Choice, Event, View, Touched> & { readonly winner: Seat | undefined }
  >;
  /** What can be done, with the rules that say it. */
  readonly Help: ComponentType<{ readonly onRule: (rule: string) => void }>;
  /** All there is to know about one figure. */
  readonly About: ComponentType<TablePart<Choice, Event, View, Touched> & OfSeat>;
  /** A thing as a whole: a card with all its text. */
  readonly Lens: ComponentType<
    TablePart<Choice, Event, View, Touched> & {
      readonly touched: Touched;
      readonly owner: Seat;
      readonly form: 'lens' | 'sheet';
    }
  >;
}

/** Some facts. */
export type AnyFacts = DressFacts<AnyChoice, unknown, unknown, TableThing>;

/** Some dress: what things are in it is the game's own business. */
export type AnyDress = Dress<AnyChoice, unknown, unknown, unknown, TableThing>;

/** A dress as one of many. */
export function asAnyDress<Choice extends AnyChoice, Event, View, Scene, Touched extends TableThing>(
  dress: Dress<Choice, Event, View, Scene, Touched>,
): AnyDress {
  // Views, events and things of a game come from the game itself, and go back to its dress only.
  return dress as unknown as AnyDress;
}

/** What a part of the kit is given. */
export type AnyPart = TablePart<AnyChoice, unknown, unknown, TableThing>;
