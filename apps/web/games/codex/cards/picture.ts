import { type DrawingSheet, drawingIn, inked } from '../../../design/art/sheet.ts';
import type { EmblemDrawing } from './emblem.ts';

/** The picture is wider than its box, so that a frame of any shape is filled and only its sides are cut. */
const BOX = { left: -34, top: 0, width: 164, height: 75 };
/** A hero is larger than the frame, and steps out of it at the top. */
const OUTSIDE = { left: -6, top: -24, width: 108, height: 99 };

/** The colours of a drawing where its card names none. */
export const INK = {
  '--fk': '#0d0e15',
  '--fm': '#282b3c',
  '--fl': '#f3ead8',
  '--fd': '#d3c5a6',
  '--fw': '#f3bd63',
  '--fr': '#e8663a',
} as const;

/** Light on dark. */
const SPECTRAL = {
  '--fk': '#dfe7fa',
  '--fm': '#aab9df',
  '--fl': '#20274a',
  '--fd': '#3a4672',
  '--fa': '#7c90dc',
  '--fb': '#5468b4',
} as const;

/** Ink on a dark field has an edge of light. */
const RIM =
  '<filter id="rim" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="0" stdDeviation=".55" flood-color="#f3ead8" flood-opacity=".5"/></filter>';

const CLOUDS =
  '<g fill="#f3ead8" opacity=".5"><path d="M4 62C8 58 14 59 16 62C20 58 27 59 28 63H2Z"/><path d="M68 66C72 62 79 63 80 66C84 63 92 64 93 68H66Z"/></g>';

/** The address of the picture in its frame; of a hero without the hero. */
export function pictureOf(emblem: EmblemDrawing, sheet: DrawingSheet): string {
  return addressOf(backdrop(emblem, sheet) + (stepsOut(emblem) ? '' : figureIn(emblem, sheet)), BOX);
}

/** The address of a hero, who is larger than the frame; nothing where all is inside. */
export function outsideOf(emblem: EmblemDrawing, sheet: DrawingSheet): string | undefined {
  return stepsOut(emblem) ? addressOf(figureIn(emblem, sheet), OUTSIDE) : undefined;
}

function stepsOut({ figure: [first = ''] }: EmblemDrawing): boolean {
  return first.startsWith('f-');
}

function backdrop({ palette, light, ground, treatments }: EmblemDrawing, sheet: DrawingSheet): string {
  const colours = {
    ...INK,
    '--C': palette.field,
    '--ring': palette.ring,
    '--sun': palette.sun,
    '--gnd': palette.ground,
  };
  const land = ground === undefined ? '' : inked(drawingIn(sheet, ground), colours);
  return (
    `<rect x="${BOX.left}" width="${BOX.width}" height="${BOX.height}" fill="${palette.field}"/>` +
    inked(drawingIn(sheet, light), colours) +
    land +
    // It goes on at both sides.
    `<g transform="translate(-96 0)">${land}</g><g transform="translate(96 0)">${land}</g>` +
    (treatments.includes('aloft') ? CLOUDS : '')
  );
}

function figureIn({ palette, figure, stance, treatments }: EmblemDrawing, sheet: DrawingSheet): string {
  const colours = {
    ...INK,
    '--fa': palette.accent,
    '--fb': palette.deep,
    '--C': palette.field,
    ...(treatments.includes('spectral') && SPECTRAL),
  };
  const drawings = figure.map((name) => inked(drawingIn(sheet, name), colours)).join('');
  const opacity = treatments.includes('fade') ? 0.8 : treatments.includes('spectral') ? 0.94 : 1;
  const { x, y, scale } = stance;
  return `${RIM}<g filter="url(#rim)" opacity="${opacity}" transform="translate(${x} ${y}) scale(${scale})">${drawings}</g>`;
}

function addressOf(drawn: string, { left, top, width, height }: typeof BOX): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${drawn}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
