import { sql } from 'kysely';
import { localBus } from '../bus/localBus.ts';
import { Matches } from '../matches/matches.ts';
import type { Append } from '../store/append.ts';
import { Appends } from '../store/appends.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { addPlayer } from '../store/players.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { TEST_GAMES } from '../testing/forms.ts';
import { newDatabase } from '../testing/postgres.ts';
import { seated } from '../testing/tables.ts';
import { medianOf, tell, tellFigure } from './figure.ts';
import { recordMoves } from './recording.ts';

/** So many matches are played at once, by each way of writing. */
const MATCHES = 200;
const CONNECTIONS = 10;
const ROUNDS = 8;
const WARM_UP = 1;
/** How many moves of each match are written in a round. */
const MOVES = 4;

/** A way to write moves durably. */
interface Writer {
  readonly name: string;
  write(move: Append): Promise<unknown>;
}

const { url, drop } = await newDatabase();
const db = await openDatabase({ url, connections: CONNECTIONS });
try {
  await compare(db);
} finally {
  await db.destroy();
  await drop();
}

/** All ways in turn, round after round: whatever else the machine does slows them alike. */
async function compare(db: Database): Promise<void> {
  const appends = new Appends(db);
  const writers: readonly Writer[] = [
    { name: 'together', write: (move) => appends.append(move) },
    { name: 'one by one', write: (move) => writeAlone(db, move) },
    { name: 'in transactions', write: (move) => writeInTransaction(db, move) },
  ];
  const logs = [];
  for (const _ of writers) logs.push(await recordMatches(db));
  const rates = writers.map((): number[] => []);
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [index, { write }] of writers.entries()) {
      const rate = await rateOf(logs[index] ?? [], round * MOVES, write);
      if (round >= WARM_UP) rates[index]?.push(rate);
    }
  }
  const [together = [], oneByOne = [], inTransactions = []] = rates;
  tell(
    `durable: ${MATCHES} matches at once, ${CONNECTIONS} connections, the median of ${ROUNDS} rounds, moves/s`,
  );
  for (const [index, { name }] of writers.entries()) {
    tell(`  ${name.padEnd(16)} ${(rates[index] ?? []).map(Math.round).join(' ')}`);
  }
  // Against whichever other way was faster in the same round.
  const ratios = together.map((rate, at) => rate / Math.max(oneByOne[at] ?? 0, inTransactions[at] ?? 0));
  tellFigure('durable.moves', medianOf(together), 'moves/s');
  tellFigure('durable.one-by-one.moves', medianOf(oneByOne), 'moves/s');
  tellFigure('durable.in-transactions.moves', medianOf(inTransactions), 'moves/s');
  tellFigure('durable.ratio', medianOf(ratios), 'times');
}

/** The logs of many matches, none of which is written yet. */
async function recordMatches(db: Database): Promise<readonly (readonly Append[])[]> {
  const time = { now: async () => Date.now(), hasPassed: async () => false };
  const matches = new Matches({
    db,
    bus: localBus(),
    time,
    appends: new Appends(db),
    games: TEST_GAMES,
    bots: [],
  });
  const players = [await addPlayer(db, 'Anna', 'guest'), await addPlayer(db, 'Ben', 'guest')];
  const logs: (readonly Append[])[] = [];
  while (logs.length < MATCHES) {
    const id = await seated(matches, players, { game: DUEL_ID, options: { mode: 'simple' } });
    const log = await recordMoves(db, id, logs.length);
    if (log.length >= (ROUNDS + WARM_UP) * MOVES) logs.push(log);
  }
  return logs;
}

/** Each match writes its next moves, one after another; all matches do so at the same time. */
async function rateOf(
  logs: readonly (readonly Append[])[],
  from: number,
  write: Writer['write'],
): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    logs.map(async (log) => {
      for (const move of log.slice(from, from + MOVES)) await write(move);
    }),
  );
  return (logs.length * MOVES * 1_000) / (performance.now() - begun);
}

/** The two statements in one, for a single move: one round trip, one commit. */
async function writeAlone(db: Database, move: Append): Promise<void> {
  const { numAffectedRows } = await sql`
    with moved as (
      update matches set
        seq = seq + 1, match = ${move.match}, table_state = ${move.tableState}, heads = ${[...move.heads]},
        deadline = ${move.deadline ?? null}, result = ${move.result ?? null}
      where id = ${move.id} and seq = ${move.seq} and status = 'running'
      returning id
    )
    insert into entries (match_id, number, entry, at, key)
    select id, ${move.seq}::integer, ${move.entry}, ${move.at}::bigint, ${move.key}::bigint from moved`.execute(
    db,
  );
  if (numAffectedRows !== 1n) throw new Error('the move was lost');
}

/** The two statements in the most obvious way: a transaction for each move. */
async function writeInTransaction(db: Database, move: Append): Promise<void> {
  await db.transaction().execute(async (inside) => {
    const { numUpdatedRows } = await inside
      .updateTable('matches')
      .set({
        seq: move.seq + 1,
        match: move.match,
        table_state: move.tableState,
        heads: [...move.heads],
        deadline: move.deadline ?? null,
        result: move.result ?? null,
      })
      .where('id', '=', move.id)
      .where('seq', '=', move.seq)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error('the move was lost');
    const { id: match_id, seq: number, entry, at, key } = move;
    await inside.insertInto('entries').values({ match_id, number, entry, at, key }).execute();
  });
}
