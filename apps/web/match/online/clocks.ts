import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unreachable } from '@riposte/kernel';
import type { ClockSettings } from '@riposte/protocol';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export type ClockKind = ClockSettings['type'];

const live = (minutes: number, seconds: number): ClockSettings => ({
  type: 'live',
  initial: minutes * MINUTE,
  increment: seconds * SECOND,
});
const turn = (seconds: number): ClockSettings => ({ type: 'turn', perTurn: seconds * SECOND });
const days = (count: number): ClockSettings => ({ type: 'correspondence', perTurn: count * DAY });

/** The clocks that are offered, by kind; the middle one of each is what most people want. */
export const CLOCKS = {
  none: [{ type: 'none' }],
  live: [live(3, 2), live(5, 5), live(10, 10), live(20, 20)],
  turn: [turn(30), turn(45), turn(90), turn(180)],
  correspondence: [days(1), days(3), days(7), days(14)],
} as const satisfies Record<ClockKind, readonly ClockSettings[]>;

/** A short name, the same for equal clocks. */
export function clockKey(clock: ClockSettings): string {
  switch (clock.type) {
    case 'none':
      return 'none';
    case 'live':
      return `${clock.initial / MINUTE}+${clock.increment / SECOND}`;
    case 'turn':
      return `${clock.perTurn / SECOND}s`;
    case 'correspondence':
      return `${clock.perTurn / DAY}d`;
    default:
      return unreachable(clock);
  }
}

/** A clock in words: "5 minutes + 5 seconds". */
export function clockWords(clock: ClockSettings, i18n: I18n): string {
  switch (clock.type) {
    case 'none':
      return i18n._(msg`No clock`);
    case 'live': {
      const minutes = round(clock.initial / MINUTE);
      const seconds = round(clock.increment / SECOND);
      return i18n._(msg`${minutes} min + ${seconds} s`);
    }
    case 'turn': {
      const seconds = round(clock.perTurn / SECOND);
      return i18n._(msg`${seconds} s a turn`);
    }
    case 'correspondence': {
      const count = round(clock.perTurn / DAY);
      return count === 1 ? i18n._(msg`1 day a turn`) : i18n._(msg`${count} days a turn`);
    }
    default:
      return unreachable(clock);
  }
}

/** So much time, in the largest unit of which there are two, and never more than there is. */
export function spanWords(left: number, i18n: I18n): string {
  const unit = left >= 2 * DAY ? 'day' : left >= 120 * MINUTE ? 'hour' : 'minute';
  const length = { day: DAY, hour: 60 * MINUTE, minute: MINUTE }[unit];
  const count = Math.max(1, Math.floor(left / length));
  return i18n.number(count, { style: 'unit', unit, unitDisplay: 'long' });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
