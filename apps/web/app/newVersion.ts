import { useSyncExternalStore } from 'react';

/** By then a page is up even on a slow line, and a first game has been dealt. */
const SETTLED = 3_000;

let isReady = false;
let reload: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Makes Riposte work without a network, once the page is up and nobody waits for anything.
 * A new version is fetched in the background and waits until somebody wants it: no game is interrupted.
 */
export function watchVersions(): void {
  setTimeout(() => void registerWorker(), SETTLED);
}

async function registerWorker(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    onNeedRefresh() {
      isReady = true;
      for (const listener of listeners) listener();
    },
  });
  reload = () => void update(true);
}

/** How to go over to the new version, when there is one. */
export function useNewVersion(): (() => void) | undefined {
  const ready = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReady,
  );
  return ready ? reload : undefined;
}
