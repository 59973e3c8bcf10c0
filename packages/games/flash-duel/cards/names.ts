import type { FigureId } from '../ids.ts';
import { nameOfFigure } from './index.ts';

/** The name of a character; the Training Dummy is none. */
export function characterName(id: FigureId | undefined): string | undefined {
  return id === undefined || id === 'dummy' ? undefined : nameOfFigure(id);
}

/** What a character is called for short: "Jaina", "DeGrey", "BBB". */
export function shortName(id: FigureId): string {
  if (id === 'bbb') return 'BBB';
  const name = characterName(id) ?? id;
  return name.split(' ').find((word) => word.toLowerCase() === id) ?? name;
}
