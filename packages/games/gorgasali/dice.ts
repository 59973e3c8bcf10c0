import { roll } from '@riposte/kernel';
import type { State } from './state.ts';

/** Throws so many dice. */
export function throwDice({ random }: State, count: number): readonly number[] {
  return Array.from({ length: count }, () => roll(random, 6) + 1);
}

/** Every set of dice that may be taken out of a throw, the empty one first; equal faces are equal. */
export function handfuls(dice: readonly number[]): readonly (readonly number[])[] {
  const faces = [...new Set(dice)].sort((one, other) => one - other);
  return faces.reduce<readonly (readonly number[])[]>(
    (sets, face) => {
      const most = dice.filter((die) => die === face).length;
      return sets.flatMap((set) =>
        Array.from({ length: most + 1 }, (_, count) => [...set, ...Array<number>(count).fill(face)]),
      );
    },
    [[]],
  );
}

/** The dice left when some are taken out. */
export function leftDice(dice: readonly number[], taken: readonly number[]): readonly number[] {
  const left = [...dice];
  for (const die of taken) left.splice(left.indexOf(die), 1);
  return left;
}
