import { unreachable } from '@riposte/kernel';
import { type Deed, type PERMANENT, type Result, refuse, UNTIL_CONFIRMED } from '@riposte/protocol';
import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import { findPlayer, type Player } from '../store/players.ts';
import { type AuditNote, writeAudit } from './audit.ts';
import { addModerator, isModerator, removeModerator } from './moderators.ts';
import { addNotice } from './notices.ts';
import type { LobbyDatabase } from './schema.ts';
import { answerAppeal, lift, suspend } from './suspensions.ts';

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
  takeName(player: Player): Promise<string>;
  erase(player: Player): Promise<Result<unknown>>;
  /** Tells a player by e-mail, where that can be done. */
  write(player: string, subject: string, text: string): Promise<void>;
}

const NOW = sql<Date>`now()`;
const GONE = refuse('NOT_FOUND', 'Another moderator was faster: look again.');

/** Does what a moderator wants, and writes it to their log. */
export async function moderate(parts: DeedParts, moderator: Player, deed: Deed): Promise<Result<undefined>> {
  const barred = 'player' in deed ? await barredFrom(parts, moderator, deed) : undefined;
  if (barred) return barred;
  const before = await firstOutside(parts, moderator, deed);
  if (!before.ok) return before;
  const done = await parts.db.transaction().execute(async (db): Promise<Result<AuditNote>> => {
    const change = before.value ?? (await changeIn(db, moderator, deed));
    if (change.ok) await writeAudit(db, moderator.id, deed.deed, change.value);
    return change;
  });
  if (!done.ok) return done;
  await tellOutside(parts, deed, done.value.player_id);
  return { ok: true, value: undefined };
}

type AgainstPlayer = Extract<Deed, { readonly player: string }>;

/** Why a moderator may not do this to that player; nothing where they may. */
async function barredFrom({ db, configured }: DeedParts, moderator: Player, deed: AgainstPlayer) {
  const player = await findPlayer(db, deed.player);
  switch (deed.deed) {
    case 'unmuted':
    case 'unsuspended':
    case 'settled':
      return undefined;
    case 'appointed':
    case 'discharged':
      if (!configured.includes(moderator.id)) {
        return refuse('NOT_ALLOWED', 'Only moderators whom the operator has configured can do that.');
      }
      return player?.kind === 'member' ? undefined : refuse('NOT_ALLOWED', 'A moderator needs an account.');
    default:
      if (!player) return refuse('NO_SUCH_PLAYER');
      if (player.id === moderator.id) return refuse('NOT_ALLOWED', 'You cannot do that to yourself.');
      return (await isModerator(db, configured, player))
        ? refuse('NOT_ALLOWED', 'They are a moderator. The operator has to end that first.')
        : undefined;
  }
}

/** What is done with tables, names and logins, in their own transactions; nothing where the deed is none of these. */
async function firstOutside(
  { db, closeTable, takeName, erase }: DeedParts,
  moderator: Player,
  deed: Deed,
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
      await addNotice(
        db,
        player.id,
        `A moderator has taken the name ${player.name} from you: ${deed.why} You are ${name} now. Choose another name below.`,
      );
      return done({ player_id: player.id, note: `${player.name}: ${deed.why}` });
    }
    case 'confirmed': {
      const open = await openSignOff(db, deed.signOff);
      if (!open) return GONE;
      if (open.asked_by === moderator.id) {
        return refuse('NOT_ALLOWED', 'Another moderator has to confirm what you asked for.');
      }
      const player = open.deed === 'erased' ? await findPlayer(db, open.player_id) : undefined;
      if (!player) return { ok: true, value: undefined };
      const erased = await erase(player);
      return erased.ok ? done({ player_id: player.id, note: 'erased' }) : erased;
    }
    default:
      return { ok: true, value: undefined };
  }
}

