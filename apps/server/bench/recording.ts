import { type AnyChoice, Authority, fastRandom, type Random, roll, seats } from '@riposte/kernel';
import { findTable } from '../matches/archive.ts';
import { dueOf, formatEnding, formatMatch, formatState } from '../matches/record.ts';
import { takeLine } from '../matches/step.ts';
import type { Table } from '../matches/table.ts';
import type { Database } from '../store/database.ts';
import type { Move } from '../store/move.ts';
import { TEST_GAMES } from '../testing/forms.ts';
import { granted } from '../testing/tables.ts';

/** All moves of a match from now to its end, played by chance and not yet written. */
export async function recordMoves(db: Database, id: string, seed: number): Promise<readonly Move[]> {
  const findGame = (name: string) => TEST_GAMES.find((game) => game.id === name);
  const { table } = granted(await findTable(db, findGame, id));
  const random = fastRandom(seed);
  const moves: Move[] = [];
  for (let now = table; now.status === 'running'; ) {
    const { next, entry } = oneMore(now, random);
    const at = now.clock.since + 1;
    moves.push({
      id,
      seq: now.seq,
      entry,
      at,
      match: formatMatch(next) ?? '',
      tableState: formatState(next),
      heads: next.heads,
      deadline: dueOf(next, at),
      result: formatEnding(next),
    });
    now = next;
  }
  return moves;
}

function oneMore(table: Table, random: Random): { readonly next: Table; readonly entry: string } {
  const { match, setting } = table;
  if (!match) throw new Error('the match has not begun');
  const authority = new Authority(setting.game);
  for (const seat of seats(table.seats.length)) {
    const { decision } = authority.snapshot(match, seat);
    if (!decision) continue;
    const choice: AnyChoice | undefined = decision.choices[roll(random, decision.choices.length)];
    const line = { type: 'choice', seat, id: decision.id, choice } as const;
    const taken = granted(takeLine(table, { line, at: table.clock.since + 1 }));
    if (taken !== 'again') return { next: taken.table, entry: JSON.stringify(taken.line) };
  }
  throw new Error('nobody is asked anything');
}
