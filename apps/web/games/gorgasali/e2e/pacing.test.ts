import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_DEEP } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { chooses } from '../../../e2e/meeting.ts';
import { ANSWERS } from '../../../e2e/table.ts';
import restless from './strategy.ts';

const { invite } = guests();

/** How long, in milliseconds, a person looks at a question before they answer it. */
const THOUGHT = 3_000;
/** How long, in minutes, a whole match may take, and how long, in seconds, five bots until it is a person's turn. */
const LONGEST_MATCH = 25;
const LONGEST_WAIT = 45;

/** Where the time of a match went, in seconds. */
interface Spent {
  /** The person was asked. */
  readonly asked: number;
  /** What the person did was shown. */
  readonly shown: number;
  /** Bots had their turns while the person lived, and after the person had fallen. */
  readonly bots: number;
  readonly fallen: number;
  /** Each wait of a living person for their next turn. */
  readonly waits: readonly number[];
}

test.runIf(IS_DEEP).each(['By the rulebook', 'Quick'])(
  'with motion, a whole match against five bots takes at most 25 minutes: %s',
  async (pace) => {
    const anna = await invite('Anna', { reducedMotion: 'no-preference' });
    const { page } = anna;
    await page.addInitScript(watchTime, ANSWERS);
    await anna.opens('/new/gorgasali');
    for (const wish of [['Players', '6'] as const, ['Pace', pace] as const]) await chooses(page, wish);
    await page.getByRole('button', { name: 'Begin' }).click();
    const began = performance.now();
    const answers = await anna.playsToTheEnd(restless, 400, () => wait(THOUGHT));
    const minutes = (performance.now() - began) / 60_000;
    const spent = await spentOn(page);
    process.stdout.write(`${pace}: ${told(minutes, answers, spent)}\n`);
    expect(minutes).toBeLessThan(LONGEST_MATCH);
    expect(Math.max(...spent.waits)).toBeLessThan(LONGEST_WAIT);
  },
  2 * LONGEST_MATCH * 60_000,
);

function told(minutes: number, answers: number, { asked, shown, bots, fallen, waits }: Spent): string {
  const mean = waits.reduce((sum, one) => sum + one, 0) / waits.length;
  return [
    `${minutes.toFixed(1)} minutes, ${answers} answers;`,
    `asked ${asked.toFixed(0)} s, own deeds shown ${shown.toFixed(0)} s, bots ${bots.toFixed(0)} s,`,
    `bots after the fall ${fallen.toFixed(0)} s;`,
    `${waits.length} waits, ${mean.toFixed(1)} s on average, ${Math.max(...waits).toFixed(1)} s the longest`,
  ].join(' ');
}

function spentOn(page: Page): Promise<Spent> {
  return page.evaluate(() => (globalThis as unknown as { readonly spent: Spent }).spent);
}

/** Runs in the page, before anything else: looks ten times a second at whose turn it is. */
function watchTime(answers: string): void {
  const spent = { asked: 0, shown: 0, bots: 0, fallen: 0, waits: [] as number[] };
  Object.assign(globalThis, { spent });
  let last = performance.now();
  let waiting = 0;
  setInterval(() => {
    const now = performance.now();
    const passed = (now - last) / 1000;
    last = now;
    const me = document.querySelector<HTMLElement>('[data-part="rim"] [data-me="true"]');
    if (!me) return;
    const isAsked = document.querySelector(answers) !== null;
    const isMine = me.dataset.active === 'true';
    if (isAsked) spent.asked += passed;
    else if (isMine) spent.shown += passed;
    else if (me.dataset.down === 'true') spent.fallen += passed;
    else {
      spent.bots += passed;
      waiting += passed;
      return;
    }
    if (waiting > 0) spent.waits.push(waiting);
    waiting = 0;
  }, 100);
}
