import type { View } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import { createContext, useContext } from 'react';
import { FACTS, viewpoint } from './facts.ts';

/** Whose sides lie open: where there are more than two, a touch on a plate opens another. */
export interface Opening {
  readonly near: Seat | undefined;
  readonly far: Seat | undefined;
  readonly open: (seat: Seat, side: 'ours' | 'theirs') => void;
}

export const Opened = createContext<Opening>({ near: undefined, far: undefined, open: () => {} });

/** The two sides that lie open: the viewer's or a mate's, and the opponent that was opened, or who is on turn. */
export interface Open {
  readonly near: Seat;
  readonly far: Seat | undefined;
}

export function useOpen(view: View): Open & Pick<Opening, 'open'> {
  const { near, far, open } = useContext(Opened);
  return { ...openIn(view, { near, far }), open };
}

/** What lies open in a view: what was opened, while it is there; else the opponent on turn, or the next one. */
export function openIn(view: View, { near, far }: Pick<Opening, 'near' | 'far'>): Open {
  const mine = viewpoint(view);
  const all = FACTS.seats(view);
  const theirs = all.filter((seat) => FACTS.side(seat, view) === 'theirs');
  const next = [...theirs.filter((seat) => seat > mine), ...theirs.filter((seat) => seat < mine)];
  return {
    near: near !== undefined && FACTS.side(near, view) === 'ours' ? near : mine,
    far:
      far !== undefined && theirs.includes(far)
        ? far
        : (next.find((seat) => view.side.includes(seat)) ?? next[0]),
  };
}
