import { expect, inject, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { keepsMatch } from '../../../e2e/keptMatch.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { crowded } from '../crowded.ts';

const { invite } = guests();

test(
  'on a phone, a touch on the sign of a patrol slot says what it gives, and a long press what keywords mean',
  async () => {
    const anna = await invite('Anna', SIZES.phone);
    const { page } = anna;
    await keepsMatch(page, inject('house'), crowded());
    await anna.opens('/play/codex');
    await anna.isAsked();
    const why = page.locator('[data-part="whyNot"]');
    const signs = page.locator('[data-part="signs"] button');
    expect(await signs.count()).toBe(5);
    for (const [index, rule] of ['8.4', '8.5', '8.6', '8.7', '8.8'].entries()) {
      await signs.nth(index).click();
      await expect.poll(() => why.textContent()).toContain(`Rule ${rule}`);
    }
    const card = page.locator('[data-part="board"] [data-id][aria-label*="resist"]').first();
    const box = await card.boundingBox();
    if (!box) throw new Error('nothing has resist');
    const tools = await page.context().newCDPSession(page);
    const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await expect
      .poll(() => page.locator('[data-part="lens"]').textContent())
      .toMatch(/An opponent pays \d gold for each time they target it/);
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  PATIENCE,
);
