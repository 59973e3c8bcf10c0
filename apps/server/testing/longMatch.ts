import { type AnyState, Authority, fastRandom, type Random, roll, type Seat } from '@riposte/kernel';
import { findTable } from '../matches/archive.ts';
import type { Line } from '../matches/line.ts';
import { entryBefore } from '../matches/proposal.ts';
import { appendOf } from '../matches/record.ts';
import { type TableStep, takeLine } from '../matches/step.ts';
import { awaitedOf, peopleOf, type Table } from '../matches/table.ts';
import { writeAppends } from '../store/append.ts';
import type { Database } from '../store/database.ts';
import { TEST_GAMES } from './forms.ts';
import { granted } from './tables.ts';

/** Where it is written, and how long its log becomes. */
export interface LongMatchOptions {
  readonly db: Database;
  readonly lines: number;
  /** Whether choices are taken back by consent; otherwise there is only talk once every choice would end the match. */
  readonly takesBack?: boolean;
}

/** How many choices are taken back where every further one would end the match. */
const STEPS_BACK = 12;

/**
 * Plays a running match on by chance, past the node, until its log is long: choices, undos, draws that are offered and
 * declined, choices that are taken back. It does not end.
 */
export async function playLong(
  id: string,
  { db, lines, takesBack = true }: LongMatchOptions,
): Promise<readonly TableStep[]> {
  const findGame = (name: string) => TEST_GAMES.find((game) => game.id === name);
  const { table } = granted(await findTable(db, findGame, id));
  const match = new LongMatch(table, fastRandom(lines), takesBack);
  const steps: TableStep[] = [];
  while (match.table.seq < lines || match.table.proposal) steps.push(match.next());
  await db.transaction().execute(async (inside) => {
    for (const step of steps) {
      await writeAppends(inside, [appendOf(step, step.table.clock.since)]);
    }
  });
  return steps;
}

class LongMatch {
  table: Table;
  readonly #random: Random;
  readonly #takesBack: boolean;
  /** The states before all entries of the game. */
  readonly #states: AnyState[] = [];
  /** The choices that have not been taken back. */
  #standing: { readonly entry: number; readonly seat: Seat }[] = [];
  #stepsBack = 0;

  constructor(table: Table, random: Random, takesBack: boolean) {
    this.table = table;
    this.#random = random;
    this.#takesBack = takesBack;
  }

  next(): TableStep {
    const isTalk = roll(this.#random, 12) === 0;
    const line =
      this.#answer() ??
      (isTalk ? this.#talk() : undefined) ??
      (this.#takesBack ? (this.#back() ?? this.#undo()) : undefined) ??
      this.#choice();
    if (line) return this.#take(line);
    if (!this.#takesBack) return this.#take(this.#talk());
    this.#stepsBack = STEPS_BACK;
    return this.next();
  }

  #answer(): Line | undefined {
    const { proposal } = this.table;
    const seat = peopleOf(this.table).find((one) => !proposal?.agreed.includes(one));
    if (!proposal || seat === undefined) return undefined;
    const { wish } = proposal;
    return { type: wish === 'draw' ? 'declined' : 'agreed', seat, wish };
  }

  /** Never by the seat that chose last: that one may still ask for a takeback. */
  #talk(): Line {
    const last = this.#standing.at(-1)?.seat;
    const seat = peopleOf(this.table).find((one) => one !== last);
    if (seat === undefined) throw new Error('no person plays here');
    return { type: 'asked', seat, wish: 'draw' };
  }

  #back(): Line | undefined {
    const last = this.#standing.at(-1);
    if (!last || this.#stepsBack === 0) return undefined;
    this.#stepsBack--;
    return { type: 'asked', seat: last.seat, wish: 'takeback', to: last.entry, seq: 0 };
  }

  #undo(): Line | undefined {
    const seat = this.#standing.at(-1)?.seat;
    if (seat === undefined || !this.#snapshot(seat).undo || roll(this.#random, 2) === 0) return undefined;
    return { type: 'undo', seat, seq: 0 };
  }

  /** Any choice after which the match goes on. */
  #choice(): Line | undefined {
    const [seat] = awaitedOf(this.table);
    const { decision } = seat === undefined ? {} : this.#snapshot(seat);
    if (seat === undefined || !decision) throw new Error('no seat is asked anything');
    const choices = [...decision.choices];
    while (choices.length > 0) {
      const [choice] = choices.splice(roll(this.#random, choices.length), 1);
      const line: Line = { type: 'choice', seat, id: decision.id, choice };
      const taken = granted(takeLine(this.table, { line, at: this.#now }));
      if (taken !== 'again' && taken.table.status === 'running') return line;
    }
    return undefined;
  }

  #take(line: Line): TableStep {
    const { table } = this;
    const entry = entryBefore(table, line);
    const earlier = entry === undefined ? undefined : this.#states[entry];
    const taken = granted(takeLine(table, { line, at: this.#now }, { earlier }));
    if (taken === 'again') throw new Error(`${line.type} was taken before`);
    if (taken.entry && table.match) {
      this.#states.push(table.match.state);
      this.#note(taken.entry, table.match.entries);
    }
    this.table = taken.table;
    return taken;
  }

  #note(entry: NonNullable<TableStep['entry']>, number: number): void {
    if (entry.type === 'choice') this.#standing.push({ entry: number, seat: entry.seat });
    else if (entry.type === 'undo') this.#standing.pop();
    else this.#standing = this.#standing.filter((one) => one.entry < entry.to);
  }

  #snapshot(seat: Seat) {
    const { match, setting } = this.table;
    if (!match) throw new Error('the match has not begun');
    return new Authority(setting.game).snapshot(match, seat);
  }

  get #now(): number {
    return this.table.clock.since + 1;
  }
}
