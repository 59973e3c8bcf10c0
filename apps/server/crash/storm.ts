import { setTimeout as wait } from 'node:timers/promises';
import type { OwnNats } from './ownNats.ts';
import type { OwnNode } from './ownNode.ts';
import type { OwnPostgres } from './ownPostgres.ts';
import type { Plan } from './plan.ts';

/** A time in which something was not there. */
export interface Away {
  readonly from: number;
  readonly to: number;
}

export interface StormParts {
  readonly nodes: readonly OwnNode[];
  readonly nats: OwnNats;
  readonly postgres: OwnPostgres;
  readonly plan: Plan;
  /** How many matches are being played. */
  live(): number;
  tell(what: string): void;
}

/** What the storm has done. */
export interface Damage {
  readonly kills: number;
  readonly natsStops: number;
  readonly postgresStops: number;
  /** When PostgreSQL was not there. */
  readonly away: readonly Away[];
  /** With how many matches being played the fewest at a kill. */
  readonly fewestLive: number;
}

/** Kills nodes at random instants, and takes NATS and PostgreSQL away, all at the same time. */
export async function raiseStorm(parts: StormParts): Promise<Damage> {
  const { plan } = parts;
  const span = plan.kills * middleOf(plan.killEvery);
  const [killed, away] = await Promise.all([
    killNodes(parts),
    stopPostgres(parts, span),
    stopNats(parts, span),
  ]);
  return {
    kills: plan.kills,
    natsStops: plan.natsAway.length,
    postgresStops: plan.postgres.length,
    away,
    fewestLive: killed,
  };
}

async function killNodes({ nodes, plan, live, tell }: StormParts): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  const starting: Promise<void>[] = [];
  for (let kills = 0; kills < plan.kills; ) {
    await wait(between(plan.killEvery));
    const running = nodes.filter(({ isUp }) => isUp);
    const node = running[Math.floor(Math.random() * running.length)];
    if (!node) continue;
    fewest = Math.min(fewest, live());
    kills++;
    tell(`kill -9 of node ${nodes.indexOf(node)}, ${live()} matches live`);
    await node.kill();
    starting.push(wait(between(plan.nodeAway)).then(() => node.start()));
  }
  await Promise.all(starting);
  return fewest;
}

async function stopNats({ nats, plan, tell }: StormParts, span: number): Promise<void> {
  for (const away of plan.natsAway) {
    await wait((span / plan.natsAway.length) * Math.random());
    tell(`NATS goes for ${away} ms`);
    await nats.stop();
    await wait(away);
    await nats.start();
  }
}

async function stopPostgres({ postgres, plan, tell }: StormParts, span: number): Promise<readonly Away[]> {
  const times: Away[] = [];
  for (const { how, away } of plan.postgres) {
    await wait((span / plan.postgres.length) * Math.random());
    tell(`PostgreSQL goes (${how}) for ${away} ms`);
    await postgres.stop(how);
    const from = performance.now();
    await wait(away);
    const to = performance.now();
    await postgres.start();
    times.push({ from, to });
  }
  return times;
}

function between([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least);
}

function middleOf([least, most]: readonly [number, number]): number {
  return (least + most) / 2;
}
