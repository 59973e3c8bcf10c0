import type { Event } from '@riposte/codex/table';

/** How long each event is seen, in milliseconds; what is not here is seen in no time, together with what follows. */
const TIMES: Readonly<Partial<Record<Event['type'], number>>> = {
  attacked: 420,
  damaged: 340,
  died: 340,
  obliterated: 340,
  healed: 200,
  prevented: 200,
  arrived: 260,
  summoned: 300,
  levelled: 220,
  construction: 280,
  finished: 120,
  tornDown: 260,
  played: 220,
  used: 160,
  patrolled: 70,
  lent: 70,
  controlled: 260,
  returned: 220,
  runesPlaced: 180,
  turnedOver: 240,
  turnBegan: 350,
  coinFlipped: 400,
};

export function timeOf({ type }: Event): number {
  return TIMES[type] ?? 0;
}
