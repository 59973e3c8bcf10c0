import type { Eyes } from './eyes.ts';
import type { Source } from './sources.ts';

/** The address of a moment for others; what lies only in this browser or in a file has none. */
export function addressOf(source: Source, at: number, eyes: Eyes, origin: string): string | undefined {
  if (source.type !== 'table') return undefined;
  const search = new URLSearchParams({ at: String(at), as: String(eyes) });
  return `${origin}/replay/t/${encodeURIComponent(source.table)}?${search}`;
}
