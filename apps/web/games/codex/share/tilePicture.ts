import { entryOf } from '@riposte/codex/table';
import { type DrawingSheet, drawingIn, inked } from '../../../design/art/sheet.ts';
import { emblemOf } from '../cards/emblem.ts';
import { paletteOf } from '../cards/palettes.ts';
import { INK, outsideOf, pictureOf } from '../cards/picture.ts';
import { shortName } from '../cards/shortNames.ts';
import type { Stack } from '../scene/field.ts';

/** How large a tile is drawn. */
export const TILE = { width: 84, height: 112 } as const;
/** The picture of a card is so high, and is wider than its frame. */
const WINDOW = 66;
const OVER = { width: (WINDOW * 164) / 75, hero: (WINDOW * 99) / 75 } as const;

const SHIELD = 'M-11-13H11V0C11 8 6 12 0 15C-6 12-11 8-11 0Z';
const BLADE = 'M-11 13V-5L0-14L11-5V13Z';

/** A card on the table: its picture, its name and its numbers; one that is exhausted is turned. */
export function tilePicture({ top, ids, under }: Stack, sheet: DrawingSheet, edge: string): string {
  const entry = entryOf(top.card);
  const emblem = emblemOf(entry);
  const hero = outsideOf(emblem, sheet);
  const { width, height } = TILE;
  const turned = top.isExhausted ? ` transform="rotate(7 ${width / 2} ${height / 2})" opacity=".72"` : '';
  const chips = [
    ...(top.level > 0 ? [`${top.level}`] : []),
    ...(ids.length > 1 ? [`×${ids.length}`] : []),
    ...(top.runes === 0 ? [] : [`${top.runes > 0 ? '+' : '−'}${Math.abs(top.runes)}`]),
    ...(top.armor > 0 ? [`◈${top.armor}`] : []),
    ...(under.length > 0 ? [`+${under.length}`] : []),
  ];
  return (
    `<g${turned}>` +
    `<rect width="${width}" height="${height}" rx="8" fill="#161926" stroke="${edge}" stroke-width="2"/>` +
    `<svg width="${width}" height="${WINDOW}" overflow="hidden">` +
    `<rect width="${width}" height="${WINDOW}" fill="${paletteOf(entry).field}"/>` +
    image(pictureOf(emblem, sheet), (width - OVER.width) / 2, 0, OVER.width, WINDOW) +
    '</svg>' +
    (hero ? image(hero, -5, WINDOW - OVER.hero, (OVER.hero * 108) / 99, OVER.hero) : '') +
    text(shortName(top.card), width / 2, WINDOW + 13, 'fill="#f3ead8" font-size="11" font-weight="650"') +
    (top.atk === undefined ? '' : number(BLADE, top.atk, 16, '#27252e')) +
    (top.left === undefined
      ? ''
      : number(SHIELD, top.left, width - 16, isHurt(top) ? '#7c2038' : '#27252e')) +
    chips.map((chip, index) => chipPicture(chip, index)).join('') +
    '</g>'
  );
}

/** A building of the base, or the base itself, and what is left of it. */
export function buildingPicture(
  name: string,
  left: number,
  size: number,
  sheet: DrawingSheet,
  accent: string,
): string {
  const drawing = inked(drawingIn(sheet, name), { ...INK, '--fa': accent, '--fb': accent });
  return (
    `<svg width="${size}" height="${size * 1.1}" viewBox="-2 -10 68 74" overflow="visible"${left === 0 ? ' opacity=".45"' : ''}>${drawing}</svg>` +
    `<g transform="translate(${size / 2} ${size * 1.12}) scale(${size / 60})"><path d="${SHIELD}" fill="#20161f" stroke="${accent}" stroke-width="1.5"/>` +
    `${text(String(left), 0, 5, 'fill="#f3e3c4" font-family="Display" font-size="15" font-weight="600"')}</g>`
  );
}

export function text(said: string, x: number, y: number, look: string, anchor = 'middle'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look}>${escaped(said)}</text>`;
}

function escaped(said: string): string {
  return said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function isHurt({ left = 0, hp = 0 }: Stack['top']): boolean {
  return left < hp;
}

function number(shape: string, value: number, x: number, fill: string): string {
  return (
    `<g transform="translate(${x} ${TILE.height - 16})"><path d="${shape}" fill="${fill}" stroke="#d9c9a4" stroke-width="1.2"/>` +
    `${text(String(value), 0, 5, 'fill="#fdf6e6" font-family="Display" font-size="15" font-weight="600"')}</g>`
  );
}

function chipPicture(chip: string, index: number): string {
  const width = 10 + chip.length * 7;
  return (
    `<g transform="translate(-6 ${6 + index * 20})"><rect width="${width}" height="17" rx="5" fill="#e6b450"/>` +
    `${text(chip, width / 2, 13, 'fill="#1b1408" font-size="12" font-weight="700"')}</g>`
  );
}

function image(address: string, x: number, y: number, width: number, height: number): string {
  return `<image href="${address}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}
