import type { I18n } from '@lingui/core';
import type { Seat } from '@riposte/kernel';
import type { SessionClocks } from '../session.ts';

/** Below this a clock shows its ring. */
export const LAST_SECONDS = 10_000;

/** How much time a seat has left at a moment of `performance.now()`. */
export function timeLeft({ left, running, at }: SessionClocks, seat: Seat, now: number): number {
  const had = left[seat] ?? 0;
  return Math.max(0, running.includes(seat) ? had - (now - at) : had);
}

/** "4:12", "0:09", "1:02:40", "16 d" */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  const two = (value: number) => value.toString().padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A day, short: "3 Dec" */
export function formatDay(date: string | number, i18n: I18n): string {
  return i18n.date(new Date(date), { day: 'numeric', month: 'short' });
}
