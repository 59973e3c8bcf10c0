import type { GameBench, PaceGoals } from '@riposte/kernel/conformance';
import type { Options } from './state.ts';

const SIMPLE: PaceGoals = { decisions: 1_500_000, games: 20_000, copies: 1_000_000, apply: 10 };
const FULL: PaceGoals = { games: 10_000, copies: 500_000 };

/** How fast it plays: Simple Mode, the Full Game with all characters at random, and more than two at the table. */
const bench: GameBench<Options> = {
  'flash-duel-simple': [
    { name: 'flash-duel', options: {}, measures: ['playout', 'apply', 'copies'], goals: SIMPLE },
    { name: 'flash-duel.v4-1', options: { edition: 'v4.1' }, measures: ['playout'], goals: SIMPLE },
  ],
  'flash-duel-full': [
    { name: 'flash-duel-full', options: { mode: 'full' }, measures: ['playout', 'copies'], goals: FULL },
    {
      name: 'flash-duel-full.v4-1',
      options: { mode: 'full', edition: 'v4.1' },
      measures: ['playout'],
      goals: FULL,
    },
  ],
  'flash-duel-teams': [
    { name: 'flash-duel-team', options: { mode: 'team' }, measures: ['playout'] },
    { name: 'flash-duel-raid', options: { mode: 'raid', mortals: 3 }, measures: ['playout', 'copies'] },
    { name: 'flash-duel-betrayal', options: { mode: 'betrayal' }, measures: ['playout'] },
  ],
  'flash-duel-search': [
    { name: 'flash-duel-simple', options: {}, measures: ['search'] },
    { name: 'flash-duel-full', options: { mode: 'full' }, measures: ['search'] },
    { name: 'flash-duel-raid', options: { mode: 'raid', mortals: 3 }, measures: ['search'] },
  ],
};

export default bench;
