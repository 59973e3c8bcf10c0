import { parseArgs } from 'node:util';
import { type AnyChoice, type AnyGame, type AnyGuide, fastRandom, fullTable, roll } from '@riposte/kernel';
import { chosenBy, PLAYERS } from '@riposte/kernel/conformance';
import { SHELF } from '@riposte/shelf';
import { type MatchOptions, waysOf } from './ways.ts';

/** How often the use of a card was offered and chosen. */
interface Count {
  readonly name: string;
  offered: number;
  used: number;
  /** How long the first uses took, in milliseconds, with all that followed until the next question. */
  readonly times: number[];
  /** Whether it works by itself in all ways that were played. */
  isPassive: boolean;
}

/** What was counted in all games. */
interface Tally {
  readonly cards: Map<string, Count>;
  /** How often each kind of event was told. */
  readonly events: Map<string, number>;
  /** The steps of procedures that have not run yet. */
  readonly idle: Set<string>;
  games: number;
  choices: number;
  /** The choices of the longest game. */
  longest: number;
  /** How long choices took, of each so many. */
  readonly times: number[];
}

/** Which games are played: so many of each way, the first of which has this number. */
interface Span {
  readonly games: number;
  readonly from?: number;
  readonly isEnough?: (tally: Tally) => boolean;
}

/** Of so many decisions one may be an offer that is taken. */
const ONE_OFFER_IN = 40;

/** So many measured times are kept of a card; with fewer than the second number it is not among the dearest. */
const TIMES = 1_000;
const FEW_TIMES = 50;
/** So many of the dearest cards are named. */
const DEAREST = 10;

/** After so many choices a state is checked as a whole, and at the end of a game. */
const CHECKED_EACH = 25;

/**
 * Plays games in every way, by chance and sensibly in turn, and counts the cards that choices put to use. One that
 * never is used is a bug; so is a state that does not hold together, which ends the run.
 */
export function countUses(
  game: AnyGame,
  guide: AnyGuide,
  ways: readonly MatchOptions[],
  { games, from = 0, isEnough = () => false }: Span,
): Tally {
  const tally: Tally = {
    cards: new Map(),
    events: new Map(),
    idle: new Set(game.stepNames),
    games: 0,
    choices: 0,
    longest: 0,
    times: [],
  };
  const { cards } = guide;
  if (!cards) return tally;
  for (const way of ways)
    for (const { id, name, passive = false } of cards.all(way).flatMap((group) => group.cards)) {
      const known = tally.cards.get(id) ?? { name, offered: 0, used: 0, times: [], isPassive: true };
      tally.cards.set(id, { ...known, isPassive: known.isPassive && passive });
    }
  game.watch((step) => tally.idle.delete(step));
  try {
    for (let number = from; number < from + games; number++)
      for (const [index, way] of ways.entries()) {
        try {
          play(game, cards.usedBy, way, number + index, tally);
        } catch (error) {
          throw new Error(`${game.id}, game ${number + index}, ${JSON.stringify(way)}`, { cause: error });
        }
        if (isEnough(tally)) return tally;
      }
  } finally {
    game.watch(undefined);
  }
  return tally;
}

function play(
  game: AnyGame,
  usedBy: (choice: AnyChoice) => string | undefined,
  way: MatchOptions,
  number: number,
  tally: Tally,
): void {
  const { cards, events } = tally;
  const random = fastRandom(number);
  const { state } = game.setup(way, fullTable(game, way), fastRandom(number));
  const tell = (event: unknown) => {
    const { type } = event as { readonly type: string };
    events.set(type, (events.get(type) ?? 0) + 1);
  };
  let decisions = game.decisions(state);
  let made = 0;
  while (decisions.length > 0) {
    const wanted = roll(random, ONE_OFFER_IN) === 0 ? roll(random, decisions.length) : 0;
    const decision = decisions[wanted] as (typeof decisions)[number];
    const { seat, choices } = decision;
    const player = PLAYERS[number % PLAYERS.length] ?? 'random';
    const choice = chosenBy(player, game.skill, state, decision, random);
    for (const id of new Set(choices.map(usedBy))) count(cards, id, 'offered');
    const card = usedBy(choice);
    count(cards, card, 'used');
    const begun = performance.now();
    decisions = game.applyInPlace(state, seat, choice, tell);
    const took = performance.now() - begun;
    if (made % CHECKED_EACH === 0 && tally.times.length < 100 * TIMES) tally.times.push(took);
    const times = card === undefined ? undefined : cards.get(card)?.times;
    if (times && times.length < TIMES) times.push(took);
    made += 1;
    if (made % CHECKED_EACH === 0) game.check?.(state);
  }
  game.check?.(state);
  if (!game.outcome(state)) throw new Error('nobody is asked, and it is not over');
  tally.games += 1;
  tally.choices += made;
  tally.longest = Math.max(tally.longest, made);
}

