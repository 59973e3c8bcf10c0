import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { writeAudit } from '../lobby/audit.ts';
import { playersNamed } from '../lobby/dossier.ts';
import { addModerator, listModerators, removeModerator } from '../lobby/moderators.ts';
import { type LobbyDatabase, withLobby } from '../lobby/schema.ts';
import type { StoredPlayer } from '../store/players.ts';
import { type OpenedStore, openStore } from './database.ts';
import { StartFailure } from './failure.ts';
import { FolderInUse } from './folder.ts';

/** What an operator does with moderators while the service runs. */
export const MODERATOR_DEEDS = ['add', 'remove', 'list'] as const;
export type ModeratorDeed = (typeof MODERATOR_DEEDS)[number];

/** Names moderators in the database; no node has to be started again. Gives what to say about it, line by line. */
export async function changeModerators(
  config: Config,
  deed: ModeratorDeed,
  who: string,
): Promise<readonly string[]> {
  const store = await openQuietly(config);
  try {
    return await change(withLobby(store.db), config.moderators, deed, who);
  } finally {
    await store.close();
  }
}

/** The database as it is: none is made where there is none, and a running server keeps its own. */
async function openQuietly(config: Config): Promise<OpenedStore> {
  if (config.databaseUrl === undefined && !existsSync(join(config.data, 'database'))) {
    throw new StartFailure(`There is no database in ${config.data}. Say where with --data or DATABASE_URL.`);
  }
  try {
    return await openStore(config, (error) => {
      throw error;
    });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartFailure(
      `The server is running on the database in ${config.data}: stop it first, or start it with --moderators ID.`,
      error,
    );
  }
}

async function change(
  db: LobbyDatabase,
  configured: readonly string[],
  deed: ModeratorDeed,
  who: string,
): Promise<readonly string[]> {
  if (deed === 'list') {
    const all = await listModerators(db, configured);
    const lines = all.map(({ player, configured: isSet }) =>
      [player.id, player.name, ...(isSet ? ['(by configuration)'] : [])].join('  '),
    );
    return lines.length > 0 ? lines : ['There are no moderators. Add one: riposte moderators add NAME'];
  }
  const player = await memberCalled(db, who);
  const isChanged = deed === 'add' ? await addModerator(db, player.id) : await removeModerator(db, player.id);
  if (!isChanged && deed === 'add') return [`${player.name} is a moderator already.`];
  if (!isChanged) {
    return [
      configured.includes(player.id)
        ? `${player.name} is a moderator by configuration: take the id out of RIPOSTE_MODERATORS or --moderators.`
        : `${player.name} is not a moderator.`,
    ];
  }
  await writeAudit(db, '', deed === 'add' ? 'appointed' : 'discharged', { player_id: player.id });
  return [deed === 'add' ? `${player.name} is a moderator now.` : `${player.name} is no longer a moderator.`];
}

async function memberCalled(db: LobbyDatabase, who: string): Promise<StoredPlayer> {
  const [player] = await playersNamed(db, who);
  if (!player) throw new StartFailure(`No player is called ${who}.`);
  if (player.kind !== 'member') {
    throw new StartFailure(`${player.name} plays as a guest. A moderator needs an account.`);
  }
  return player;
}
