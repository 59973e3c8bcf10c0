import { expect, test } from 'vitest';
import { openBrowser } from '../../../e2e/browser.ts';
import { guests } from '../../../e2e/guests.ts';
import bold from './strategy.ts';

// A whole duel, with a network and without, in the browser that people have.
const { invite } = guests(undefined, openBrowser);

test('after one visit the rules are read and a whole duel is played without a network', async () => {
  const anna = await invite('Anna', { offline: true });
  await anna.opens('/');
  await anna.isProvided();
  await anna.losesNetwork();
  await anna.opens('/rules/flash-duel#7.1');
  await anna.page.getByText('Play a card whose number is exactly the distance.').waitFor();
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

test('a player who looks something up comes back to the same question', async () => {
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

test('a match given up while characters are chosen shows its end, and no characters', async () => {
  const anna = await invite('Anna');
  await anna.opens('/new/flash-duel');
  await anna.page.getByRole('radio', { name: /^Full/ }).check({ force: true });
  await anna.page.getByRole('button', { name: 'Begin' }).click();
  const characters = anna.page.getByRole('list', { name: 'Characters' });
  await characters.waitFor();
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  for (let twice = 0; twice < 2; twice++) await anna.page.getByRole('button', { name: 'Give up' }).click();
  expect(await anna.isAsked()).toBe('over');
  expect(await characters.count()).toBe(0);
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

test('a duel that was left under older rules goes on to its end by the new ones', async () => {
  const anna = await invite('Anna');
  await anna.opens('/play/flash-duel');
  for (let given = 0; given < 3; given++) {
    const asked = await anna.isAsked();
    if (asked === 'over') throw new Error('too soon');
    await anna.answers(bold(asked));
  }
  const asked = await anna.isAsked();
  await anna.opens('/about');
  await anna.page.evaluate(asIfKeptBy, '0.3.0');
  await anna.opens('/play/flash-duel');
  await anna.page.getByText('Your match goes on by the new ones.').waitFor();
  expect(await anna.isAsked()).toEqual(asked);
  expect(await anna.log()).toEqual([]);
  await anna.playsToTheEnd(bold);
  await anna.page.getByText('The rules changed during this match, so it has no replay.').waitFor();
});

/** Runs in the page: what is kept of the match says that older rules have played it. */
async function asIfKeptBy(rulesVersion: string): Promise<void> {
  const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('riposte'));
  const kept = database.transaction('kept', 'readwrite').objectStore('kept');
  const key = `match ${await done(kept.get('current flash-duel'))}`;
  const match = await done(kept.get(key));
  const stood = { ...JSON.parse(match.save.match), rulesVersion };
  await done(
    kept.put({ ...match, save: { ...match.save, rulesVersion, match: JSON.stringify(stood) } }, key),
  );
  database.close();
}
