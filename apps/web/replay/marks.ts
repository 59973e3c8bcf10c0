import type { Event } from '@riposte/flash-duel';
import type { Frame } from './film.ts';

/** What stands out on the line of a match. */
export const MARKS = ['round', 'attack', 'hit', 'ability', 'end'] as const;
export type MarkKind = (typeof MARKS)[number];

export interface Mark {
  readonly at: number;
  readonly kind: MarkKind;
}

/** The events of Flash Duel that one would look for. */
const KINDS: Partial<Record<Event['type'], MarkKind>> = {
  roundBegan: 'round',
  attacked: 'attack',
  hitTaken: 'hit',
  abilityUsed: 'ability',
  revealed: 'ability',
  accused: 'ability',
  gameWon: 'end',
  gameDrawn: 'end',
};

/** What stands out, in order. */
export function marksOf(frames: readonly Frame[]): readonly Mark[] {
  return frames.flatMap(({ event }, at) => {
    const kind = KINDS[(event as Partial<Event> | undefined)?.type ?? 'passed'];
    return kind ? [{ at, kind }] : [];
  });
}
