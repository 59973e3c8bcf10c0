import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Failing,
  LEAST_TRIED,
  runTrials,
  TrialFault,
  type Tried,
  tryAgain,
} from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { SHELF } from './index.ts';
import { WORKSHOP } from './workshop.ts';

/** Processor time for each game, and where its numbers begin: .ci/run takes both from the commit. */
const SECONDS = Number(process.env.RIPOSTE_SECONDS ?? 20);
const SEED = Number(process.env.RIPOSTE_SEED ?? 0);
/** For a release: every viewer, and so many pairs at least; a quick game has ten times as many. */
const IS_DEEP = process.env.RIPOSTE_DEEP !== undefined;
const DEEP_PAIRS = 2_000;

describe.each(WORKSHOP)('$id', ({ id, trials: load }) => {
  /** Where a trial has failed before: played first, by everybody. */
  const file = new URL(`../games/${id}/failing.json`, import.meta.url);
  const known: readonly Failing[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

  test('passes where it has failed before', async () => {
    const { game, trials } = await fetched();
    tryAgain(game, trials, known);
  });

  test('keeps the contract, its secrets and undo in every way to play it', async () => {
    const { game, trials } = await fetched();
    const seconds = Number(
      process.env[`RIPOSTE_SECONDS_${id.replaceAll('-', '_').toUpperCase()}`] ?? SECONDS,
    );
    const before = used();
    try {
      const tried = runTrials(game, trials, {
        seconds,
        seed: SEED,
        used,
        ...(IS_DEEP && { viewers: 'all', pairs: DEEP_PAIRS }),
      });
      report(id, tried);
      expect(tried.map(({ name }) => name)).toEqual(trials.map(({ name }) => name));
      for (const [index, { games, pairs, steps }] of tried.entries()) {
        const least = trials[index]?.least ?? LEAST_TRIED;
        expect(games >= least && pairs >= least && steps > 0).toBe(true);
      }
    } catch (error) {
      if (error instanceof TrialFault)
        writeFileSync(file, `${JSON.stringify([...known, error.failing], undefined, 2)}\n`);
      throw error;
    }
    expect(used() - before).toBeGreaterThan(0);
  });

  async function fetched() {
    const game = await SHELF.find((one) => one.id === id)?.rules();
    if (!game) throw new Error(`${id} is not on the shelf`);
    return { game, trials: (await load()).default };
  }
});

/** Processor time of this thread. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

function report(id: string, tried: readonly Tried[]): void {
  const lines = tried.map(
    ({ name, seconds, games, decisions, looks, situations, pairs, steps, choices, free, undone }) =>
      `  ${name}: ${seconds.toFixed(1)} s, ${games} games, ${decisions} decisions, ${looks} looked at closely, ` +
      `${situations} situations; ${pairs} pairs over ${steps} choices; ` +
      `undo offered after ${((100 * free) / Math.max(1, choices)).toFixed(0)} % of ${choices} choices, used ${undone} times`,
  );
  // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
  console.info(`${id}, numbers from ${SEED}:\n${lines.join('\n')}`);
}
