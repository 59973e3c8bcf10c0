import { msg } from '@lingui/core/macro';
import type { WebGame } from '../webGame.ts';
import { Picture } from './Picture.tsx';

/** Gorgasali in the web. Here only what the front door shows is imported; the rest is fetched. */
export const gorgasali: WebGame = {
  id: 'gorgasali',
  card: {
    name: 'Gorgasali',
    Picture,
    line: msg`Ten land on the island. The dusk leaves one.`,
    shortLine: msg`Ten land. The dusk leaves one.`,
    facts: msg`2 to 10 players · 15 minutes`,
  },
  credit: msg`Gorgasali Battle Royale is a game by its authors and publisher.`,
  table: () => import('./Table.tsx'),
  setup: () => import('./setup.ts'),
  greeting: () => import('./lesson/greeting.ts'),
  lesson: () => import('./lesson/index.ts'),
  pictures: () => import('./rules/pictures.ts'),
};
