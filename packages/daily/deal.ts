import { canonical, type Deal, publicChance, publicDeal, type Random } from '@riposte/kernel';
import type { Day } from './day.ts';

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
