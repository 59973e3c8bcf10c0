import { setTimeout as wait } from 'node:timers/promises';
import { ThinkingPool } from '@riposte/bots/pool';
import type { Logger } from 'pino';
import { forgetAskers } from '../analyses/analyses.ts';
import { AnalysisJobs } from '../analyses/jobs.ts';
import { thinkInThread } from '../analyses/think.ts';
import { BotWorker, thinkIn } from '../bots/worker.ts';
import type { Config } from '../config.ts';
import { forgetChecks } from '../days/duelChecks.ts';
import { wordsOf } from '../errors.ts';
import { findGame } from '../games.ts';
import { openMetricsServer } from '../http/metricsServer.ts';
import { purge } from '../identity/purge.ts';
import { openLog } from '../log.ts';
import { forgetHosts } from '../matches/hosts.ts';
import { Sweep } from '../matches/sweep.ts';
import { deleteUnbegun } from '../matches/unbegun.ts';
import { forgetReminders, Reminders } from '../reminders/reminders.ts';
import { Closing } from './closing.ts';
import { complainer } from './complain.ts';
import { StartFailure } from './failure.ts';
import { type NodeParts, openParts } from './parts.ts';
import { openHealth, openWeb, withPort } from './web.ts';

/** A node of the service that has started. */
export interface RunningNode {
  /** Where it answers; without the web role only about its health. */
  readonly address: string;
  /**
   * Is no longer ready, takes no more requests, lets what is under way come to its end and says good-bye. No clock is
   * charged for it.
   */
  stop(): Promise<void>;
}

/** How long, in milliseconds, a bot thinks about a turn. */
const THINKING = 2_000;
/** How often, in milliseconds, is looked for what was left undone. */
const SWEEPING = 1_000;
/** How often, in milliseconds, guests who do not come back are forgotten. */
const PURGING = 600_000;

/** Starts a node with the roles it is given; throws a `StartFailure` where something stands in the way. */
export async function startNode(given: Config, log: Logger = openLog(given.log)): Promise<RunningNode> {
  const closing = new Closing(log);
  let isDraining = false;
  try {
    const config = await withPort(given);
    const parts = await openParts(config, log, closing);
    await showFigures(parts, closing);
    const open = config.roles.includes('web') ? openWeb : openHealth;
    const address = await open(parts, () => isDraining, closing);
    // No clock runs before there is a server to answer to.
    await parts.time.start();
    if (config.roles.includes('worker')) await openWorker(parts, closing);
    if (config.roles.includes('sweep')) openSweep(parts, closing);
    log.info({ address, node: parts.node, roles: config.roles }, 'started');
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      isDraining = true;
      log.info('stopping');
      await parts.time.retire().catch((error) => log.warn(error, 'the others were not told'));
      // A proxy that sends requests here looks now and then whether it should.
      await wait(config.drain * 1_000);
      await closing.closeAll();
      log.info('stopped');
    };
    return {
      address,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}

async function showFigures({ config, metrics }: NodeParts, closing: Closing): Promise<void> {
  const { metricsPort, metricsHost } = config;
  if (metricsPort === undefined) return;
  try {
    const server = await openMetricsServer(metrics, metricsPort, metricsHost);
    closing.add('metrics', async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
  } catch (error) {
    throw new StartFailure(
      `Figures cannot be shown at ${metricsHost}, port ${metricsPort}: ${wordsOf(error)}.`,
      error,
    );
  }
}

/** Thinks for the bots of all nodes, and about matches that are over. */
async function openWorker(parts: NodeParts, closing: Closing): Promise<void> {
  const { config, log, bus, matches, metrics } = parts;
  const pool = new ThinkingPool({ thinker: new URL('../bots/thinker.ts', import.meta.url) });
  closing.add('thinking', () => pool.close());
  await pool.ready();
  const onError = complainer(log)('bots');
  const think = thinkIn(pool, THINKING, (mishap, cause) => {
    metrics.countMishap(mishap);
    if (cause !== undefined) onError(cause);
  });
  const worker = new BotWorker({ bus, matches, think, tempo: config.botTempo, onError });
  closing.add('bots', () => worker.close());
  const jobs = new AnalysisJobs({ ...parts, think: thinkInThread, onError: complainer(log)('analyses') });
  jobs.start();
  closing.add('analyses', () => jobs.stop());
}

function openSweep({ log, metrics, ...parts }: NodeParts, closing: Closing): void {
  const sweep = new Sweep({
    ...parts,
    onSwept: ({ lag }) => metrics.setSweepLag(lag),
    onError: complainer(log)('sweep'),
  });
  sweep.start(SWEEPING);
  closing.add('sweep', () => sweep.stop());
  const reminders = new Reminders({ ...parts, metrics, findGame, onError: complainer(log)('reminders') });
  reminders.start();
  closing.add('reminders', () => reminders.stop());
  const onError = complainer(log)('purge');
  let purging: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    purging = purge(parts.db)
      .then(() => forgetReminders(parts.db))
      .then(() => forgetAskers(parts.db))
      .then(() => forgetChecks(parts.db))
      .then(() => forgetHosts(parts.db))
      .then(() => deleteUnbegun(parts.db))
      .catch(onError);
  }, PURGING);
  closing.add('purge', async () => {
    clearInterval(timer);
    await purging;
  });
}
