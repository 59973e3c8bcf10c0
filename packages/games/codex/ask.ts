// How the rules ask: of a thing in play, of all that a player has there, of what lasts. Most things have no answer to
// anything: a bit says so before anything is read, and nothing is made for asking.

import type { Seat } from '@riposte/kernel';
import type { Answer, CardEntry, Lent, Row, Value } from './card.ts';
import { entryOf } from './catalogue.ts';
import {
  type Chained,
  type LastingAnswers,
  QUERY_BITS,
  type Queries,
  type Query,
  type Summed,
} from './queries.ts';
import type { Grant, Lasting } from './state.ts';

/** What a question is about, without the thing that is asked, and of a chain without what there is so far. */
type About<Q extends Query> =
  Parameters<Queries<Row, CardEntry>[Q]> extends [unknown, ...infer Rest]
    ? Q extends Chained
      ? Rest extends [unknown, ...infer More]
        ? More
        : never
      : Rest
    : never;

/** Whether a thing, a player or anybody in play has an answer: to look here before a loop saves the loop. */
export function isAsked({ asked }: { readonly asked: number }, query: Query): boolean {
  // Most have no answer to anything, and to look up a bit takes longer than to see that.
  return asked !== 0 && (asked & QUERY_BITS[query]) !== 0;
}

const NONE: readonly never[] = [];

/** The answers of a thing, in the order in which they are printed on it; then those that others lend it. */
export function answersOf<Q extends Query>(row: Row, query: Q): readonly Answer<Q>[] {
  if (!isAsked(row, query)) return NONE;
  const own = row.print.answers[query];
  return row.lent.length === 0 ? own : [...own, ...lentAnswers(row.lent, query)];
}

function lentAnswers<Q extends Query>(lent: readonly Lent[], query: Q): readonly Answer<Q>[] {
  return lent.flatMap(({ face }) => (face.answers?.[query] as Answer<Q> | undefined) ?? []);
}

/** What an answer comes to. */
function resultOf<Q extends Query>(answer: Answer<Q>, ...asked: readonly unknown[]): Value<Q> {
  return typeof answer === 'function'
    ? (answer as (...asked: readonly unknown[]) => Value<Q>)(...asked)
    : (answer as Value<Q>);
}

/** What the answers of a thing add up to. */
export function sumOf<Q extends Summed>(row: Row, query: Q, ...about: About<Q>): number {
  let sum = 0;
  for (const answer of answersOf(row, query)) sum += resultOf(answer, row, ...about);
  return sum;
}

/** What the answers of a thing leave of a number. */
export function chainOf<Q extends Chained>(row: Row, query: Q, start: number, ...about: About<Q>): number {
  let value = start;
  for (const answer of answersOf(row, query)) value = resultOf(answer, row, value, ...about);
  return value;
}

/** Whether a thing answers so. */
export function isAnswered<Q extends Query>(
  row: Row,
  query: Q,
  wanted: Value<Q>,
  ...about: About<Q>
): boolean {
  for (const answer of answersOf(row, query)) if (resultOf(answer, row, ...about) === wanted) return true;
  return false;
}

/** The first answer of a thing that says anything. */
export function firstOf<Q extends Query>(row: Row, query: Q, ...about: About<Q>): Value<Q> | undefined {
  for (const answer of answersOf(row, query)) {
    const value = resultOf(answer, row, ...about);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What is in play, and who has an answer. */
interface Asked {
  readonly rows: readonly Row[];
  readonly sides: readonly { readonly asked: number }[];
}

function isSideAsked({ sides }: Asked, seat: Seat, query: Query): boolean {
  const side = sides[seat];
  return side !== undefined && isAsked(side, query);
}

/** What the answers of all that a player has in play add up to. */
export function sumOfSide<Q extends Summed>(sheet: Asked, seat: Seat, query: Q, ...about: About<Q>): number {
  if (!isSideAsked(sheet, seat, query)) return 0;
  let sum = 0;
  for (const row of sheet.rows) if (row.controller === seat) sum += sumOf(row, query, ...about);
  return sum;
}

/** Whether anything that a player has in play answers so. */
export function isAnsweredBySide<Q extends Query>(
  sheet: Asked,
  seat: Seat,
  query: Q,
  wanted: Value<Q>,
  ...about: About<Q>
): boolean {
  if (!isSideAsked(sheet, seat, query)) return false;
  for (const row of sheet.rows)
    if (row.controller === seat && isAnswered(row, query, wanted, ...about)) return true;
  return false;
}

/** What a card answers for as long as it lasts: on the thing that it was given to, or for a player. */
export function lastingAnswer<Q extends keyof LastingAnswers<Row>>(
  { from }: Pick<Grant, 'from'>,
  query: Q,
): LastingAnswers<Row>[Q] | undefined {
  return entryOf(from).whileItLasts?.[query];
}

/** Whether anything that lasts for a player answers so. */
export function isLasting<Q extends keyof LastingAnswers<Row>>(
  lasting: readonly Lasting[],
  seat: Seat,
  query: Q,
  wanted: LastingAnswers<Row>[Q],
): boolean {
  return lasting.some((one) => one.by === seat && lastingAnswer(one, query) === wanted);
}

/** Whether anything that was given to a thing answers so. */
export function isGiven<Q extends keyof LastingAnswers<Row>>(
  grants: readonly Grant[],
  query: Q,
  wanted: LastingAnswers<Row>[Q],
): boolean {
  return grants.length > 0 && grants.some((grant) => lastingAnswer(grant, query) === wanted);
}
