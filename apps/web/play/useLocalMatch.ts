import type { AnyGame } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { type Achievement, countMatch } from './achieved.ts';
import type { KeptMatch } from './localSave.ts';
import type { LocalSession } from './localSession.ts';
import { beginMatch, currentOrNew, openMatch, setupOf } from './openMatch.ts';
import { sitDown } from './sitDown.ts';

/** A match in this page while it is being looked at. */
export interface LocalMatch {
  readonly session: LocalSession;
  readonly id: string;
  /** Whether it is over, and what was achieved with it for the first time. */
  readonly isOver: boolean;
  readonly earned: readonly Achievement[];
  /** Another match like this one. */
  again(): void;
}

/** The match is being played in another tab. */
export interface MatchElsewhere {
  /** Goes on with it in this tab. */
  playHere(): void;
}

/** Goes on with the unfinished match of a game, or begins one; it is closed when nobody looks any more. */
export function useLocalMatch(game: AnyGame): LocalMatch | MatchElsewhere | undefined {
  const [match, setMatch] = useState<KeptMatch>();
  const [session, setSession] = useState<LocalSession>();
  const [ended, setEnded] = useState<KeptMatch>();
  const [earned, setEarned] = useState<readonly Achievement[]>([]);
  const [isElsewhere, setElsewhere] = useState(false);

  useEffect(() => {
    if (isElsewhere) return;
    let isWanted = true;
    const getUp = sitDown(game.id, () => {
      setMatch(undefined);
      setElsewhere(true);
    });
    void currentOrNew(game).then((found) => isWanted && setMatch(found));
    return () => {
      isWanted = false;
      getUp();
    };
  }, [game, isElsewhere]);

  useEffect(() => {
    if (!match) return;
    const opened = openMatch(game, match, (over) => {
      setEnded(over);
      void countMatch(game, over).then(setEarned);
    });
    setSession(opened);
    return () => opened.close();
  }, [game, match]);

  if (isElsewhere) return { playHere: () => setElsewhere(false) };
  if (!match || !session) return undefined;
  return {
    session,
    id: match.id,
    isOver: ended?.id === match.id,
    earned,
    again: () => {
      setEarned([]);
      setMatch(beginMatch(game, setupOf(match)));
    },
  };
}
