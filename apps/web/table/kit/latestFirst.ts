import type { LogLine } from './logLines.ts';

/** What stands above what happened in it, the wider first. */
const CHAPTERS = ['round', 'turn'] as const;
type Chapter = (typeof CHAPTERS)[number];

/** What stands above what happened before the first of them. */
type Beginnings = Readonly<Record<Chapter, string>>;

/** A log from its end, but each round and each turn begins with its heading. */
export function latestFirst(
  lines: readonly LogLine[],
  beginnings: Beginnings,
  [chapter, ...finer]: readonly Chapter[] = CHAPTERS,
): readonly LogLine[] {
  if (chapter === undefined) return lines.toReversed();
  const parts = partsOf(lines, chapter);
  return parts.toReversed().flatMap((part) => {
    const [first] = part;
    if (first?.landmark === chapter) return [first, ...latestFirst(part.slice(1), beginnings, finer)];
    const told = latestFirst(part, beginnings, finer);
    return first && parts.length > 1 ? [beginningOf(first, chapter, beginnings[chapter]), ...told] : told;
  });
}

/** Cut before each line that begins a chapter. */
function partsOf(lines: readonly LogLine[], chapter: Chapter): readonly (readonly LogLine[])[] {
  const starts = lines.flatMap(({ landmark }, index) => (index === 0 || landmark === chapter ? [index] : []));
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

function beginningOf({ key }: LogLine, landmark: Chapter, rest: string): LogLine {
  return { key: `before ${landmark} ${key}`, side: 'nobodys', who: '', rest, minor: true, landmark };
}
