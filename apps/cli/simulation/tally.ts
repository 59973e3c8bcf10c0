/** A game that went wrong, and the seed that deals it again. */
export interface FailedGame {
  readonly seed: number;
  /** How many decisions had been made. */
  readonly decisions: number;
  readonly why: string;
}

/** How often, by name. */
type Counts = Readonly<Record<string, number>>;

/** What came of many games. */
export interface SimulationTally {
  readonly games: number;
  readonly decisions: number;
  /** Games won, alone or with others, by seat. */
  readonly wins: readonly number[];
  /** Games won by those who won together, by their seats: "0,2". */
  readonly winners: Counts;
  /** Games in which all came first: draws. */
  readonly draws: number;
  /** All points taken, by seat, where the game counts any. */
  readonly points: readonly number[];
  readonly longest: { readonly seed: number; readonly decisions: number };
  /** How often a choice of each type was made. */
  readonly choices: Counts;
  readonly faultCount: number;
  /** The first few. */
  readonly faults: readonly FailedGame[];
}

const FAULTS_KEPT = 10;

export function emptyTally(seats: number): SimulationTally {
  const zeros = Array.from({ length: seats }, () => 0);
  return {
    games: 0,
    decisions: 0,
    wins: zeros,
    winners: {},
    draws: 0,
    points: zeros,
    longest: { seed: 0, decisions: 0 },
    choices: {},
    faultCount: 0,
    faults: [],
  };
}

/** Two tallies as one; it does not matter in which order. */
export function together(one: SimulationTally, other: SimulationTally): SimulationTally {
  return {
    games: one.games + other.games,
    decisions: one.decisions + other.decisions,
    wins: sums(one.wins, other.wins),
    winners: sumsByName(one.winners, other.winners),
    draws: one.draws + other.draws,
    points: sums(one.points, other.points),
    longest: longerOf(one.longest, other.longest),
    choices: sumsByName(one.choices, other.choices),
    faultCount: one.faultCount + other.faultCount,
    faults: [...one.faults, ...other.faults].sort((a, b) => a.seed - b.seed).slice(0, FAULTS_KEPT),
  };
}

function sums(one: readonly number[], other: readonly number[]): readonly number[] {
  return one.map((number, index) => number + (other[index] ?? 0));
}

/** In the order of the names, whichever tally had them first. */
function sumsByName(one: Counts, other: Counts): Counts {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

function longerOf(
  one: SimulationTally['longest'],
  other: SimulationTally['longest'],
): SimulationTally['longest'] {
  if (one.decisions !== other.decisions) return one.decisions > other.decisions ? one : other;
  return one.seed < other.seed ? one : other;
}