/** What is changed in one transaction with the line of the log. */
async function changeIn(db: LobbyDatabase, moderator: Player, deed: Deed): Promise<Result<AuditNote>> {
  const done = (player: string, note = ''): Result<AuditNote> => ({
    ok: true,
    value: { player_id: player, note },
  });
  switch (deed.deed) {
    case 'dismissed':
    case 'removed':
      return settleLine(db, deed.line, deed.deed === 'removed');
    case 'settled':
      await settlePlayer(db, deed.player);
      return done(deed.player);
    case 'muted':
      await mute(db, deed);
      return done(deed.player, `${deed.days} d: ${deed.why}`);
    case 'unmuted': {
      const { numDeletedRows } = await db
        .deleteFrom('mutes')
        .where('player_id', '=', deed.player)
        .executeTakeFirst();
      return numDeletedRows === 0n ? GONE : done(deed.player);
    }
    case 'suspended':
      await suspend(db, deed.player, moderator.id, deed);
      await settlePlayer(db, deed.player);
      return done(deed.player, `${deed.days} d: ${deed.why}`);
    case 'unsuspended':
      return (await lift(db, deed.player)) ? done(deed.player, deed.why) : GONE;
    case 'banned':
    case 'erased':
      return askSignOff(db, moderator, deed);
    case 'confirmed':
      return confirmBan(db, moderator, deed.signOff);
    case 'declined': {
      const row = await settleSignOff(db, moderator, deed.signOff, false);
      return row ? done(row.player_id, deed.why) : GONE;
    }
    case 'granted':
    case 'upheld': {
      const answered = await answerAppeal(db, deed.appeal, deed.answer, deed.deed === 'granted');
      return answered.ok ? done(answered.value, deed.answer) : answered;
    }
    case 'appointed':
      return (await addModerator(db, deed.player, moderator.id)) ? done(deed.player, deed.why) : GONE;
    case 'discharged':
      return (await removeModerator(db, deed.player)) ? done(deed.player, deed.why) : GONE;
    case 'closed':
    case 'renamed':
      throw new Error(`${deed.deed} is done outside`);
    default:
      return unreachable(deed);
  }
}

/** What follows once it is committed: who may not take part sits at no table that waits. */
async function tellOutside({ leaveOpenTables, write }: DeedParts, deed: Deed, player: string): Promise<void> {
  switch (deed.deed) {
    case 'suspended':
    case 'banned':
    case 'erased': {
      await leaveOpenTables(player);
      const days = deed.deed === 'suspended' ? deed.days : UNTIL_CONFIRMED;
      return write(player, 'Your account is suspended', `For ${days} days. The reason: ${deed.told}`);
    }
    case 'granted':
      return write(player, 'Your suspension has ended', deed.answer);
    case 'upheld':
      return write(player, 'Your suspension stays', deed.answer);
    default:
  }
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
  { player, days, why }: Extract<Deed, { deed: 'muted' }>,
): Promise<void> {
  const until = sql<Date>`now() + make_interval(days => ${days})`;
  await db
    .insertInto('mutes')
    .values({ player_id: player, until, why })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ until, why }))
    .execute();
}

/** What is for good waits for a second moderator; until then it is a suspension that ends. */
async function askSignOff(
  db: LobbyDatabase,
  moderator: Player,
  { deed, player, why, told }: Extract<Deed, { deed: (typeof PERMANENT)[number] }>,
): Promise<Result<AuditNote>> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_offs')
    .values({ id: newId(), deed, player_id: player, asked_by: moderator.id, why, told })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) {
    return refuse('NOT_ALLOWED', 'Something waits to be confirmed for this player already.');
  }
  await suspend(db, player, moderator.id, { days: UNTIL_CONFIRMED, told });
  await settlePlayer(db, player);
  return { ok: true, value: { player_id: player, note: why } };
}

async function confirmBan(db: LobbyDatabase, moderator: Player, id: string): Promise<Result<AuditNote>> {
  const row = await settleSignOff(db, moderator, id, true);
  if (!row) return GONE;
  await suspend(db, row.player_id, moderator.id, { told: row.told });
  return { ok: true, value: { player_id: row.player_id, note: row.deed } };
}

async function openSignOff(db: LobbyDatabase, id: string) {
  return db
    .selectFrom('sign_offs')
    .select(['deed', 'player_id', 'asked_by'])
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
}

async function settleSignOff(db: LobbyDatabase, { id: by }: Player, id: string, isConfirmed: boolean) {
  return db
    .updateTable('sign_offs')
    .set({ settled_at: NOW, settled_by: by, is_confirmed: isConfirmed })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning(['player_id', 'told', 'deed'])
    .executeTakeFirst();
}
