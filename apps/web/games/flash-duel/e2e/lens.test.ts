import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { showPosition } from '../../../e2e/gallery.ts';
import { faultsOn } from '../../../e2e/layout.ts';
import { findPositions } from '../../../e2e/positions.ts';
import { visitors } from '../../../e2e/visitors.ts';
import moments from '../moments.ts';
import { LOADED_DUEL } from '../testing.ts';

const { visit } = visitors();

const [FULL] = findPositions(
  LOADED_DUEL.game,
  { ...moments, variants: moments.variants.filter(({ name }) => name === 'full') },
  1,
  2,
).filter(({ moment }) => moment === 'mainAction');

const ABILITY = '[data-part="theirs"] ul button, [data-part="own"] ul button';

test(
  'at a desk every ability has all its text on its card, and the lens shows the whole card on hover and focus',
  async () => {
    if (!FULL) throw new Error('no such moment');
    const { page } = await visit({ viewport: { width: 1280, height: 800 } });
    await showPosition(page, 'flash-duel', FULL);
    expect(await faultsOn(page)).toEqual([]);
    const lens = page.locator('[data-part="lens"]');
    const ability = page.locator(ABILITY).first();
    const name = (await ability.locator('b').textContent()) ?? '';
    await ability.hover();
    await lens.getByRole('heading', { name }).waitFor();
    await page.mouse.move(640, 300);
    await lens.waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    await ability.focus();
    await lens.getByRole('heading', { name }).waitFor();
  },
  PATIENCE,
);

test(
  'on a phone a long press shows the whole card, and a release puts it away',
  async () => {
    if (!FULL) throw new Error('no such moment');
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await showPosition(page, 'flash-duel', FULL);
    const ability = page.locator(ABILITY).first();
    const name = (await ability.locator('b').textContent()) ?? '';
    await ability.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    const lens = page.locator('[data-part="lens"]');
    await lens.getByRole('heading', { name }).waitFor();
    await ability.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await lens.waitFor({ state: 'hidden' });
  },
  PATIENCE,
);
