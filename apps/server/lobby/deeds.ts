import { unreachable } from '@riposte/kernel';
import { type ModerationDeed, type Refusal, type Result, refuse, UNTIL_CONFIRMED } from '@riposte/protocol';
import { sql } from 'kysely';
import { findPlayer, type StoredPlayer } from '../store/players.ts';
import { suspensionOf, wordsOf } from '../store/suspensions.ts';
import { type AuditNote, writeAudit } from './audit.ts';
import { isModerator } from './moderators.ts';
import { addNotification } from './notifications.ts';
import type { LobbyDatabase } from './schema.ts';
import {
  addSignOff,
  confirmSignOff,
  declineSignOff,
  declineSignOffsOf,
  hasSignOff,
  playerToErase,
  type SignOffRequest,
} from './signOffs.ts';
import { answerAppeal, holdPlayer, lift, suspend } from './suspensions.ts';

/** What deeds of moderators need besides the database of the lobby. */
export interface DeedParts {
  readonly db: LobbyDatabase;
  /** The moderators whom the operator's configuration names. */
  readonly configured: readonly string[];
  /** Ends a table for a reason that all who sit there are told. */
  closeTable(table: string, reason: string): Promise<Result<unknown>>;
  /** Takes a player from the tables where nothing has begun. */
  leaveOpenTables(player: string): Promise<void>;
  /** Takes their name away; gives the one they have then. */
  takeName(player: StoredPlayer): Promise<string>;
  erase(player: StoredPlayer): Promise<Result<unknown>>;
  /** Tells a player by e-mail, where that can be done. */
  write(player: string, subject: string, text: string): Promise<void>;
}

const NOW = sql<Date>`now()`;
const GONE = refuse('NOT_FOUND', 'Another moderator was faster: look again.');
const WAITS = refuse(
  'NOT_ALLOWED',
  'A ban or a deletion waits for a second moderator: decide about that first.',
);

/** Does what a moderator wants, and writes it to their log. */
export async function moderate(
  parts: DeedParts,
  moderator: StoredPlayer,
  deed: ModerationDeed,
): Promise<Result<undefined>> {
  const about = await playerOf(parts.db, deed);
  const barred = await barredFrom(parts, moderator, deed, about);
  if (barred) return barred;
  const before = await firstOutside(parts, deed);
  if (!before.ok) return before;
  const done = await parts.db.transaction().execute(async (db): Promise<Result<AuditNote>> => {
    if (about !== undefined) await holdPlayer(db, about);
    const change = before.value ?? (await changeIn(db, moderator, deed));
    if (change.ok) await writeAudit(db, moderator.id, deed.deed, change.value);
    return change;
  });
  return done.ok ? tellOutside(parts, deed, done.value.player_id) : done;
}

/** About whom something is decided; nothing where it is about a table. */
async function playerOf(db: LobbyDatabase, deed: ModerationDeed): Promise<string | undefined> {
  if ('player' in deed) return deed.player;
  if ('table' in deed) return undefined;
  const [table, id] =
    'line' in deed
      ? (['chat', deed.line] as const)
      : 'signOff' in deed
        ? (['sign_offs', deed.signOff] as const)
        : (['appeals', deed.appeal] as const);
  const row = await db.selectFrom(table).select('player_id').where('id', '=', id).executeTakeFirst();
  return row?.player_id;
}

/** Why a moderator may not do this; nothing where they may. */
async function barredFrom(
  { db, configured }: DeedParts,
  moderator: StoredPlayer,
  deed: ModerationDeed,
  about: string | undefined,
): Promise<Refusal | undefined> {
  if (about === moderator.id || ('table' in deed && (await isAtTable(db, deed.table, moderator.id)))) {
    return refuse('NOT_ALLOWED', 'This is about you: another moderator decides.');
  }
  switch (deed.deed) {
    case 'muted':
    case 'suspended':
    case 'banned':
    case 'erased':
    case 'renamed': {
      const player = await findPlayer(db, deed.player);
      if (!player) return refuse('NO_SUCH_PLAYER');
      return (await isModerator(db, configured, player))
        ? refuse('NOT_ALLOWED', 'They are a moderator. The operator has to end that first.')
        : undefined;
    }
    case 'confirmed':
      return (await hasAsked(db, moderator, deed.signOff))
        ? refuse('NOT_ALLOWED', 'Another moderator has to confirm what you asked for.')
        : undefined;
    default:
      return undefined;
  }
}

