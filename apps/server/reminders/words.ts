import type { Seat } from '@riposte/kernel';
import { clocksAt } from '../matches/notice.ts';
import type { Table } from '../matches/table.ts';
import type { Reminder } from './reminder.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What a player is told of a turn: game, table, names, time left. Every spectator may know all of it, and nothing of the
 * cards is in it. The link to a private table has its key, for a device on which the player is not signed in.
 */
export function turnReminder(
  id: string,
  table: Table,
  seat: Seat,
  { now, key }: { readonly now: number; readonly key: string | undefined },
): Reminder {
  const { setting, seats } = table;
  const others = seats
    .filter((_holder, index) => index !== seat)
    .map(({ player, bot }) => player?.name ?? (bot === undefined ? 'nobody' : 'a bot'));
  const left = clocksAt(table, now)?.left[seat] ?? 0;
  return {
    id,
    tag: `turn-${setting.id}`,
    title: `Your turn: ${setting.game.name}`,
    sentence: `With ${others.join(', ')}. ${timeWords(left)} left.`,
    path: `/t/${setting.id}${key === undefined ? '' : `?key=${key}`}`,
    facts: { type: 'turn', table: setting.id, game: setting.game.id, others, left },
  };
}

/** What a player is told who wants to see how it is. */
export function testReminder(id: string): Reminder {
  return {
    id,
    tag: 'test',
    title: 'Riposte can reach you here',
    sentence: 'So you will be told when it is your turn.',
    path: '/me',
    facts: { type: 'test' },
  };
}

/** So long, as people say it, and never more than there is. */
function timeWords(left: number): string {
  if (left >= 2 * DAY) return `${Math.floor(left / DAY)} days`;
  if (left >= 2 * HOUR) return `${Math.floor(left / HOUR)} hours`;
  const minutes = Math.max(1, Math.floor(left / MINUTE));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
