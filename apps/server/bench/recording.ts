import { type AnyChoice, Authority, fastRandom, type Random, roll, seats } from '@riposte/kernel';
import { findTable } from '../matches/archive.ts';
import { appendOf } from '../matches/record.ts';
import { type TableStep, takeLine } from '../matches/step.ts';
import type { Table } from '../matches/table.ts';
import type { Append } from '../store/append.ts';
import type { Database } from '../store/database.ts';
import { TEST_GAMES } from '../testing/forms.ts';
import { granted } from '../testing/tables.ts';

/** All moves of a match from now to its end, played by chance and not yet written. */
export async function recordMoves(db: Database, id: string, seed: number): Promise<readonly Append[]> {
  const findGame = (name: string) => TEST_GAMES.find((game) => game.id === name);
  const { table } = granted(await findTable(db, findGame, id));
  const random = fastRandom(seed);
  const moves: Append[] = [];
  for (let now = table; now.status === 'running'; ) {
    const step = oneMore(now, random);
    moves.push(appendOf(step, now.clock.since + 1));
    now = step.table;
  }
  return moves;
}

function oneMore(table: Table, random: Random): TableStep {
  const { match, setting } = table;
  if (!match) throw new Error('the match has not begun');
  const authority = new Authority(setting.game);
  for (const seat of seats(table.seats.length)) {
    const { decision } = authority.snapshot(match, seat);
    if (!decision) continue;
    const choice: AnyChoice | undefined = decision.choices[roll(random, decision.choices.length)];
    const line = { type: 'choice', seat, id: decision.id, choice } as const;
    const taken = granted(takeLine(table, { line, at: table.clock.since + 1 }));
    if (taken !== 'again') return taken;
  }
  throw new Error('no seat is asked anything');
}
