import { type AnyGame, fastRandom, fork, type Outcome, type Random, roll } from '@riposte/kernel';
import { emptyTally, type Fault, type Tally, together } from './tally.ts';

/** A run of games: game number `n` is dealt from seed `from + n`. */
export interface Batch {
  readonly from: number;
  readonly count: number;
}

/** No game goes on as long as this. */
const ENDLESS = 100_000;

/** Plays games by chance, and checks as it goes that questions and outcomes are what the contract says. */
export function simulate(game: AnyGame, options: unknown, { from, count }: Batch): Tally {
  const seats = game.seatCount(options);
  const wins = Array.from({ length: seats }, () => 0);
  const points = Array.from({ length: seats }, () => 0);
  let { longest } = emptyTally(seats);
  let decisions = 0;
  let shared = 0;
  const faults: Fault[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const played = playByChance(game, options, seats, seed);
    decisions += played.decisions;
    if (played.decisions > longest.decisions) longest = { seed, decisions: played.decisions };
    if (!('places' in played)) {
      faults.push({ seed, ...played });
      continue;
    }
    const winners = winnersOf(played);
    if (winners.length > 1) shared++;
    else for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1;
    for (const [seat, score] of (played.scores ?? []).entries()) points[seat] = (points[seat] ?? 0) + score;
  }
  const tally = { games: count, decisions, wins, shared, points, longest, faultCount: faults.length, faults };
  return together(emptyTally(seats), tally);
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
      if (outcome) throw new Error('there is an outcome, and still somebody is asked');
      if (!isAwaited) throw new Error('nobody is asked, and there is no outcome');
      if (made === ENDLESS) throw new Error(`not over after ${ENDLESS} decisions`);
      const decision = anyOf(open, chooser);
      open = game.applyInPlace(state, decision.seat, anyOf(decision.choices, chooser));
      made++;
    }
  } catch (error) {
    return { decisions: made, why: error instanceof Error ? error.message : String(error) };
  }
}

function anyOf<Item>(items: readonly Item[], random: Random): Item {
  if (items.length === 0) throw new Error('a decision lists no choice');
  return items[roll(random, items.length)] as Item;
}

/** The seats that won; none where a bot without a seat did. */
function winnersOf({ places }: Outcome): readonly number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
