import { settingsNow } from '../../design/settings/settings.ts';
import { keep } from './keep.ts';
import { isBegun, type LocalSave } from './localSave.ts';

/** What the front door offers of a game: to go on with a match, or to play the last one again. */
export interface Last {
  readonly type: 'unfinished' | 'again';
  /** The only opponent, by name; nothing where there are several. */
  readonly rival?: string;
}

/** The last match of a game in this browser, unless the next one would be against bots of another strength. */
export async function lastOf(game: string): Promise<Last | undefined> {
  const current = await keep.currentMatch(game);
  if (current && isBegun(current)) return { type: 'unfinished', ...rivalOf(current.save) };
  const last = await keep.lastFinished(game);
  if (!last) return undefined;
  const { level } = settingsNow();
  const isSame = last.save.sitters.every((sitter) => (sitter.level ?? level) === level);
  return isSame ? { type: 'again', ...rivalOf(last.save) } : undefined;
}

function rivalOf({ sitters }: LocalSave): Pick<Last, 'rival'> {
  const [rival, ...more] = sitters.filter(({ kind }) => kind !== 'you');
  return rival && more.length === 0 ? { rival: rival.name } : {};
}
