import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { Errands } from './errands.ts';
import { guests } from './guests.ts';
import type { Person } from './people.ts';

const { invite } = guests();
const game = SHELF[0]?.id ?? '';

/** Puts the page behind another, or before it; a browser without a screen shows all its pages. */
async function puts({ page }: Person, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

/** The seats that are connected, as a person was told last. */
function hereFor({ heard }: Person): readonly number[] | undefined {
  const last = heard.findLast((text) => text.includes('"type":"presence"'));
  return last === undefined ? undefined : JSON.parse(last).here;
}

test.each([
  ['over days', { type: 'correspondence', perTurn: 86_400_000 }, [1]],
  ['live', { type: 'live', initial: 3_600_000, increment: 0 }, [0, 1]],
])(
  'a page that was hidden for five minutes: who is there in a match %s, and comes back when it is seen',
  async (_what, clock, here) => {
    const anna = await invite('Anna');
    const ben = await invite('Ben');
    const [annas, bens] = [await Errands.of(anna), await Errands.of(ben)];
    const { id } = await annas.ask<{ readonly id: string }>('POST', '/tables', { game, options: {}, clock });
    await annas.sits(id);
    await bens.sits(id);
    await anna.page.clock.install();
    await anna.opens(`/t/${id}`);
    await ben.opens(`/t/${id}`);
    await expect.poll(() => hereFor(ben), { timeout: 30_000 }).toEqual([0, 1]);

    await puts(anna, 'hidden');
    await anna.page.clock.fastForward('04:30');
    await anna.page.waitForTimeout(1_500);
    expect(hereFor(ben)).toEqual([0, 1]);
    await anna.page.clock.fastForward('01:00');
    if (here.length < 2) await expect.poll(() => hereFor(ben), { timeout: 30_000 }).toEqual(here);
    await anna.page.waitForTimeout(1_500);
    expect(hereFor(ben)).toEqual(here);

    await puts(anna, 'visible');
    await expect.poll(() => hereFor(ben), { timeout: 30_000 }).toEqual([0, 1]);
  },
);
