import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { laysTable, sitsDown } from '../../../e2e/meeting.ts';
import { endOn } from '../../../e2e/table.ts';
import bold from './strategy.ts';

const { invite } = guests();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

test(
  'two people play a whole basic match on the drawn table, one of them on a phone',
  async () => {
    const anna = await invite('Anna');
    await anna.prefers({ name: 'Anna' });
    const link = await laysTable(anna, 'codex', ['Game', 'Basic']);
    const ben = await invite('Ben', PHONE);
    await ben.prefers({ name: 'Ben' });
    await sitsDown(ben, link);
    const counts = await Promise.all([anna, ben].map((one) => one.playsToTheEnd(bold)));
    expect(Math.min(...counts)).toBeGreaterThan(5);
    for (const { page } of [anna, ben]) {
      await endOn(page).waitFor();
      await page.getByRole('list', { name: 'Bases' }).waitFor();
    }
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  },
  PATIENCE,
);
