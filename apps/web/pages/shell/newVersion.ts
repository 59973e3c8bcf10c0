import { useSyncExternalStore } from 'react';

/** By then a page is up even on a slow line, and a first game has been dealt. */
const SETTLED = 3_000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/**
 * Makes Riposte work without a network, once the page is up and nobody waits for anything.
 * A new version is fetched in the background and waits until the player wants it: no game is interrupted.
 */
export function watchVersions(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void register(), SETTLED);
}

async function register(): Promise<void> {
  // A browser that keeps nothing refuses; Riposte then needs the network, and says so when it is gone.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
}

/** The first version of all takes over by itself; only one that would replace another is offered. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

function reload(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How to go over to the new version, when there is one. */
export function useNewVersion(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, () => (waiting ? reload : undefined));
}
