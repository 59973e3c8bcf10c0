import { type DrawingSheet, drawingIn, inked, type Palette } from '../../../design/art/sheet.ts';
import type { Box, Point } from './geometry.ts';

/** What the island is painted with. */
export interface Paint {
  readonly sheet: DrawingSheet;
  readonly lit: Palette;
  readonly dusked: Palette;
}

/** A drawing of the sheet, and where its square begins in the picture. */
export interface Placed extends Point {
  readonly drawing: string;
  readonly isDusked: boolean;
}

/**
 * The address of an image of all these, later ones before earlier ones. To the page an image is one thing: it is laid
 * out by itself, once, and no frame has to look at what is in it.
 */
export function paintingOf({ sheet, ...palettes }: Paint, box: Box, placed: readonly Placed[]): string {
  const used = new Map<string, string>();
  const uses = placed.map(({ drawing, isDusked, x, y }) => {
    const id = isDusked ? `${drawing}-dusked` : drawing;
    if (!used.has(id)) used.set(id, inked(drawingIn(sheet, drawing), palettes[isDusked ? 'dusked' : 'lit']));
    return `<use href="#${id}" x="${x}" y="${y}"/>`;
  });
  const drawings = [...used].map(([id, drawing]) => `<g id="${id}">${drawing}</g>`);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.left} ${box.top} ${width} ${height}">` +
    `${sheet.shared}<defs>${drawings.join('')}</defs>${uses.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
