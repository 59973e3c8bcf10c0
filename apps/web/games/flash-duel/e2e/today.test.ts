import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import bold from './strategy.ts';

const { invite } = guests();

/** A Tuesday. */
const NOON = new Date('2026-11-17T12:00:00Z');
const RESULT = /^(Won|Lost|Drawn) \d:\d against Wren$/;

async function comesAt(when: Date, ...[name, options]: Parameters<typeof invite>): Promise<Person> {
  const person = await invite(name, options);
  await person.page.clock.setFixedTime(when);
  return person;
}

/** A picture is saved, and is one. */
async function savesPicture({ page }: Person): Promise<void> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('riposte-2026-11-17.png');
  const bytes = await readFile(await saved.path());
  expect([...bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  expect(bytes.length).toBeGreaterThan(10_000);
}

test.each(['desk', 'phone'] as const)(
  'on a %s the duel of the day is played once, and told of',
  async (size) => {
    const anna = await comesAt(NOON, 'Anna', SIZES[size]);
    const { page } = anna;
    await anna.opens('/');
    await page.getByRole('link', { name: size === 'desk' ? 'Duel of the day' : 'Today' }).click();
    await page.getByRole('heading', { name: 'Against Wren, the ferry hand' }).waitFor();
    await page.getByText('November 17, 2026').first().waitFor();
    await page.getByText('The same cards for everybody').click();
    for (const theme of ['dusk', 'paper']) {
      await inTheme(page, theme);
      expect(await obstaclesOn(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Begin' }).click();
    const asked = await anna.isAsked();
    expect(await page.getByRole('button', { name: /hint/i }).count()).toBe(0);
    if (asked !== 'over') await anna.answers(bold(asked));
    await anna.isAsked();

    // What was begun is gone on with.
    await anna.opens('/today');
    await page.getByRole('link', { name: 'Go on' }).click();
    await anna.isAsked();
    await anna.playsToTheEnd(bold);
    const isWon = await page.getByRole('heading', { level: 1, name: 'You won' }).isVisible();
    expect(await page.getByText(/^(Where did it turn|In round|No choice)/).count()).toBe(isWon ? 0 : 1);
    await page.getByRole('link', { name: 'Your result' }).click();
    const result = page.getByText(RESULT);
    await result.waitFor();
    const told = await result.textContent();
    await page.getByText(`Riposte, duel of November 17, 2026. ${told} in `).waitFor();
    for (const theme of ['dusk', 'paper']) {
      await inTheme(page, theme);
      expect(await obstaclesOn(page)).toEqual([]);
    }
    await savesPicture(anna);

    // Practice changes nothing of it.
    await page.getByRole('link', { name: 'Practise' }).click();
    await anna.isAsked();
    await page.setViewportSize(SIZES.desk.viewport);
    await page.getByRole('button', { name: 'Menu' }).click();
    for (let twice = 0; twice < 2; twice++) await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('link', { name: 'Your result' }).click();
    expect(await result.textContent()).toBe(told);
    const isLost = told?.startsWith('Lost') ?? false;
    const why = page.getByRole('link', { name: 'Why did I lose?' });
    expect(await why.count()).toBe(isLost ? 1 : 0);
    await (isLost ? why : page.getByRole('link', { name: 'Watch the replay' })).click();
    await page
      .getByRole(isLost ? 'heading' : 'slider', { name: /^(Why it went so|Moment of the match)$/ })
      .waitFor();
  },
);

test('it is the same duel in two browsers, and another one the day after', async () => {
  const anna = await comesAt(NOON, 'Anna');
  const ben = await comesAt(NOON, 'Ben', SIZES.phone);
  const cem = await comesAt(new Date('2026-11-18T12:00:00Z'), 'Cem');
  const hands = await Promise.all([anna, ben, cem].map(playsFive));
  expect(hands[1]).toEqual(hands[0]);
  expect(hands[2]).not.toEqual(hands[0]);
});

/** Answers five times; gives all that was asked. */
async function playsFive(person: Person): Promise<readonly unknown[]> {
  await person.prefers({ plain: true, motion: 'none' });
  await person.opens('/today/duel');
  const all: unknown[] = [];
  for (let count = 0; count < 5; count++) {
    const asked = await person.isAsked();
    all.push(asked);
    if (asked !== 'over') await person.answers(bold(asked));
  }
  return all;
}

test('the table of the day counts the results of all, and names nobody', async () => {
  const tuesday = new Date('2026-11-10T12:00:00Z');
  const anna = await comesAt(tuesday, 'Anna');
  await anna.opens('/today/duel');
  await anna.isAsked();
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  for (let twice = 0; twice < 2; twice++) await anna.page.getByRole('button', { name: 'Give up' }).click();
  await anna.page.getByRole('link', { name: 'Your result' }).click();
  const rowsOf = ({ page }: Person) =>
    page.getByRole('region', { name: 'How it went for all' }).getByRole('listitem');
  // The duel is played again by a thread that waits for all others.
  await expect.poll(() => rowsOf(anna).allTextContents(), { timeout: 60_000 }).toEqual(['Given up1You']);

  const ben = await comesAt(tuesday, 'Ben', SIZES.phone);
  await ben.opens('/today/duel');
  await ben.playsToTheEnd(bold);
  await ben.page.getByRole('link', { name: 'Your result' }).click();
  await expect.poll(() => rowsOf(ben).count(), { timeout: 60_000 }).toBe(2);
  const [own, other] = await rowsOf(ben).allTextContents();
  expect([own, other]).toEqual([expect.stringMatching(/^(Won|Lost) \d:\d1You$/), 'Given up1']);
  await ben.page.getByText(/^[01] of 2 won\. Each duel was played again by the server/).waitFor();
  for (const theme of ['dusk', 'paper']) {
    await inTheme(ben.page, theme);
    expect(await obstaclesOn(ben.page)).toEqual([]);
  }
  // Looked at again, a try counts once.
  await ben.page.reload();
  await expect.poll(() => rowsOf(ben).allTextContents()).toEqual([own, other]);
});

test('once its page was loaded it is played without a network', async () => {
  const anna = await comesAt(NOON, 'Anna', { offline: true });
  const { page } = anna;
  await anna.opens('/today');
  await page.getByRole('link', { name: 'Begin' }).waitFor();
  await anna.isProvided();
  await anna.losesNetwork();
  await page.reload();
  await page.getByRole('link', { name: 'Begin' }).click();
  await anna.playsToTheEnd(bold);
  await page.getByRole('link', { name: 'Your result' }).click();
  await page.getByText(RESULT).waitFor();
  await page.getByText('Your result is told when it can.').waitFor();
  await savesPicture(anna);
  await anna.comesBack();
  await page.getByText(/ won\. Each duel was played again by the server/).waitFor();
}, 180_000);

test('one that was left is gone on with the day after, or given up for the next', async () => {
  const anna = await comesAt(NOON, 'Anna');
  const { page } = anna;
  await anna.opens('/today/duel');
  const asked = await anna.isAsked();
  if (asked !== 'over') await anna.answers(bold(asked));
  await anna.isAsked();
  await page.clock.setFixedTime(new Date('2026-11-18T00:00:01Z'));
  await anna.opens('/today');
  await page.getByText('The duel of November 17, 2026 is not over yet.').waitFor();
  expect(await obstaclesOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Give it up, and begin today’s' }).click();
  await anna.isAsked();
  await anna.opens('/today');
  await page.getByRole('link', { name: 'Go on' }).waitFor();
});
