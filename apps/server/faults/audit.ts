import { type AnyGame, isSame, seat as toSeat, verifyReplay } from '@riposte/kernel';
import { localBus } from '../bus/localBus.ts';
import { findTable, readLog } from '../matches/archive.ts';
import type { Dated } from '../matches/line.ts';
import { Matches } from '../matches/matches.ts';
import { Past } from '../matches/past.ts';
import { Slices } from '../matches/slices.ts';
import { Appends } from '../store/appends.ts';
import type { Database } from '../store/database.ts';
import { duel } from '../testing/duel.ts';
import { granted, missedSince } from '../testing/tables.ts';
import type { TimeSource } from '../time/clock.ts';
import { type ClockFindings, clocksOf, inTimeBy, joinClocks, slowestTold } from './clockAudit.ts';
import type { Played } from './person.ts';
import type { Damage } from './storm.ts';

/** What the store says in the end, against what the clients were told. */
export interface Findings {
  readonly matches: number;
  readonly finished: number;
  /** Choices that were acknowledged, and of these the ones that are not in the log. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Answers to a question that had been answered. */
  readonly twice: number;
  /** Choices in the log that nobody was told of. */
  readonly unsaid: number;
  /** Notices that clients were sent, and clients whose notices are not those of the store. */
  readonly notices: number;
  readonly unlike: number;
  /** Matches whose replay is not what was promised before the deal. */
  readonly unverified: number;
  /** How long, in milliseconds, a player waited at most for a question after the storm. */
  readonly told: number;
  /** Matches that were lost on time. */
  readonly late: number;
  /** By how many milliseconds the answer of a player who lost on time came early enough, at most. */
  readonly robbed: number;
  readonly clocks: ClockFindings;
  readonly faults: readonly string[];
}

const GAMES: readonly AnyGame[] = [duel];

export async function audit(
  db: Database,
  played: readonly Played[],
  damage: Pick<Damage, 'away' | 'calm'>,
): Promise<Findings> {
  // It only reads, and so needs neither the time nor a bus to other nodes.
  const time = { now: async () => 0, hasPassed: async () => false };
  const matches = new Matches({
    db,
    bus: localBus(),
    time,
    appends: new Appends(db),
    games: GAMES,
    bots: [],
  });
  const ids = [...new Set(played.map(({ match }) => match))];
  const all: Findings[] = [];
  for (const id of ids) {
    const seats = played.filter(({ match }) => match === id);
    all.push(await auditMatch(db, matches, id, seats, damage));
  }
  return all.reduce(join, NOTHING);
}

async function auditMatch(
  db: Database,
  matches: Matches,
  id: string,
  seats: readonly Played[],
  { away, calm }: Pick<Damage, 'away' | 'calm'>,
): Promise<Findings> {
  const { seq } = await db.selectFrom('matches').select('seq').where('id', '=', id).executeTakeFirstOrThrow();
  const log = await readLog(db, id, 0, seq);
  const card = granted(await matches.lookups.card(id));
  const isOver = card.status === 'over';
  const isVerified = isOver && verifyReplay(granted(await matches.lookups.replay(id)), gameOf).ok;
  let findings: Findings = {
    ...NOTHING,
    matches: 1,
    finished: isOver ? 1 : 0,
    unverified: isVerified ? 0 : 1,
    late: card.by === 'late' ? 1 : 0,
    twice: twiceIn(log),
    // A bot of the service keeps no watch on the wall.
    clocks: seats.length === 2 ? clocksOf(id, log, seats, away) : NOTHING.clocks,
    told: seats.length === 2 ? slowestTold(log, seats, calm) : 0,
    robbed: card.by === 'late' && seats.length === 2 ? inTimeBy(log, seats, await clockBefore(db, id)) : 0,
  };
  for (const one of seats) {
    const notices = await missedSince(matches, id, toSeat(one.seat), 0);
    const texts = notices.map((notice) => JSON.stringify(notice));
    const isAlike = isSame(texts, one.watched.texts);
    const stands = answersOf(log, one.seat);
    const said = one.said.map(({ decision, choice }) => JSON.stringify([decision, choice]));
    findings = join(findings, {
      ...NOTHING,
      acknowledged: said.length,
      lost: said.filter((answer) => !stands.includes(answer)).length,
      unsaid: stands.filter((answer) => !said.includes(answer)).length,
      notices: texts.length,
      unlike: isAlike ? 0 : 1,
      faults: isAlike ? [] : [differenceOf(id, one, texts)],
    });
  }
  return findings;
}

/** What the clocks showed before the last line of a match. */
async function clockBefore(db: Database, id: string): Promise<TimeSource> {
  const found = granted(await findTable(db, gameOf, id));
  const table = await new Past({ db, slices: new Slices() }, found).tableAfter(found.row.seq - 1);
  return table.clock;
}

function gameOf(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** All answers of a seat, in order. */
function answersOf(log: readonly Dated[], seat: number): readonly string[] {
  return log.flatMap(({ line }) =>
    line.type === 'choice' && line.seat === seat ? [JSON.stringify([line.id, line.choice])] : [],
  );
}

function twiceIn(log: readonly Dated[]): number {
  const asked = log.flatMap(({ line }) => (line.type === 'choice' ? [`${line.seat} ${line.id}`] : []));
  return asked.length - new Set(asked).size;
}

function differenceOf(id: string, { seat, watched }: Played, texts: readonly string[]): string {
  const at = texts.findIndex((text, index) => text !== watched.texts[index]);
  const counts = `${watched.texts.length} of ${texts.length} notices`;
  return `seat ${seat} of ${id} has ${counts}, and the first that differs is ${at}`;
}

const NOTHING: Findings = {
  matches: 0,
  finished: 0,
  acknowledged: 0,
  lost: 0,
  twice: 0,
  unsaid: 0,
  notices: 0,
  unlike: 0,
  unverified: 0,
  told: 0,
  late: 0,
  robbed: 0,
  clocks: { turns: 0, excess: 0, across: 0, acrossExcess: 0, saved: 0, worst: '' },
  faults: [],
};

function join(one: Findings, other: Findings): Findings {
  return {
    matches: one.matches + other.matches,
    finished: one.finished + other.finished,
    acknowledged: one.acknowledged + other.acknowledged,
    lost: one.lost + other.lost,
    twice: one.twice + other.twice,
    unsaid: one.unsaid + other.unsaid,
    notices: one.notices + other.notices,
    unlike: one.unlike + other.unlike,
    unverified: one.unverified + other.unverified,
    told: Math.max(one.told, other.told),
    late: one.late + other.late,
    robbed: Math.max(one.robbed, other.robbed),
    clocks: joinClocks(one.clocks, other.clocks),
    faults: [...one.faults, ...other.faults],
  };
}
