import type { Aftermath } from '@riposte/analysis/aftermath';
import type { Puzzle } from '@riposte/analysis/puzzles';
import type { AnyChoice } from '@riposte/kernel';
import { useEffect, useState } from 'react';

/** A choice that was made, and a better one. */
export interface MissedChoice {
  /** The number of its entry, counted from 1. */
  readonly entry: number;
  readonly better: AnyChoice;
}

/** What the worker is asked. What follows a choice is told of puzzles and of matches that are over, and of no others. */
export type AskedAftermaths = {
  /** What all seats are called. */
  readonly names: readonly string[];
} & (
  | { readonly type: 'puzzle'; readonly puzzle: Puzzle; readonly choices: readonly number[] }
  | { readonly type: 'replay'; readonly text: string; readonly missed: readonly MissedChoice[] }
);

/** What the worker says, one after another. */
export interface ToldAftermath {
  readonly key: string;
  readonly aftermath: Aftermath;
}

/** How what follows a choice is found: of a puzzle by the number of the choice. */
export const keyOf = {
  choice: (number: number) => `${number}`,
  made: (entry: number) => `${entry} made`,
  better: (entry: number) => `${entry} better`,
};

/** What follows choices, as it becomes known. It is asked once, for each thing that `about` names. */
export function useAftermaths(
  about: string,
  asked: AskedAftermaths | undefined,
): ReadonlyMap<string, Aftermath> {
  const [told, setTold] = useState<ReadonlyMap<string, Aftermath>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows from what it is about
  useEffect(() => {
    if (!asked) return;
    const worker = new Worker(new URL('./afterwards.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ToldAftermath>) =>
      setTold((before) => new Map(before).set(data.key, data.aftermath));
    worker.postMessage(asked);
    return () => worker.terminate();
  }, [about]);
  return told;
}
