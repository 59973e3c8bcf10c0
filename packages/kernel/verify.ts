import { desksFor } from './authority.ts';
import { faultOf } from './deal.ts';
import type { AnyChoice } from './decision.ts';
import type { AnyGame, AnyState } from './game.ts';
import { History } from './history.ts';
import { canonical, isSame } from './json.ts';
import type { Entry, Match } from './match.ts';
import { parseOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { type Carried, closingLine, type Replay, readCarried, readEntry, readHeader } from './replay.ts';
import { fault, type ReplayFault, type ReplayLine, readLines } from './replayLines.ts';
import { migrateOptions, migrateState, pathTo } from './save.ts';

/** A replay that holds what it claims. */
export interface Verified {
  readonly ok: true;
  readonly replay: Replay;
  /** Absent when the match was not played to its end. */
  readonly outcome?: Outcome;
  /** What was played by rules that are not here: only they can say whether it was allowed. */
  readonly unplayed?: readonly Unplayed[];
}

/** Lines of a replay file that could not be played again. */
export interface Unplayed {
  readonly rulesVersion: string;
  /** Both counted from 1. */
  readonly from: number;
  readonly to: number;
}

/** Finds a game by its id and, where there are several, by its rules. */
export type FindRules = (id: string, rulesVersion: string) => AnyGame | undefined;

type Heading = Omit<Replay, 'entries'>;
type AnyHistory = History<AnyState, AnyChoice, unknown, unknown, unknown>;

/** What was played by the same rules: the header, or the line that carries the match to them, and all that follows. */
interface Stretch {
  /** Its first line, counted from 1. */
  readonly line: number;
  readonly rulesVersion: string;
  /** How many entries came before. */
  readonly first: number;
  readonly entries: readonly ReplayLine[];
  readonly closing: ReplayLine;
  /** What it begins with, and by which rules that is; nothing where it begins with the deal. */
  readonly from?: { readonly rulesVersion: string; readonly state: unknown };
  /** What the next stretch begins with. */
  readonly next?: Carried;
}

/** Plays a replay file again and checks every claim in it, byte by byte. */
export function verifyReplay(text: string, findGame: FindRules): Verified | ReplayFault {
  const lines = readLines(text);
  if ('why' in lines) return lines;
  const [header, ...others] = lines;
  if (!header || others.length === 0) return fault(1, 'a replay has at least a header and a closing line');
  const heading = readHeader(header);
  if (!heading) return fault(1, 'not the header of a replay');
  const stretches = stretchesOf(heading, others);
  if ('why' in stretches) return stretches;

  const entries: Entry<unknown>[] = [];
  const unplayed: Unplayed[] = [];
  let outcome: Outcome | undefined;
  for (const stretch of stretches) {
    const checked = check(heading, stretch, findGame);
    if ('why' in checked) return checked;
    entries.push(...checked.entries);
    outcome = checked.outcome;
    const { rulesVersion, line, entries: own } = stretch;
    if (!checked.isPlayed) unplayed.push({ rulesVersion, from: line, to: line + own.length + 1 });
  }
  const carried = stretches.flatMap(({ next }) => (next ? [next] : []));
  const replay = { ...heading, entries, ...(carried.length > 0 && { carried }) };
  return { ok: true, replay, ...(outcome && { outcome }), ...(unplayed.length > 0 && { unplayed }) };
}

/** The lines after the header, by the rules that played them. */
function stretchesOf(heading: Heading, lines: readonly ReplayLine[]): readonly Stretch[] | ReplayFault {
  const stretches: Stretch[] = [];
  let begun: Pick<Stretch, 'line' | 'rulesVersion' | 'first' | 'from'> = {
    line: 1,
    rulesVersion: heading.rulesVersion,
    first: 0,
  };
  let from = 0;
  for (let at = 0; at <= lines.length; at++) {
    const carried = readCarried(lines[at]);
    if (!carried && at < lines.length) continue;
    const entries = lines.slice(from, at);
    const closing = entries.pop();
    if (!closing) return fault(at + 2, 'a closing line was expected before this one');
    const first = begun.first + entries.length;
    stretches.push({ ...begun, entries, closing, ...(carried && { next: { ...carried, entries: first } }) });
    if (!carried) break;
    const { rulesVersion, state } = carried;
    begun = { line: at + 2, rulesVersion, first, from: { rulesVersion: begun.rulesVersion, state } };
    from = at + 1;
  }
  return stretches;
}

interface Checked {
  readonly entries: readonly Entry<unknown>[];
  readonly isPlayed: boolean;
  readonly outcome?: Outcome | undefined;
}

/** Plays a stretch again. One whose rules are not here is passed by, as long as a later one can be played. */
function check(heading: Heading, stretch: Stretch, findGame: FindRules): Checked | ReplayFault {
  const { line, rulesVersion, next } = stretch;
  const game = findGame(heading.game, rulesVersion);
  if (!game) return fault(line, `no such game: ${heading.game}`);
  const isHere = game.rulesVersion === rulesVersion;
  if (!isHere && !next) return fault(line, `played by rules ${rulesVersion}; these are ${game.rulesVersion}`);
  const history = isHere ? beginning(game, heading, stretch) : undefined;
  if (history && 'why' in history) return history;
  const entries = played(history, stretch);
  if ('why' in entries) return entries;
  const wrong = wrongClosing(stretch, history);
  return wrong ?? { entries, isPlayed: isHere, outcome: history?.outcome };
}

/** The claims of a closing line; where the match goes on, it goes on from there. */
function wrongClosing(
  { line, entries, closing, next }: Stretch,
  history?: AnyHistory,
): ReplayFault | undefined {
  const at = line + entries.length + 1;
  const expected = history && closingLine({ state: history.match.state, outcome: history.outcome });
  if (expected && !isSame(closing, expected)) {
    return fault(at, `the match ends with ${canonical(expected)}, not ${canonical(closing)}`);
  }
  return next && !isSame(closing, closingLine(next))
    ? fault(at + 1, 'this is not how the match stood when newer rules took over')
    : undefined;
}

/** The match before the first entry of a stretch. */
function beginning(
  game: AnyGame,
  heading: Heading,
  { line, first, from }: Stretch,
): AnyHistory | ReplayFault {
  const { deal, rulesVersion } = heading;
  const path = pathTo(game, rulesVersion);
  const steps = from && pathTo(game, from.rulesVersion);
  if (!path || (from && !steps)) return fault(line, `rules ${game.rulesVersion} cannot go on with this`);
  const options = parseOptions(game.options, migrateOptions(path, heading.options) as Heading['options']);
  if (!options.ok) return fault(line, options.why.text);
  const [least, most] = game.seatRange(options.value);
  const seats = deal.nonces.length;
  if (seats < least || seats > most) return fault(line, 'not one nonce for each seat');
  const unfair = faultOf(deal);
  if (unfair !== undefined) return fault(1, unfair);
  if (!from || !steps) return new History(game, options.value, deal);
  const match: Match<AnyState, unknown> = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options.value,
    // Its hash was checked with the lines before; what else is wrong with it the rules would not take.
    state: migrateState(steps, from.state as AnyState),
    entries: first,
    desks: desksFor(seats),
  };
  return new History(game, options.value, deal, match);
}

/** The entries of a stretch, played again where there are rules for it. */
function played(history: AnyHistory | undefined, { line, first, entries }: Stretch) {
  const done: Entry<unknown>[] = [];
  for (const [index, { number, ...given }] of entries.entries()) {
    const [at, expected] = [line + index + 1, first + index + 1];
    const entry = number === expected ? readEntry(given) : undefined;
    if (!entry) return fault(at, `entry ${expected} was expected here`);
    // A history counts from its own beginning.
    const own = entry.type === 'takeback' ? { ...entry, to: entry.to - first } : entry;
    const added = history?.add(own);
    if (added && !added.ok) return fault(at, `seat ${entry.seat}: ${added.why.text}`);
    const kept = history?.entries.at(-1);
    done.push(kept?.type === 'choice' ? kept : entry);
  }
  return done;
}
