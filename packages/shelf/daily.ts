import { taskOf, thinkerOf } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  canonical,
  type Deal,
  type Entry,
  fullTable,
  History,
  isDrawn,
  isSame,
  type Outcome,
  parseOptions,
  publicChance,
  publicDeal,
  type Random,
} from '@riposte/kernel';

/** A day by the calendar of Greenwich, as 2026-11-17: it begins for everybody at the same moment. */
export type Day = string;

/** The day of a moment, in milliseconds since 1970. */
export function dayAt(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (momentOf(day).getUTCDay() + 6) % 7;
}

/** Its first moment. */
export function momentOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** What is played on one day of the week, and against bots of which level. */
export interface Daily {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly level: number;
}

/** Seven of them, from Monday. */
export type Week = readonly Daily[];

/** What is played on a day. */
export function dailyOf(week: Week, day: Day): Daily {
  const daily = week[weekdayOf(day)];
  if (!daily) throw new Error('a week has seven days');
  return daily;
}

const SIMPLE = { mode: 'simple' };
const FULL = { mode: 'full' };

/** The duels of a week, of the games that have one. */
export const WEEKS: Readonly<Record<string, Week>> = {
  // Each day harder than the one before, with characters from Thursday on but for Friday.
  'flash-duel': [
    { options: SIMPLE, level: 2 },
    { options: SIMPLE, level: 3 },
    { options: SIMPLE, level: 4 },
    { options: FULL, level: 5 },
    { options: SIMPLE, level: 6 },
    { options: FULL, level: 7 },
    { options: FULL, level: 8 },
  ],
};

/** What a day's match follows from. To change it changes the cards of every day. */
function textOf(game: string, day: Day): string {
  return `riposte duel of the day 1\n${game}\n${day}`;
}

/** The same cards for everybody on that day. */
export function dealOfDay(game: string, day: Day, seats: number): Deal {
  return publicDeal(textOf(game, day), seats);
}

/** Chance of a bot that sees this on that day: in the same position it always plays the same. */
export function chanceOfDay(game: string, day: Day, view: unknown): Random {
  return publicChance(`${textOf(game, day)}\n${canonical(view)}`);
}

/** Where the player sits; bots have the other seats. */
export const PLAYER = 0;

/** How a duel of the day ended for the player. */
export const RESULTS = ['won', 'drawn', 'lost', 'givenUp'] as const;

export interface DayResult {
  readonly result: (typeof RESULTS)[number];
  /** Points of the player and of the others, where the game counts any and the match was played to its end. */
  readonly scores?: readonly number[];
}

export type Checked =
  | { readonly ok: true; readonly value: DayResult }
  | { readonly ok: false; readonly why: string };

/** What a duel is made of. */
export interface DayDuel {
  readonly game: AnyGame;
  readonly day: Day;
  readonly daily: Daily;
}

type Think = ReturnType<typeof thinkerOf>;
type AnyHistory = History<AnyState, AnyChoice, unknown, unknown, unknown>;

/**
 * Plays a duel of a day again: with the cards of that day, and a bot that thinks for itself. So the result is that of a
 * match which was really possible; a log in which the bot does anything else is refused.
 */
export function checkDuel(duel: DayDuel, entries: readonly Entry<unknown>[]): Checked {
  const { game, day, daily } = duel;
  const options = parseOptions(game.options, daily.options);
  if (!options.ok) throw new Error(options.why.text);
  const think = thinkerOf([game]);
  const deal = dealOfDay(game.id, day, fullTable(game, options.value));
  const history: AnyHistory = new History(game, options.value, deal);
  for (const [index, entry] of entries.entries()) {
    if (entry.seat >= deal.nonces.length)
      return { ok: false, why: `Entry ${index + 1}: there is no such seat.` };
    const why = whyNot(history, duel, think, entry);
    if (why !== undefined) return { ok: false, why: `Entry ${index + 1}: ${why}` };
  }
  return { ok: true, value: resultOf(history.outcome) };
}

/** Adds an entry; says why it cannot be one of this duel. */
function whyNot(history: AnyHistory, duel: DayDuel, think: Think, entry: Entry<unknown>): string | undefined {
  // To go back further than one's own last choice takes the consent of others, and bots give none.
  if (entry.type === 'takeback') return 'nothing is taken back here.';
  if (entry.seat !== PLAYER && (entry.type !== 'choice' || !isBotsOwn(history, duel, think, entry)))
    return 'the bot plays otherwise.';
  const added = history.add(entry);
  return added.ok ? undefined : added.why.text;
}

/** Whether the bot of this day makes this choice, by what it sees now. */
function isBotsOwn(
  history: AnyHistory,
  { game, day, daily }: DayDuel,
  think: Think,
  { seat, choice }: { readonly seat: Entry<unknown>['seat']; readonly choice: unknown },
): boolean {
  const { view, decision, offers } = history.snapshot(seat);
  if (!decision) return false;
  const turn = { game, seat, view, question: decision, offers, random: chanceOfDay(game.id, day, view) };
  return isSame(think(taskOf(turn, game.id, `level-${daily.level}`))?.choice, choice);
}

function resultOf(outcome: Outcome | undefined): DayResult {
  if (!outcome) return { result: 'givenUp' };
  const { places, scores } = outcome;
  const result = places[PLAYER] !== 1 ? 'lost' : isDrawn(outcome) ? 'drawn' : 'won';
  return { result, ...(scores && { scores }) };
}
