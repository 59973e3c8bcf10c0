import type { CardEntry } from '@riposte/codex/table';
import type { CSSProperties } from 'react';
import { paletteOf } from './palettes.ts';

/** What a card is told by at a glance: the shape of its frame. */
export const FRAMES = ['hero', 'unit', 'building', 'upgrade', 'spell', 'ultimate', 'token', 'map'] as const;
export type CardFrame = (typeof FRAMES)[number];

export function frameOf({ kind, token, ultimate }: CardEntry): CardFrame {
  if (token) return 'token';
  if (ultimate) return 'ultimate';
  return kind === 'base' || kind === 'tech building' || kind === 'add-on' ? 'building' : kind;
}

/** The colours that a card lends to its frame. */
export function coloursOf(entry: CardEntry): CSSProperties {
  const { field, ribbon } = paletteOf(entry);
  return { '--field': field, '--ribbon': ribbon } as CSSProperties;
}

/** Tokens, the base and maps are not paid for. */
export function hasCost({ kind, token }: CardEntry): boolean {
  return !token && kind !== 'base' && kind !== 'map';
}
