import { SHELF } from '@riposte/shelf';

/** Where it is measured, and with which game. */
export interface Site {
  readonly house: string;
  readonly game: string;
}

/** The first game on the shelf, in this house. */
export function siteIn(house: string): Site {
  const [first] = SHELF;
  if (!first) throw new Error('the shelf is empty');
  return { house, game: first.id };
}
