import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ask, must, Refused } from './api.ts';
import { calls } from './calls.ts';

/** What online pages have learnt from the server. Asking again with patience is the client's own business. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
});

/** Who we are; nobody until something was done that needs a player. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const me = await ask(calls.me);
    if (me.ok) return me.value;
    if (me.error === 'NOT_SIGNED_IN') return null;
    throw new Refused(me);
  },
  staleTime: 60_000,
});

export const tableQuery = (table: string) =>
  queryOptions({ queryKey: ['table', table], queryFn: () => must(calls.table(table)) });

/** The key of a private table, which stays as it is. */
export const invitationQuery = (table: string) =>
  queryOptions({
    queryKey: ['invitation', table],
    queryFn: () => must(calls.invitation(table)),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const tablesQuery = (game: string, status: 'open' | 'running') =>
  queryOptions({
    queryKey: ['tables', game, status],
    queryFn: () => must(status === 'open' ? calls.openTables(game) : calls.runningTables(game)),
  });

export const playerQuery = (player: string) =>
  queryOptions({ queryKey: ['player', player], queryFn: () => must(calls.player(player)) });

export const achievementsQuery = (player: string) =>
  queryOptions({ queryKey: ['achievements', player], queryFn: () => must(calls.achievementsOf(player)) });

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: () => must(calls.sessions) });

export const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: () => must(calls.service),
  staleTime: Number.POSITIVE_INFINITY,
});

export const tokensQuery = queryOptions({ queryKey: ['tokens'], queryFn: () => must(calls.tokens) });

export const blocksQuery = queryOptions({ queryKey: ['blocks'], queryFn: () => must(calls.blocks) });
