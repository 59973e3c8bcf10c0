import {
  type AnyChoice,
  type AnyGame,
  type Decision,
  fastRandom,
  fork,
  fullTable,
  type Outcome,
  type Random,
  roll,
} from '@riposte/kernel';
import { isDraw } from '../play/outcome.ts';
import { emptyTally, type Fault, type Tally, together } from './tally.ts';

/** A run of games: game number `n` is dealt from seed `from + n`. */
export interface Batch {
  readonly from: number;
  readonly count: number;
}

/** No game goes on as long as this. */
const ENDLESS = 100_000;
/** Among so many decisions one is to do what can be done at any time. */
const SELDOM = 20;

/** Plays games by chance, and checks as it goes that questions and outcomes are what the contract says. */
export function simulate(game: AnyGame, options: unknown, { from, count }: Batch): Tally {
  const seats = fullTable(game, options);
  const wins = Array.from({ length: seats }, () => 0);
  const points = Array.from({ length: seats }, () => 0);
  let { longest } = emptyTally(seats);
  let decisions = 0;
  let draws = 0;
  const winners: Record<string, number> = {};
  const faults: Fault[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const played = playByChance(game, options, seats, seed);
    decisions += played.decisions;
    if (played.decisions > longest.decisions) longest = { seed, decisions: played.decisions };
    if (!('places' in played)) {
      faults.push({ seed, ...played });
      continue;
    }
    if (isDraw(played)) {
      draws++;
    } else {
      const won = winnersOf(played);
      for (const winner of won) wins[winner] = (wins[winner] ?? 0) + 1;
      if (won.length > 0) winners[won.join()] = (winners[won.join()] ?? 0) + 1;
    }
    for (const [seat, score] of (played.scores ?? []).entries()) points[seat] = (points[seat] ?? 0) + score;
  }
  return together(emptyTally(seats), {
    games: count,
    decisions,
    wins,
    winners,
    draws,
    points,
    longest,
    faultCount: faults.length,
    faults,
  });
}

type Played = { readonly decisions: number } & (Outcome | { readonly why: string });

function playByChance(game: AnyGame, options: unknown, seats: number, seed: number): Played {
  let made = 0;
  try {
    const chance = fastRandom(seed);
    const chooser = fork(chance);
    const { state } = game.setup(options, seats, chance);
    let open = game.decisions(state);
    for (;;) {
      const outcome = game.outcome(state);
      const isAwaited = open.some(({ kind }) => kind === 'awaited');
      if (outcome && !isAwaited) return { decisions: made, ...outcome };
      if (outcome) throw new Error('there is an outcome, and a seat is still asked');
      if (!isAwaited) throw new Error('no seat is asked, and there is no outcome');
      if (made === ENDLESS) throw new Error(`not over after ${ENDLESS} decisions`);
      const decision = anyOf(withFewOffers(open, chooser), chooser);
      open = game.applyInPlace(state, decision.seat, anyOf(decision.choices, chooser));
      made++;
    }
  } catch (error) {
    return { decisions: made, why: error instanceof Error ? error.message : String(error) };
  }
}

/** There are always many offers: to take all of them would leave time for nothing else. */
function withFewOffers(
  open: readonly Decision<AnyChoice>[],
  chooser: Random,
): readonly Decision<AnyChoice>[] {
  if (open.every(({ kind }) => kind === 'awaited')) return open;
  const kind = roll(chooser, SELDOM) === 0 ? 'offer' : 'awaited';
  return open.filter((one) => one.kind === kind);
}

function anyOf<Item>(items: readonly Item[], random: Random): Item {
  if (items.length === 0) throw new Error('a decision lists no choice');
  return items[roll(random, items.length)] as Item;
}

/** The seats that won; none where a bot without a seat did. */
function winnersOf({ places }: Outcome): readonly number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
