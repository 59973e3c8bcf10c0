import type { CardEntry } from '@riposte/codex/table';
import type { DrawingFile } from '../../../design/art/Drawing.tsx';
import sheet from '../art/icons.svg?url&no-inline';

/** A sign in the colour of the text; some reach a little beyond their square. */
export function iconOf(name: string): DrawingFile {
  return { at: `${sheet}#${name}`, box: '-3 -5 70 74' };
}

/** The sign of a keyword: “swift strike” is `k-swiftstrike`. */
export function keywordIcon(keyword: string): DrawingFile {
  return iconOf(`k-${SIGNS[keyword] ?? keyword.replaceAll(/[^a-z]/g, '')}`);
}

/** Keywords without a sign of their own. */
const SIGNS: Readonly<Record<string, string>> = { "can't be sacrificed": 'sacrifice' };

/** The sign of a card's spec, or of its colour. */
export function crestIcon({ spec, color }: Pick<CardEntry, 'spec' | 'color'>): DrawingFile {
  return iconOf(spec ? `sp-${spec}` : `col-${color}`);
}
