import { expect, test } from 'vitest';
import { guests } from './guests.ts';
import { bold } from './table.ts';

const { invite } = guests();

test('after one visit a whole duel against a bot is played without a network', async () => {
  const anna = await invite('Anna');
  await anna.opens('/');
  // Everything has been put by once the service worker is active.
  await anna.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await anna.losesNetwork();
  await anna.opens('/play/flash-duel');
  expect(await anna.playsToTheEnd(bold)).toBeGreaterThan(2);
});

test('a page that is opened again goes on with the same duel', async () => {
  const anna = await invite('Anna');
  await anna.opens('/play/flash-duel');
  for (let given = 0; given < 3; given++) {
    const asked = await anna.isAsked();
    if (asked === 'over') throw new Error('too soon');
    await anna.answers(bold(asked));
  }
  const asked = await anna.isAsked();
  const log = await anna.log();
  await anna.page.reload();
  expect(await anna.isAsked()).toEqual(asked);
  expect(await anna.log()).toEqual(log);
});

test('whoever looks something up comes back to the same question', async () => {
  const anna = await invite('Anna');
  await anna.opens('/play/flash-duel');
  const asked = await anna.isAsked();
  for (const page of ['Settings', 'Rules']) {
    await anna.page.getByRole('button', { name: 'Menu' }).click();
    await anna.page.getByRole('link', { name: page, exact: true }).click();
    await anna.page.getByRole('link', { name: 'Back to the table' }).click();
    expect(await anna.isAsked()).toEqual(asked);
  }
});

test('giving up is asked about, and the question can be answered by No', async () => {
  const anna = await invite('Anna');
  await anna.opens('/play/flash-duel');
  await anna.isAsked();
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  await anna.page.getByRole('button', { name: 'Give up' }).click();
  // What does no harm has the focus.
  await anna.page.keyboard.press('Enter');
  await anna.page.getByRole('button', { name: 'Give up' }).click();
  await anna.page.getByRole('button', { name: 'Give up' }).click();
  expect(await anna.isAsked()).toBe('over');
});
