import type { AnyGame } from '@riposte/kernel';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The version of the rules of every game, by its id. */
export type Spoken = Readonly<Record<string, string>>;

/** The rules of these games. */
export function spokenIn(games: readonly AnyGame[]): Spoken {
  return Object.fromEntries(games.map(({ id, rulesVersion }) => [id, rulesVersion]));
}

/** A node that has not beaten for so many milliseconds of the database's clock is not there. */
export const SILENCE = 3_000;

/**
 * Whether a node is there that speaks these rules. A node of an older release does not say what it speaks, so it may be
 * any rules.
 */
export async function isSpoken(db: Database, game: string, rulesVersion: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (
      select from nodes where ${isThere} and (rules is null or rules::jsonb ->> ${game} = ${rulesVersion})
    ) as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** Of a row of `nodes`: whether the node is there. */
export const isThere = sql<boolean>`
  nodes.beat > floor(extract(epoch from clock_timestamp()) * 1000)::bigint - ${sql.lit(SILENCE)}::bigint`;

/**
 * What the lines of logs may be. A release whose logs have lines that the one before cannot read has another version, and
 * writes such lines only where every node that is there has it.
 */
const LINES = { ':lines': '2' } as const;

/** What a node of this release says of itself: the rules of its games, and the lines it can read. */
export function speaksOf(games: readonly AnyGame[]): Spoken {
  return { ...spokenIn(games), ...LINES };
}

/** Whether every node that is there can read the lines of this release. */
export async function areLinesRead(db: Database): Promise<boolean> {
  const { rows } = await sql<{ read: boolean }>`
    select not exists (
      select from nodes where ${isThere}
        and (rules is null or not rules::jsonb @> ${JSON.stringify(LINES)}::jsonb)
    ) as read`.execute(db);
  return rows[0]?.read ?? false;
}
