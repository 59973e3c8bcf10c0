import { Z95 } from './interval.ts';

/** What came of the games between two players, who are known by their index. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly games: number;
  /** What the first of them won; a draw is half. */
  readonly wins: number;
}

/** How strong a player is, in Elo points: 400 more are ten wins to one. The mean of all players is 0. */
export interface Rating {
  readonly elo: number;
  /** Half the width of the 95 % interval. */
  readonly reach: number;
}

const ELO = 400 / Math.LN10;
const NEAR = 1e-10;
const MOST_ROUNDS = 200;
/** No step goes further, so that a clear result does not throw the search off. */
const LONGEST_STEP = 1;

/**
 * The ratings under which these results are likeliest (Bradley and Terry), found by Newton's method, with intervals
 * from the Fisher information. Each pairing is given `drawn` games more that were drawn: a bot that always wins would
 * be infinitely strong otherwise. All players must hang together by their games.
 */
export function rate(count: number, pairings: readonly Pairing[], drawn = 1): readonly Rating[] {
  const results = pairings.map((one) => ({ ...one, games: one.games + drawn, wins: one.wins + drawn / 2 }));
  let strengths = Array.from({ length: count }, () => 0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { slope, spread } = likelihoodAt(strengths, results);
    const step = spread.map((row) => row.reduce((sum, value, index) => sum + value * (slope[index] ?? 0), 0));
    const longest = Math.max(...step.map(Math.abs));
    const scale = Math.min(1, LONGEST_STEP / Math.max(longest, NEAR));
    strengths = strengths.map((strength, index) => strength + scale * (step[index] ?? 0));
    if (longest < NEAR) break;
  }
  const { spread } = likelihoodAt(strengths, results);
  return strengths.map((strength, index) => ({
    elo: ELO * strength,
    reach: ELO * Z95 * Math.sqrt(Math.max(0, spread[index]?.[index] ?? 0)),
  }));
}

/** How likely the stronger of two is to win, who is ahead by so many points. */
export function expectedRate(ahead: number): number {
  return 1 / (1 + Math.exp(-ahead / ELO));
}

/** The slope of the log-likelihood, and the covariance of the strengths around their mean. */
function likelihoodAt(strengths: readonly number[], results: readonly Pairing[]) {
  const count = strengths.length;
  const slope = strengths.map(() => 0);
  // Results say nothing about the mean of all, so the information has no inverse until one is added everywhere.
  const information = strengths.map(() => strengths.map(() => 1 / count));
  const add = (row: number, column: number, value: number) => {
    const cells = information[row];
    if (cells) cells[column] = (cells[column] ?? 0) + value;
  };
  for (const { one, other, games, wins } of results) {
    const chance = 1 / (1 + Math.exp((strengths[other] ?? 0) - (strengths[one] ?? 0)));
    const weight = games * chance * (1 - chance);
    slope[one] = (slope[one] ?? 0) + wins - games * chance;
    slope[other] = (slope[other] ?? 0) - wins + games * chance;
    add(one, one, weight);
    add(other, other, weight);
    add(one, other, -weight);
    add(other, one, -weight);
  }
  const spread = inverse(information).map((row) => row.map((value) => value - 1 / count));
  return { slope, spread };
}

/** By Gauss and Jordan; the matrix is positive definite, so no rows need to change places. */
function inverse(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))]);
  for (const [index, row] of rows.entries()) {
    const pivot = row[index] ?? 0;
    if (pivot < NEAR) throw new Error('not all players hang together by their games');
    for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / pivot;
    for (const other of rows) {
      const factor = other === row ? 0 : (other[index] ?? 0);
      if (factor === 0) continue;
      for (let column = 0; column < row.length; column++)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}
