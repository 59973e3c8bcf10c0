import { useEffect } from 'react';
import type { Sounded } from './cues.ts';
import { play } from './play.ts';

/**
 * Lets an event be heard when a board begins to show it. `beat` is another number for each event, so that two alike are
 * two.
 */
export function useSoundFor(heard: Sounded | undefined, beat: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beat stands for the event
  useEffect(() => {
    if (heard) play(heard.cue, heard.times);
  }, [beat]);
}
