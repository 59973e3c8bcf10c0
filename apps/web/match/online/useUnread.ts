import type { ChatLine, PlayerCard } from '@riposte/protocol';
import { useEffect, useState } from 'react';
import type { Room } from './room.ts';

/** What others have said and nobody has read here; what was said before we came does not count. */
export function useUnread(room: Room, me: PlayerCard | undefined, isOpen: boolean): readonly ChatLine[] {
  const last = room.said.at(-1)?.at ?? '';
  const [readUpTo, setReadUpTo] = useState(() => new Date().toISOString());
  useEffect(() => {
    if (isOpen && last > readUpTo) setReadUpTo(last);
  }, [isOpen, last, readUpTo]);
  if (isOpen) return [];
  return room.said.filter(({ at, from }) => at > readUpTo && from.id !== me?.id);
}
