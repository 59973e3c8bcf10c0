import { SHELF } from '@riposte/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { passTime } from './database.ts';
import { Errands } from './errands.ts';
import { guests } from './guests.ts';
import { openReachingHouse } from './house.ts';
import type { Person } from './people.ts';
import { notificationsOn, openPushService, PushChannel, subscribesAt } from './pushService.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS = 5;
const game = SHELF[0]?.id ?? '';

let house: Awaited<ReturnType<typeof openReachingHouse>>;
beforeAll(async () => {
  house = await openReachingHouse();
}, 180_000);
afterAll(() => house?.close());
const { invite } = guests(() => house.url, openBrowser);

const panelOf = ({ page }: Person) => page.getByRole('region', { name: 'When it is my turn' });

test('over five days a player who is away is told of each of their turns once, and opens the table from there', async () => {
  const service = await openPushService();
  const anna = await invite('Anna', { offline: true });
  const ben = await invite('Ben');
  await anna.context.grantPermissions(['notifications'], { origin: house.url });
  await subscribesAt(anna.context, service);
  const [annas, bens] = [anna, ben].map(({ context }) => new Errands(context, house.url)) as [
    Errands,
    Errands,
  ];
  await annas.becomes('Anna');
  await bens.becomes('Ben');

  await anna.opens('/me');
  const panel = panelOf(anna);
  await anna.isProvided();
  await panel.getByRole('switch', { name: 'In this browser' }).click();
  await expect.poll(() => panel.getByRole('switch', { name: 'In this browser' }).isChecked()).toBe(true);
  const channel = await PushChannel.open(anna.page);
  await panel.getByRole('button', { name: 'Send a test' }).click();
  await anna.page.getByText('It is on its way.').waitFor();
  expect(service.pushed).toHaveLength(1);

  const clock = { type: 'correspondence', perTurn: 48 * HOUR };
  const { id } = await bens.ask<{ readonly id: string }>('POST', '/tables', { game, options: {}, clock });
  await bens.sits(id);
  await annas.sits(id);
  const name = SHELF[0]?.name ?? '';
  for (let day = 1; day <= DAYS; day++) {
    while (await bens.answers(id));
    await passTime(house.database, 6 * MINUTE);
    await expect.poll(() => service.pushed.length, { timeout: 30_000 }).toBe(1 + day);
    const shown = {
      title: `Your turn: ${name}`,
      body: 'With Ben. 47 hours left.',
      tag: `turn-${id}`,
      path: `/t/${id}`,
    };
    // A worker that does not start in time misses it; who is told twice sees it once.
    const notifications = async () => {
      await channel.delivers(service.pushed[day] ?? '');
      await anna.page.waitForTimeout(500);
      return notificationsOn(anna.page);
    };
    await expect.poll(notifications, { timeout: 30_000 }).toEqual([shown]);
    const mine = anna.page.getByRole('region', { name: 'Your tables' });
    const link = mine.getByRole('link', { name: /^Ben .* Waits for you 47 hours left$/ });
    const isListed = async () => {
      await anna.opens('/me');
      return link.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isListed, { timeout: 60_000 }).toBe(true);
    await passTime(house.database, 20 * HOUR);
    await anna.opens(shown.path);
    expect(await anna.isAsked()).not.toBe('over');
    while (await annas.answers(id));
    await anna.opens('/me');
  }
  // Nothing more came, though a day went by.
  await passTime(house.database, 20 * HOUR);
  await anna.page.waitForTimeout(5_000);
  expect(service.pushed).toHaveLength(1 + DAYS);

  await panel.getByRole('switch', { name: 'In this browser' }).click();
  await expect.poll(() => annas.ask('GET', '/me/contacts')).toMatchObject({ contacts: [] });
  await service.close();
}, 400_000);

test('a browser that takes another subscription says so by itself', async () => {
  const service = await openPushService();
  const { page, context, ...person } = await invite('Dora', { offline: true });
  const errands = new Errands(context, house.url);
  await errands.becomes('Dora');
  await page.goto(new URL('/me', person.house).href);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((given) => {
    const changed = new Event('pushsubscriptionchange');
    // A test cannot make an event that the browser would wait for.
    Object.assign(changed, { newSubscription: { toJSON: () => given }, waitUntil: () => {} });
    self.dispatchEvent(changed);
  }, service.subscription);
  const contacts = () => errands.ask('GET', '/me/contacts');
  await expect.poll(contacts).toMatchObject({ contacts: [{ kind: 'push' }] });
  await service.close();
});

test('where the browser refuses, the page says what to do', async () => {
  const { page, context, ...person } = await invite('Cora', { offline: true });
  await new Errands(context, house.url).becomes('Cora');
  await page.goto(new URL('/me', person.house).href);
  // Nobody sits before this browser, so it answers no for them.
  await page.getByRole('switch', { name: 'In this browser' }).click();
  await page.getByText('This browser was not allowed to show notifications.').waitFor();
  await page.getByText('This browser does not let Riposte show notifications.').waitFor();
});
