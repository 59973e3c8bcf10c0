import { useLingui } from '@lingui/react';
import type { Feat } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { say } from '../../design/toast.ts';
import type { Loaded } from '../../games/library.ts';
import type { KeptMatch, SaveOrigin } from './localSave.ts';
import type { LocalSession } from './localSession.ts';
import {
  beginMatch,
  currentOrNew,
  type FoundMatch,
  type HowPlayed,
  openMatch,
  setupOf,
} from './openMatch.ts';
import { sitDown } from './sitDown.ts';

/** A match in this page while it is being looked at. */
export interface LocalMatch {
  readonly session: LocalSession;
  readonly id: string;
  /** Whether it is over, and what was achieved with it for the first time. */
  readonly isOver: boolean;
  readonly earned: readonly Feat[];
  /** Where it began, when that is not the deal: then it cannot be watched again. */
  readonly origin: SaveOrigin;
  /** Another match like this one. */
  again(): void;
}

/** The match is being played in another tab. */
export interface MatchElsewhere {
  /** Goes on with it in this tab. */
  playHere(): void;
}

/** Which match is played at a table of this page. */
export interface LocalSitting {
  /** In one tab only. */
  readonly place: string;
  /** The match to go on with, or a new one. */
  find(): Promise<FoundMatch>;
  /** Another like this one. */
  next(match: KeptMatch): KeptMatch;
  readonly howPlayed?: HowPlayed;
  readonly onEnd?: (ended: KeptMatch) => void;
}

/** Where matches of a game are usually played. */
export function usualSitting(loaded: Loaded): LocalSitting {
  return {
    place: loaded.game.id,
    find: () => currentOrNew(loaded),
    next: (match) => beginMatch(loaded, setupOf(match)),
  };
}

/** Goes on with the unfinished match of a place, or begins one; it is closed when its page is left. */
export function useLocalMatch(
  loaded: Loaded,
  sitting: LocalSitting,
): LocalMatch | MatchElsewhere | undefined {
  const [match, setMatch] = useState<KeptMatch>();
  const [session, setSession] = useState<LocalSession>();
  const [ended, setEnded] = useState<KeptMatch>();
  const [earned, setEarned] = useState<readonly Feat[]>([]);
  const [isElsewhere, setElsewhere] = useState(false);
  const { i18n } = useLingui();

  useEffect(() => {
    if (isElsewhere) return;
    let isWanted = true;
    const getUp = sitDown(sitting.place, () => {
      setMatch(undefined);
      setElsewhere(true);
    });
    void sitting.find().then((found) => {
      if (!isWanted) return;
      setMatch(found.match);
      const { since } = found;
      if (since) void import('./since.ts').then(({ SINCE }) => say(i18n._(SINCE[since])));
    });
    return () => {
      isWanted = false;
      getUp();
    };
  }, [sitting, isElsewhere, i18n]);

  useEffect(() => {
    if (!match) return;
    const { howPlayed, onEnd } = sitting;
    const opened = openMatch(
      loaded,
      match,
      (over) => {
        setEnded(over);
        onEnd?.(over);
        // Fetched when there is something to count; a page that is offline has it already, or has never been here.
        void import('./feats.ts').then(({ countMatch }) => countMatch(loaded, over)).then(setEarned);
      },
      howPlayed,
    );
    setSession(opened);
    return () => opened.close();
  }, [loaded, sitting, match]);

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
      setMatch(sitting.next(match));
    },
  };
}
