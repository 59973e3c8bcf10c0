export const THEMES = ['system', 'dusk', 'paper', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['full', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How the player likes Riposte; kept in this browser, and known nowhere else. */
export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Whether a phone trembles when something matters. */
  readonly pulses: boolean;
  /** Whether tables open on the plain board, in words. */
  readonly plain: boolean;
  /** The level of bots that are met without being chosen, from 1 to 8. */
  readonly level: number;
  /** What others call you; empty until you say. */
  readonly name: string;
}

/** Names are cut here, as the server would refuse longer ones. */
export const LONGEST_NAME = 24;

export const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'full',
  volume: 0.6,
  muted: false,
  pulses: true,
  plain: false,
  level: 2,
  name: '',
};

/** Settings as they were kept, perhaps by another version: whatever cannot be read is as on the first day. */
export function parseSettings(kept: unknown): Settings {
  const found: Partial<Record<keyof Settings, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {};
  return {
    theme: THEMES.find((one) => one === found.theme) ?? DEFAULTS.theme,
    motion: MOTIONS.find((one) => one === found.motion) ?? DEFAULTS.motion,
    volume: numberWithin(found.volume, 0, 1) ?? DEFAULTS.volume,
    muted: found.muted === true,
    pulses: found.pulses !== false,
    plain: found.plain === true,
    level: Math.round(numberWithin(found.level, 1, 8) ?? DEFAULTS.level),
    name: typeof found.name === 'string' ? found.name.slice(0, LONGEST_NAME) : DEFAULTS.name,
  };
}

function numberWithin(value: unknown, least: number, most: number): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  return Math.min(most, Math.max(least, value));
}
