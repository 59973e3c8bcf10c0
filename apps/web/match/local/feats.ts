import type { AnyGuide, Feat } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import type { Loaded } from '../../games/library.ts';
import { type Keep, keep } from './keep.ts';
import { type KeptMatch, matchOf } from './localSave.ts';

/** What a finished match counts for, and which it was: none counts twice. */
interface Counted {
  readonly match: string;
  readonly result: unknown;
}

/** Where results lay, beside the id of their match, while there was only one game: the first on the shelf. */
const OLD_RESULTS = 'solo games';

/** What has been achieved in this browser. */
export async function featsHere(
  game: string,
  { feats }: Pick<AnyGuide, 'feats'>,
  from: Pick<Keep, 'recall'> = keep,
): Promise<readonly Feat[]> {
  return feats?.earned(resultsIn(await countedOf(game, from))) ?? [];
}

/** Counts a match that is over, and says what was achieved with it for the first time. */
export async function countMatch(
  { game, guide: { feats } }: Pick<Loaded, 'game'> & { readonly guide: Pick<AnyGuide, 'feats'> },
  { id, save }: KeptMatch,
  on: Pick<Keep, 'recall' | 'remember'> = keep,
): Promise<readonly Feat[]> {
  const state = save.playedOn ? undefined : matchOf(game, save)?.state;
  const result = state && feats?.resultOf(state);
  if (!feats || result === undefined) return [];
  const before = await countedOf(game.id, on);
  if (before.some(({ match }) => match === id)) return [];
  const after = [...before, { match: id, result }];
  await on.remember(nameFor(game.id), after);
  const known = feats.earned(resultsIn(before)).map(({ name }) => name);
  return feats.earned(resultsIn(after)).filter(({ name }) => !known.includes(name));
}

async function countedOf(game: string, from: Pick<Keep, 'recall'>): Promise<readonly Counted[]> {
  const counted = await from.recall<readonly Counted[]>(nameFor(game));
  if (counted || game !== SHELF[0]?.id) return counted ?? [];
  const old = (await from.recall<readonly { readonly match: string }[]>(OLD_RESULTS)) ?? [];
  return old.map(({ match, ...result }) => ({ match, result }));
}

function resultsIn(counted: readonly Counted[]): readonly unknown[] {
  return counted.map(({ result }) => result);
}

function nameFor(game: string): string {
  return `results ${game}`;
}
