import { type ComponentType, lazy } from 'react';
import { webGameOf } from '../games/library.ts';
import type { BoardProps } from './boardProps.ts';

const TABLES = new Map<string, ComponentType<BoardProps>>();

/** The drawn table of a game; nothing where it is played on the plain board. */
export function drawnTableOf(id: string): ComponentType<BoardProps> | undefined {
  const fetch = webGameOf(id)?.table;
  if (!fetch) return undefined;
  const known = TABLES.get(id) ?? lazy(fetch);
  TABLES.set(id, known);
  return known;
}
