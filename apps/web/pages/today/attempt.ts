import type { Day } from '@riposte/shelf/daily';
import type { Keep } from '../../match/local/keep.ts';
import type { KeptMatch } from '../../match/local/localSave.ts';
import { type OwnResult, resultOf } from '../../match/local/record.ts';

/** The one match of a day that counts in this browser. */
export interface DayAttempt {
  readonly day: Day;
  readonly match: string;
  /** Absent until it is over. */
  readonly ended?: AttemptEnd;
}

/** How it ended. Nothing in it tells of a card. */
export interface AttemptEnd {
  readonly result: OwnResult;
  readonly givenUp: boolean;
  /** Points of the player and of the opponent, where the game counts any. */
  readonly scores?: readonly number[];
  /** How many choices the player made. */
  readonly choices: number;
}

const NAME = 'today';

/** The attempt of a day; nothing where it has not begun. */
export async function attemptOf(day: Day, keep: Pick<Keep, 'recall'>): Promise<DayAttempt | undefined> {
  const last = await keep.recall<DayAttempt>(NAME);
  return last?.day === day ? last : undefined;
}

/** A match of a day has begun, or is over: what counts is noted. */
export async function noteAttempt(match: KeptMatch, keep: Pick<Keep, 'recall' | 'remember'>): Promise<void> {
  const { id, save, endedAt } = match;
  if (!save.daily?.counts) return;
  const last = await keep.recall<DayAttempt>(NAME);
  // One that was left and ended on a later day does not take the place of that day's own.
  if (last && last.day > save.daily.day) return;
  const begun: DayAttempt = { day: save.daily.day, match: id };
  await keep.remember(NAME, endedAt === undefined ? begun : { ...begun, ended: endedIn(match) });
}

function endedIn(match: KeptMatch): AttemptEnd {
  const { save, outcome } = match;
  const seat = save.bots.indexOf(undefined);
  const [own, ...others] = outcome?.scores ?? [];
  return {
    result: resultOf(match) ?? 'lost',
    givenUp: save.givenUp === true,
    ...(own !== undefined && !save.givenUp && { scores: [own, ...others] }),
    choices: save.entries.filter((entry) => entry.type === 'choice' && entry.seat === seat).length,
  };
}
