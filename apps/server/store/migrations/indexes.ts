import { type Kysely, sql } from 'kysely';

/** An index of a table that may be large. It is built while people play. */
export interface NewIndex {
  readonly name: string;
  readonly table: string;
  readonly isUnique?: boolean;
  /** What stands in the brackets of `create index`, and after `where`. */
  readonly columns: string;
  readonly where?: string;
}

/** Does something that takes a lock, in a transaction of its own with limits. */
type Briefly = (act: (db: Kysely<unknown>) => Promise<unknown>) => Promise<void>;

/**
 * Builds an index without keeping anybody from writing, in any number of tries: what is whole stays, what a crash has left
 * half done is made again. A partitioned table gets it partition by partition.
 */
export async function buildIndex(db: Kysely<unknown>, index: NewIndex, briefly: Briefly): Promise<void> {
  const { name, table } = index;
  const partitions = await partitionsOf(db, table);
  if (partitions.length === 0) return build(db, name, table, index);
  const parts = partitions.map((partition) => ({ partition, part: partition.replace(table, name) }));
  for (const { partition, part } of parts) await build(db, part, partition, index);
  await briefly((inside) =>
    sql`create index if not exists ${sql.ref(name)} on only ${sql.table(table)} ${shapeOf(index)}`.execute(
      inside,
    ),
  );
  for (const { part } of parts) {
    if (await isAttached(db, part)) continue;
    await briefly((inside) =>
      sql`alter index ${sql.ref(name)} attach partition ${sql.ref(part)}`.execute(inside),
    );
  }
}

async function build(db: Kysely<unknown>, name: string, table: string, index: NewIndex): Promise<void> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select indisvalid as "isWhole" from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.isWhole) return;
  await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
  await sql`create ${sql.raw(index.isUnique ? 'unique index' : 'index')} concurrently ${sql.ref(name)} on ${sql.table(table)} ${shapeOf(index)}`.execute(
    db,
  );
}

function shapeOf({ columns, where }: NewIndex) {
  return sql.raw(`(${columns})${where === undefined ? '' : ` where ${where}`}`);
}

async function partitionsOf(db: Kysely<unknown>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = to_regclass(${table}) order by length(relname), relname`.execute(db);
  return rows.map(({ name }) => name);
}

async function isAttached(db: Kysely<unknown>, index: string): Promise<boolean> {
  const { rows } = await sql`select from pg_inherits where inhrelid = to_regclass(${index})`.execute(db);
  return rows.length > 0;
}
