import { fullTable } from '@riposte/kernel';
import type { ClockSettings } from '@riposte/protocol';
import type { Loaded } from '../../games/library.ts';
import { mainOption } from '../local/askedOptions.ts';
import type { MatchWish } from './calls.ts';
import { CLOCKS, clockKey } from './clocks.ts';
import { optionsFor } from './tableOptions.ts';

/** What a player would like best, and what of it may be otherwise. */
export interface Taste {
  readonly options: MatchWish['options'];
  readonly clock: ClockSettings;
  readonly isAnyMode: boolean;
  readonly isAnyClock: boolean;
}

/** Clocks for one sitting: a match over days is something else. */
const OF_ONE_SITTING: readonly ClockSettings[] = [...CLOCKS.none, ...CLOCKS.live];

/** The taste as the server is told of it: the best first, then all that would do as well. */
export function wishOf(loaded: Loaded, { options, clock, isAnyMode, isAnyClock }: Taste): MatchWish {
  const { game } = loaded;
  const modes = isAnyMode ? [options, ...modesLike(loaded, options)] : [options];
  const clocks = isAnyClock
    ? [clock, ...OF_ONE_SITTING.filter((one) => clockKey(one) !== clockKey(clock))]
    : [clock];
  const [, ...or] = modes.flatMap((mode) => clocks.map((one) => ({ options: mode, clock: one })));
  return { game: game.id, options, clock, ...(or.length > 0 && { or }) };
}

/** The other modes that as many play. */
export function modesLike(loaded: Loaded, options: MatchWish['options']): readonly MatchWish['options'][] {
  const main = mainOption(loaded);
  if (main === undefined) return [];
  const asked = optionsFor(loaded, options).find(({ name }) => name === main)?.option;
  if (asked?.type !== 'oneOf') return [];
  const seats = fullTable(loaded.game, options);
  return asked.values
    .filter((value) => value !== options[main])
    .map((value) => ({ ...options, [main]: value }))
    .filter((other) => fullTable(loaded.game, other) === seats);
}
