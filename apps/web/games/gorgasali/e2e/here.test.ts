import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { chooses } from '../../../e2e/meeting.ts';
import restless, { QUICK } from './strategy.ts';

const { invite } = guests();

test(
  'without a network a whole match is played against nine bots',
  async () => {
    const anna = await invite('Anna', { offline: true });
    const { page } = anna;
    await anna.opens('/');
    await anna.isProvided();
    await anna.losesNetwork();
    await anna.opens('/new/gorgasali');
    for (const wish of [['Players', '10'], ...QUICK] as const) await chooses(page, wish);
    await page.getByRole('button', { name: 'Begin' }).click();
    expect(await anna.playsToTheEnd(restless)).toBeGreaterThan(2);
    await page.getByRole('list', { name: 'Places' }).waitFor();
    if ((await page.getByRole('heading', { name: 'You won' }).count()) === 0) {
      await page.getByText(/^Round \d+: You fell /).waitFor();
    }
  },
  PATIENCE,
);

test('the end of a lost match leads to its curve', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  await anna.opens('/play/gorgasali');
  await anna.isAsked();
  await page.getByRole('button', { name: 'Menu' }).click();
  for (let twice = 0; twice < 2; twice++) await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByText('When did your chances fall?').waitFor();
  await page.getByRole('link', { name: 'Why?' }).click();
  const sheet = page.getByRole('dialog', { name: 'Why it went so' });
  await sheet.getByText(/^Take this curve with care/).waitFor({ timeout: 60_000 });
  // The others are called what they were called at the table.
  expect(await sheet.getByRole('option').first().textContent()).toBe('You');
});
