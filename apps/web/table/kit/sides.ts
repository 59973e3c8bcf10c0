import type { Seat } from '@riposte/kernel';
import type { AnyFacts } from './dress.ts';
import type { Sight } from './sight.ts';

/** Those on the viewer's side, the viewer first, and those on the other. */
export interface Sides {
  readonly ours: readonly Seat[];
  readonly theirs: readonly Seat[];
}

export function sidesOf(dress: AnyFacts, { view, seat }: Pick<Sight, 'view' | 'seat'>): Sides {
  const all = dress.seats(view);
  const ours = all.filter((one) => dress.side(one, view) === 'ours');
  return {
    ours: seat === undefined ? ours : [seat, ...ours.filter((one) => one !== seat)],
    theirs: all.filter((one) => dress.side(one, view) === 'theirs'),
  };
}

/** Whether there are more figures than have a plate each. */
export function isCrowd(dress: AnyFacts, { view }: Pick<Sight, 'view'>): boolean {
  return dress.seats(view).length > 2;
}
