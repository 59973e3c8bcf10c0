import {
  authorityOf,
  due,
  type Intention,
  isSame,
  leftAfter,
  type Planning,
  plannedAnew,
  planning,
  type Seat,
} from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import type { Line } from './line.ts';
import type { AskedTable } from './requests.ts';
import { type AnyMatch, isPersons, seatsOf, type Table } from './table.ts';

// What seats settle ahead is kept with the table: a line of its log of which no viewer is told. It is no part of the
// match, so it gives no seat a number, ends no undo and stands in no view.

/** What a seat has planned as far as it still holds, and what it may plan next. */
export function planOf(table: Table, seat: Seat): Result<Planning<unknown>> {
  const match = matchOf(table);
  return match.ok
    ? { ok: true, value: planning(table.setting.game, match.value, seat, table.intentions?.[seat]) }
    : match;
}

/** Plans these answers, in their order, in place of all that was planned before; none takes the plan back. */
export function askPlan(table: Table, seat: Seat, choices: readonly unknown[]): AskedTable {
  const match = matchOf(table);
  if (!match.ok) return match;
  const made = plannedAnew(table.setting.game, match.value, seat, choices);
  if (!made.ok) return made;
  const intention = made.value;
  return isSame(intention, table.intentions?.[seat])
    ? { ok: true, value: undefined }
    : { ok: true, value: { type: 'planned', seat, ...(intention && { intention }) } };
}

/** The line that an intention writes now. A seat that a bot plays has none. */
export function dueLine(table: Table): Extract<Line, { readonly type: 'choice' }> | undefined {
  const { match, status, setting, intentions } = table;
  if (!match || status !== 'running' || !intentions) return undefined;
  const ofPeople = seatsOf(table).map((seat) =>
    isPersons(table.seats[seat] ?? {}) ? intentions[seat] : undefined,
  );
  const next = due(authorityOf(setting.game), match, ofPeople);
  return next && { type: 'choice', seat: next.seat, id: next.id, choice: next.choice };
}

/** The table with another intention for this seat, or none. */
export function withIntention(table: Table, seat: Seat, intention: Intention | undefined): Table {
  const { [seat]: _before, ...others } = table.intentions ?? {};
  return { ...table, intentions: { ...others, ...(intention && { [seat]: intention }) } };
}

/** The table with what is left of an intention once its seat has answered. */
export function answered(
  table: Table,
  { seat, id, choice }: Extract<Line, { readonly type: 'choice' }>,
): Table {
  const { match, setting, intentions } = table;
  const intention = intentions?.[seat];
  if (!match || !intention) return table;
  const { decision } = authorityOf(setting.game).snapshot(match, seat);
  if (decision?.id !== id) return table;
  return withIntention(table, seat, leftAfter(intention, decision.question, choice));
}

function matchOf({ match, status }: Table): Result<AnyMatch> {
  if (status === 'over') return refuse('GAME_OVER');
  return match ? { ok: true, value: match } : refuse('NOT_STARTED');
}
