import { useLingui } from '@lingui/react';
import type { Feat } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { say } from '../design/toast.ts';
import type { Loaded } from '../games/library.ts';
import type { KeptMatch, Origin } from './localSave.ts';
import type { LocalSession } from './localSession.ts';
import { beginMatch, currentOrNew, openMatch, setupOf } from './openMatch.ts';
import { sitDown } from './sitDown.ts';

/** A match in this page while it is being looked at. */
export interface LocalMatch {
  readonly session: LocalSession;
  readonly id: string;
  /** Whether it is over, and what was achieved with it for the first time. */
  readonly isOver: boolean;
  readonly earned: readonly Feat[];
  /** Where it began, when that is not the deal: then it cannot be watched again. */
  readonly origin: Origin;
  /** Another match like this one. */
  again(): void;
}

/** The match is being played in another tab. */
export interface MatchElsewhere {
  /** Goes on with it in this tab. */
  playHere(): void;
}

/** Goes on with the unfinished match of a game, or begins one; it is closed when its page is left. */
export function useLocalMatch(loaded: Loaded): LocalMatch | MatchElsewhere | undefined {
  const { game } = loaded;
  const [match, setMatch] = useState<KeptMatch>();
  const [session, setSession] = useState<LocalSession>();
  const [ended, setEnded] = useState<KeptMatch>();
  const [earned, setEarned] = useState<readonly Feat[]>([]);
  const [isElsewhere, setElsewhere] = useState(false);
  const { i18n } = useLingui();

  useEffect(() => {
    if (isElsewhere) return;
    let isWanted = true;
    const getUp = sitDown(game.id, () => {
      setMatch(undefined);
      setElsewhere(true);
    });
    void currentOrNew(loaded).then((found) => {
      if (!isWanted) return;
      setMatch(found.match);
      const { since } = found;
      if (since) void import('./since.ts').then(({ SINCE }) => say(i18n._(SINCE[since])));
    });
    return () => {
      isWanted = false;
      getUp();
    };
  }, [loaded, game.id, isElsewhere, i18n]);

  useEffect(() => {
    if (!match) return;
    const opened = openMatch(loaded, match, (over) => {
      setEnded(over);
      // Fetched when there is something to count; a page that is offline has it already, or has never been here.
      void import('./feats.ts').then(({ countMatch }) => countMatch(loaded, over)).then(setEarned);
    });
    setSession(opened);
    return () => opened.close();
  }, [loaded, match]);

  if (isElsewhere) return { playHere: () => setElsewhere(false) };
  if (!match || !session) return undefined;
  return {
    session,
    id: match.id,
    isOver: ended?.id === match.id,
    earned,
    origin: match.save,
    again: () => {
      setEarned([]);
      setMatch(beginMatch(loaded, setupOf(match)));
    },
  };
}
