import type { Findings } from './audit.ts';
import { ALL_KINDS } from './script.ts';
import type { Damage } from './storm.ts';

/** What was done to the service, and what came of it. */
export interface Ordeal {
  readonly damage: Damage;
  readonly findings: Findings;
  /** How long, in milliseconds, it took at most until a player was there again, and knew all, once the storm was over. */
  readonly back: number;
  /** How often a client had to connect again, a node could not start, and a node that had started ended by itself. */
  readonly reconnections: number;
  readonly failedStarts: number;
  readonly crashes: number;
  /** How late the machine was at most, in milliseconds. */
  readonly lateness: number;
  /** How often PostgreSQL said that its disk was full. */
  readonly complaints: number;
  /** For how many milliseconds some nodes were silent beyond what is forgiven. */
  readonly unforgiven: number;
  readonly seconds: number;
}

/**
 * How much more than it lasted a turn may be charged, in milliseconds, on a machine that is never late. Nodes know the
 * time from their last beat, each as exactly as the database answered it.
 */
const TOLERANCE = 250;

/** A node compares every three seconds what it was told with what the store has: no question stays unseen for longer. */
const TOLD = 4_500;
/** Two nodes that have just started get all players back, on a machine with two processors for everything. */
const BACK = 10_000;

/** All counts, one to a line. */
export function describeOrdeal({ damage, findings, ...ordeal }: Ordeal): string {
  const { clocks } = findings;
  const lines: readonly (readonly [string, number | string])[] = [
    ['seconds', Math.round(ordeal.seconds)],
    ...ALL_KINDS.map((kind) => [kind, damage.counts[kind]] as const),
    ['fewest live matches at a kill', damage.fewestLive],
    ['starts of nodes that failed meanwhile', ordeal.failedStarts],
    ['nodes that ended by themselves', ordeal.crashes],
    ['connections made again', ordeal.reconnections],
    ['complaints of PostgreSQL about a full disk', ordeal.complaints],
    ['most the machine itself was late, ms', Math.round(ordeal.lateness)],
    ['matches', findings.matches],
    ['matches finished', findings.finished],
    ['choices acknowledged', findings.acknowledged],
    ['acknowledged choices lost', findings.lost],
    ['choices applied twice', findings.twice],
    ['choices in the log that nobody was told of', findings.unsaid],
    ['notices received', findings.notices],
    ['seats whose notices are not those of the store', findings.unlike],
    ['replays that do not verify', findings.unverified],
    ['turns on the clock', clocks.turns],
    ['most charged beyond how long it lasted, ms', Math.round(clocks.excess)],
    ['turns across an outage', clocks.across],
    ['most charged of the outage, ms', Math.round(clocks.acrossExcess)],
    ['time they were not charged, s', Math.round(clocks.saved / 1_000)],
    ['most until a player was back after the storm, ms', Math.round(ordeal.back)],
    ['most a question stayed unseen after the storm, ms', Math.round(findings.told)],
    ['matches lost on time by players who were too slow', findings.late],
    ['most a player who lost on time had answered too early for that, ms', Math.round(findings.robbed)],
    ['time that nobody was forgiven, ms', ordeal.unforgiven],
  ];
  return lines.map(([what, count]) => `${String(count).padStart(8)}  ${what}`).join('\n');
}

/** A sentence for each promise that was not kept. */
export function brokenBy({
  damage,
  findings,
  back,
  crashes,
  lateness,
  unforgiven,
}: Ordeal): readonly string[] {
  const { clocks } = findings;
  const promises: readonly (readonly [boolean, string])[] = [
    ...ALL_KINDS.map((kind) => [damage.counts[kind] > 0, `${kind} was never done`] as const),
    [findings.acknowledged > 0, 'nothing was played'],
    [findings.finished === findings.matches, `${findings.matches - findings.finished} matches did not end`],
    [findings.lost === 0, `${findings.lost} acknowledged choices are lost`],
    [findings.twice === 0, `${findings.twice} choices were applied twice`],
    [findings.unsaid === 0, `nobody was told of ${findings.unsaid} choices`],
    [findings.unlike === 0, `${findings.unlike} seats were not sent what the store has`],
    [findings.unverified === 0, `${findings.unverified} replays do not verify`],
    [crashes === 0, `${crashes} times a node ended by itself`],
    [back <= BACK + lateness, `a player was back only after ${Math.round(back)} ms`],
    [findings.told <= TOLD + lateness, `a question was seen only after ${Math.round(findings.told)} ms`],
    [
      clocks.excess <= TOLERANCE + lateness,
      `a turn was charged ${clocks.excess} ms too much: ${clocks.worst}`,
    ],
    [
      findings.robbed <= TOLERANCE + lateness + unforgiven,
      `a player lost on time who had answered ${Math.round(findings.robbed)} ms before it was over`,
    ],
  ];
  const broken = promises.flatMap(([isKept, what]) => (isKept ? [] : [what]));
  return [...broken, ...findings.faults];
}
