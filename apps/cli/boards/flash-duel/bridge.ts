import { SPACES, TOKENS_TO_WIN, type View } from '@riposte/flash-duel';
import { type Ink, inkOf, paint } from '../../paint.ts';
import { countOf } from '../../paragraph.ts';
import type { TerminalLook } from '../../terminal.ts';

export const WIDEST = 80;
/** From here on each space is drawn four columns wide; below it, three. */
export const ROOMY = 76;

const PLANKS = Array.from({ length: SPACES }, (_, index) => index + 1);

/** A piece of a line, and the column it begins at. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly ink?: Ink;
}

/** Pieces in one line, from left to right. */
export function row(look: TerminalLook, pieces: readonly Piece[]): string {
  let line = '';
  let end = 0;
  for (const { at, text, ink } of pieces) {
    line += ' '.repeat(at - end) + (ink ? paint(look, ink, text) : text);
    end = at + text.length;
  }
  return line;
}

/** The column in which a figure on this space stands. */
export function columnOf(space: number, look: TerminalLook): number {
  return 2 + (space - 1) * cellOf(look);
}

/** The column after the last space. */
export function endOf(look: TerminalLook): number {
  return 1 + SPACES * cellOf(look);
}

/** Two figures and the distance between them. */
export function span(look: TerminalLook, left: number, right: number, distance: number): readonly Piece[] {
  const between = right - left - 1;
  const number = String(distance);
  const label = between > number.length + 1 ? ` ${number} ` : number.padEnd(between);
  const line = look.plain ? '-' : '─';
  const before = Math.floor((between - label.length) / 2);
  return [
    { at: left, text: figureOf(0, look), ink: inkOf(0) },
    { at: left + 1, text: line.repeat(before), ink: 'faint' },
    { at: left + 1 + before, text: label, ink: 'strong' },
    {
      at: left + 1 + before + label.length,
      text: line.repeat(between - before - label.length),
      ink: 'faint',
    },
    { at: right, text: figureOf(1, look), ink: inkOf(1) },
  ];
}

/** A figure looks to the other end of the bridge. */
export function figureOf(side: 0 | 1, { plain }: TerminalLook): string {
  if (plain) return side === 0 ? '>' : '<';
  return side === 0 ? '►' : '◄';
}

/** The spaces and their numbers. */
export function planks(view: View, look: TerminalLook): readonly string[] {
  const cell = cellOf(look);
  return [
    ` ${PLANKS.map((space) => `${plank(view, space, cell - 1, look)} `).join('')}`,
    ` ${PLANKS.map((space) => String(space).padStart(2).padEnd(cell)).join('')}`,
  ];
}

/** "●●○": rounds won, and those that are missing. */
export function tokens(count: number, { plain }: TerminalLook): string {
  if (plain) return countOf(count, 'token');
  return '●'.repeat(count) + '○'.repeat(Math.max(0, TOKENS_TO_WIN - count));
}

/** What stands left and what stands right in one line, or in two where it is too narrow. */
export function apart(left: string, right: string, look: TerminalLook): readonly string[] {
  const room = Math.min(look.columns, WIDEST) - 1 - left.length - right.length;
  return room >= 3 ? [left + ' '.repeat(room) + right] : [left, ` ${right}`];
}

function cellOf({ columns }: TerminalLook): number {
  return columns >= ROOMY ? 4 : 3;
}

/** A space of the bridge, with the Clockwork Soldiers and the Landmines that are on it. */
function plank(
  { soldiers, mines, fighters }: View,
  space: number,
  width: number,
  look: TerminalLook,
): string {
  const ink = (owner: number) => inkOf(fighters[owner]?.side ?? 0);
  const here = (markers: View['mines'], letter: string) =>
    markers.filter((one) => one.space === space).map(({ owner }) => paint(look, ink(owner), letter));
  // A plank has room for two; the notes below the bridge name them all.
  const marks = [...here(soldiers, 'S'), ...here(mines, 'M')].slice(0, 2);
  const wood = texture(space, look);
  const before = marks.length > 0 && width > 2 ? wood : '';
  return before + marks.join('') + wood.repeat(width - before.length - marks.length);
}

/** The spaces of the bridge are dark and light in pairs. */
function texture(space: number, { plain }: TerminalLook): string {
  const isDark = space % 4 === 1 || space % 4 === 2;
  if (plain) return isDark ? '#' : '.';
  return isDark ? '▓' : '░';
}
