import { styleText } from 'node:util';
import type { TerminalLook } from './terminal.ts';

/** What colour is used for. */
const INKS = {
  strong: ['bold'],
  faint: ['dim'],
  seat0: ['bold', 'cyan'],
  seat1: ['bold', 'yellow'],
  seat2: ['bold', 'magenta'],
  seat3: ['bold', 'green'],
  seat4: ['bold', 'red'],
  seat5: ['bold', 'blue'],
  seat6: ['bold', 'white'],
  seat7: ['bold', 'cyan', 'underline'],
  seat8: ['bold', 'yellow', 'underline'],
  seat9: ['bold', 'magenta', 'underline'],
  wood: ['green'],
  rock: ['gray'],
  water: ['blue'],
  gold: ['yellow'],
  lit: ['black', 'bgGreen'],
  good: ['green'],
  bad: ['red'],
} as const satisfies Record<string, readonly Parameters<typeof styleText>[0][]>;
export type Ink = keyof typeof INKS;

/** Text in an ink, where there is colour. */
export function paint({ colour }: Pick<TerminalLook, 'colour'>, ink: Ink, text: string): string {
  return colour ? styleText([...INKS[ink]], text, { validateStream: false }) : text;
}

/** The ink of a seat: the same all game, also when the keyboard goes round. */
export function inkOf(seat: number): Ink {
  return seat % 2 === 0 ? 'seat0' : 'seat1';
}

/** At a table of many who fight each for themselves, an ink for each. */
export function ownInk(seat: number): Ink {
  return `seat${seat % 10}` as Ink;
}
