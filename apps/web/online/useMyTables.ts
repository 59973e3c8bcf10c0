import type { TableCard } from '@riposte/protocol';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { presentQuery, tablesOfQuery } from './queries.ts';
import { answerDealing } from './witness.ts';

/** A table of ours that is not over. */
export interface MyTable {
  readonly card: TableCard;
  /** Whether the game there waits for us. */
  readonly waits: boolean;
}

/** How often, in milliseconds, is looked whether a table waits for us. */
const LOOKING = 20_000;
/** More tables than these are not looked at; nobody plays so many at once. */
const MOST = 12;
/** Where the number of tables that wait is kept, for pages that do not ask the server. */
const KEY = 'riposte.waiting';

/** Our tables that are not over, those that wait for us first. */
export function useMyTables(player: string): readonly MyTable[] {
  const all = useQuery({ ...tablesOfQuery(player), refetchInterval: LOOKING });
  const open = (all.data?.tables ?? []).filter(({ status }) => status !== 'over').slice(0, MOST);
  const presents = useQueries({
    queries: open
      .filter(({ status }) => status === 'running')
      .map(({ id }) => ({ ...presentQuery(id), refetchInterval: LOOKING })),
  });
  const waiting = new Set(
    presents.flatMap(({ data }) => (data?.present && isAsked(data.present) ? [data.table.id] : [])),
  );
  const count = waiting.size;
  const isKnown = all.isSuccess && presents.every(({ isPending }) => !isPending);
  useEffect(() => {
    if (isKnown) keepCount(count);
  }, [isKnown, count]);
  const dealing = open.filter((card) => card.dealing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a nonce is due once a round, wherever its player is
  useEffect(() => {
    for (const card of dealing) void answerDealing(card, player);
  }, [dealing.map((card) => `${card.id} ${card.dealing?.round}`).join()]);
  return open
    .map((card) => ({ card, waits: waiting.has(card.id) }))
    .sort((one, other) => Number(other.waits) - Number(one.waits));
}

/** Who is sent a question is awaited. */
function isAsked({ decision }: { readonly decision?: unknown }): boolean {
  return decision !== undefined;
}

function keepCount(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // This browser keeps nothing for us; then nobody is reminded.
  }
}
