import { fullTable, parseOptions } from '@riposte/kernel';
import { type Day, dailyOf, dealOfDay, PLAYER, type Week } from '@riposte/shelf/daily';
import type { Loaded } from '../../games/library.ts';
import type { ChosenOptions } from '../../games/setupWords.ts';
import type { KeptMatch } from '../../match/local/localSave.ts';
import { newMatch } from '../../match/local/seating.ts';

/** The match of a day. The player sits on the first seat. */
export function dailyMatch(loaded: Loaded, week: Week, day: Day, name: string, counts: boolean): KeptMatch {
  const { game } = loaded;
  const { options: wanted, level } = dailyOf(week, day);
  const parsed = parseOptions(game.options, wanted);
  if (!parsed.ok) throw new Error(parsed.why.text);
  const options = parsed.value as ChosenOptions;
  const seats = fullTable(game, options);
  const deal = dealOfDay(game.id, day, seats);
  const match = newMatch(loaded, { options, seats, seat: PLAYER }, { name, level }, deal);
  return { ...match, save: { ...match.save, daily: { day, counts } } };
}
