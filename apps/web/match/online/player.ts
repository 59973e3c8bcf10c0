import { type PlayerCard, type Result, refuse } from '@riposte/protocol';
import { setSettings, settingsNow } from '../../design/settings/settings.ts';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import { friendlyName } from './friendlyName.ts';
import { liveClient } from './liveClient.ts';
import { meQuery, queryClient } from './queries.ts';

let coming: Promise<Result<PlayerCard>> | undefined;

/** Who we are; a guest is made only when something needs one, and asked for nothing. */
export function ensurePlayer(): Promise<Result<PlayerCard>> {
  coming ??= become().finally(() => {
    coming = undefined;
  });
  return coming;
}

async function become(): Promise<Result<PlayerCard>> {
  const known = queryClient.getQueryData(meQuery.queryKey);
  if (known) return { ok: true, value: known.player };
  const me = known === null ? refuse('NOT_SIGNED_IN') : await ask(calls.me);
  if (me.ok) {
    queryClient.setQueryData(meQuery.queryKey, me.value);
    return { ok: true, value: me.value.player };
  }
  if (me.error !== 'NOT_SIGNED_IN') return me;
  const guest = await asGuest();
  if (guest.ok) nowIAm(guest.value);
  return guest;
}

async function asGuest(): Promise<Result<PlayerCard>> {
  const { name } = settingsNow();
  const given = name.trim() || friendlyName(Math.random(), Math.random());
  const guest = await ask(calls.guest(given));
  // A name from the settings may be one that cannot be shown to others.
  if (!guest.ok && guest.error === 'BAD_NAME')
    return ask(calls.guest(friendlyName(Math.random(), Math.random())));
  if (guest.ok && name === '') setSettings({ name: guest.value.name });
  return guest;
}

/** Everything that depends on who we are is asked for again, and so is the line. */
export function nowIAm(player: PlayerCard | undefined): void {
  queryClient.setQueryData(meQuery.queryKey, player ? { player, token: false } : null);
  const [who] = meQuery.queryKey;
  // A stranger is told nothing of what a player may ask for.
  if (player) void queryClient.invalidateQueries();
  else queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== who });
  liveClient().renew();
}