async function isAtTable(db: LobbyDatabase, table: string, player: string): Promise<boolean> {
  const { rows } = await sql`
    select from matches where id = ${table} and (
      creator = ${player} or exists (select from seats where match_id = ${table} and player_id = ${player})
    )`.execute(db);
  return rows.length > 0;
}

/** What is done with tables and names, in their own transactions; nothing where the deed is none of these. */
async function firstOutside(
  { db, closeTable, takeName }: DeedParts,
  deed: ModerationDeed,
): Promise<Result<Result<AuditNote> | undefined>> {
  const done = (note: AuditNote) => ({ ok: true, value: { ok: true, value: note } }) as const;
  switch (deed.deed) {
    case 'closed': {
      const row = await db
        .selectFrom('matches')
        .select('creator')
        .where('id', '=', deed.table)
        .executeTakeFirst();
      const closed = await closeTable(deed.table, deed.why);
      if (!closed.ok) return closed;
      return done({ player_id: row?.creator ?? '', note: `${deed.table}: ${deed.why}` });
    }
    case 'renamed': {
      const player = await findPlayer(db, deed.player);
      if (!player) return refuse('NO_SUCH_PLAYER');
      const name = await takeName(player);
      await addNotification(
        db,
        player.id,
        `A moderator has taken the name ${player.name} from you: ${deed.why} You are ${name} now. Choose another name below.`,
      );
      return done({ player_id: player.id, note: `${player.name}: ${deed.why}` });
    }
    default:
      return { ok: true, value: undefined };
  }
}

/** What is changed in one transaction with the line of the log. */
async function changeIn(
  db: LobbyDatabase,
  moderator: StoredPlayer,
  deed: ModerationDeed,
): Promise<Result<AuditNote>> {
  const done = (player: string, note = ''): Result<AuditNote> => ({
    ok: true,
    value: { player_id: player, note },
  });
  switch (deed.deed) {
    case 'dismissed':
    case 'removed':
      return settleLine(db, deed.line, deed.deed === 'removed');
    case 'settled':
      if (await hasSignOff(db, deed.player)) return WAITS;
      await settlePlayer(db, deed.player);
      return done(deed.player);
    case 'muted':
      await mute(db, deed);
      return done(deed.player, `${daysOf(deed)}: ${deed.why}`);
    case 'unmuted': {
      const { numDeletedRows } = await db
        .deleteFrom('mutes')
        .where('player_id', '=', deed.player)
        .executeTakeFirst();
      return numDeletedRows === 0n ? GONE : done(deed.player);
    }
    case 'suspended':
      if (await hasSignOff(db, deed.player)) return WAITS;
      if (!(await suspend(db, deed.player, moderator.id, deed))) {
        return refuse('NOT_ALLOWED', 'They are suspended for longer already. End that first.');
      }
      await settlePlayer(db, deed.player);
      return done(deed.player, `${daysOf(deed)}: ${deed.why}`);
    case 'unsuspended':
      if (!(await lift(db, deed.player))) return GONE;
      await declineSignOffsOf(db, moderator, deed.player);
      return done(deed.player, deed.why);
    case 'banned':
    case 'erased':
      return askSignOff(db, moderator, deed);
    case 'confirmed':
      return confirm(db, moderator, deed.signOff);
    case 'declined': {
      const player = await declineSignOff(db, moderator, deed.signOff);
      return player === undefined ? GONE : done(player, deed.why);
    }
    case 'granted':
    case 'upheld': {
      const isGranted = deed.deed === 'granted';
      const answered = await answerAppeal(db, deed.appeal, deed.answer, isGranted);
      if (!answered.ok) return answered;
      if (isGranted) await declineSignOffsOf(db, moderator, answered.value);
      return done(answered.value, deed.answer);
    }
    case 'closed':
    case 'renamed':
      throw new Error(`${deed.deed} is done outside`);
    default:
      return unreachable(deed);
  }
}

