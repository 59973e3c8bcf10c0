import type { GameBench } from '@riposte/kernel/conformance';
import type { Options } from './options.ts';

const dealt = (players: number): Partial<Options> => ({ players, characters: 'dealt' });

/** How fast it plays with two, with four, and on a full island; by players who fight, since by chance nobody does. */
const bench: GameBench<Options> = {
  gorgasali: [
    { name: 'gorgasali-2', options: dealt(2), measures: ['sensible', 'sizes'], goals: { games: 150 } },
    { name: 'gorgasali-4', options: dealt(4), measures: ['sensible', 'sizes'], goals: { games: 80 } },
    {
      name: 'gorgasali-10',
      options: dealt(10),
      measures: ['sensible', 'copies', 'authority', 'sizes'],
      goals: { games: 35, copies: 800_000, authority: 150 },
    },
  ],
};

export default bench;
