import type { PlayerCard, TableCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { say } from '../../design/toast.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import { tableQuery } from './queries.ts';
import { sitDown } from './witness.ts';

/** How often, in milliseconds, the next table is looked at while it is not full. */
const LOOKING = 1_000;

interface Rematch {
  /** Those who want to play again and are not me. */
  readonly others: readonly string[];
  /** Whether I have said that I want to. */
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly take: () => Promise<void>;
  readonly takeBack: () => Promise<void>;
}

/**
 * The next match of the same people. Who asks first lays its table and stays at this one until the others have sat down
 * there, too; then all go on together.
 */
export function useRematch(card: TableCard, me: PlayerCard | undefined): Rematch {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [laid, setLaid] = useState<string>();
  const id = card.rematch ?? laid;
  const next = useQuery({
    ...tableQuery(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: LOOKING,
  });
  const players = next.data?.seats.flatMap(({ player }) => player ?? []) ?? [];
  const isSeated = me !== undefined && players.some((player) => player.id === me.id);
  // The deal is made at the table itself.
  const isBegun = next.data !== undefined && next.data.status !== 'open';

  useEffect(() => {
    if (isBegun && isSeated && id !== undefined)
      void navigate({ to: '/t/$table', params: { table: id }, replace: true });
  }, [isBegun, isSeated, id, navigate]);

  async function act(deed: () => Promise<void>): Promise<void> {
    setBusy(true);
    await deed();
    await next.refetch();
    setBusy(false);
  }

  return {
    others: players.filter((player) => player.id !== me?.id).map(({ name }) => name),
    isWaiting: isSeated && !isBegun,
    isBusy,
    take: () =>
      act(async () => {
        const table = await ask(calls.rematch(card.id));
        if (!table.ok) return say(table.why.text);
        setLaid(table.value.id);
        const seated = await sitDown(table.value.id);
        if (!seated.ok) say(seated.why.text);
      }),
    takeBack: () =>
      act(async () => {
        const left = id === undefined ? undefined : await ask(calls.leave(id));
        if (left && !left.ok) say(left.why.text);
      }),
  };
}
