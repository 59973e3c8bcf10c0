import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  fastRandom,
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
  /** The question that is open, "offer:accuse" and the like, "waiting", "roundEnded" or "over". */
  readonly moment: string;
  readonly state: TableState;
}

/** A match to look for positions in. */
export interface Setting {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Every way Flash Duel is played. */
export const FLASH_DUEL_SETTINGS: readonly Setting[] = [
  { name: 'simple', options: { mode: 'simple' } },
  { name: 'simple-v4.1', options: { mode: 'simple', edition: 'v4.1' } },
  { name: 'full', options: { mode: 'full' } },
  { name: 'blind', options: { mode: 'full', selection: 'double-blind' } },
  { name: 'clockwork', options: { mode: 'clockwork' } },
  { name: 'solo', options: { mode: 'solo', bot: 'dragon' } },
  { name: 'team', options: { mode: 'team' } },
  { name: 'raid', options: { mode: 'raid', mortals: 3 } },
  { name: 'betrayal', options: { mode: 'betrayal' } },
];

/** How many games of each kind are searched, and how long one may get. */
const GAMES = 24;
const LONGEST = 900;

/** The first position found for each kind of question of each kind of match. The same seed finds the same ones. */
export function findPositions(
  game: AnyGame,
  settings: readonly Setting[],
  seed = 1,
  games = GAMES,
): readonly Position[] {
  return settings.flatMap((setting) => {
    const found = new Map<string, Position>();
    for (let number = 0; number < games; number++)
      playAndCollect(game, setting, fastRandom(seed * 1000 + number), found);
    return [...found.values()];
  });
}

function playAndCollect(
  game: AnyGame,
  { name, options }: Setting,
  random: Random,
  found: Map<string, Position>,
): void {
  const parsed = parsedOptions(game, options);
  const count = game.seatCount(parsed);
  const deal = makeDeal(
    hex(random, 64),
    Array.from({ length: count }, () => hex(random, 32)),
  );
  const history = new History<AnyState, AnyChoice, unknown, unknown, unknown>(game, parsed, deal);
  const sent = new Map<Viewer, AnyUpdate[]>(viewers(count).map((viewer) => [viewer, []]));
  for (const { viewer, update } of history.opening) sent.get(viewer)?.push(update);
  for (let step = 0; step < LONGEST; step++) {
    for (const one of seats(count)) keep(found, name, one, parsed, sent.get(one) ?? [], count);
    const { awaiting } = history.snapshot('spectator');
    const next = awaiting[roll(random, Math.max(1, awaiting.length))];
    if (next === undefined) return;
    const { decision, offers } = history.snapshot(next);
    const open = roll(random, 60) === 0 ? [...offers, ...(decision ? [decision] : [])] : [decision];
    const [question] = open;
    if (!question) return;
    const choice = pick(question.choices, random);
    const letters = choice && history.choose(next, question.id, choice);
    if (!letters?.ok) return;
    for (const { viewer, update } of letters.value) sent.get(viewer)?.push(update);
  }
}

/** Players who seldom give up and seldom go back: otherwise a random game is mostly walking. */
function pick(choices: readonly AnyChoice[], random: Random): AnyChoice | undefined {
  const lively = choices.filter(({ type }) => !DULL.has(type));
  const from = lively.length > 0 && roll(random, 5) > 0 ? lively : choices;
  return from[roll(random, from.length)];
}

const DULL: ReadonlySet<string> = new Set(['takeHit', 'decline', 'pass', 'nameNone', 'keepAll']);

function keep(
  found: Map<string, Position>,
  match: string,
  viewer: Seat,
  options: Readonly<Record<string, unknown>>,
  updates: readonly AnyUpdate[],
  count: number,
): void {
  const now = updates.at(-1);
  if (!now) return;
  const moments = momentsOf(now);
  for (const moment of moments) {
    const known = found.get(moment);
    if (known && richness(known.state) >= richness({ updates })) continue;
    found.set(moment, { match, moment, state: stateFor(viewer, options, [...updates], count) });
  }
}

/** Of two positions with the same question the one with more to choose from, and with a past, says more. */
function richness({ updates }: Pick<TableState, 'updates'>): number {
  const last = updates.at(-1);
  return Math.min(24, last?.decision?.choices.length ?? 0) + Math.min(12, updates.length);
}

function momentsOf({ decision, offers, awaiting, outcome, events }: AnyUpdate): readonly string[] {
  const moments: string[] = [];
  if (outcome) moments.push('over');
  if (decision) moments.push(decision.question);
  else if (awaiting.length > 0) moments.push('waiting');
  moments.push(...offers.map(({ question }) => `offer:${question}`));
  if (events.some((event) => (event as { readonly type?: string }).type === 'roundEnded'))
    moments.push('roundEnded');
  return moments;
}

const NAMES = ['Mira', 'Tomas', 'Ines', 'Ben', 'Olga'];

function stateFor(
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
  return { viewer, options, sitters, updates, line: 'here', clocks: { left, running, at: 0 }, watchers: 3 };
}

function parsedOptions(game: AnyGame, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const defaults = Object.entries(game.options).map(([key, option]) => [key, option.default]);
  return { ...Object.fromEntries(defaults), ...given };
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => roll(random, 16).toString(16)).join('');
}
