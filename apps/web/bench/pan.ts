import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { ANSWERS } from '../e2e/table.ts';
import type { Measured } from './figure.ts';
import { watchFrames } from './frames.ts';
import { onPhone } from './phone.ts';
import type { Site } from './site.ts';
import { answerable } from './touchable.ts';

const ROUNDS = 3;
/** Six strokes of half a second: to and fro over the whole board. */
const STROKES = [
  [-1, 0],
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, -1],
  [1, 1],
] as const;
const STROKE = 500;
/** How often, in milliseconds, a finger is heard of, and how far it goes on its way. */
const STEP = 16;
const REACH = 140;

/** Drags a board that is larger than the screen for three seconds, on a slow phone, and watches every frame. */
export async function benchPan(browser: Browser, site: Site): Promise<readonly Measured[]> {
  const { board } = site.terms;
  if (board === undefined) return [];
  const rounds: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await onPhone(browser, {}, (page) => panned(page, site, board)));
  return [
    {
      name: 'web.pan.over-50',
      unit: 'frames',
      values: rounds.map((frames) => frames.filter((one) => one > 50).length),
      atMost: 2,
    },
    {
      name: 'web.pan.over-32',
      unit: '%',
      values: rounds.map((frames) => (100 * frames.filter((one) => one > 32).length) / frames.length),
    },
    { name: 'web.pan.count', unit: 'frames', values: rounds.map((frames) => frames.length) },
  ];
}

async function panned(page: Page, { house, game }: Site, board: string): Promise<readonly number[]> {
  await page.goto(`${house}/play/${game}`);
  await answerable(page);
  const place = page.locator(board);
  // Something may be chosen before the board is seen.
  while (!(await place.isVisible())) {
    await page.locator(ANSWERS).first().tap();
    await page.waitForTimeout(500);
  }
  await answerable(page);
  // The camera comes to rest.
  await page.waitForTimeout(3_000);
  const box = await place.boundingBox();
  if (!box) throw new Error('there is no board');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const tools = await page.context().newCDPSession(page);
  await page.evaluate(watchFrames);
  for (const [across, down] of STROKES) await stroke(tools, middle, { across, down });
  return page.evaluate(() => frameTimes);
}

async function stroke(
  tools: CDPSession,
  middle: { readonly x: number; readonly y: number },
  { across, down }: { readonly across: number; readonly down: number },
): Promise<void> {
  const at = (part: number) => ({
    x: middle.x + across * REACH * (2 * part - 1),
    y: middle.y + down * REACH * (2 * part - 1),
  });
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  const began = performance.now();
  for (let past = 0; past < STROKE; past = performance.now() - began) {
    await tools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(past / STROKE)] });
    await wait(STEP);
  }
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
