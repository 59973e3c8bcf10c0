import type { Doubt } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import type { Room } from './room.ts';
import { answerDealing } from './witness.ts';

/** Shows our nonce as soon as all are bound to theirs; says why if it does not. */
export function useDealing({ card, isOpen }: Room, player: string | undefined): Doubt | undefined {
  const [doubt, setDoubt] = useState<Doubt>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a nonce is due once a round, and again after a broken line
  useEffect(() => {
    if (player === undefined || !card.dealing) return;
    void answerDealing(card, player).then(setDoubt);
  }, [card.id, card.dealing?.round, player, isOpen]);
  return doubt;
}
