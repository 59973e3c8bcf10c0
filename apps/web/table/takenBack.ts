import type { Seat, SeatNames } from '@riposte/kernel';

/** What is said of a choice that was taken back: that it was is all that others learn. */
export function takenBackText(seat: Seat, names: SeatNames): string {
  return `${names(seat)} took it back.`;
}
