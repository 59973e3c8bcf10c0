import type { GameBench } from '@riposte/kernel/conformance';
import type { Options } from './options.ts';

/** How fast it plays: by chance with three heroes and with one, by players who do not think long, and in a search. */
const bench: GameBench<Options> = {
  codex: [
    {
      name: 'codex',
      options: {},
      measures: ['playout', 'copies', 'authority', 'sizes'],
      goals: { decisions: 200_000, games: 800, copies: 330_000, authority: 300 },
    },
    {
      name: 'codex-basic',
      options: { game: 'basic' },
      measures: ['playout', 'sizes'],
      goals: { decisions: 200_000, games: 800 },
    },
    { name: 'codex-dealt', options: { heroes: 'dealt' }, measures: ['sensible', 'search'] },
  ],
};

export default bench;
