import { parseOptions } from '@riposte/kernel';
import { type GameBench, type Occasion, occasionsOf, type Trial } from '@riposte/kernel/conformance';
import { SHELF } from './index.ts';
import type { Shelved } from './shelved.ts';

/** What the tools do with a game: each part is fetched when it is wanted, and none of it is in what people run. */
export interface Workbench {
  readonly id: string;
  /** The ways to play it that are tried out. */
  trials(): Promise<{ readonly default: readonly Trial<object>[] }>;
  /** The matches that every release keeps. */
  keepsakes(): Promise<{ readonly default: readonly Occasion<object>[] }>;
  /** How fast it is to be. */
  bench(): Promise<{ readonly default: GameBench<object> }>;
}

/** What games say themselves; a game that is not here, or leaves a part out, is tried as its options are by default. */
const OWN: Readonly<Record<string, Partial<Workbench>>> = {
  'flash-duel': {
    trials: () => import('@riposte/flash-duel/trials'),
    keepsakes: () => import('@riposte/flash-duel/keepsakes'),
    bench: () => import('@riposte/flash-duel/bench'),
  },
  gorgasali: {
    trials: () => import('@riposte/gorgasali/trials'),
    keepsakes: () => import('@riposte/gorgasali/keepsakes'),
    bench: () => import('@riposte/gorgasali/bench'),
  },
  codex: {
    trials: () => import('@riposte/codex/trials'),
    keepsakes: () => import('@riposte/codex/keepsakes'),
    bench: () => import('@riposte/codex/bench'),
  },
};

/** The games as their developers see them. */
export const WORKSHOP: readonly Workbench[] = SHELF.map((shelved) => ({
  ...plainWorkbench(shelved),
  ...OWN[shelved.id],
}));

/** A game as it is by default: one way to play it, a kept match for each of its questions, and its pace. */
export function plainWorkbench({ id, name, rules }: Shelved): Workbench {
  return {
    id,
    async trials() {
      const options = parseOptions((await rules()).options, {});
      if (!options.ok) throw new Error(options.why.text);
      return { default: [{ name, options: options.value }] };
    },
    keepsakes: async () => ({ default: occasionsOf(await rules()) }),
    bench: async () => ({
      default: { [id]: [{ name: id, options: {}, measures: ['playout', 'copies', 'sizes'] }] },
    }),
  };
}
