import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Camera } from '../../../table/kit/camera.ts';
import type { Free } from './camera.ts';

/** What the camera sees just now. */
interface Watched {
  readonly camera: Camera;
  readonly free: Free;
  /** Whether it glides there. */
  readonly isSmooth: boolean;
}

/**
 * Where the camera is, apart from what the table draws: a hand that pans moves one transform, and nothing is drawn
 * again.
 */
export interface Watch {
  readonly now: () => Watched;
  readonly move: (to: Partial<Watched>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createWatch(): Watch {
  let now: Watched = {
    camera: { x: 0, y: 0, zoom: 1 },
    free: { left: 0, top: 0, right: 1, bottom: 1 },
    isSmooth: false,
  };
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    move(to) {
      now = { ...now, ...to };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The camera of this table: the island and its little map share it. */
export const Watching = createContext<Watch>(createWatch());

export function useWatch(): Watch {
  return useContext(Watching);
}

export function useWatched(): Watched {
  const watch = useWatch();
  return useSyncExternalStore(watch.subscribe, watch.now);
}
