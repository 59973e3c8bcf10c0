import type { MyTable } from '@riposte/protocol';
import { clocksAt } from './notice.ts';
import { cardOf, seatOf, type Table } from './table.ts';

/** A table as one of its players sees it in a list. Whom the game waits for, and how long, everybody may know. */
export function myTableOf(table: Table, player: string, now: number): MyTable {
  const own = seatOf(table, player);
  const isRunning = table.status === 'running' && own !== undefined;
  const left = isRunning ? clocksAt(table, now)?.left[own] : undefined;
  return {
    table: cardOf(table),
    waits: isRunning && table.clock.running.includes(own),
    ...(left !== undefined && { left }),
  };
}

/** What waits comes first, of that the most pressing; the others stay in their order. */
export function byPress(one: MyTable, other: MyTable): number {
  if (one.waits !== other.waits) return one.waits ? -1 : 1;
  if (!one.waits || one.left === other.left) return 0;
  return (one.left ?? Number.POSITIVE_INFINITY) < (other.left ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}
