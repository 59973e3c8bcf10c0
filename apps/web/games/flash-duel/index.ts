import { msg } from '@lingui/core/macro';
import type { WebGame } from '../webGame.ts';
import { Picture } from './Picture.tsx';

/** Flash Duel in the web. Here only what the front door shows is imported; the rest is fetched. */
export const flashDuel: WebGame = {
  id: 'flash-duel',
  card: {
    name: 'Flash Duel',
    Picture,
    line: msg`Two fighters, one bridge, one hit.`,
    shortLine: msg`Two fighters, one bridge, one hit.`,
    facts: msg`1 to 5 players · 5 minutes`,
  },
  credit: msg`Flash Duel is a game by Sirlin Games.`,
  bots: ['Pip', 'Odo', 'Wren', 'Tamsin', 'Casper', 'Hedda', 'Ilario', 'Sorrel'],
  masters: () => import('./masters.ts'),
  table: () => import('./Table.tsx'),
  setup: () => import('./setup.ts'),
  greeting: () => import('./lesson/greeting.ts'),
  lesson: () => import('./lesson/index.ts'),
  puzzles: () => import('./puzzles.ts'),
  pictures: () => import('./rules/pictures.ts'),
};
