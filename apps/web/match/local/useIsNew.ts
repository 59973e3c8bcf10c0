import { useEffect, useRef, useState } from 'react';
import { lessonProgress } from '../../table/lesson/progress.ts';
import type { Session } from '../../table/session.ts';
import { useTable } from '../../table/useTable.ts';
import { keep } from './keep.ts';
import { isBegun } from './localSave.ts';

/** Whether a player is new and has not answered anything yet; and a way to say that they know. */
export function useIsNew(session: Session): readonly [isNew: boolean, know: () => void] {
  const [isNew, setNew] = useState(false);
  const { updates } = useTable(session);
  const asked = updates.at(-1)?.decision?.id;
  const first = useRef(asked);
  first.current ??= asked;
  useEffect(() => {
    let isWanted = true;
    void hasNeverPlayed(session.game.id).then((never) => isWanted && setNew(never));
    return () => {
      isWanted = false;
    };
  }, [session]);
  return [isNew && asked !== undefined && asked === first.current, () => setNew(false)];
}

/** Nothing was finished here, learnt, or even begun with an answer. */
async function hasNeverPlayed(game: string): Promise<boolean> {
  const [finished, lesson, current] = await Promise.all([
    keep.finishedMatches(),
    keep.recall(lessonProgress(game)),
    keep.currentMatch(game),
  ]);
  return finished.length === 0 && lesson === undefined && !(current && isBegun(current));
}
