import { type Deal, faultOf } from './deal.ts';
import type { AnyGame, AnyState } from './game.ts';
import { History } from './history.ts';
import { canonical, isSame } from './json.ts';
import type { Entry } from './match.ts';
import { parseOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { hashOf } from './seal.ts';
import { seat } from './seat.ts';

/** All that is needed to play a match again: who dealt what, and every entry of its log. */
export interface Replay {
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** What the seats were called. */
  readonly names: readonly string[];
  readonly deal: Deal;
  readonly entries: readonly Entry<unknown>[];
}

/** A replay that holds what it claims. */
export interface Verified {
  readonly ok: true;
  readonly replay: Replay;
  /** Absent when the match was not played to its end. */
  readonly outcome?: Outcome;
}

/** Where a replay file is wrong, and how. */
export interface Fault {
  readonly ok: false;
  /** Counted from 1. */
  readonly line: number;
  readonly why: string;
}

/** The first is from before nonces were sealed. */
const FORMAT = 'riposte replay 1';
const SEALED_FORMAT = 'riposte replay 2';

type Line = Readonly<Record<string, unknown>>;

/**
 * The text of a replay file: a header, a line an entry, and a closing line with the outcome. Each line carries
 * a hash over itself and all before it, so that no byte can change unnoticed.
 */
export function formatReplay(game: AnyGame, replay: Replay, last: AnyState): string {
  const { entries, ...header } = replay;
  const lines: Line[] = [
    { format: formatOf(replay.deal), ...header },
    ...entries.map((entry, index) => ({ number: index + 1, ...entry })),
    closingLine(game, last),
  ];
  let hash = '';
  return lines
    .map((line) => {
      hash = chained(hash, line);
      return `${canonical({ ...line, hash })}\n`;
    })
    .join('');
}

/** Plays a replay file again and checks every claim in it, byte by byte. */
export function verifyReplay(text: string, findGame: (id: string) => AnyGame | undefined): Verified | Fault {
  const lines = readLines(text);
  if ('why' in lines) return lines;
  const [header, ...entries] = lines;
  const closing = entries.pop();
  if (!header || !closing) return fault(1, 'a replay has at least a header and a closing line');

  const heading = readHeader(header);
  if (!heading) return fault(1, 'not the header of a replay');
  const game = findGame(heading.game);
  if (!game) return fault(1, `no such game: ${heading.game}`);
  if (heading.rulesVersion !== game.rulesVersion) {
    return fault(1, `played by rules ${heading.rulesVersion}; these are ${game.rulesVersion}`);
  }
  const options = parseOptions(game.options, heading.options);
  if (!options.ok) return fault(1, options.why.text);
  const [least, most] = game.seatRange(options.value);
  const seats = heading.deal.nonces.length;
  if (seats < least || seats > most) return fault(1, 'not one nonce for each seat');
  const unfair = faultOf(heading.deal);
  if (unfair !== undefined) return fault(1, unfair);

  const history = new History(game, options.value, heading.deal);
  for (const [index, { number, ...line }] of entries.entries()) {
    const entry = number === index + 1 ? readEntry(line) : undefined;
    if (!entry) return fault(index + 2, `entry ${index + 1} was expected here`);
    const added = history.add(entry);
    if (!added.ok) return fault(index + 2, `seat ${entry.seat}: ${added.why.text}`);
  }
  const expected = closingLine(game, history.match.state);
  if (!isSame(closing, expected)) {
    return fault(lines.length, `the match ends with ${canonical(expected)}, not ${canonical(closing)}`);
  }
  const { outcome } = history;
  return { ok: true, replay: { ...heading, entries: history.entries }, ...(outcome && { outcome }) };
}

function closingLine(game: AnyGame, last: AnyState): Line {
  return { end: true, outcome: game.outcome(last) ?? 'unfinished', position: hashOf(canonical(last)) };
}

function formatOf({ seals }: Pick<Deal, 'seals'>): string {
  return seals ? SEALED_FORMAT : FORMAT;
}

function chained(before: string, line: Line): string {
  return hashOf(`${before}\n${canonical(line)}`);
}

/** The lines without their hashes, once these and the spelling of every byte have been checked. */
function readLines(text: string): readonly Line[] | Fault {
  const texts = text.split('\n');
  if (texts.pop() !== '') return fault(texts.length + 1, 'the file does not end with a line break');
  const lines: Line[] = [];
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

function parseLine(text: string): Line | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Line)
      : undefined;
  } catch {
    return undefined;
  }
}

function readHeader({ format, ...header }: Line): Omit<Replay, 'entries'> | undefined {
  const { game, rulesVersion, options, names, deal } = header as Partial<Omit<Replay, 'entries'>>;
  if (typeof game !== 'string' || typeof rulesVersion !== 'string') return undefined;
  if (!isRecord(options) || !isTexts(names) || !isRecord(deal)) return undefined;
  const read = readDeal(deal);
  if (!read || format !== formatOf(read)) return undefined;
  return { game, rulesVersion, options, names, deal: read };
}

function readDeal({ secret, commitment, nonces, seals, broken }: Line): Deal | undefined {
  if (typeof secret !== 'string' || typeof commitment !== 'string' || !isTexts(nonces)) return undefined;
  const first = { secret, commitment, nonces };
  if (seals === undefined && broken === undefined) return first;
  const isSealed = isTexts(seals) && Array.isArray(broken) && broken.every(isTexts);
  return isSealed ? { ...first, seals, broken } : undefined;
}

function readEntry(line: Line): Entry<unknown> | undefined {
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function fault(line: number, why: string): Fault {
  return { ok: false, line, why };
}
