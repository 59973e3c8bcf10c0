import type { Cue } from './cues.ts';

/** A string or a skin that swings: one partial of a sound. */
export interface SoundTone {
  readonly kind: 'tone';
  readonly shape: 'sine' | 'triangle';
  readonly pitch: number;
  /** Where the pitch goes while it fades; a drum falls. */
  readonly falls?: number;
}

/** Air, a rope, a sleeve: noise through a filter that may travel. */
export interface Breath {
  readonly kind: 'breath';
  readonly pitch: number;
  readonly falls?: number;
  /** How narrow the filter is: the higher, the more it whistles. */
  readonly narrow: number;
}

/** When a part of a sound begins, how it swells and how long it takes to fade, in seconds. */
export interface Shape {
  readonly at: number;
  readonly swell: number;
  readonly fade: number;
  readonly loud: number;
}

export type SoundPart = (SoundTone | Breath) & Shape;

/** What every sound is made of. Wood and skin, low and short; nothing that beeps. */
export const RECIPES: Readonly<Record<Cue, readonly SoundPart[]>> = {
  cardChosen: [rustle(0, 2600, 0.05, 0.05), ...wood(0.004, 520, 0.05, 0.04)],
  cardLaid: [rustle(0, 1700, 0.07, 0.1), ...wood(0.012, 250, 0.08, 0.13)],
  step: [...wood(0, 196, 0.11, 0.17), rustle(0, 700, 0.04, 0.06)],
  dash: [sweep(0, 500, 1500, 0.24, 0.16), ...wood(0.19, 175, 0.12, 0.16)],
  strike: [sweep(0, 2400, 700, 0.17, 0.2), ...steel(0.045, 1180, 0.34, 0.045), ...wood(0.05, 150, 0.1, 0.12)],
  block: [...wood(0, 340, 0.12, 0.22), ...wood(0.018, 452, 0.1, 0.16), rustle(0, 1500, 0.05, 0.1)],
  hit: [...drum(0, 118, 0.5, 0.3), sweep(0.06, 900, 320, 0.5, 0.06)],
  token: [...steel(0, 880, 0.3, 0.05), ...wood(0.005, 300, 0.09, 0.1), ...steel(0.11, 1174, 0.42, 0.035)],
  draw: [sweep(0, 1500, 2600, 0.09, 0.11), rustle(0.07, 1900, 0.05, 0.07)],
  ability: [
    sweep(0, 600, 1800, 0.34, 0.06),
    tone(0.02, 293.7, 0.55, 0.09),
    tone(0.09, 440, 0.55, 0.07),
    tone(0.16, 587.3, 0.6, 0.05),
  ],
  roundStart: [...bell(0, 392, 0.92, 0.13), rustle(0, 1200, 0.05, 0.05)],
  win: [
    ...drum(0, 98, 0.3, 0.18),
    tone(0, 293.7, 0.5, 0.11),
    tone(0.13, 370, 0.5, 0.1),
    tone(0.26, 440, 0.5, 0.09),
    ...bell(0.39, 587.3, 0.55, 0.07),
  ],
  lose: [...drum(0, 82, 0.4, 0.2), tone(0.05, 220, 0.55, 0.1), tone(0.28, 174.6, 0.62, 0.1)],
  yourTurn: [...wood(0, 392, 0.14, 0.1), ...wood(0.13, 523.3, 0.18, 0.1)],
  clock: [...wood(0, 620, 0.07, 0.12), ...wood(0.16, 465, 0.08, 0.1)],
  chat: [...wood(0, 660, 0.07, 0.06), tone(0.01, 330, 0.16, 0.05)],
};

/** How long a sound is heard, in seconds. */
export function lengthOf(cue: Cue): number {
  return Math.max(...RECIPES[cue].map(({ at, swell, fade }) => at + swell + fade));
}

function tone(at: number, pitch: number, fade: number, loud: number): SoundPart {
  return { kind: 'tone', shape: 'triangle', pitch, at, swell: 0.012, fade, loud };
}

/** A block of wood that is struck: its partials do not fit each other, and the high ones are gone at once. */
function wood(at: number, pitch: number, fade: number, loud: number): readonly SoundPart[] {
  return [
    { kind: 'tone', shape: 'sine', pitch, falls: pitch * 0.94, at, swell: 0.003, fade, loud },
    {
      kind: 'tone',
      shape: 'sine',
      pitch: pitch * 2.76,
      at,
      swell: 0.002,
      fade: fade * 0.45,
      loud: loud * 0.35,
    },
    { kind: 'breath', pitch: pitch * 4, narrow: 1.2, at, swell: 0.002, fade: 0.018, loud: loud * 0.7 },
  ];
}

/** A skin, low and soft. */
function drum(at: number, pitch: number, fade: number, loud: number): readonly SoundPart[] {
  return [
    { kind: 'tone', shape: 'sine', pitch, falls: pitch * 0.5, at, swell: 0.006, fade, loud },
    {
      kind: 'tone',
      shape: 'sine',
      pitch: pitch * 1.6,
      falls: pitch,
      at,
      swell: 0.004,
      fade: fade * 0.4,
      loud: loud * 0.4,
    },
    { kind: 'breath', pitch: 420, narrow: 0.8, at, swell: 0.004, fade: 0.06, loud: loud * 0.5 },
  ];
}

/** Thin metal, far away. */
function steel(at: number, pitch: number, fade: number, loud: number): readonly SoundPart[] {
  return [1, 1.51, 2.37].map((partial, index) => ({
    kind: 'tone',
    shape: 'sine',
    pitch: pitch * partial,
    at,
    swell: 0.003,
    fade: fade / (index + 1),
    loud: loud / (index + 1),
  }));
}

/** A temple bell no larger than a hand. */
function bell(at: number, pitch: number, fade: number, loud: number): readonly SoundPart[] {
  const partials: readonly (readonly [number, number, number])[] = [
    [0.5, 0.5, 1],
    [1, 1, 0.9],
    [1.2, 0.35, 0.6],
    [2.01, 0.4, 0.45],
    [2.74, 0.18, 0.25],
  ];
  return partials.map(([partial, share, lasts]) => ({
    kind: 'tone',
    shape: 'sine',
    pitch: pitch * partial,
    at,
    swell: 0.006,
    fade: fade * lasts,
    loud: loud * share,
  }));
}

/** Paper on wood. */
function rustle(at: number, pitch: number, fade: number, loud: number): SoundPart {
  return { kind: 'breath', pitch, narrow: 0.9, at, swell: 0.004, fade, loud };
}

/** A blade or a sleeve through the air. */
function sweep(at: number, pitch: number, falls: number, fade: number, loud: number): SoundPart {
  return { kind: 'breath', pitch, falls, narrow: 1.1, at, swell: fade * 0.35, fade: fade * 0.65, loud };
}
