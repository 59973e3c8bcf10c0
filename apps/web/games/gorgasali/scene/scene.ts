import {
  type Banner,
  type CardId,
  type CharacterId,
  gateOf,
  mateOf,
  OFF,
  roundsLeft,
  type Square,
  shrunkZones,
  type View,
} from '@riposte/gorgasali/table';
import { type Seat, seats } from '@riposte/kernel';
import { type Point, standOf } from './geometry.ts';

/** A figure on the island. */
export interface Piece {
  readonly seat: Seat;
  readonly character: CharacterId | 'none';
  readonly mate: Seat | undefined;
  readonly sector: number;
  readonly square: Square;
  readonly health: number;
  /** In pairs: where a fallen member lies. */
  readonly lies: Square;
  readonly isFrozen: boolean;
}

/** What is being shown for a moment, besides where everything stands. */
export type ShownDeed =
  | { readonly type: 'walk'; readonly seat: Seat; readonly from: Point; readonly way: readonly Square[] }
  | { readonly type: 'dice'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly type: 'shot';
      readonly seat: Seat;
      readonly target: Seat;
      readonly card: CardId;
      readonly dice: readonly number[];
    }
  | { readonly type: 'miss'; readonly seat: Seat }
  | { readonly type: 'hurt'; readonly seat: Seat; readonly amount: number; readonly blocked: number }
  | { readonly type: 'healed'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'fall'; readonly seat: Seat; readonly at: Point; readonly character: Piece['character'] }
  | { readonly type: 'chest'; readonly seat: Seat; readonly at: Square }
  | { readonly type: 'stamp'; readonly seat: Seat };

/** What is on the island. Plain data: it is made from a view and changed by events. */
export interface IslandScene {
  readonly pieces: readonly Piece[];
  readonly chests: readonly Square[];
  readonly banners: readonly Banner[];
  readonly round: number;
  readonly shrunk: number;
  /** How many rounds are left to the next dusk, this one included. */
  readonly left: number;
  readonly active: Seat;
  readonly deed?: ShownDeed;
}

/** What is on the island when nothing moves. */
export function sceneOf(view: View): IslandScene {
  const { figures, chests, banners, round, active } = view;
  return {
    pieces: seats(figures.length).map((seat): Piece => {
      const {
        character = 'none',
        sector = 0,
        square = OFF,
        health = 0,
        bannerAt = OFF,
        frozenBy,
      } = figures[seat] ?? {};
      return {
        seat,
        character,
        mate: mateOf(view, seat),
        sector,
        square,
        health,
        lies: bannerAt,
        isFrozen: (frozenBy ?? []).length > 0,
      };
    }),
    chests,
    banners,
    round,
    shrunk: shrunkZones(view),
    left: roundsLeft(view),
    active,
  };
}

export function pieceOf({ pieces }: Pick<IslandScene, 'pieces'>, seat: Seat): Piece | undefined {
  return pieces[seat];
}

/** Where a piece stands: on its square, or on the landing stage of its sector; nowhere before sectors are thrown. */
export function placeOf({ square, sector, health }: Piece): Point | undefined {
  if (health === 0 || (square === OFF && sector === 0)) return undefined;
  return standOf(square, gateOf(sector));
}
