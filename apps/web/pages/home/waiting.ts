import { useSyncExternalStore } from 'react';

const KEY = 'riposte.waiting';

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** How many games wait for an answer of yours, as far as this browser has heard. */
export function parseWaiting(kept: string | null): number {
  const count = Number(kept ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

function waitingNow(): number {
  try {
    return parseWaiting(localStorage.getItem(KEY));
  } catch {
    // A browser that keeps nothing has heard of nothing.
    return 0;
  }
}

export function useWaiting(): number {
  return useSyncExternalStore(subscribe, waitingNow);
}
