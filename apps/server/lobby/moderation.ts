import { unreachable } from '@riposte/kernel';
import {
  type AuditLine,
  type Deed,
  LIMITS,
  type Moderation,
  type MutedPlayer,
  type ReportedLine,
  type Result,
  refuse,
} from '@riposte/protocol';
import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import { findPlayer, type Player } from '../store/players.ts';
import type { LobbyDatabase } from './schema.ts';

/** All that a moderator sees: what was reported and is not settled, who is muted, what moderators did last. */
export async function moderationOf(db: LobbyDatabase): Promise<Moderation> {
  return {
    reported: [...(await reported(db))],
    muted: [...(await muted(db))],
    audit: [...(await audited(db))],
  };
}

/** Does what a moderator wants, and writes it to their log, both or neither. */
export async function moderate(db: LobbyDatabase, moderator: Player, deed: Deed): Promise<Result<undefined>> {
  return db.transaction().execute(async (inside) => {
    const done = await change(inside, deed);
    if (!done.ok) return done;
    await inside
      .insertInto('audit')
      .values({ id: newId(), moderator_id: moderator.id, deed: deed.deed, ...done.value })
      .execute();
    return { ok: true, value: undefined };
  });
}

/** Whether a player may not talk at this moment, and until when. */
export async function muteOf(db: LobbyDatabase, player: string): Promise<Date | undefined> {
  const mute = await db
    .selectFrom('mutes')
    .select('until')
    .where('player_id', '=', player)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return mute?.until;
}

/** What the log says besides who and when. */
interface Note {
  readonly player_id: string;
  readonly chat_id: string | null;
  readonly note: string;
}

async function change(db: LobbyDatabase, deed: Deed): Promise<Result<Note>> {
  switch (deed.deed) {
    case 'dismissed':
    case 'removed': {
      const line = await db
        .selectFrom('chat')
        .select('player_id')
        .where('id', '=', deed.line)
        .executeTakeFirst();
      if (!line) return refuse('NOT_FOUND');
      await settle(db, deed.line);
      if (deed.deed === 'removed') {
        await db.updateTable('chat').set({ removed_at: NOW }).where('id', '=', deed.line).execute();
      }
      return { ok: true, value: { player_id: line.player_id, chat_id: deed.line, note: '' } };
    }
    case 'muted': {
      const { player, days, why } = deed;
      if (!(await findPlayer(db, player))) return refuse('NO_SUCH_PLAYER');
      const until = sql<Date>`now() + make_interval(days => ${days})`;
      await db
        .insertInto('mutes')
        .values({ player_id: player, until, why })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ until, why }))
        .execute();
      return {
        ok: true,
        value: { player_id: player, chat_id: null, note: `${days} d: ${why}`.slice(0, LIMITS.sentence) },
      };
    }
    case 'unmuted': {
      const { numDeletedRows } = await db
        .deleteFrom('mutes')
        .where('player_id', '=', deed.player)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return refuse('NOT_FOUND');
      return { ok: true, value: { player_id: deed.player, chat_id: null, note: '' } };
    }
    default:
      return unreachable(deed);
  }
}

const NOW = sql<Date>`now()`;

async function settle(db: LobbyDatabase, line: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ settled_at: NOW })
    .where('chat_id', '=', line)
    .where('settled_at', 'is', null)
    .execute();
}

async function reported(db: LobbyDatabase): Promise<readonly ReportedLine[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('chat', 'chat.id', 'reports.chat_id')
    .innerJoin('players as speaker', 'speaker.id', 'chat.player_id')
    .innerJoin('players as witness', 'witness.id', 'reports.player_id')
    .select(['chat.id', 'chat.match_id', 'chat.text', 'chat.at as saidAt', 'reports.why', 'reports.at'])
    .select(['speaker.id as speakerId', 'speaker.name as speakerName', 'speaker.kind as speakerKind'])
    .select(['witness.id as witnessId', 'witness.name as witnessName', 'witness.kind as witnessKind'])
    .where('reports.settled_at', 'is', null)
    .orderBy('reports.at')
    .limit(LIMITS.page)
    .execute();
  const lines = Map.groupBy(rows, ({ id }) => id);
  return [...lines.values()].flatMap((reports) => {
    const [first] = reports;
    if (!first) return [];
    const from = { id: first.speakerId, name: first.speakerName, kind: first.speakerKind };
    const { id, match_id: match, text, saidAt } = first;
    return {
      line: { id, match, from, text, at: saidAt.toISOString() },
      reports: reports.map(({ witnessId, witnessName, witnessKind, why, at }) => ({
        by: { id: witnessId, name: witnessName, kind: witnessKind },
        why,
        at: at.toISOString(),
      })),
    };
  });
}

async function muted(db: LobbyDatabase): Promise<readonly MutedPlayer[]> {
  const rows = await db
    .selectFrom('mutes')
    .innerJoin('players', 'players.id', 'mutes.player_id')
    .select(['players.id', 'players.name', 'players.kind', 'mutes.until', 'mutes.why'])
    .where('mutes.until', '>', NOW)
    .orderBy('mutes.until')
    .limit(LIMITS.page)
    .execute();
  return rows.map(({ until, why, ...player }) => ({ player, until: until.toISOString(), why }));
}

async function audited(db: LobbyDatabase): Promise<readonly AuditLine[]> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(LIMITS.page).execute();
  const people = await peopleOf(
    db,
    rows.flatMap(({ moderator_id, player_id }) => [moderator_id, player_id]),
  );
  return rows.map(({ id, at, moderator_id, deed, player_id, note }) => {
    const [moderator, player] = [people.get(moderator_id), people.get(player_id)];
    return {
      id,
      at: at.toISOString(),
      ...(moderator && { moderator }),
      deed,
      ...(player && { player }),
      note,
    };
  });
}

async function peopleOf(db: LobbyDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, Player>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name', 'kind']).where('id', 'in', ids).execute();
  return new Map(rows.map((player) => [player.id, player]));
}
