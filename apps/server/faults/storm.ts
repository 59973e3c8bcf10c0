import { setTimeout as wait } from 'node:timers/promises';
import type { Line } from '../testing/proxy.ts';
import type { Disk } from './disk.ts';
import type { OwnNats } from './ownNats.ts';
import type { OwnNode } from './ownNode.ts';
import type { OwnPostgres, Stop } from './ownPostgres.ts';
import { ALL_KINDS, type Fault, type Kind } from './script.ts';

/** A time in which something was not there. */
export interface Away {
  readonly from: number;
  readonly to: number;
}

/** A node, and the lines over which it reaches the services. */
export interface Place {
  readonly node: OwnNode;
  readonly database: Line;
  readonly bus: Line;
}

export interface StormParts {
  readonly places: readonly Place[];
  readonly nats: OwnNats;
  readonly postgres: OwnPostgres;
  /** Where its data lie. */
  readonly disk: Disk;
  readonly script: readonly Fault[];
  /** How many matches are being played. */
  live(): number;
  tell(what: string): void;
}

/** What the storm has done. */
export interface Damage {
  readonly counts: Readonly<Record<Kind, number>>;
  /** When PostgreSQL was not there, or nothing could be written. */
  readonly away: readonly Away[];
  /** When it was over. */
  readonly calm: number;
  /** With how many matches being played the fewest at a kill. */
  readonly fewestLive: number;
}

/** How often, in milliseconds, a node beats. */
const BEAT = 1_000;
/** By how many milliseconds a slow line is late, each way. */
const SLOW = 250;

/** Does what the script says, to all at the same time; to each of them one thing after another. */
export async function raiseStorm(parts: StormParts): Promise<Damage> {
  const begun = performance.now();
  const counts = Object.fromEntries(ALL_KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const away: Away[] = [];
  let fewestLive = Number.POSITIVE_INFINITY;
  const byTarget = Map.groupBy(parts.script, ({ to }) => to);
  const suffer = async (faults: readonly Fault[]) => {
    for (const fault of faults) {
      await wait(Math.max(0, begun + fault.at - performance.now()));
      const { kind, to, lasts } = fault;
      parts.tell(`${kind}, ${to}, ${lasts} ms, ${parts.live()} matches live`);
      counts[kind]++;
      if (kind === 'kill') fewestLive = Math.min(fewestLive, parts.live());
      const gone = await strike(fault, parts);
      if (gone) away.push(gone);
    }
  };
  await Promise.all([...byTarget.values()].map(suffer));
  return { counts, away, calm: performance.now(), fewestLive };
}

/** Does one thing, and puts it right again; tells when nothing could be written. */
async function strike(fault: Fault, { places, nats, postgres, disk }: StormParts): Promise<Away | undefined> {
  const { kind, to, lasts } = fault;
  switch (kind) {
    case 'stopNats':
      await nats.stop();
      await wait(lasts);
      await nats.start();
      return undefined;
    case 'stopPostgres':
      return stopPostgres(postgres, 'fast', lasts);
    case 'crashPostgres':
      return stopPostgres(postgres, 'immediate', lasts);
    case 'fillDisk':
      disk.fill();
      await wait(lasts);
      disk.free();
      // It may have ended in order to keep what it has.
      await postgres.start();
      return undefined;
    case 'lockTable':
      return lockTable(postgres, lasts);
    default: {
      const place = places.find((_, number) => to === `node ${number}`);
      if (!place) throw new Error(`there is no ${to}`);
      await strikeNode(kind, lasts, place);
      return undefined;
    }
  }
}

async function strikeNode(
  kind: Exclude<Kind, 'stopNats' | 'stopPostgres' | 'crashPostgres' | 'fillDisk' | 'lockTable'>,
  lasts: number,
  { node, database, bus }: Place,
): Promise<void> {
  switch (kind) {
    case 'kill':
      await node.kill();
      await wait(lasts);
      return node.start();
    case 'pause':
      node.pause();
      await wait(lasts);
      return node.goOn();
    case 'cutDatabase':
      return database.cut();
    case 'loseAnswer':
      return database.cutNextAnswer();
    case 'slowDatabase':
      database.slow(SLOW);
      await wait(lasts);
      return database.slow(0);
    case 'silenceDatabase':
      return database.silence();
    case 'cutBus':
      return bus.cut();
    case 'silenceBus':
      return bus.silence();
  }
}

/** Where nobody happened to write, the nodes see it at their next beats only. */
async function lockTable(postgres: OwnPostgres, lasts: number): Promise<Away> {
  const mode = lasts % 2 === 0 ? 'share' : 'access exclusive';
  const held = await postgres.hold(`lock table matches in ${mode} mode`);
  const from = performance.now() + BEAT;
  await wait(lasts);
  const to = performance.now() - BEAT;
  await held.release();
  return { from, to };
}

async function stopPostgres(postgres: OwnPostgres, how: Stop, lasts: number): Promise<Away> {
  await postgres.stop(how);
  const from = performance.now();
  await wait(lasts);
  const to = performance.now();
  await postgres.start();
  return { from, to };
}
