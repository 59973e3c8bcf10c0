import type { Eyes } from './eyes.ts';
import type { ReplaySource } from './sources.ts';

/** Where a replay is looked at, by whose eyes, and the key of the table if it is private. */
interface Moment {
  readonly at: number;
  readonly eyes: Eyes;
  readonly key: string | undefined;
}

/** The address of a moment for others; what lies only in this browser or in a file has none. */
export function addressOf(
  source: ReplaySource,
  { at, eyes, key }: Moment,
  origin: string,
): string | undefined {
  if (source.type !== 'table') return undefined;
  const search = new URLSearchParams({ at: String(at), as: String(eyes), ...(key !== undefined && { key }) });
  return `${origin}/replay/t/${encodeURIComponent(source.table)}?${search}`;
}
