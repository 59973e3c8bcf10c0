import { msg } from '@lingui/core/macro';
import type { WebGame } from '../webGame.ts';
import { Picture } from './Picture.tsx';

/** Codex in the web. Here only what the front door shows is imported; the rest is fetched. */
export const codex: WebGame = {
  id: 'codex',
  card: {
    name: 'Codex',
    Picture,
    line: msg`An army built from a binder of cards.`,
    shortLine: msg`An army from a binder of cards.`,
    facts: msg`2 to 5 players · live or over days`,
  },
  credit: msg`Codex is a game by Sirlin Games.`,
  table: () => import('./Table.tsx'),
  drawing: () => import('./share/tablePicture.ts'),
  setup: () => import('./setup.ts'),
  greeting: () => import('./lesson/greeting.ts'),
  lesson: () => import('./lesson/index.ts'),
  cards: () => import('./gallery/CardGallery.tsx'),
  pictures: () => import('./rules/pictures.ts'),
};