/** What follows once it is committed: an account goes, and who may not take part sits at no table that waits. */
async function tellOutside(
  { db, leaveOpenTables, erase, write }: DeedParts,
  deed: ModerationDeed,
  player: string,
): Promise<Result<undefined>> {
  switch (deed.deed) {
    case 'suspended':
    case 'banned':
    case 'erased': {
      await leaveOpenTables(player);
      const suspension = await suspensionOf(db, player);
      if (suspension) await write(player, 'Your account is suspended', wordsOf(suspension));
      break;
    }
    case 'confirmed': {
      const leaver = await playerToErase(db, deed.signOff);
      const erased = leaver && (await erase(leaver));
      if (erased && !erased.ok) return erased;
      break;
    }
    case 'granted':
      await write(player, 'Your suspension has ended', deed.answer);
      break;
    case 'upheld':
      await write(player, 'Your suspension stays', deed.answer);
      break;
    default:
  }
  return { ok: true, value: undefined };
}

async function settleLine(db: LobbyDatabase, id: string, isRemoved: boolean): Promise<Result<AuditNote>> {
  const line = await db.selectFrom('chat').select('player_id').where('id', '=', id).executeTakeFirst();
  if (!line) return refuse('NOT_FOUND');
  await db
    .updateTable('reports')
    .set({ settled_at: NOW })
    .where('chat_id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
  if (isRemoved) await db.updateTable('chat').set({ removed_at: NOW }).where('id', '=', id).execute();
  return { ok: true, value: { player_id: line.player_id, chat_id: id } };
}

/** All that was reported of a player has been looked at. */
async function settlePlayer(db: LobbyDatabase, player: string): Promise<void> {
  await sql`
    update reports set settled_at = now()
    where settled_at is null and chat_id in (select id from chat where player_id = ${player})`.execute(db);
  await db
    .updateTable('player_reports')
    .set({ settled_at: NOW })
    .where('reported_id', '=', player)
    .where('settled_at', 'is', null)
    .execute();
}

async function mute(
  db: LobbyDatabase,
  { player, days, why }: Extract<ModerationDeed, { deed: 'muted' }>,
): Promise<void> {
  const until = sql<Date>`now() + make_interval(days => ${days})`;
  await db
    .insertInto('mutes')
    .values({ player_id: player, until, why })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ until, why }))
    .execute();
}

/** What is for good waits for a second moderator; until then it is a suspension that ends, or what stands already. */
async function askSignOff(
  db: LobbyDatabase,
  moderator: StoredPlayer,
  deed: SignOffRequest,
): Promise<Result<AuditNote>> {
  if (!(await addSignOff(db, moderator, deed))) {
    return refuse('NOT_ALLOWED', 'Something waits to be confirmed for this player already.');
  }
  const { player, why, told } = deed;
  await suspend(db, player, moderator.id, { days: UNTIL_CONFIRMED, told });
  await settlePlayer(db, player);
  return { ok: true, value: { player_id: player, note: why } };
}

async function confirm(db: LobbyDatabase, moderator: StoredPlayer, id: string): Promise<Result<AuditNote>> {
  const confirmed = await confirmSignOff(db, moderator, id);
  if (!confirmed) return GONE;
  const { deed, player_id, told } = confirmed;
  if (deed === 'banned') await suspend(db, player_id, moderator.id, { told });
  return { ok: true, value: { player_id, note: deed } };
}

function daysOf({ days }: { readonly days: number }): string {
  return days === 1 ? '1 day' : `${days} days`;
}

async function hasAsked(db: LobbyDatabase, { id }: StoredPlayer, signOff: string): Promise<boolean> {
  const { rows } = await sql`select from sign_offs where id = ${signOff} and asked_by = ${id}`.execute(db);
  return rows.length > 0;
}
