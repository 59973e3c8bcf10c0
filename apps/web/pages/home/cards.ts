import { SHELF } from '@riposte/shelf';
import { WEB_GAMES } from '../../games/index.ts';
import type { ShelfCard } from '../../games/webGame.ts';

/** A game as the front door shows it. */
export interface FrontCard {
  readonly id: string;
  readonly name: string;
  /** Nothing for a game that has none: then its name says it all. */
  readonly card?: ShelfCard;
  /** Whether it can be played: a game in the making is not on the shelf yet. */
  readonly isReady: boolean;
  readonly hasLesson: boolean;
}

/** All games: those with a card in the order of the web's registry, then the others. */
export const FRONT_CARDS: readonly FrontCard[] = [
  ...WEB_GAMES.map(({ id, card, lesson }) => ({
    id,
    name: card.name,
    card,
    isReady: SHELF.some((shelved) => shelved.id === id),
    hasLesson: lesson !== undefined,
  })),
  ...SHELF.filter(({ id }) => !WEB_GAMES.some((game) => game.id === id)).map(({ id, name }) => ({
    id,
    name,
    isReady: true,
    hasLesson: false,
  })),
];
