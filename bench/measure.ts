/** Something to measure; `What` are the things it counts. */
export interface Contestant<What extends string> {
  /** Works for a moment, about a millisecond, and says how much it did: `{ games: 20, decisions: 1500 }`. */
  work(): Readonly<Record<What, number>>;
}

/** How much was done per second of processor time: one rate for each round, in order. */
export type MeasuredRates<What extends string> = Readonly<Record<What, readonly number[]>>;

type Contestants = Readonly<Record<string, Contestant<string>>>;
type RatesOf<All extends Contestants> = {
  readonly [Name in keyof All]: All[Name] extends Contestant<infer What> ? MeasuredRates<What> : never;
};

export const ROUNDS = 12;
/** Milliseconds of processor time. */
export const WINDOW = 250;
const WARM_UP = 8000;

/**
 * Measures contestants in turn, a short window each, round after round. Whatever else the machine does then slows
 * all of them alike, and two rates of one round may be compared.
 */
export function measure<All extends Contestants>(contestants: All): RatesOf<All> {
  const lanes = Object.entries(contestants).map(([name, contestant]) => ({
    name,
    contestant,
    rates: {} as Record<string, number[]>,
  }));
  for (const { contestant } of lanes) workFor(WARM_UP, contestant);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { contestant, rates } of lanes) {
      for (const [what, rate] of Object.entries(workFor(WINDOW, contestant))) {
        rates[what] ??= [];
        rates[what].push(rate);
      }
    }
  }
  // Every contestant has counted the same things in every round.
  return Object.fromEntries(lanes.map(({ name, rates }) => [name, rates])) as unknown as RatesOf<All>;
}

/** What a contestant does per second, over that many milliseconds. */
function workFor(time: number, contestant: Contestant<string>): Readonly<Record<string, number>> {
  const done: Record<string, number> = {};
  const start = processorTime();
  let now = start;
  while (now - start < time) {
    for (const [what, count] of Object.entries(contestant.work())) done[what] = (done[what] ?? 0) + count;
    now = processorTime();
  }
  return Object.fromEntries(
    Object.entries(done).map(([what, count]) => [what, (count * 1000) / (now - start)]),
  );
}

/**
 * Milliseconds that processors have worked for this process, the threads of the garbage collector and the
 * compiler included: what one core could do that had nothing else to do. On a busy machine a clock on the wall
 * would measure the others.
 */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
