import { seat as toSeat } from '@riposte/kernel';
import type { Dated } from '../matches/line.ts';
import type { Absence } from '../testing/liveClient.ts';
import type { TimeSource } from '../time/clock.ts';
import type { Played } from './person.ts';
import type { Away } from './storm.ts';

/**
 * What the clocks were charged, turn by turn. When a line of the log was dated is known to lie between the moment its
 * player first asked for it and the moment it was acknowledged; so a turn may be charged no more than from when the
 * line before it was asked for until its own was acknowledged, less what the service was away in between. The same is so
 * of a player who lost on time: until they were seen to have lost.
 */
export interface ClockFindings {
  readonly turns: number;
  /** By how many milliseconds a turn was charged too much, at most. */
  readonly excess: number;
  /** Turns during which PostgreSQL went and came back, away so long that the service counts it as an outage. */
  readonly across: number;
  /** The same excess, for these alone. */
  readonly acrossExcess: number;
  /** How many milliseconds these were charged less than they lasted, all in all. */
  readonly saved: number;
  readonly worst: string;
}

/** The service knows that it was away once no node has beaten for so long, and a beat may be so old by then. */
const NOTICED = 4_000;

/** A line of the log, when its question was seen, and between which times it was dated. */
interface Turn {
  readonly at: number;
  /** How long nothing could be written before it, which is not charged. */
  readonly delay: number;
  readonly seen: number;
  readonly back: number;
  readonly asked: number;
  readonly accepted: number;
}

/**
 * How long, in milliseconds, a player who was there waited at most until they saw a question that stood open; counted from
 * when the storm was over, since in it whatever tells them may be away.
 */
export function slowestTold(log: readonly Dated[], seats: readonly Played[], calm: number): number {
  const turns = turnsOf(log, seats);
  return Math.max(
    0,
    ...turns.map(({ seen, back }, index) => seen - Math.max(calm, back, turns[index - 1]?.accepted ?? seen)),
  );
}

/** How long, in milliseconds, it took at most until a player was there again, and knew all, once the storm was over. */
export function slowestBack(absences: readonly Absence[], calm: number): number {
  return Math.max(0, ...absences.map(({ from, to }) => to - Math.max(calm, from)));
}

export function clocksOf(
  id: string,
  log: readonly Dated[],
  seats: readonly Played[],
  away: readonly Away[],
): ClockFindings {
  const turns = turnsOf(log, seats);
  const counted = away.filter(({ from, to }) => to - from > NOTICED);
  let findings: ClockFindings = { turns: 0, excess: 0, across: 0, acrossExcess: 0, saved: 0, worst: '' };
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1];
    if (!before) continue;
    const charged = turn.at - before.at - turn.delay;
    const lasted = turn.accepted - before.asked;
    const outage = counted
      .filter(({ from, to }) => before.accepted <= from && to <= turn.accepted)
      .reduce((sum, { from, to }) => sum + to - from, 0);
    const excess = Math.max(0, charged - (lasted - outage));
    const isAcross = outage > 0;
    findings = joinClocks(findings, {
      turns: 1,
      excess,
      across: isAcross ? 1 : 0,
      acrossExcess: isAcross ? excess : 0,
      saved: isAcross ? lasted - charged : 0,
      worst: `line ${index} of ${id}: charged ${charged} ms, lasted ${Math.round(lasted)} ms, outage ${Math.round(outage)} ms`,
    });
  }
  return findings;
}

export function joinClocks(one: ClockFindings, other: ClockFindings): ClockFindings {
  return {
    turns: one.turns + other.turns,
    excess: Math.max(one.excess, other.excess),
    across: one.across + other.across,
    acrossExcess: Math.max(one.acrossExcess, other.acrossExcess),
    saved: one.saved + other.saved,
    worst: other.excess > one.excess ? other.worst : one.worst,
  };
}

/**
 * By how many milliseconds the answer of a player who lost on time came early enough, as far as that is sure: their clock
 * began to run no sooner than the choice before was asked for. `clock` is what it showed before they lost.
 */
export function inTimeBy(log: readonly Dated[], seats: readonly Played[], clock: TimeSource): number {
  const before = turnsOf(log, seats).findLast(({ at }) => at <= clock.since);
  if (!before) return 0;
  const spare = seats.flatMap(({ seat, tried }) =>
    tried !== undefined && clock.running.includes(toSeat(seat))
      ? [(clock.left[seat] ?? 0) - (tried - before.asked)]
      : [],
  );
  return Math.max(0, ...spare);
}

/** From the beginning, which is dated when the last one sits down. */
function turnsOf(log: readonly Dated[], seats: readonly Played[]): readonly Turn[] {
  const turns: Turn[] = [];
  const next = new Map(seats.map(({ seat }) => [seat, 0]));
  for (const { line, at, delay = 0 } of log) {
    if (line.type === 'began') {
      const asked = Math.max(...seats.map((one) => one.asked));
      const accepted = Math.max(...seats.map(({ seated }) => seated));
      turns.push({ at, delay, seen: accepted, back: 0, asked, accepted });
    }
    if (line.type === 'late') {
      const ended = Math.max(...seats.map((one) => one.ended));
      const late = seats.filter(({ seat }) => line.seats.includes(toSeat(seat)));
      const seen = Math.max(...late.map(({ left }) => left ?? ended));
      turns.push({ at, delay, seen, back: 0, asked: ended, accepted: ended });
    }
    if (line.type !== 'choice') continue;
    const count = next.get(line.seat) ?? 0;
    next.set(line.seat, count + 1);
    const said = seats.find(({ seat }) => seat === line.seat)?.said[count];
    if (said) turns.push({ at, delay, ...said });
  }
  return turns;
}
