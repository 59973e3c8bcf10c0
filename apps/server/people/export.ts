import type { AnalysisDatabase } from '../analyses/schema.ts';
import type { IdentityDatabase } from '../identity/schema.ts';
import type { LobbyDatabase } from '../lobby/schema.ts';
import type { ReminderDatabase } from '../reminders/schema.ts';

export interface ExportParts {
  readonly db: IdentityDatabase;
  readonly lobby: LobbyDatabase;
  readonly reminders: ReminderDatabase;
  readonly analyses: AnalysisDatabase;
}

/** Everything that is kept about a player but hashes and keys, which are of no use to anybody else. */
export async function exportOf({ db, lobby, reminders, analyses }: ExportParts, player: string) {
  const login = await db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified', 'isAnonymous', 'createdAt', 'updatedAt'])
    .where('playerId', '=', player)
    .executeTakeFirst();
  const userId = login?.id ?? '';
  return {
    exportedAt: new Date(),
    player: await db.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirst(),
    login,
    sessions: await db
      .selectFrom('sessions')
      .select(['id', 'userAgent as device', 'createdAt', 'updatedAt', 'expiresAt'])
      .where('userId', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'deviceType', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    tokens: await db
      .selectFrom('tokens')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('player_id', '=', player)
      .execute(),
    contacts: await reminders
      .selectFrom('contacts')
      .select(['kind', 'address', 'name', 'created_at'])
      .where('player_id', '=', player)
      .execute(),
    reminders: await reminders
      .selectFrom('reminders')
      .select(['match_id as table', 'seat', 'settled_at'])
      .where('player_id', '=', player)
      .execute(),
    vacations: await vacationsOf(db, player),
    tables: await tablesOf(db, player),
    results: await resultsOf(db, player),
    feats: await featsOf(db, player),
    hosted: await hostedBy(db, player),
    analyses: await analyses
      .selectFrom('analyses')
      .select(['match_id as table', 'asked_at', 'done_at'])
      .where('asked_by', '=', player)
      .orderBy('match_id')
      .execute(),
    seek: await lobby.selectFrom('seeks').selectAll().where('player_id', '=', player).executeTakeFirst(),
    said: await lobby
      .selectFrom('chat')
      .select(['id', 'match_id as table', 'text', 'at'])
      .where('player_id', '=', player)
      .orderBy('id')
      .execute(),
    suspensions: await lobby
      .selectFrom('suspensions')
      .select(['since', 'until', 'told as reason', 'lifted_at'])
      .where('player_id', '=', player)
      .execute(),
    appeals: await lobby
      .selectFrom('appeals')
      .select(['text', 'at', 'answered_at', 'is_granted', 'answer'])
      .where('player_id', '=', player)
      .execute(),
    notices: await lobby
      .selectFrom('notices')
      .select(['text', 'at'])
      .where('player_id', '=', player)
      .execute(),
    names: await db.selectFrom('names').select(['key', 'until']).where('player_id', '=', player).execute(),
    networks: await db
      .selectFrom('networks')
      .select(['network', 'seen_at'])
      .where('player_id', '=', player)
      .execute(),
    visits: await lobby
      .selectFrom('visits')
      .select(['match_id as table', 'at'])
      .where('player_id', '=', player)
      .execute(),
    moderator: await lobby
      .selectFrom('moderators')
      .select('added_at')
      .where('player_id', '=', player)
      .executeTakeFirst(),
    muted: await lobby
      .selectFrom('mutes')
      .select(['until', 'why'])
      .where('player_id', '=', player)
      .executeTakeFirst(),
    moderated: await lobby
      .selectFrom('audit')
      // Not why: moderators may name there who has complained.
      .select(['at', 'deed', 'chat_id as line'])
      .where('player_id', '=', player)
      .execute(),
    blocked: await lobby
      .selectFrom('blocks')
      .select('blocked_id as player')
      .where('player_id', '=', player)
      .execute(),
    reportedPlayers: await lobby
      .selectFrom('player_reports')
      .select(['reported_id as player', 'match_id as table', 'why', 'at'])
      .where('player_id', '=', player)
      .execute(),
    reported: await lobby
      .selectFrom('reports')
      .select(['chat_id as line', 'why', 'at'])
      .where('player_id', '=', player)
      .execute(),
  };
}

async function vacationsOf(db: IdentityDatabase, player: string) {
  const rows = await db
    .selectFrom('vacations')
    .select(['since', 'until', 'until_at'])
    .where('player_id', '=', player)
    .orderBy('since')
    .execute();
  return rows.map(({ since, until, until_at }) => ({
    since: new Date(until_at.getTime() - (until - since)),
    until: until_at,
  }));
}

async function resultsOf(db: IdentityDatabase, player: string) {
  const rows = await db
    .selectFrom('results')
    .innerJoin('modes', 'modes.id', 'results.mode')
    .select([
      'match_id as table',
      'seat',
      'game',
      'options',
      'clock',
      'place',
      'is_drawn',
      'ended_by',
      'opponents',
    ])
    .select(['duration', 'has_stand_in', 'accuracy', 'rules_version', 'ended_at'])
    .where('player_id', '=', player)
    .orderBy('match_id')
    .execute();
  return rows.map(({ options, ...row }) => ({ ...row, options: JSON.parse(options) as unknown }));
}

/** What achievements go by. */
async function featsOf(db: IdentityDatabase, player: string) {
  const rows = await db
    .selectFrom('feats')
    .select(['game', 'results'])
    .where('player_id', '=', player)
    .execute();
  return rows.map(({ game, results }) => ({ game, results: JSON.parse(results) as unknown }));
}

/** When who has laid open tables was here last. */
async function hostedBy(db: IdentityDatabase, player: string) {
  const row = await db.selectFrom('hosts').select('seen').where('player_id', '=', player).executeTakeFirst();
  return row && { seen: new Date(Number(row.seen)) };
}

async function tablesOf(db: IdentityDatabase, player: string) {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['matches.id', 'game', 'options', 'visibility', 'status', 'result', 'created_at', 'ended_at'])
    .select(['seats.seat', 'seats.nonce'])
    .where('seats.player_id', '=', player)
    .orderBy('matches.id')
    .execute();
  return rows.map(({ options, result, ...row }) => ({
    ...row,
    options: JSON.parse(options) as unknown,
    ...(result !== null && { result: JSON.parse(result) as unknown }),
    ...(row.status === 'over' && { replay: `/api/v1/tables/${row.id}/replay` }),
  }));
}
