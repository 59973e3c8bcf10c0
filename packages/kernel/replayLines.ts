import { canonical } from './json.ts';
import { hashOf } from './seal.ts';

/** One line of a replay file, without its hash. */
export type ReplayLine = Readonly<Record<string, unknown>>;

/** Where a replay file is wrong, and how. */
export interface ReplayFault {
  readonly ok: false;
  /** Counted from 1. */
  readonly line: number;
  readonly why: string;
}

export function fault(line: number, why: string): ReplayFault {
  return { ok: false, line, why };
}

/** Lines as text. Each carries a hash over itself and all before it, so that no byte can change unnoticed. */
export function formatLines(lines: readonly ReplayLine[]): string {
  let hash = '';
  return lines
    .map((line) => {
      hash = chained(hash, line);
      return `${canonical({ ...line, hash })}\n`;
    })
    .join('');
}

/** The lines without their hashes, once these and the spelling of every byte have been checked. */
export function readLines(text: string): readonly ReplayLine[] | ReplayFault {
  const texts = text.split('\n');
  if (texts.pop() !== '') return fault(texts.length + 1, 'the file does not end with a line break');
  const lines: ReplayLine[] = [];
  let hash = '';
  for (const [index, one] of texts.entries()) {
    const parsed = parseLine(one);
    if (!parsed) return fault(index + 1, 'not a JSON object');
    const { hash: claimed, ...line } = parsed;
    hash = chained(hash, line);
    if (claimed !== hash)
      return fault(index + 1, 'the hash does not match: this line or one before it was changed');
    if (canonical(parsed) !== one) return fault(index + 1, 'not spelled as Riposte writes it');
    lines.push(line);
  }
  return lines;
}

function chained(before: string, line: ReplayLine): string {
  return hashOf(`${before}\n${canonical(line)}`);
}

function parseLine(text: string): ReplayLine | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as ReplayLine)
      : undefined;
  } catch {
    return undefined;
  }
}
