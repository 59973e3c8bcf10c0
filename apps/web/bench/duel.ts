import type { Browser } from 'playwright-core';
import { ANSWERS, answersOn, bold } from '../e2e/table.ts';
import { answerable } from './answerable.ts';
import { type Figure, medianOf } from './figure.ts';
import { onPhone } from './phone.ts';

/** How many answers are given in the duel that is watched. */
const ANSWERS_GIVEN = 12;

/** What the page has noticed of itself, in milliseconds. */
interface Noticed {
  /** From one frame to the next. */
  readonly frames: readonly number[];
  /** From a touch to the frame in which something changed. */
  readonly reactions: readonly number[];
  /** The same as the browser itself tells it, for touches that took longer than a frame. */
  readonly events: readonly number[];
}

/** Plays a part of a duel on a slow phone with all its motion, and watches every frame of it. */
export async function benchDuel(browser: Browser, house: string): Promise<readonly Figure[]> {
  const { frames, reactions, events } = await onPhone(browser, {}, async (page) => {
    await page.addInitScript(watch);
    await page.goto(`${house}/play/flash-duel`);
    await answerable(page);
    await page.evaluate(() => (globalThis as unknown as { forget(): void }).forget());
    for (let given = 0; given < ANSWERS_GIVEN; given++) {
      await answerable(page);
      const answers = await answersOn(page).allTextContents();
      await page
        .locator(ANSWERS)
        .nth(bold({ text: '', answers }))
        .tap();
      await page.waitForTimeout(400);
    }
    return page.evaluate(() => (globalThis as unknown as { noticed: Noticed }).noticed);
  });
  return [
    { name: 'web.frame.longest', unit: 'ms', values: [Math.max(...frames)], atMost: 32 },
    { name: 'web.frame.over-32', unit: 'frames', values: [frames.filter((one) => one > 32).length] },
    { name: 'web.frame.count', unit: 'frames', values: [frames.length] },
    { name: 'web.input', unit: 'ms', values: [medianOf(reactions)], atMost: 100 },
    { name: 'web.input.worst', unit: 'ms', values: [Math.max(...reactions, ...events)] },
  ];
}

/** Runs in the page, before anything else. */
function watch(): void {
  const noticed = { frames: [] as number[], reactions: [] as number[], events: [] as number[] };
  const forget = () => {
    for (const list of Object.values(noticed)) list.length = 0;
  };
  Object.assign(globalThis, { noticed, forget });
  let last: number | undefined;
  const frame = (now: number) => {
    if (last !== undefined) noticed.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  let touched: number | undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      touched = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (touched === undefined) return;
    const since = touched;
    touched = undefined;
    requestAnimationFrame(() => setTimeout(() => noticed.reactions.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') noticed.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
