import { type Named, type Shown, shownOf, type View } from '@riposte/codex/table';
import { isSame, seats } from '@riposte/kernel';

/** What is being shown for a moment, besides what stands where. */
export type ShownDeed =
  | { readonly type: 'lunge'; readonly from: number; readonly to: number }
  | { readonly type: 'hurt'; readonly id: number; readonly amount: number; readonly armor: number }
  | { readonly type: 'healed'; readonly id: number; readonly amount: number }
  | { readonly type: 'fall'; readonly id: number }
  | { readonly type: 'rise'; readonly id: number };

/** What is on the table. Plain data: it is made from a view and changed by events. */
export interface WarScene {
  readonly pieces: readonly Shown[];
  readonly deed?: ShownDeed;
}

/** What is on the table when nothing moves. A piece that has not changed is the one that was there before. */
export function sceneOf(view: View, before?: WarScene): WarScene {
  const known = new Map(before?.pieces.map((piece) => [piece.id, piece]));
  const kept = (piece: Shown): Shown => {
    const was = known.get(piece.id);
    return was && isSame(was, piece) ? was : piece;
  };
  return { pieces: seats(view.players.length).flatMap((seat) => shownOf(view, seat).map(kept)) };
}

export function pieceOf({ pieces }: WarScene, { id }: Pick<Named, 'id'>): Shown | undefined {
  return pieces.find((piece) => piece.id === id);
}
