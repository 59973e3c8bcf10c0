import { useEffect, useRef } from 'react';
import type { Cue } from './cues.ts';
import { play } from './play.ts';

/** Lets a cue be heard whenever something new is there: another card lifted, another line said. Not at first sight. */
export function useCue(cue: Cue, what: string | undefined): void {
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    if (what !== undefined) play(cue);
  }, [cue, what]);
}
