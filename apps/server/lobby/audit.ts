import { type AuditLine, LIMITS } from '@riposte/protocol';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import type { LobbyDatabase } from './schema.ts';

/** What the log says besides who and when. */
export interface AuditNote {
  readonly player_id: string;
  readonly chat_id?: string;
  readonly note?: string;
}

/** Writes down what a moderator did; the operator's own hand has no name. */
export async function writeAudit(
  db: LobbyDatabase,
  moderator: string,
  deed: AuditLine['deed'],
  { note = '', chat_id, ...about }: AuditNote,
): Promise<void> {
  const values = { id: newId(), moderator_id: moderator, deed, chat_id: chat_id ?? null };
  await db
    .insertInto('audit')
    .values({ ...values, ...about, note: note.slice(0, LIMITS.sentence) })
    .execute();
}

/** What moderators did last, or last with one player. */
export async function auditOf(db: LobbyDatabase, player?: string): Promise<readonly AuditLine[]> {
  let lines = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(LIMITS.page);
  if (player !== undefined) lines = lines.where('player_id', '=', player);
  const rows = await lines.execute();
  const people = await peopleOf(
    db,
    rows.flatMap(({ moderator_id, player_id }) => [moderator_id, player_id]),
  );
  return rows.map(({ id, at, moderator_id, deed, player_id, note }) => {
    const [moderator, about] = [people.get(moderator_id), people.get(player_id)];
    return {
      id,
      at: at.toISOString(),
      ...(moderator && { moderator }),
      deed,
      ...(about && { player: about }),
      note,
    };
  });
}

async function peopleOf(
  db: LobbyDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name', 'kind']).where('id', 'in', ids).execute();
  return new Map(rows.map((player) => [player.id, player]));
}
