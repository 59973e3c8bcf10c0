import type { Seat } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { type Room, sitterOf } from './room.ts';

/** How long, in milliseconds, the server keeps the seat of a player who left or does not answer. */
const KEPT = 60_000;
/** A player who is away for a moment only is not spoken of. */
const A_MOMENT = 8_000;

/** A player who is gone, and how long their seat is still kept. */
export interface GoneSeat {
  readonly seat: Seat;
  readonly hasLeft: boolean;
  readonly patience: number;
}

/** The first seat whose player has left, or is away while the game waits for them. */
function goneSeat(room: Room): { readonly seat: Seat; readonly hasLeft: boolean } | undefined {
  // A clock says by itself how long a player may be away.
  const isTimed = room.card.clock.type !== 'none';
  const awaiting = isTimed ? [] : (room.updates.at(-1)?.awaiting ?? []);
  const gone = room.card.seats.find((at) => {
    if (at.bot !== undefined || at.seat === room.viewer) return false;
    return at.left === true || (sitterOf(room, at).away === true && awaiting.includes(at.seat));
  });
  return gone && { seat: gone.seat, hasLeft: gone.left === true };
}

/** Watches for a player who is gone, and counts how long. */
export function useGone(room: Room): GoneSeat | undefined {
  const gone = goneSeat(room);
  const key = gone && `${gone.seat} ${gone.hasLeft}`;
  const [since, setSince] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (key === undefined) return;
    setSince(Date.now());
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(clock);
  }, [key]);
  const passed = now - since;
  if (!gone || since === 0 || (!gone.hasLeft && passed < A_MOMENT)) return undefined;
  return { ...gone, patience: Math.max(0, KEPT - passed) };
}