function count(counts: ReadonlyMap<string, Count>, id: string | undefined, what: 'offered' | 'used'): void {
  const known = id === undefined ? undefined : counts.get(id);
  if (known) known[what] += 1;
}

/** A line for each card, the rarest first, one for each kind of event, and what was played. */
export function formatUses(name: string, tally: Tally): readonly string[] {
  const cards = [...tally.cards.values()]
    .toSorted((one, other) => one.used - other.used)
    .map(
      ({ name: card, offered, used, isPassive }) =>
        `${card.padEnd(28)} offered ${String(offered).padStart(8)}  used ${String(used).padStart(8)}${isPassive ? '  works by itself' : ''}`,
    );
  const events = [...tally.events]
    .toSorted(([, one], [, other]) => one - other)
    .map(([type, told]) => `${type.padEnd(28)} told ${String(told).padStart(11)}`);
  return [
    ...cards,
    ...events,
    ...formatDearest(tally),
    ...[...tally.idle].map((step) => `${step} never ran`),
    `${name}: ${neverUsed(tally).length} of ${tally.cards.size} cards never used`,
    formatRun(name, tally),
  ];
}

/** The cards whose use takes longest, and for comparison any choice: medians, as a busy machine stops now and then. */
function formatDearest(tally: Tally): readonly string[] {
  const timed = [...tally.cards.values()].filter(({ times }) => times.length >= FEW_TIMES);
  return [...timed, { name: 'any choice', times: tally.times }]
    .map(({ name, times }) => ({ name, took: medianOf(times) * 1_000 }))
    .toSorted((one, other) => other.took - one.took)
    .filter(({ name }, index) => index < DEAREST || name === 'any choice')
    .map(({ name, took }) => `${name.padEnd(28)} takes ${took.toFixed(0).padStart(5)} µs`);
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

function formatRun(name: string, { games, choices, longest }: Tally): string {
  return `${name}: ${games} games without a fault, ${choices} choices, ${longest} in the longest`;
}

export function neverUsed(tally: Tally): readonly Count[] {
  return [...tally.cards.values()].filter(({ used, isPassive }) => used === 0 && !isPassive);
}

/** So often it is said how far a run has come, in minutes: one that is stopped has not been for nothing. */
const SAID_EACH = 5;

/** Whether so many minutes of processor time are over, from now on. */
function afterMinutes(name: string, minutes: number): (tally: Tally) => boolean {
  const began = process.cpuUsage();
  let said = 0;
  return (tally) => {
    const { user, system } = process.cpuUsage(began);
    const spent = (user + system) / 60e6;
    if (spent > said + SAID_EACH) {
      said += SAID_EACH;
      console.log(`${said} minutes. ${formatRun(name, tally)}`);
    }
    return spent > minutes;
  };
}

// `npm run uses -- [games of each way to play] [--from their first number] [--minutes of each game] [--game id]`.
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '0' },
      minutes: { type: 'string', default: '20' },
      game: { type: 'string' },
    },
  });
  const span = { games: Number(positionals[0] ?? 2_000), from: Number(values.from) };
  for (const shelved of SHELF.filter(({ id }) => id === (values.game ?? id))) {
    const [game, guide] = await Promise.all([shelved.rules(), shelved.guide()]);
    if (!guide.cards) continue;
    const isEnough = afterMinutes(shelved.name, Number(values.minutes));
    const tally = countUses(game, guide, waysOf(game, guide), { ...span, isEnough });
    for (const line of formatUses(shelved.name, tally)) console.log(line);
    if (neverUsed(tally).length > 0) process.exitCode = 1;
  }
}
