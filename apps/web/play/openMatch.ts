import type { AnyGame, Outcome } from '@riposte/kernel';
import { motionPace, settingsNow } from '../settings/settings.ts';
import { keep } from './keep.ts';
import { type KeptMatch, type LocalSave, playedAgain } from './localSave.ts';
import { LocalSession } from './localSession.ts';
import { pauseFor } from './pace.ts';
import { newMatch, type Setup } from './seating.ts';
import { figuresOf, lastSetup } from './setups.ts';
import { Thinker } from './thinker.ts';

/** Goes on with the unfinished match of a game, or begins one like the last. */
export async function currentOrNew(game: AnyGame): Promise<KeptMatch> {
  const current = await keep.currentMatch(game.id);
  if (current && playedAgain(game, current.save)) return current;
  return beginMatch(game, await lastSetup(game));
}

/** Deals a new match and keeps it from its first moment on. */
export function beginMatch(game: AnyGame, setup: Setup): KeptMatch {
  const match = newMatch(game, setup, settingsNow(), figuresOf(game.id, setup.options));
  void keep.saveMatch(match);
  return match;
}

/** The setup of a match, to play another like it. */
export function setupOf({ save: { options, bots } }: KeptMatch): Setup {
  return { options, seat: Math.max(0, bots.indexOf(undefined)) };
}

/** Opens the table of a match; everything that happens there is kept. `onEnd` is told once it is over. */
export function openMatch(game: AnyGame, match: KeptMatch, onEnd: (ended: KeptMatch) => void): LocalSession {
  return new LocalSession(game, match.save, {
    mind: new Thinker(),
    pause: (events) => pauseFor(motionPace(settingsNow()), events),
    onChange: (save, outcome) => {
      const now = asKept(match, save, outcome);
      void keep.saveMatch(now);
      if (now.endedAt !== undefined) onEnd(now);
    },
  });
}

function asKept({ id, begunAt }: KeptMatch, save: LocalSave, outcome: Outcome | undefined): KeptMatch {
  const isOver = outcome !== undefined || save.givenUp === true;
  return { id, begunAt, save, ...(isOver && { endedAt: Date.now() }), ...(outcome && { outcome }) };
}
