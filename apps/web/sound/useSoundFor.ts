import type { Event } from '@riposte/flash-duel';
import type { Viewer } from '@riposte/kernel';
import { useEffect } from 'react';
import { soundOf } from './cues.ts';
import { play } from './play.ts';

/**
 * Lets an event of Flash Duel be heard when a board begins to show it. `beat` is another number for each event, so
 * that two alike are two; without a viewer, as somebody who watches hears it.
 */
export function useSoundFor(event: Event | undefined, beat: number, viewer: Viewer = 'spectator'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beat stands for the event
  useEffect(() => {
    const heard = event && soundOf(event, viewer);
    if (heard) play(heard.cue, heard.times);
  }, [beat]);
}
