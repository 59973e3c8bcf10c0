import { type MyTable, myTablesAnswer } from '@riposte/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { must } from './api.ts';
import { answerDealing } from './witness.ts';

/** How often, in milliseconds, is looked whether a table waits for us. */
const LOOKING = 20_000;
/** Where the number of tables that wait is kept, for pages that do not ask the server. */
const KEY = 'riposte.waiting';

const myTablesQuery = (player: string) =>
  queryOptions({
    queryKey: ['myTables', player],
    queryFn: () => must({ method: 'GET', path: '/me/tables', answer: myTablesAnswer }),
    refetchInterval: LOOKING,
  });

/** Our tables that are not over, those that wait for us first. */
export function useMyTables(player: string): readonly MyTable[] {
  const { data } = useQuery(myTablesQuery(player));
  const tables = data?.tables ?? [];
  const count = data?.tables.filter(({ waits }) => waits).length;
  useEffect(() => {
    if (count !== undefined) keepCount(count);
  }, [count]);
  const dealing = tables.flatMap(({ table }) => (table.dealing ? [table] : []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a nonce is due once a round, wherever its player is
  useEffect(() => {
    for (const card of dealing) void answerDealing(card, player);
  }, [dealing.map((card) => `${card.id} ${card.dealing?.round}`).join()]);
  return tables;
}

function keepCount(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // This browser keeps nothing for us; then nobody is reminded.
  }
}
