import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { keepsMatch } from '../../../e2e/keptMatch.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { crowded } from '../crowded.ts';

const { invite } = guests();

const SUM = '[data-part="sum"]';
const TOLD = '[data-part="told"]';
const OURS = '[data-part="board"] [data-side="ours"][data-light="act"]';
const LIT = '[data-part="board"] [data-side="theirs"][data-light="choose"]';

/** In how many steps a finger goes its way. */
const STEPS = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(page: Page, id: string): Promise<Spot> {
  const box = await page.locator(`[data-id="${id}"]`).boundingBox();
  if (!box) throw new Error(`${id} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches things of ours until one is raised that can attack; gives it, and what it can attack. */
async function raises(page: Page): Promise<{ readonly attacker: string; readonly target: string }> {
  for (const id of await page
    .locator(OURS)
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id))) {
    await page.locator(`[data-id="${id}"]`).click();
    const isLit = await page
      .locator(LIT)
      .first()
      .waitFor({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
    const target = isLit && (await page.locator(LIT).last().getAttribute('data-id'));
    await page.keyboard.press('Escape');
    if (id && target) return { attacker: id, target };
  }
  throw new Error('nothing can attack');
}

test.each([
  ['desk', SIZES.desk],
  ['phone', SIZES.phone],
])(
  'on a full table, at a %s, a target is aimed at and struck, however soon it is touched',
  async (_name, size) => {
    const anna = await invite('Anna', size);
    const { page } = anna;
    await keepsMatch(page, inject('house'), crowded());
    await anna.opens('/play/codex');
    await anna.isAsked();
    const { attacker, target } = await raises(page);
    const sum = page.locator(SUM);
    await expect.poll(() => sum.count()).toBe(0);
    // Both touches before the next frame: the target is not lit yet.
    await page.evaluate(
      async ([attacker, target]) => {
        const touch = (id: string) => document.querySelector<HTMLElement>(`[data-id="${id}"]`)?.click();
        touch(attacker);
        await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
        touch(target);
      },
      [attacker, target] as const,
    );
    await sum.waitFor();
    expect(await page.locator(`[data-id="${target}"]`).getAttribute('data-light')).toBe('target');
    await page.locator(`[data-id="${target}"]`).click();
    // What was struck is told, or gone.
    await expect.poll(() => page.locator(TOLD).textContent()).toMatch(/attack|damage|died/);
    await expect.poll(() => sum.count()).toBe(0);
  },
  PATIENCE,
);

/** A finger or a mouse that goes from one place to another in a few steps. */
async function pulls(page: Page, hasTouch: boolean, from: Spot, to: Spot): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const at = async (type: 'touchStart' | 'touchMove' | 'touchEnd', spot: Spot) => {
    const touchPoints = type === 'touchEnd' ? [] : [spot];
    if (hasTouch) await tools.send('Input.dispatchTouchEvent', { type, touchPoints });
    else if (type === 'touchStart') await page.mouse.move(spot.x, spot.y).then(() => page.mouse.down());
    else if (type === 'touchMove') await page.mouse.move(spot.x, spot.y);
    else await page.mouse.up();
  };
  await at('touchStart', from);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await at('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await page.locator(SUM).waitFor();
  await at('touchEnd', to);
}

test.each([
  ['desk', SIZES.desk, false],
  ['phone', SIZES.phone, true],
])(
  'on a full table, at a %s, an attacker is pulled onto its target',
  async (_name, size, hasTouch) => {
    const anna = await invite('Anna', size);
    const { page } = anna;
    await keepsMatch(page, inject('house'), crowded());
    await anna.opens('/play/codex');
    await anna.isAsked();
    const { attacker, target } = await raises(page);
    await pulls(page, hasTouch, await middleOf(page, attacker), await middleOf(page, target));
    await expect.poll(() => page.locator(TOLD).textContent()).toMatch(/attack|damage|died/);
    await expect.poll(() => page.locator(SUM).count()).toBe(0);
  },
  PATIENCE,
);
