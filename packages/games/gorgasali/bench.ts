import type { Bench } from '@riposte/kernel/conformance';
import type { Options } from './options.ts';

/** How fast it plays with two, with four, and on a full island. */
const bench: Bench<Options> = {
  gorgasali: [
    { name: 'gorgasali-2', options: { players: 2, characters: 'dealt' }, measures: ['playout'] },
    { name: 'gorgasali-4', options: { players: 4, characters: 'dealt' }, measures: ['playout'] },
    {
      name: 'gorgasali-10',
      options: { players: 10, characters: 'dealt' },
      measures: ['playout', 'copies', 'apply'],
      goals: { copies: 800_000 },
    },
  ],
};

export default bench;
