import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { chooses } from '../../../e2e/meeting.ts';
import restless, { QUICK } from './strategy.ts';

const { invite } = guests();

test(
  'without a network a whole match is played against nine bots',
  async () => {
    const anna = await invite('Anna');
    const { page } = anna;
    await anna.opens('/');
    await anna.isProvided();
    await anna.losesNetwork();
    await anna.opens('/new/gorgasali');
    for (const wish of [['Players', '10'], ...QUICK] as const) await chooses(page, wish);
    await page.getByRole('button', { name: 'Begin' }).click();
    expect(await anna.playsToTheEnd(restless)).toBeGreaterThan(2);
    await page.getByRole('list', { name: 'Places' }).waitFor();
  },
  PATIENCE,
);
