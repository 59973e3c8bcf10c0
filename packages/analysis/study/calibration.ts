import { type AnyGame, seats, type Verified } from '@riposte/kernel';
import type { Analysis } from '../analysis.ts';
import { lastSighting, ownChances } from '../curve.ts';
import { walk } from '../steps.ts';

/** What was said of a chance, and whether the seat won. */
export interface Saying {
  readonly said: number;
  /** A half where it was drawn. */
  readonly won: number;
}

/** A tenth of the scale: what was said on the mean, how often it came true, and by how many matches that is known. */
export interface Decile {
  readonly said: number;
  readonly won: number;
  readonly sayings: number;
  readonly matches: number;
}

/** Sayings of many matches, by tenths. */
export class Calibration {
  readonly #tenths = Array.from({ length: 10 }, () => ({ said: 0, won: 0, sayings: 0, matches: 0 }));

  /** Adds what was said in one match: its sayings go together, so matches are counted apart. */
  add(sayings: readonly Saying[]): void {
    const seen = new Set<number>();
    for (const { said, won } of sayings) {
      const number = Math.min(9, Math.floor(said * 10));
      const tenth = this.#tenths[number];
      if (!tenth) continue;
      tenth.said += said;
      tenth.won += won;
      tenth.sayings += 1;
      if (!seen.has(number)) tenth.matches += 1;
      seen.add(number);
    }
  }

  /** Those of which anything was said. */
  deciles(): readonly Decile[] {
    return this.#tenths
      .filter(({ sayings }) => sayings > 0)
      .map(({ said, won, sayings, matches }) => ({
        said: said / sayings,
        won: won / sayings,
        sayings,
        matches,
      }));
  }

  /** By how much saying and winning differ, on the mean of the tenths. */
  meanGap(): number {
    const gaps = this.deciles().map(({ said, won }) => Math.abs(said - won));
    return gaps.length === 0 ? 0 : gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  }
}

/** What an analysis says of the chances of all seats, by their own eyes; how it ended is no saying. */
export function sayingsIn({ curve, seats: standings }: Analysis): readonly Saying[] {
  return curve
    .slice(0, -1)
    .flatMap(({ own }) =>
      standings.map(({ account }, seat) => ({ said: own[seat] ?? 0.5, won: account.result })),
    );
}

/** What the judge says of the chances of all seats, by their own eyes, before every choice of a match; no choice is judged. */
export function sayingsOf(game: AnyGame, match: Verified, tries: number): readonly Saying[] {
  const walked = walk(game, match.replay);
  const { open: results } = lastSighting(game, walked, 1);
  return walked.steps.flatMap(({ before, entry }) => {
    const own = ownChances(game, before, walked.seats, entry, tries);
    return seats(walked.seats).map((seat) => ({ said: own[seat] ?? 0.5, won: results[seat] ?? 0.5 }));
  });
}
