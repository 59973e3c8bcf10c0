import type { Day } from '@riposte/daily';
import { useEffect, useState } from 'react';
import { keep } from '../play/keep.ts';
import type { KeptMatch } from '../play/localSave.ts';
import { type Attempt, attemptOf } from './attempt.ts';
import { leftOn } from './sitting.ts';

/** What this browser knows of a day. */
export interface Today {
  readonly attempt: Attempt | undefined;
  /** The match that was left, of this day or of an earlier one. */
  readonly left: KeptMatch | undefined;
}

/** What is known of a day; nothing until it is. */
export function useToday(day: Day): Today | undefined {
  const [today, setToday] = useState<Today>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([attemptOf(day, keep), leftOn(day)]).then(
      ([attempt, left]) => isWanted && setToday({ attempt, left }),
    );
    return () => {
      isWanted = false;
    };
  }, [day]);
  return today;
}
