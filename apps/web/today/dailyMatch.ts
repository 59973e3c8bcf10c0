import {
  canonical,
  type Deal,
  fullTable,
  parseOptions,
  publicChance,
  publicDeal,
  type Random,
} from '@riposte/kernel';
import type { Loaded } from '../games/library.ts';
import type { KeptMatch } from '../play/localSave.ts';
import { newMatch } from '../play/seating.ts';
import type { OptionValues } from '../play/setupWords.ts';
import { type Day, weekdayOf } from './day.ts';
import type { Daily, Week } from './week.ts';

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

/** What is played on a day. */
export function dailyOf(week: Week, day: Day): Daily {
  const daily = week[weekdayOf(day)];
  if (!daily) throw new Error('a week has seven days');
  return daily;
}

/** The match of a day. The player sits on the first seat. */
export function dailyMatch(loaded: Loaded, week: Week, day: Day, name: string, counts: boolean): KeptMatch {
  const { game } = loaded;
  const { options: wanted, level } = dailyOf(week, day);
  const parsed = parseOptions(game.options, wanted);
  if (!parsed.ok) throw new Error(parsed.why.text);
  const options = parsed.value as OptionValues;
  const seats = fullTable(game, options);
  const deal = dealOfDay(game.id, day, seats);
  const match = newMatch(loaded, { options, seats, seat: 0 }, { name, level }, deal);
  return { ...match, save: { ...match.save, daily: { day, counts } } };
}
