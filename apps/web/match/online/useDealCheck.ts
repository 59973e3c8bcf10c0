import { type Doubt, doubtOf, isSame, type Seat } from '@riposte/kernel';
import type { TableCard } from '@riposte/protocol';
import { useEffect, useState } from 'react';
import { fetchReplay } from '../replay/sources.ts';
import { verify } from '../replay/verify.ts';
import type { Room } from './room.ts';
import { witnessOf } from './witness.ts';

/** What came of comparing the proof with what this browser has kept. */
export type DealCheck =
  | { readonly type: 'fair' }
  | { readonly type: 'doubt'; readonly doubt: Doubt }
  /** The proof does not hold by itself, or is of another match. */
  | { readonly type: 'faulty'; readonly why: string };

/** Checks the deal of our own match as soon as it is over; nothing where this browser took no part in it. */
export function useDealCheck(room: Room, player: string | undefined): DealCheck | undefined {
  const [check, setCheck] = useState<DealCheck>();
  const { card, viewer } = room;
  const isOver = card.status === 'over' && card.by !== 'closed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is over does not change
  useEffect(() => {
    if (!isOver || player === undefined || viewer === 'spectator') return;
    const leaving = new AbortController();
    const views = room.updates.map(({ view }) => view);
    checkDeal(card, player, { seat: viewer, views }, leaving.signal)
      .then((done) => leaving.signal.aborted || setCheck(done))
      // Without the proof nothing can be said; the page of the replay says why.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isOver, card.id, player, viewer]);
  return check;
}

async function checkDeal(
  { id, game, options }: TableCard,
  player: string,
  seen: { readonly seat: Seat; readonly views: readonly unknown[] },
  signal: AbortSignal,
): Promise<DealCheck | undefined> {
  const witness = await witnessOf({ table: id, player });
  if (!witness) return undefined;
  const fetched = await fetchReplay({ type: 'table', table: id }, signal);
  if (!fetched.ok) return undefined;
  const result = await verify(fetched.text, () => undefined, signal, seen);
  if (!result.ok) return { type: 'faulty', why: result.why };
  const { replay } = result;
  const doubt = doubtOf(witness, replay.deal);
  // Of what older rules have played, only they could say whether it was fair.
  if (replay.carried) return doubt && { type: 'doubt', doubt };
  if (replay.game !== game || !isSame(replay.options, options)) {
    return { type: 'faulty', why: 'it was played with other options than those of the table' };
  }
  return doubt === undefined ? { type: 'fair' } : { type: 'doubt', doubt };
}
