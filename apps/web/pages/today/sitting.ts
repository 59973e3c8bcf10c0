import { chanceOfDay, type Day, dayAt, type Week } from '@riposte/shelf/daily';
import { settingsNow } from '../../design/settings/settings.ts';
import type { Loaded } from '../../games/library.ts';
import { keep, TODAY } from '../../match/local/keep.ts';
import { carriedOver, isBegun, type KeptMatch } from '../../match/local/localSave.ts';
import type { FoundMatch } from '../../match/local/openMatch.ts';
import type { LocalSitting } from '../../match/local/useLocalMatch.ts';
import { attemptOf, noteAttempt } from './attempt.ts';
import { dailyMatch } from './dailyMatch.ts';
import { tellServer } from './dayTable.ts';

/** How the duel of the day is played: the one that counts first, without advice; then practice. */
export function dailySitting(loaded: Loaded, week: Week): LocalSitting {
  const { game } = loaded;
  const dealt = (day: Day, counts: boolean) => dailyMatch(loaded, week, day, settingsNow().name, counts);
  return {
    place: TODAY,
    async find(): Promise<FoundMatch> {
      const day = dayAt(Date.now());
      const left = await leftOn(day);
      const save = left && carriedOver(game, left.save);
      if (left && save) return { match: { ...left, save } };
      const match = dealt(day, (await attemptOf(day, keep)) === undefined);
      // From here on its cards may have been seen.
      await noteAttempt(match, keep);
      await keep.saveMatch(match);
      return { match };
    },
    next(match) {
      const another = dealt(match.save.daily?.day ?? dayAt(Date.now()), false);
      void keep.saveMatch(another);
      return another;
    },
    howPlayed: ({ save: { daily } }) => ({
      chance: daily && ((view) => chanceOfDay(game.id, daily.day, view)),
      hasAdvice: !daily?.counts,
    }),
    onEnd: (ended) => {
      void noteAttempt(ended, keep);
      void tellServer(ended);
    },
  };
}

/** The match that was left: today's, or one of an earlier day in which something was answered. */
export async function leftOn(day: Day): Promise<KeptMatch | undefined> {
  const current = await keep.currentMatch(TODAY);
  const isWanted = current && (current.save.daily?.day === day || isBegun(current));
  return isWanted ? current : undefined;
}

/** Ends a match that was left where it stands: it counts as lost. */
export async function giveUp(match: KeptMatch): Promise<void> {
  const ended: KeptMatch = { ...match, save: { ...match.save, givenUp: true }, endedAt: Date.now() };
  await keep.saveMatch(ended);
  await noteAttempt(ended, keep);
  void tellServer(ended);
}
