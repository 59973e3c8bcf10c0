import { fastRandom, type Random, roll, shuffle } from '@riposte/kernel';
import type { Plan } from './plan.ts';

/** Everything that is done to the service: to what, how often beside the others, and how long it lasts at most. */
export const KINDS = {
  /** `kill -9` of a node. */
  kill: { of: 'node', often: 5, longest: 3_000 },
  /** A node stands still, and goes on as if nothing had been. */
  pause: { of: 'node', often: 2, longest: 6_000 },
  /** Its connections to the database break. */
  cutDatabase: { of: 'node', often: 1, longest: 0 },
  /** The next thing the database says is lost, and the connection on which it came. */
  loseAnswer: { of: 'node', often: 3, longest: 0 },
  /** All it says to the database and hears from it takes longer. */
  slowDatabase: { of: 'node', often: 1, longest: 4_000 },
  /** Its connections to the database stay, and nothing comes through; new ones work. */
  silenceDatabase: { of: 'node', often: 1, longest: 0 },
  cutBus: { of: 'node', often: 1, longest: 0 },
  silenceBus: { of: 'node', often: 1, longest: 0 },
  stopNats: { of: 'nats', often: 2, longest: 6_000 },
  /** PostgreSQL ends in order, or as if its machine had gone. */
  stopPostgres: { of: 'postgres', often: 1, longest: 20_000 },
  crashPostgres: { of: 'postgres', often: 1, longest: 20_000 },
  /** The disk of PostgreSQL is full. */
  fillDisk: { of: 'postgres', often: 1, longest: 8_000 },
  /** A transaction has locked the table of matches, as a migration may: writes wait, half of the times reads do, too. */
  lockTable: { of: 'postgres', often: 2, longest: 12_000 },
} as const;
export type Kind = keyof typeof KINDS;
export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

export interface Fault {
  readonly kind: Kind;
  /** What it is done to: a node by its number, or one of the services. */
  readonly to: string;
  /** When, since the storm began, and for how long, in milliseconds. */
  readonly at: number;
  readonly lasts: number;
}

/** What is done when, for this seed: each kind once before any comes as often as it may. */
export function scriptOf(seed: number, nodes: number, { storm, every, longest }: Plan): readonly Fault[] {
  const random = fastRandom(seed);
  const faults: Fault[] = [];
  const kinds = kindsInTurn(random);
  for (let at = between(random, every); at < storm; at += between(random, every)) {
    const kind = kinds.next().value;
    const { of, longest: own } = KINDS[kind];
    const to = of === 'node' ? `node ${roll(random, nodes)}` : of;
    faults.push({ kind, to, at, lasts: between(random, [0, Math.min(own, longest)]) });
  }
  return faults;
}

function* kindsInTurn(random: Random): Generator<Kind, never> {
  const first = [...ALL_KINDS];
  shuffle(random, first);
  yield* first;
  for (;;) {
    const bag = ALL_KINDS.flatMap((kind) => Array.from({ length: KINDS[kind].often }, () => kind));
    shuffle(random, bag);
    yield* bag;
  }
}

function between(random: Random, [least, most]: readonly [number, number]): number {
  return least + roll(random, most - least + 1);
}
