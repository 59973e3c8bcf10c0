import { type AnyGame, fastRandom, fork, fullTable, isDrawn, type Outcome } from '@riposte/kernel';
import { chosenBy, pickDecision, type TrialPlayer } from '@riposte/kernel/conformance';
import { emptyTally, type FailedGame, type SimulationTally, together } from './tally.ts';

/** A run of games: game number `n` is dealt from seed `from + n`. */
export interface Batch {
  readonly from: number;
  readonly count: number;
}

/** What is played, and by whom. */
export interface SimulationSetting {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly player: TrialPlayer;
}

/** No game goes on as long as this. */
const ENDLESS = 100_000;
/** Of 100 decisions so many are to do what can be done at any time: there are always many offers. */
const OFFERS = 5;

/** Plays games, and checks as it goes that questions and outcomes are what the contract says. */
export function simulate(setting: SimulationSetting, { from, count }: Batch): SimulationTally {
  const { game, options } = setting;
  const seats = fullTable(game, options);
  const wins = Array.from({ length: seats }, () => 0);
  const points = Array.from({ length: seats }, () => 0);
  let { longest } = emptyTally(seats);
  let decisions = 0;
  let draws = 0;
  const winners: Record<string, number> = {};
  const choices: Record<string, number> = {};
  const faults: FailedGame[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const played = playOut(setting, seed, choices);
    decisions += played.decisions;
    if (played.decisions > longest.decisions) longest = { seed, decisions: played.decisions };
    if (!('places' in played)) {
      faults.push({ seed, ...played });
      continue;
    }
    if (isDrawn(played)) {
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
    choices,
    faultCount: faults.length,
    faults,
  });
}

type Played = { readonly decisions: number } & (Outcome | { readonly why: string });

/** Plays one game, and adds what was chosen to the counts. */
function playOut(
  { game, options, player }: SimulationSetting,
  seed: number,
  choices: Record<string, number>,
): Played {
  let made = 0;
  try {
    const chance = fastRandom(seed);
    const chooser = fork(chance);
    const { state } = game.setup(options, fullTable(game, options), chance);
    let open = game.decisions(state);
    for (;;) {
      const outcome = game.outcome(state);
      const isAwaited = open.some(({ kind }) => kind === 'awaited');
      if (outcome && !isAwaited) return { decisions: made, ...outcome };
      if (outcome) throw new Error('there is an outcome, and a seat is still asked');
      if (!isAwaited) throw new Error('no seat is asked, and there is no outcome');
      if (made === ENDLESS) throw new Error(`not over after ${ENDLESS} decisions`);
      const decision = pickDecision(open, OFFERS, chooser);
      const choice = chosenBy(player, game.skill, state, decision, chooser);
      choices[choice.type] = (choices[choice.type] ?? 0) + 1;
      open = game.applyInPlace(state, decision.seat, choice);
      made++;
    }
  } catch (error) {
    return { decisions: made, why: error instanceof Error ? error.message : String(error) };
  }
}

/** The seats that won; none where a bot without a seat did. */
function winnersOf({ places }: Outcome): readonly number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
