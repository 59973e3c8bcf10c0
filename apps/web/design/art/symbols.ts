import type { DrawingFile } from './Drawing.tsx';
import sheet from './symbols.svg?url&no-inline';

/** How large each was drawn. */
const BOXES = {
  mark: '0 0 64 64',
  cardback: '0 0 112 156',
  token: '0 0 32 32',
  tokenlost: '0 0 32 32',
} as const;
export type SymbolName = keyof typeof BOXES;

/** A drawing that belongs to no game. */
export function symbol(name: SymbolName): DrawingFile {
  return { at: `${sheet}#${name}`, box: BOXES[name] };
}

export function isSymbol(name: string): name is SymbolName {
  return Object.hasOwn(BOXES, name);
}
