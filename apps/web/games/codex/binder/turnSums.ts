import { type Deed, type Event, sumOf, type View } from '@riposte/codex/table';
import { type Seat, type TurnTexts, wholeTurns } from '@riposte/kernel';
import type { WarSight } from '../table/part.ts';

/** A turn of others, and what was done in it. */
export interface TurnSum {
  readonly number: number;
  readonly seats: readonly Seat[];
  readonly deeds: readonly Deed[];
}

/** The turns of others since the last of a seat, oldest first, as far as that seat saw them from their beginning. */
export function turnSums({
  session,
  seat,
  past,
  names,
}: Pick<WarSight, 'session' | 'seat' | 'past' | 'names'>): readonly TurnSum[] {
  const turns = session.guide.turns as TurnTexts<Event, View> | undefined;
  if (!turns || seat === undefined) return [];
  const whole = wholeTurns(turns, past as Parameters<typeof wholeTurns<Event, View>>[1]);
  const own = whole.findLastIndex(({ seats }) => seats.includes(seat));
  return whole
    .slice(own + 1)
    .map((turn) => ({ number: turn.number, seats: turn.seats, deeds: sumOf(turn, names) }));
}
