import {
  APPEAL_AGAIN,
  type Result,
  refuse,
  type SuspendedPlayer,
  type SuspensionCard,
} from '@riposte/protocol';
import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import { suspensionOf } from '../store/suspensions.ts';
import type { LobbyDatabase } from './schema.ts';

const NOW = sql<Date>`now()`;

/** The days of a suspension; permanent where none are given. */
export interface Period {
  readonly days?: number;
}

/** What is decided about a player is decided one after another: who is just sitting down has done so, too. */
export async function holdPlayer(db: LobbyDatabase, player: string): Promise<void> {
  await sql`select from players where id = ${player} for update`.execute(db);
}

/** Suspends a player whose row is held, unless what stands lasts as long already; whether it was done. */
export async function suspend(
  db: LobbyDatabase,
  player: string,
  by: string,
  { days, told }: Period & { readonly told: string },
): Promise<boolean> {
  const until = days === undefined ? null : sql<Date>`now() + make_interval(days => ${days})`;
  const standing = await suspensionOf(db, player);
  if (standing) {
    const { rows } = await sql`
      select from suspensions where id = ${standing.id} and (until is null or until >= ${until})`.execute(db);
    if (rows.length > 0) return false;
  }
  await lift(db, player);
  await db
    .insertInto('suspensions')
    .values({ id: newId(), player_id: player, by_id: by, until, told })
    .execute();
  await db.deleteFrom('seeks').where('player_id', '=', player).execute();
  return true;
}

/** Ends the suspension of a player; whether there was one that had not ended. */
export async function lift(db: LobbyDatabase, player: string): Promise<boolean> {
  const wasOn = (await suspensionOf(db, player)) !== undefined;
  await db
    .updateTable('suspensions')
    .set({ lifted_at: NOW })
    .where('player_id', '=', player)
    .where('lifted_at', 'is', null)
    .execute();
  return wasOn;
}

/** A suspended player asks for another look. */
export async function appeal(db: LobbyDatabase, player: string, text: string): Promise<Result<undefined>> {
  const suspension = await suspensionCard(db, player);
  if (!suspension) return refuse('NOT_ALLOWED', 'You are not suspended.');
  const { id, card } = suspension;
  if (card.mayAppeal === undefined) return refuse('NOT_ALLOWED', 'Your appeal waits for its answer.');
  if (new Date(card.mayAppeal) > new Date()) {
    return refuse('NOT_ALLOWED', `You can appeal again on ${card.mayAppeal.slice(0, 10)}.`);
  }
  await db
    .insertInto('appeals')
    .values({ id: newId(), suspension_id: id, player_id: player, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ok: true, value: undefined };
}

/** Answers an appeal, once, while the suspension that it is about stands. The player's row is held. Gives the player. */
export async function answerAppeal(
  db: LobbyDatabase,
  id: string,
  answer: string,
  isGranted: boolean,
): Promise<Result<string>> {
  const appeal = await db
    .selectFrom('appeals')
    .select(['player_id', 'suspension_id'])
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  if (!appeal) return refuse('NOT_FOUND', 'This appeal was answered already.');
  const standing = await suspensionOf(db, appeal.player_id);
  if (standing?.id !== appeal.suspension_id) {
    return refuse('NOT_FOUND', 'That suspension has ended, or another has taken its place.');
  }
  await db
    .updateTable('appeals')
    .set({ answered_at: NOW, answer, is_granted: isGranted })
    .where('id', '=', id)
    .execute();
  if (isGranted) await lift(db, appeal.player_id);
  return { ok: true, value: appeal.player_id };
}

/** The suspension of a player as they see it. */
export async function suspensionCard(
  db: LobbyDatabase,
  player: string,
): Promise<{ readonly id: string; readonly card: SuspensionCard } | undefined> {
  const [row] = await rowsOf(db, [player]);
  return row && { id: row.id, card: cardOf(row) };
}

/** All who are suspended, the latest first; first those whose appeal waits, which `isAppealed` alone gives. */
export async function suspendedPlayers(
  db: LobbyDatabase,
  { isAppealed, most }: { readonly isAppealed: boolean; readonly most: number },
): Promise<readonly SuspendedPlayer[]> {
  const open = sql<boolean>`exists (
    select from appeals where suspension_id = suspensions.id and answered_at is null
  )`;
  const found = await db
    .selectFrom('suspensions')
    .select('player_id')
    .where('lifted_at', 'is', null)
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', NOW)]))
    .where(isAppealed ? open : sql<boolean>`not ${open}`)
    .orderBy('since', isAppealed ? 'asc' : 'desc')
    .limit(most)
    .execute();
  const rows = await rowsOf(
    db,
    found.map(({ player_id }) => player_id),
  );
  return rows.map((row) => {
    const { player_id: id, name, kind, by_id, byName, byKind } = row;
    const by = byName !== null && byKind !== null ? { id: by_id, name: byName, kind: byKind } : undefined;
    return { player: { id, name, kind }, suspension: cardOf(row), ...(by && { by }) };
  });
}

type SuspensionRow = Awaited<ReturnType<typeof rowsOf>>[number];

async function rowsOf(db: LobbyDatabase, players: readonly string[]) {
  if (players.length === 0) return [];
  return db
    .selectFrom('suspensions')
    .innerJoin('players', 'players.id', 'suspensions.player_id')
    .leftJoin('players as moderator', 'moderator.id', 'suspensions.by_id')
    .leftJoin('appeals', (join) =>
      join.on(
        'appeals.id',
        '=',
        sql<string>`(select max(id) from appeals as last where last.suspension_id = suspensions.id)`,
      ),
    )
    .select(['suspensions.id', 'suspensions.player_id', 'by_id', 'since', 'until', 'told'])
    .select(['players.name', 'players.kind', 'moderator.name as byName', 'moderator.kind as byKind'])
    .select(['appeals.id as appealId', 'appeals.text', 'appeals.at', 'answered_at', 'is_granted', 'answer'])
    .where('suspensions.player_id', 'in', players)
    .where('lifted_at', 'is', null)
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', NOW)]))
    .orderBy('since', 'desc')
    .execute();
}

function cardOf(row: SuspensionRow): SuspensionCard {
  const { since, until, told, appealId, text, at, answered_at, is_granted, answer } = row;
  const last =
    appealId === null || text === null || at === null
      ? undefined
      : {
          id: appealId,
          text,
          at: at.toISOString(),
          ...(answer !== null && { answer }),
          ...(is_granted !== null && { granted: is_granted }),
        };
  const again = last === undefined ? since : answered_at && new Date(answered_at.getTime() + AGAIN);
  return {
    since: since.toISOString(),
    ...(until !== null && { until: until.toISOString() }),
    reason: told,
    ...(last && { appeal: last }),
    ...(again && { mayAppeal: again.toISOString() }),
  };
}

const AGAIN = APPEAL_AGAIN * 86_400_000;
