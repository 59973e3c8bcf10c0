import type { Landmark } from '@riposte/kernel';
import type { Still } from './film.ts';

/** What is marked on the line of a match. Turns are not: they would be all there is to see. */
export type MarkKind = Exclude<Landmark, 'turn'>;

export interface ReplayMark {
  readonly at: number;
  readonly kind: MarkKind;
}

/** What stands out, in order. */
export function marksOf(stills: readonly Still[]): readonly ReplayMark[] {
  return stills.flatMap(({ landmark }, at) =>
    landmark === undefined || landmark === 'turn' ? [] : [{ at, kind: landmark }],
  );
}
