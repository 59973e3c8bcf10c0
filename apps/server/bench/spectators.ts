import { LiveClient } from '../testing/liveClient.ts';

/** What this process is told to do: so many spectators catch up with a match from that notice on. */
export interface CatchUp {
  readonly url: string;
  readonly match: string;
  readonly since: number;
  readonly count: number;
}

/** Catches up over a connection of its own; gives how many notices that took. */
async function catchUp({ url, match, since }: CatchUp): Promise<number> {
  let notices = 0;
  const client = await new LiveClient({ urls: [url], keeps: false, onNotice: () => void notices++ }).open();
  await client.watch(match, 'spectator', since);
  if (client.connections !== 1 || client.faults.length > 0) throw new Error('the connection was lost');
  await client.close();
  return notices;
}

process.on('message', async (wanted: CatchUp) => {
  const all = Array.from({ length: wanted.count }, () => catchUp(wanted));
  process.send?.(await Promise.all(all));
});
