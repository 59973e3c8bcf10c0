import type { Browser } from 'playwright-core';
import { ANSWERS, questionOn } from '../e2e/table.ts';
import type { Measured } from './figure.ts';
import { type Network, onPhone } from './phone.ts';
import type { Site } from './site.ts';
import { answerable, dealt } from './touchable.ts';

const ROUNDS = 5;

/** How long a phone that was never here takes until a duel is on the table. */
export async function benchStart(browser: Browser, site: Site): Promise<readonly Measured[]> {
  const { house, game } = site;
  const opened = (network: Network) =>
    rounds(() =>
      onPhone(browser, { network }, async (page) => {
        await page.goto(`${house}/play/${game}`, { waitUntil: 'commit' });
        return (await dealt(page)) / 1000;
      }),
    );
  return [
    { name: 'web.interactive', unit: 's', values: await opened('fast-4g'), atMost: 2.5 },
    { name: 'web.interactive.slow-4g', unit: 's', values: await opened('slow-4g') },
    { name: 'web.first-duel', unit: 's', values: await rounds(() => firstMatch(browser, site)), atMost: 3 },
    {
      name: 'web.first-duel.taps',
      unit: 'taps',
      values: await rounds(() => tapsToFirstMove(browser, site)),
      atMost: 2,
    },
  ];
}

/** From the front door into a match by a player who taps as soon as they can. */
function firstMatch(browser: Browser, { house, game }: Site): Promise<number> {
  return onPhone(browser, { network: 'fast-4g' }, async (page) => {
    const began = performance.now();
    await page.goto(house, { waitUntil: 'commit' });
    await page.locator(`a[href="/play/${game}"]`).first().tap();
    await dealt(page);
    return (performance.now() - began) / 1000;
  });
}

/** How many taps lead from the front door to the first move; some answers stand behind another. */
function tapsToFirstMove(browser: Browser, { house, game }: Site): Promise<number> {
  return onPhone(browser, { slowdown: 1 }, async (page) => {
    await page.goto(house);
    await page.locator(`a[href="/play/${game}"]`).first().tap();
    await answerable(page);
    const asked = await questionOn(page).textContent();
    for (let taps = 2; taps < 10; taps++) {
      await page.locator(ANSWERS).first().tap();
      await page.waitForTimeout(500);
      const now = await questionOn(page)
        .textContent({ timeout: 0 })
        .catch(() => undefined);
      if (now !== asked) return taps;
    }
    throw new Error('the first answer is not taken');
  });
}

async function rounds(measure: () => Promise<number>): Promise<readonly number[]> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) values.push(await measure());
  return values;
}
