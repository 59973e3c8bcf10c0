import type { Outcome } from '@riposte/kernel';
import { motionPace, settingsNow } from '../../design/settings/settings.ts';
import type { Loaded } from '../../games/library.ts';
import { keep } from './keep.ts';
import { carriedOver, isBegun, type KeptMatch, type LocalSave } from './localSave.ts';
import { LocalSession, type MatchSurroundings } from './localSession.ts';
import { pauseFor } from './pace.ts';
import { newMatch } from './seating.ts';
import { lastSetup, type Setup } from './setup.ts';
import { Thinker } from './thinker.ts';

/** A match to sit down at. */
export interface FoundMatch {
  readonly match: KeptMatch;
  /** What a release of the rules has done to the unfinished match: it goes on by the new ones, or it cannot. */
  readonly since?: 'carried' | 'lost';
}

/** Goes on with the unfinished match of a game, or begins one like the last. */
export async function currentOrNew(loaded: Loaded): Promise<FoundMatch> {
  const { game } = loaded;
  const current = await keep.currentMatch(game.id);
  const save = current && carriedOver(game, current.save);
  if (!current || !save) {
    const match = beginMatch(loaded, await lastSetup(game));
    return { match, ...(current && isBegun(current) && { since: 'lost' }) };
  }
  if (save === current.save) return { match: current };
  const match = { ...current, save };
  void keep.saveMatch(match);
  return { match, since: 'carried' };
}

/** Deals a new match and keeps it from its first moment on. */
export function beginMatch(loaded: Loaded, setup: Setup): KeptMatch {
  const match = newMatch(loaded, setup, settingsNow());
  void keep.saveMatch(match);
  return match;
}

/** The setup of a match, to play another like it. */
export function setupOf({ save: { options, bots } }: KeptMatch): Setup {
  return { options, seats: bots.length, seat: Math.max(0, bots.indexOf(undefined)) };
}

/** How a match is played, where not as usual. */
export type HowPlayed = (match: KeptMatch) => Pick<MatchSurroundings, 'chance' | 'hasAdvice'>;

/** Opens the table of a match; everything that happens there is kept. `onEnd` is told once it is over. */
export function openMatch(
  loaded: Loaded,
  match: KeptMatch,
  onEnd: (ended: KeptMatch) => void,
  howPlayed?: HowPlayed,
): LocalSession {
  return new LocalSession(loaded, match.save, {
    ...howPlayed?.(match),
    mind: new Thinker(),
    pause: (events) => pauseFor(motionPace(settingsNow()), events),
    onChange: (save, outcome) => {
      const now = asKept(match, save, outcome);
      const kept = keep.saveMatch(now);
      if (now.endedAt !== undefined) onEnd(now);
      return kept;
    },
  });
}

function asKept({ id, begunAt }: KeptMatch, save: LocalSave, outcome: Outcome | undefined): KeptMatch {
  const isOver = outcome !== undefined || save.givenUp === true;
  return { id, begunAt, save, ...(isOver && { endedAt: Date.now() }), ...(outcome && { outcome }) };
}
