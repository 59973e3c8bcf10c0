import type { Theme } from '../design/settings/parseSettings.ts';

/**
 * Whether everything is to be looked at: all moments, all themes. It takes long, so that a usual run looks at one theme
 * and the moments that matter most.
 */
export const IS_DEEP = process.env.RIPOSTE_DEEP === '1';

/** The themes that this run looks at. */
export const THEMES: readonly Exclude<Theme, 'system'>[] = IS_DEEP ? ['dusk', 'paper', 'contrast'] : ['dusk'];

/** How long one test of many positions or of a whole match may take. A deep run looks at more, beside other parts. */
export const PATIENCE = IS_DEEP ? 1_200_000 : 300_000;
