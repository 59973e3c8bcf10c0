import { motionPace, type Settings, settingsNow, subscribeSettings, type Theme } from './settings.ts';

/** A theme as it is shown: `system` has become one of the others. */
export type ShownTheme = Exclude<Theme, 'system'>;

export function shownTheme({ theme }: Pick<Settings, 'theme'>, prefersLight: boolean): ShownTheme {
  if (theme !== 'system') return theme;
  return prefersLight ? 'paper' : 'dusk';
}

/**
 * Shows the page as the settings say, now and whenever they or the wishes of the system change.
 * Called before anything is drawn, so nobody sees the wrong theme first.
 */
export function followSettings(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const show = () => {
    const settings = settingsNow();
    const { documentElement } = document;
    documentElement.dataset.theme = shownTheme(settings, light.matches);
    documentElement.style.setProperty('--pace', String(motionPace(settings)));
    const ink = getComputedStyle(documentElement).getPropertyValue('--ink');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ink);
  };
  light.addEventListener('change', show);
  still.addEventListener('change', show);
  subscribeSettings(show);
  show();
}
