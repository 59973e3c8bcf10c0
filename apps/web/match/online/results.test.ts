import { seat } from '@riposte/kernel';
import type { TableCard } from '@riposte/protocol';
import { expect, test } from 'vitest';
import { type MatchResult, resultOf } from './results.ts';

const PLAYERS = ['ann', 'ben', 'cem', 'dua'];

function cardOf(places: readonly number[] | undefined): TableCard {
  return {
    seats: PLAYERS.map((id, index) => ({ seat: seat(index), player: { id, name: id, kind: 'guest' } })),
    ...(places && { outcome: { places } }),
  } as unknown as TableCard;
}

test.each<[who: string, places: readonly number[] | undefined, result: MatchResult | undefined]>([
  ['ann', [1, 2, 2, 2], 'won'],
  ['ben', [1, 2, 2, 2], 'lost'],
  ['ben', [1, 1, 2, 2], 'won'],
  ['ann', [1, 1, 1, 1], 'drawn'],
  ['ann', undefined, undefined],
  ['eve', [1, 2, 2, 2], undefined],
])('%s with places %j: %s', (who, places, result) => {
  expect(resultOf(cardOf(places), who)).toBe(result);
});
