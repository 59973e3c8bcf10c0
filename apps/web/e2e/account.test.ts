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

/** A member with a name, at this address. */
async function member(name: string, email: string): Promise<Person> {
  const person = await invite(name);
  await new Errands(person.context, person.house).becomes(name);
  await person.opens('/me');
  await signs(person, email, 'Make an account');
  await person.page.getByText('You have an account').waitFor();
  return person;
}

test('a member sees where they are signed in, signs out there, and changes the password', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const { page } = await member('Berta Lantern', email);
  const elsewhere = await invite('Berta elsewhere');
  await elsewhere.opens('/me');
  await signs(elsewhere, email, 'Sign in');
  await elsewhere.page.getByText('You have an account').waitFor();

  await page.reload();
  const sessions = page.getByRole('region', { name: 'Signed in' });
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
  await elsewhere.page.reload();
  await elsewhere.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();

  const panel = page.getByRole('region', { name: 'Password', exact: true });
  await panel.getByLabel('Your password until now').fill(PASSWORD);
  await panel.getByLabel('New password').fill('two lanterns at each end');
  await panel.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Your password is changed.').waitFor();
});

test('where the server sends no e-mails, the page says that a forgotten password stays forgotten', async () => {
  const { page, ...person } = await invite('Cora');
  await page.goto(new URL('/me', person.house).href);
  await page.getByRole('button', { name: 'I forgot my password' }).click();
  await page.getByText('This server sends no e-mails').waitFor();
});

test('a member has themself erased, after a question', async () => {
  const { page } = await member('Dora Lantern', `${crypto.randomUUID()}@example.org`);
  const panel = page.getByRole('region', { name: 'Your data' });
  await panel.getByLabel('Your password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Erase my account' }).click();
  await panel.getByText('This cannot be taken back.').waitFor();
  await panel.getByRole('button', { name: 'Erase my account' }).click();
  await page.getByText('You are erased.').waitFor();
  await page.getByText('You have not met anybody yet').waitFor();
});
