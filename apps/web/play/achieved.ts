import { earned, type State, soloResultOf } from '@riposte/flash-duel';
import type { AnyGame } from '@riposte/kernel';
import { type Keep, keep } from './keep.ts';
import { type KeptMatch, playedAgain } from './localSave.ts';

type SoloResult = NonNullable<ReturnType<typeof soloResultOf>>;
export type Achievement = ReturnType<typeof earned>[number];

/** A solo game that counts, and which it was: none counts twice. */
interface Counted extends SoloResult {
  readonly match: string;
}

const SOLO = 'solo games';

/** What has been achieved in this browser. */
export async function achievements(from: Pick<Keep, 'recall'> = keep): Promise<readonly Achievement[]> {
  return earned((await from.recall<readonly Counted[]>(SOLO)) ?? []);
}

/** Counts a match that is over, and says what was achieved with it for the first time. */
export async function countMatch(
  game: AnyGame,
  { id, save }: KeptMatch,
  on: Pick<Keep, 'recall' | 'remember'> = keep,
): Promise<readonly Achievement[]> {
  const result = save.givenUp ? undefined : resultOf(game, save);
  const before = (await on.recall<readonly Counted[]>(SOLO)) ?? [];
  if (!result || before.some(({ match }) => match === id)) return [];
  const after = [...before, { ...result, match: id }];
  await on.remember(SOLO, after);
  const known = earned(before).map(({ name }) => name);
  return earned(after).filter(({ name }) => !known.includes(name));
}

function resultOf(game: AnyGame, save: KeptMatch['save']): SoloResult | undefined {
  if (game.id !== 'flash-duel') return undefined;
  const state = playedAgain(game, save)?.match.state;
  return state && soloResultOf(state as State);
}
