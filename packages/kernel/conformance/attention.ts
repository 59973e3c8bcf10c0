import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import { type Random, roll } from '../random.ts';

/** A situation seen so often is familiar. */
const FAMILIAR = 12;
/** Of so many familiar situations one is looked at all the same. */
const ONE_IN = 40;

/**
 * What is worth a close look: situations that were seldom seen, told apart by what is running, what was chosen last and
 * what is chosen now. Most of a game is the same over and over, while the faults lie where it seldom comes.
 */
export class Attention {
  readonly #seen = new Map<string, number>();

  isDrawnTo<Choice extends AnyChoice>(
    { stack }: Paused<Choice>,
    last: Choice | undefined,
    choice: Choice,
    random: Random,
  ): boolean {
    const running = stack.map(({ procedure, step }) => `${procedure}.${step}`).join();
    const situation = `${running} ${last?.type} ${kindOf(choice)}`;
    const times = this.#seen.get(situation) ?? 0;
    this.#seen.set(situation, times + 1);
    return times < FAMILIAR || roll(random, ONE_IN) === 0;
  }

  /** How many situations there have been. */
  get situations(): number {
    return this.#seen.size;
  }
}

/** A choice without its numbers: which card it plays does not make it another kind. */
function kindOf(choice: AnyChoice): string {
  return JSON.stringify(choice).replaceAll(/\d+/g, '#');
}
