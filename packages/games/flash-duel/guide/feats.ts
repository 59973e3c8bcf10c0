import type { Feats } from '@riposte/kernel';
import { ACHIEVEMENTS, compact, earned, type SoloResult, soloResultOf } from '../achievements.ts';
import type { Options, State } from '../state.ts';

/** RULES 17: the achievements of solo games. */
export const feats: Feats<State, Options> = {
  counts: ({ mode }) => mode === 'solo',
  resultOf: soloResultOf,
  // They come from `resultOf`, and are kept as they are.
  earned: (results) => earned(results as readonly SoloResult[]),
  compact: (results) => compact(results as readonly SoloResult[]),
  all: ACHIEVEMENTS,
};
