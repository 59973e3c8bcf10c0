import { useSyncExternalStore } from 'react';
import { parseSettings, type Settings } from './parseSettings.ts';

export type { Settings, Theme } from './parseSettings.ts';

const KEY = 'riposte.settings';

let current = readKept();
const listeners = new Set<() => void>();

/** They may have been changed in another tab. */
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== KEY && key !== null) return;
  current = readKept();
  tell();
});

export function settingsNow(): Settings {
  return current;
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, settingsNow);
}

export function setSettings(change: Partial<Settings>): void {
  current = parseSettings({ ...current, ...change });
  keep();
  tell();
}

/** How long motion takes, as a share of its usual time: 0 is none at all. */
export function motionPace({ motion }: Settings): number {
  if (motion === 'none' || prefersStill()) return 0;
  return motion === 'fast' ? 0.5 : 1;
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function readKept(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Unreadable, or this browser keeps nothing for us: as on the first day.
    return parseSettings(undefined);
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // This browser keeps nothing for us; the settings last as long as the page.
  }
}
