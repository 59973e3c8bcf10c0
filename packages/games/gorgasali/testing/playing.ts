import { seat } from '@riposte/kernel';
import type { Choice } from '../choice.ts';
import type { CharacterId } from '../ids.ts';
import { IslandTable, type Setting } from './table.ts';

const AWAY: Setting = { at: 'AA28', character: 'varas', cooldown: 9, helmet: true };
export const ROLL: Choice = { type: 'roll' };

export type Setup = ConstructorParameters<typeof IslandTable>[0];

/** Seat 0 on P10 plays the character; the others follow, and the last stands far away. */
export function playing(
  character: CharacterId,
  others: readonly Setting[],
  mine: Setting = {},
  more: Partial<Setup> = {},
) {
  const figures: Setting[] = [
    { at: 'P10', character, ...mine },
    ...others.map((one) => ({ character: 'medea' as const, cooldown: 9, ...one })),
    AWAY,
  ];
  return new IslandTable({ figures, chance: [1, 2, 1, 2, 1, 2], ...more });
}

/** Octor with a copy that is ready. */
export const octor = (
  copied: 'supernova' | 'hypnosis' | 'steal' | 'heal' | 'freeze' | 'swap' | 'ignite' | 'drain' | 'laugh',
) => ({ character: 'octor', copied, cooldown: 0 }) as const;

export const nova = (...targets: readonly number[]): Choice => ({
  type: 'supernova',
  targets: targets.map(seat),
});
