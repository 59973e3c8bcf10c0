import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { Errands } from './errands.ts';
import { guests } from './guests.ts';
import type { Person } from './people.ts';

const { invite } = guests();
const game = SHELF[0]?.id ?? '';
const PASSWORD = 'a lantern at each end';

/** Fills in the form of an account. */
async function signs({ page }: Person, email: string, button: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('a guest makes an account and keeps name and match, on another device, too', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const anna = await invite('Anna');
  const errands = new Errands(anna.context, anna.house);
  await errands.becomes('Anna Lantern');
  await errands.laysTable(game, {});
  await anna.opens('/me');
  await anna.page.getByText('You play as a guest').waitFor();
  await signs(anna, email, 'Make an account');
  await anna.page.getByText('You have an account').waitFor();
  await anna.page.getByRole('heading', { name: 'Anna Lantern', level: 1 }).waitFor();

  const elsewhere = await invite('Anna elsewhere');
  await elsewhere.opens('/me');
  await signs(elsewhere, email, 'Sign in');
  await elsewhere.page.getByRole('heading', { name: 'Anna Lantern', level: 1 }).waitFor();
  await expect.poll(() => elsewhere.page.getByRole('link', { name: 'Not full yet' }).count()).toBe(1);
});
