import type { Analysis, Mark } from '../analysis.ts';
import { Sample } from '../sample.ts';

/** A mean and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** What became of the players of one kind, on the mean of a player and match. */
export interface PlayerTally {
  readonly player: string;
  readonly matches: number;
  readonly accuracy: Mean;
  readonly mistakes: Mean;
  readonly inaccuracies: Mean;
  readonly result: Mean;
  readonly skill: Mean;
  readonly luck: Mean;
}

/** How sure losses are: the standard errors of those that were compared. */
export interface Sureness {
  readonly losses: number;
  readonly mean: number;
  readonly largest: number;
}

type Kept = Omit<PlayerTally, 'player' | 'matches'>;

/** Analyses of many matches, by who played. */
export class StudyTally {
  readonly #players = new Map<string, Readonly<Record<keyof Kept, Sample>>>();
  readonly #errors = new Sample();
  #largest = 0;

  /** Adds a match; throws where luck and skill do not add up to its result, exactly. */
  add({ seats, judged }: Analysis, players: readonly string[]): void {
    for (const [seat, { accuracy, account }] of seats.entries()) {
      const { result, even, deal, own, others, draws, hidden } = account;
      if (deal + own + others + draws + hidden !== result - even)
        throw new Error(`luck and skill of seat ${seat} do not add up`);
      const kept = this.#of(players[seat] ?? '');
      const marked = (mark: Mark) => judged.filter((one) => one.seat === seat && one.mark === mark).length;
      if (accuracy !== undefined) kept.accuracy.add(accuracy);
      kept.mistakes.add(marked('mistake'));
      kept.inaccuracies.add(marked('inaccuracy'));
      kept.result.add(result - even);
      kept.skill.add(own + others);
      kept.luck.add(deal + draws + hidden);
    }
    for (const { error } of judged) {
      // A choice that was the best one is compared with nothing.
      if (error === 0) continue;
      this.#errors.add(error);
      this.#largest = Math.max(this.#largest, error);
    }
  }

  sureness(): Sureness {
    return { losses: this.#errors.count, mean: this.#errors.mean, largest: this.#largest };
  }

  /** In the order in which they came. */
  players(): readonly PlayerTally[] {
    return [...this.#players].map(([player, kept]) => ({
      player,
      matches: kept.result.count,
      accuracy: meanOf(kept.accuracy),
      mistakes: meanOf(kept.mistakes),
      inaccuracies: meanOf(kept.inaccuracies),
      result: meanOf(kept.result),
      skill: meanOf(kept.skill),
      luck: meanOf(kept.luck),
    }));
  }

  #of(player: string): Readonly<Record<keyof Kept, Sample>> {
    const known = this.#players.get(player);
    if (known) return known;
    const fresh = {
      accuracy: new Sample(),
      mistakes: new Sample(),
      inaccuracies: new Sample(),
      result: new Sample(),
      skill: new Sample(),
      luck: new Sample(),
    };
    this.#players.set(player, fresh);
    return fresh;
  }
}

function meanOf({ mean, error }: Sample): Mean {
  return { mean, error };
}
