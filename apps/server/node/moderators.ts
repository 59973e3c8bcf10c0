import type { Config } from '../config.ts';
import { writeAudit } from '../lobby/audit.ts';
import { playersNamed } from '../lobby/dossier.ts';
import { addModerator, listModerators, removeModerator } from '../lobby/moderators.ts';
import { type LobbyDatabase, withLobby } from '../lobby/schema.ts';
import type { Player } from '../store/players.ts';
import { openStore } from './database.ts';
import { StartFailure } from './failure.ts';

/** What an operator does with moderators while the service runs. */
export const MODERATOR_DEEDS = ['add', 'remove', 'list'] as const;
export type ModeratorDeed = (typeof MODERATOR_DEEDS)[number];

/** Names moderators in the database; no node has to be started again. Gives what to say about it, line by line. */
export async function changeModerators(
  config: Config,
  deed: ModeratorDeed,
  who: string,
): Promise<readonly string[]> {
  const store = await openStore(config, (error) => {
    throw error;
  });
  try {
    return await change(withLobby(store.db), config.moderators, deed, who);
  } finally {
    await store.close();
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
  if (!isChanged) {
    return [deed === 'add' ? `${player.name} is a moderator already.` : `${player.name} was not added here.`];
  }
  await writeAudit(db, '', deed === 'add' ? 'appointed' : 'discharged', { player_id: player.id });
  return [deed === 'add' ? `${player.name} is a moderator now.` : `${player.name} is no moderator any more.`];
}

async function memberCalled(db: LobbyDatabase, who: string): Promise<Player> {
  const [player] = await playersNamed(db, who);
  if (!player) throw new StartFailure(`No player is called ${who}.`);
  if (player.kind !== 'member') {
    throw new StartFailure(`${player.name} plays as a guest. A moderator needs an account.`);
  }
  return player;
}
