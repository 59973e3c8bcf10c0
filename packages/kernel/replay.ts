import type { Deal } from './deal.ts';
import type { AnyGame, AnyState } from './game.ts';
import { canonical } from './json.ts';
import type { Entry } from './match.ts';
import type { Outcome } from './outcome.ts';
import { formatLines, type ReplayLine, readLines } from './replayLines.ts';
import { hashOf } from './seal.ts';
import { seat } from './seat.ts';

/** All that is needed to play a match again: who dealt what, and every entry of its log. */
export interface Replay {
  readonly game: string;
  /** The rules it was dealt by. */
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** What the seats were called. */
  readonly names: readonly string[];
  readonly deal: Deal;
  readonly entries: readonly Entry<unknown>[];
  /** Where newer rules took over, in order; absent where the first played it to its end. */
  readonly carried?: readonly Carried[];
}

/** A match was brought to newer rules. */
export interface Carried {
  /** How many entries came before. */
  readonly entries: number;
  /** The rules it was played by from there on. */
  readonly rulesVersion: string;
  /** How it stood, as the rules before had it. */
  readonly state: unknown;
}

/** How a match stood after its last entry. */
export interface ReplayEnd {
  readonly state: unknown;
  /** Absent where the rules had not ended it. */
  readonly outcome?: Outcome | undefined;
}

/** The first is from before nonces were sealed. */
const FORMAT = 'riposte replay 1';
const SEALED_FORMAT = 'riposte replay 2';

/** The text of a replay file, by the rules that played it to its end. */
export function formatReplay(game: AnyGame, replay: Replay, last: AnyState): string {
  return replayText(replay, { state: last, outcome: game.outcome(last) });
}

/**
 * The same without any rules: a header, a line an entry, and a closing line with the outcome. Where other rules took
 * over, the file up to there is a replay of its own that those before can verify; then comes a line with the state
 * that was carried, and the entries go on.
 */
export function replayText(replay: Replay, end: ReplayEnd): string {
  const { entries, carried = [], ...header } = replay;
  const lines: ReplayLine[] = [{ format: formatOf(replay.deal), ...header }];
  let from = 0;
  for (const { entries: to, ...next } of carried) {
    lines.push(...entryLines(entries, from, to), closingLine(next), { carried: true, ...next });
    from = to;
  }
  lines.push(...entryLines(entries, from, entries.length), closingLine(end));
  return formatLines(lines);
}

/** The same file with other names on the seats. They prove nothing, so all else holds as before. */
export function withNames(text: string, nameOf: (name: string, seat: number) => string): string {
  const lines = readLines(text);
  if ('why' in lines) throw new Error(`line ${lines.line} of a replay: ${lines.why}`);
  const [header, ...others] = lines;
  const names = header && readHeader(header)?.names.map(nameOf);
  return formatLines([{ ...header, names }, ...others]);
}

/** What stands after the last entry of some rules. */
export function closingLine({ state, outcome }: ReplayEnd): ReplayLine {
  return { end: true, outcome: outcome ?? 'unfinished', position: hashOf(canonical(state)) };
}

export function readHeader({ format, ...header }: ReplayLine): Omit<Replay, 'entries'> | undefined {
  const { game, rulesVersion, options, names, deal } = header as Partial<Omit<Replay, 'entries'>>;
  if (typeof game !== 'string' || typeof rulesVersion !== 'string') return undefined;
  if (!isRecord(options) || !isTexts(names) || !isRecord(deal)) return undefined;
  const read = readDeal(deal);
  if (!read || format !== formatOf(read)) return undefined;
  return { game, rulesVersion, options, names, deal: read };
}

export function readEntry(line: ReplayLine): Entry<unknown> | undefined {
  if (typeof line.seat !== 'number' || !Number.isInteger(line.seat) || line.seat < 0) return undefined;
  switch (line.type) {
    case 'choice':
      return { type: 'choice', seat: seat(line.seat), choice: line.choice };
    case 'undo':
      return { type: 'undo', seat: seat(line.seat) };
    case 'takeback':
      return typeof line.to === 'number'
        ? { type: 'takeback', seat: seat(line.seat), to: line.to }
        : undefined;
    default:
      return undefined;
  }
}

/** Where newer rules take over, and with what. */
export function readCarried(line: ReplayLine | undefined): Omit<Carried, 'entries'> | undefined {
  const { carried, rulesVersion, state } = line ?? {};
  return carried === true && typeof rulesVersion === 'string' && isRecord(state) && Array.isArray(state.stack)
    ? { rulesVersion, state }
    : undefined;
}

function entryLines(entries: readonly Entry<unknown>[], from: number, to: number): readonly ReplayLine[] {
  return entries.slice(from, to).map((entry, index) => ({ number: from + index + 1, ...entry }));
}

function formatOf({ seals }: Pick<Deal, 'seals'>): string {
  return seals ? SEALED_FORMAT : FORMAT;
}

function readDeal({ secret, commitment, nonces, seals, broken }: ReplayLine): Deal | undefined {
  if (typeof secret !== 'string' || typeof commitment !== 'string' || !isTexts(nonces)) return undefined;
  const first = { secret, commitment, nonces };
  if (seals === undefined && broken === undefined) return first;
  const isSealed = isTexts(seals) && Array.isArray(broken) && broken.every(isTexts);
  return isSealed ? { ...first, seals, broken } : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
