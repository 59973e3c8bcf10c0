import type { DrawingFile } from '../../../design/art/Drawing.tsx';
import { isSymbol, symbol } from '../../../design/art/symbols.ts';
import sheet from './symbols.svg?url&no-inline';

/** A drawing of this game, or one that all games share: `card3`, `c-grave` (a crest), `f-grave` (a figure). */
export function drawn(name: string): DrawingFile {
  return isSymbol(name) ? symbol(name) : { at: `${sheet}#${name}`, box: boxOf(name) };
}

/** How large each kind of drawing was drawn. */
function boxOf(name: string): string {
  if (name.startsWith('card')) return '0 0 112 156';
  if (/^s[hgm]\d$/.test(name)) return '0 0 20 20';
  return name.startsWith('f-') ? '-20 -14 190 204' : '0 0 64 64';
}
