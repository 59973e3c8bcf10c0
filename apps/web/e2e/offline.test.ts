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
