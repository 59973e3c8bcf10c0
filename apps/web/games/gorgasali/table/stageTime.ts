import type { Event } from '@riposte/gorgasali/table';

/** What turns a match: it has the stage for a moment, in milliseconds. */
const GREAT: Readonly<Partial<Record<Event['type'], number>>> = {
  zoneShrank: 1300,
  fell: 1000,
  froze: 700,
  hypnotised: 700,
  stolen: 700,
  swapped: 700,
  copied: 500,
  revived: 900,
  chestOpened: 700,
  looted: 700,
};

/** How long an event has the stage to itself. */
export function stageTime({ type }: Event): number {
  return GREAT[type] ?? 0;
}
