import type { Viewer } from '@riposte/kernel';
import type { TableCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { fetchTable, loadGame } from '../../games/library.ts';
import { ask, Refused } from './api.ts';
import { calls } from './calls.ts';
import { OnlineSession } from './onlineSession.ts';
import { meQuery } from './queries.ts';
import type { Room } from './room.ts';

/** A table on the server, once it was found. */
interface FoundTable {
  readonly session?: OnlineSession;
  readonly error?: Error;
}

/** From where we look at a table: our own seat, or none. */
export function placeAt({ seats }: TableCard, player: string | undefined): Viewer {
  const own = seats.find((seat) => player !== undefined && seat.player?.id === player);
  return own?.seat ?? 'spectator';
}

/** Comes to a table and stays there, over broken lines, new seats and another name. */
export function useOnlineTable(id: string): FoundTable & { readonly again: () => void } {
  const [opened, setOpened] = useState<FoundTable>({});
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const me = useQuery(meQuery);
  const player = me.data?.player.id;
  const { isFetched } = me;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round comes to the same table again
  useEffect(() => {
    if (!isFetched) return;
    let isWanted = true;
    let session: OnlineSession | undefined;
    const come = async () => {
      const present = await ask(calls.present(id));
      if (!present.ok) throw new Refused(present);
      const { table } = present.value;
      fetchTable(table.game);
      const loaded = await loadGame(table.game);
      if (!loaded) throw new Error('This game is not part of this client.');
      if (!isWanted) return;
      session = new OnlineSession(loaded, placeAt(table, player), present.value, again);
      setOpened({ session });
    };
    come().catch((error) => isWanted && setOpened({ error }));
    return () => {
      isWanted = false;
      session?.close();
    };
  }, [id, player, isFetched, round]);

  return { ...opened, again };
}

/** What is known of the table, drawn anew whenever it changes. */
export function useRoom(session: OnlineSession): Room {
  return useSyncExternalStore(session.subscribe, session.room);
}
