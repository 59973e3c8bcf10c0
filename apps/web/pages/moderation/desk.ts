import type { ModerationDeed } from '@riposte/protocol';
import { queryOptions } from '@tanstack/react-query';
import { say } from '../../design/toast.ts';
import { ask, must } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { queryClient } from '../../match/online/queries.ts';

const DESK = 'moderation';

export const deskQuery = queryOptions({ queryKey: [DESK], queryFn: () => must(calls.moderation) });

export const dossierQuery = (player: string) =>
  queryOptions({ queryKey: [DESK, player], queryFn: () => must(calls.dossier(player)) });

/** Does what a moderator wants, and asks anew for what they see; whether it was done. */
export async function does(deed: ModerationDeed): Promise<boolean> {
  const done = await ask(calls.moderate(deed));
  if (!done.ok) say(done.why.text);
  await queryClient.invalidateQueries({ queryKey: [DESK] });
  return done.ok;
}
