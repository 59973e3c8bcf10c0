import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  fastRandom,
  fullTable,
  History,
  makeDeal,
  type Random,
  roll,
  type Seat,
  seats,
  type Viewer,
  viewers,
} from '@riposte/kernel';
import type { AnyUpdate, Sitter, TableState } from '../table/session.ts';

/** A moment of a match as one viewer saw it. */
export interface Position {
  /** "full", "raid": what the match was begun with, in one word. */
  readonly match: string;
  /** The question that is open, "offer:accuse" and the like, "waiting", "over", or an event that is shown. */
  readonly moment: string;
  readonly state: TableState;
}

/** A way to play a game: what a match is begun with, under a name. */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Where the moments of a game are looked for, and which of them matter most. */
export interface Moments {
  readonly variants: readonly Variant[];
  /** Choices that are made seldom, by type: a random match would be made of little else. */
  readonly dull: readonly string[];
  /** Choices that are mostly made where there are any, by type: without them nobody would fight. */
  readonly bold?: readonly string[];
  /** Events that are moments of their own while they are shown, by type. */
  readonly shown: readonly string[];
  /** The question that is asked most: every variant has a picture of it. */
  readonly main: string;
  /** The moments that every run looks at, twelve at most; all others only a deep one. */
  readonly usual: readonly string[];
  /** Those that are also looked at in words. */
  readonly inWords: readonly string[];
  /** How many games of each kind are searched, where they are long; else as many as ever. */
  readonly games?: number;
}

/** How many games of each kind are searched, and how long one may get. */
const GAMES = 24;
const LONGEST = 900;
/** So much of what was sent a page is shown; all of a crowded match is ten megabytes. */
const LAST = 100;

/** The first position found for each kind of question of each kind of match. The same seed finds the same ones. */
export function findPositions(
  game: AnyGame,
  moments: Moments,
  seed = 1,
  games = moments.games ?? GAMES,
): readonly Position[] {
  return moments.variants.flatMap((variant) => {
    const found = new Map<string, Position>();
    for (let number = 0; number < games; number++)
      playAndCollect(game, moments, variant, fastRandom(seed * 1000 + number), found);
    return [...found.values()];
  });
}

function playAndCollect(
  game: AnyGame,
  moments: Moments,
  { name, options }: Variant,
  random: Random,
  found: Map<string, Position>,
): void {
  const parsed = parsedOptions(game, options);
  const count = fullTable(game, parsed);
  const deal = makeDeal(
    hex(random, 64),
    Array.from({ length: count }, () => hex(random, 32)),
  );
  const history = new History<AnyState, AnyChoice, unknown, unknown, unknown>(game, parsed, deal);
  const sent = new Map<Viewer, AnyUpdate[]>(viewers(count).map((viewer) => [viewer, []]));
  for (const { viewer, update } of history.opening) sent.get(viewer)?.push(update);
  for (let step = 0; step < LONGEST; step++) {
    for (const one of seats(count))
      keep(found, { name, options: parsed }, moments, one, sent.get(one) ?? [], count);
    const { awaiting } = history.snapshot('spectator');
    const next = awaiting[roll(random, Math.max(1, awaiting.length))];
    if (next === undefined) return;
    const { decision, offers } = history.snapshot(next);
    const open = roll(random, 60) === 0 ? [...offers, ...(decision ? [decision] : [])] : [decision];
    const [question] = open;
    if (!question) return;
    const choice = pick(question.choices, moments, random);
    const letters = choice && history.choose(next, question.id, choice);
    if (!letters?.ok) return;
    for (const { viewer, update } of letters.value) sent.get(viewer)?.push(update);
  }
}

/** Players who seldom give up and seldom go back: otherwise a random game is mostly walking. */
function pick(
  choices: readonly AnyChoice[],
  { dull, bold = [] }: Moments,
  random: Random,
): AnyChoice | undefined {
  const lively = choices.filter(({ type }) => !dull.includes(type));
  const boldest = bold.length > 0 ? choices.filter(({ type }) => bold.includes(type)) : [];
  const wished = boldest.length > 0 ? boldest : lively;
  const from = wished.length > 0 && roll(random, 5) > 0 ? wished : choices;
  return from[roll(random, from.length)];
}

function keep(
  found: Map<string, Position>,
  { name, options }: Variant,
  { shown }: Moments,
  viewer: Seat,
  updates: readonly AnyUpdate[],
  count: number,
): void {
  const now = updates.at(-1);
  if (!now) return;
  for (const moment of momentsOf(now, shown)) {
    const known = found.get(moment);
    if (known && richness(known.state) >= richness({ updates })) continue;
    found.set(moment, { match: name, moment, state: stateFor(viewer, options, lastOf(updates), count) });
  }
}

/** What a page has that came late to a long match; at its end a table looks back to the beginning. */
function lastOf(updates: readonly AnyUpdate[]): readonly AnyUpdate[] {
  const [first, ...rest] = updates.slice(-LAST);
  if (!first || updates.length <= LAST || updates.at(-1)?.outcome) return [...updates];
  return [{ ...first, events: [] }, ...rest];
}

/** Of two positions with the same question the one with more to choose from, and with a past, says more. */
function richness({ updates }: Pick<TableState, 'updates'>): number {
  const last = updates.at(-1);
  return Math.min(24, last?.decision?.choices.length ?? 0) + Math.min(12, updates.length);
}

function momentsOf(
  { decision, offers, awaiting, outcome, events }: AnyUpdate,
  shown: readonly string[],
): readonly string[] {
  const moments: string[] = [];
  if (outcome) moments.push('over');
  if (decision) moments.push(decision.question);
  else if (awaiting.length > 0) moments.push('waiting');
  moments.push(...offers.map(({ question }) => `offer:${question}`));
  const types = events.map((event) => (event as { readonly type?: string }).type);
  moments.push(...shown.filter((type) => types.includes(type)));
  return moments;
}

const NAMES = ['Mira', 'Tomas', 'Ines', 'Ben', 'Olga'];

/** A table as a page of this viewer has it. */
export function stateFor(
  viewer: Seat,
  options: Readonly<Record<string, unknown>>,
  updates: readonly AnyUpdate[],
  count: number,
): TableState {
  const sitters = seats(count).map(
    (one): Sitter => ({
      name: NAMES[one] ?? `Seat ${one + 1}`,
      kind: one === viewer ? 'you' : one % 2 === 0 ? 'person' : 'bot',
      ...(one !== viewer && one % 2 === 1 && { level: 4 }),
    }),
  );
  const running = updates.at(-1)?.awaiting ?? [];
  const left = sitters.map((_, index) => 252_000 - 25_000 * index);
  return { viewer, options, sitters, updates, wire: 'here', clocks: { left, running, at: 0 }, watchers: 3 };
}

function parsedOptions(game: AnyGame, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const defaults = Object.entries(game.options).map(([key, option]) => [key, option.default]);
  return { ...Object.fromEntries(defaults), ...given };
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => roll(random, 16).toString(16)).join('');
}
