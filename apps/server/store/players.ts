import type { PlayerKind } from '@riposte/protocol';
import type { Database } from './database.ts';
import { newId } from './id.ts';

/** A player: a person, or a program with a token. Logins point to players. */
export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly kind: PlayerKind;
}

/** A new player. */
export async function addPlayer(db: Database, name: string, kind: PlayerKind): Promise<StoredPlayer> {
  const player = { id: newId(), name, kind };
  await db.insertInto('players').values(player).execute();
  return player;
}

/** A player who is there. */
export async function findPlayer(db: Database, id: string): Promise<StoredPlayer | undefined> {
  return db
    .selectFrom('players')
    .select(['id', 'name', 'kind'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** What a player is called who has gone. */
const FORMER = 'A former player';

/** A player of whom nothing is left but that they played. */
export function formerPlayer(id: string): StoredPlayer {
  return { id, name: FORMER, kind: 'guest' };
}
