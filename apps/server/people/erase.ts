import type { Result } from '@riposte/protocol';
import type { Analyses } from '../analyses/analyses.ts';
import type { AddressCodes } from '../identity/barredAddresses.ts';
import { eraseLogin, mayErase, type Proof, stopSitting } from '../identity/erasure.ts';
import type { Logins } from '../identity/recovery.ts';
import { type LobbyDatabase, withLobby } from '../lobby/schema.ts';
import type { Matches } from '../matches/matches.ts';
import type { Contacts } from '../reminders/contacts.ts';
import type { Database } from '../store/database.ts';
import type { StoredPlayer } from '../store/players.ts';

export interface EraseParts {
  readonly identity: Logins & AddressCodes;
  readonly matches: Matches;
  readonly lobby: LobbyDatabase;
  readonly contacts: Contacts;
  readonly analyses: Analyses;
}

/** Erases a player who proves that they are the one. Gives the cookies that end the session. */
export async function erasePlayer(
  parts: EraseParts,
  player: StoredPlayer,
  proof: Proof,
): Promise<Result<readonly string[]>> {
  const may = await mayErase(parts.identity, player.id, proof);
  return may.ok ? deleteAccount(parts, player, proof.headers) : may;
}

/**
 * Erases a player: open tables are left, running matches resigned, the name leaves every log, what they said, when they
 * were away, where they were told of their turns, and their login are deleted. The matches of others stay whole, with a
 * former player on the seat. Should this be interrupted, it can be asked for again: the login goes last, and with it what
 * moderators have decided, which holds until then. Gives the cookies that end the session.
 */
export async function deleteAccount(
  { identity, matches, lobby, contacts, analyses }: EraseParts,
  player: StoredPlayer,
  headers: Headers,
): Promise<Result<readonly string[]>> {
  await stopSitting(identity.db, player.id);
  await matches.vacations.forget(player.id);
  for (const table of await matches.forgetting.tablesOf(player.id)) {
    const gone = await leave(matches, table, player.id);
    if (!gone.ok) return gone;
    await matches.forgetting.forget(table, player.id);
  }
  await forgetTalk(lobby, player.id);
  await contacts.forget(player.id);
  await analyses.forget(player.id);
  const forgetRest = (inside: Database) => forget(withLobby(inside), LAST, player.id);
  return { ok: true, value: await eraseLogin(identity, player.id, headers, forgetRest) };
}

async function leave(matches: Matches, table: string, player: string): Promise<Result<unknown>> {
  const card = await matches.lookups.card(table);
  // A match that cannot be read any more is not played either.
  if (!card.ok || card.value.status === 'over') return { ok: true, value: undefined };
  if (card.value.status === 'running') return unlessOver(await matches.resign(table, player));
  if (card.value.host === player) return matches.openings.close(table, player);
  return matches.leave(table, player);
}

/** It may have ended, or the player may have resigned before. */
function unlessOver(done: Result<unknown>): Result<unknown> {
  const mustAskAgain = !done.ok && (done.error === 'BUSY' || done.error === 'OTHER_RULES');
  return mustAskAgain ? done : { ok: true, value: undefined };
}

/** Tables whose rows are about one player. */
const OWN = ['notices', 'visits', 'networks', 'seeks'] as const;
/** Those with what was decided about them. Appeals go with the suspension. */
const LAST = ['mutes', 'suspensions', 'sign_offs', 'moderators'] as const;

async function forget(
  db: LobbyDatabase,
  tables: readonly ((typeof OWN)[number] | (typeof LAST)[number])[],
  player: string,
): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).where('player_id', '=', player).execute();
}

async function forgetTalk(db: LobbyDatabase, player: string): Promise<void> {
  await db.transaction().execute(async (inside) => {
    const said = inside.selectFrom('chat').select('id').where('player_id', '=', player);
    await inside
      .deleteFrom('reports')
      .where(({ eb, or }) => or([eb('player_id', '=', player), eb('chat_id', 'in', said)]))
      .execute();
    await inside.deleteFrom('chat').where('player_id', '=', player).execute();
    await inside
      .deleteFrom('blocks')
      .where(({ eb, or }) => or([eb('player_id', '=', player), eb('blocked_id', '=', player)]))
      .execute();
    await inside
      .deleteFrom('player_reports')
      .where(({ eb, or }) => or([eb('player_id', '=', player), eb('reported_id', '=', player)]))
      .execute();
    await forget(inside, OWN, player);
    await inside
      .updateTable('audit')
      .set({ note: '' })
      .where('player_id', '=', player)
      // Here the note says what was confirmed, and nothing of the player.
      .where('deed', '<>', 'confirmed')
      .execute();
  });
}
