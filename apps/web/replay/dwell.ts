import type { Event } from '@riposte/flash-duel';

/** How fast a film runs. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment is looked at, in milliseconds, where it is not the usual time. */
const TIMES: Partial<Record<Event['type'], number>> = {
  turnBegan: 350,
  cardsDrawn: 500,
  handDealt: 500,
  attacked: 1500,
  hitTaken: 1800,
  abilityUsed: 1600,
  roundEnded: 2000,
  roundBegan: 1200,
};
const USUAL = 1100;

/** How long a moment is looked at before the next one, in milliseconds. */
export function dwellOf(event: unknown, speed: Speed): number {
  return (TIMES[(event as Partial<Event> | undefined)?.type ?? 'passed'] ?? USUAL) / speed;
}
