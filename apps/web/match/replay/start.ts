import { type Eyes, parseEyes } from './eyes.ts';

/** No table has more seats than this. */
const MOST_SEATS = 10;

/** What an address says of where to begin and as whom; anything else begins at the beginning. */
export function startFrom(search: Readonly<Record<string, unknown>>): {
  readonly at: number;
  readonly entry?: number | undefined;
  readonly eyes?: Eyes | undefined;
} {
  const at = Number(search.at ?? 0);
  const entry = Number(search.entry ?? Number.NaN);
  return {
    at: Number.isFinite(at) ? at : 0,
    ...(Number.isInteger(entry) && { entry }),
    eyes: parseEyes(String(search.as ?? ''), MOST_SEATS),
  };
}
