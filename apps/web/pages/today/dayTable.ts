import { type DayTableAnswer, dayTable, type Result } from '@riposte/protocol';
import type { Day } from '@riposte/shelf/daily';
import { keep } from '../../match/local/keep.ts';
import type { KeptMatch } from '../../match/local/localSave.ts';
import { ask } from '../../match/online/api.ts';
import type { DayAttempt } from './attempt.ts';

/** How the duel of a day went for all. The server is told of this try first, as often as it is asked: it counts once. */
export async function askTable(
  game: string,
  { day, match: id }: DayAttempt,
): Promise<Result<DayTableAnswer>> {
  const match = await keep.loadMatch(id);
  const told = match && (await tellServer(match));
  // What does not count there does not keep the others' results from being told.
  return told?.ok ? told : ask({ method: 'GET', path: pathOf(game, day), answer: dayTable });
}

/** Tells the server of a duel that counts and is over: its choices, and no name. */
export async function tellServer({
  id,
  save,
  endedAt,
}: KeptMatch): Promise<Result<DayTableAnswer> | undefined> {
  const { game, rulesVersion, entries, daily } = save;
  if (!daily?.counts || endedAt === undefined) return undefined;
  const path = `${pathOf(game, daily.day)}/${id}`;
  return ask({ method: 'PUT', path, body: { rulesVersion, entries }, answer: dayTable });
}

function pathOf(game: string, day: Day): string {
  return `/days/${day}/${encodeURIComponent(game)}`;
}
