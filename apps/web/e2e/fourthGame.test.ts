import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guests } from './guests.ts';
import { type House, openHouseWithSkirmish } from './house.ts';
import { sitsDown } from './meeting.ts';
import type { Person } from './people.ts';
import { firstOf, logOn, type Question } from './table.ts';

// The proof by a fourth game: no file of the web or of the server knows Skirmish. One line puts it on the shelf
// (packages/shelf/withSkirmish.ts) of a client and a server that are otherwise what everybody runs.

/** How long, in milliseconds, a busy machine may take to build the client. */
const BUILDING = 300_000;

let house: House;
beforeAll(async () => {
  house = await openHouseWithSkirmish();
}, BUILDING);
afterAll(() => house.close());
const { invite } = guests(() => house.url);

function fierce({ answers }: Question): number {
  return firstOf(answers, [/^Strike/, /^Bid 2/, /^Heal/]);
}

/** Goes to a page of the game by its card on the front door. */
async function picks({ page }: Person, link: string): Promise<void> {
  await page.getByRole('region', { name: 'Skirmish' }).getByRole('link', { name: link, exact: true }).click();
}

/** A short match: so many seats, two rounds. */
async function shortMatch(page: Page, seats: number): Promise<void> {
  const group = page.getByRole('group', { name: 'Seats' });
  await group.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await page.getByRole('combobox', { name: 'Rounds' }).selectOption('2');
}

/** Steps through a replay that is open, lays all hands open, and lets it be verified. */
async function watches({ page }: Person): Promise<void> {
  const replay = page.getByRole('region', { name: 'Replay', exact: true });
  await replay.getByRole('button', { name: 'Next turn' }).click();
  await logOn(page).getByText('The bids: ').waitFor();
  await replay.getByRole('button', { name: 'One on' }).click();
  await logOn(page).getByText('struck at').waitFor();

  await replay.getByRole('button', { name: 'Log, viewer and sharing' }).click();
  const more = page.getByRole('dialog', { name: 'This replay' });
  await more.getByRole('combobox', { name: 'Watch as' }).selectOption('All hands open');
  await page
    .getByText(/^\w+: 3 life, \w+, \w+, \w+\.$/)
    .nth(1)
    .waitFor();
  await more.getByRole('button', { name: 'Verified fair' }).click();
  await page.getByText(/^All \d+ choices were allowed by the rules/).waitFor();
}

test('its rules are on a page, each with its number', async () => {
  const anna = await invite('Anna');
  await anna.opens('/');
  await picks(anna, 'Rules');
  const end = anna.page.getByRole('region', { name: '5 The end' });
  const rule = end.getByRole('listitem').filter({ has: anna.page.getByRole('link', { name: 'Rule 5.1' }) });
  await rule.getByText('The skirmish ends when all seats of a team have fallen').waitFor();
});

test('a match against bots is set up, played in words, and watched again', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  await anna.opens('/');
  await picks(anna, 'Modes');
  await shortMatch(page, 3);
  await page.getByRole('radio', { name: 'Level 1, Novice' }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();

  await anna.isAsked();
  expect(await page.getByRole('main').ariaSnapshot()).toMatch(BOARD);
  // By the number that stands on it: the highest bid.
  await page.keyboard.press('3');
  await logOn(page).getByText('The bids: ').waitFor();
  await anna.playsToTheEnd(fierce);
  expect(await anna.log()).toEqual(expect.arrayContaining([expect.stringMatching(/struck at/)]));
  await page.getByRole('link', { name: 'read its rules' }).waitFor();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await watches(anna);
});

/** What the plain board says of the game, in the order in which it matters. */
const BOARD = new RegExp(
  [
    'main "Skirmish in words"',
    'status:[^]*How much do you bid for the turn\\?',
    'button "Rule 2.1"',
    'region "Your answers"',
    'button "Bid 0"',
    'button "Bid 2"',
    'region "Offers, at any time"',
    'button "Flee"',
    'log "What happened"',
    'You drew a card: (echo|blade|stone)\\.',
    'region "The table"',
    'Round 1 of 2\\.',
    'You: 3 life, \\w+, \\w+, \\w+\\.',
    'region "Who sits where"',
    'a bot of level 1',
  ].join('[^]*'),
);

test('two play it through a link, and the replay of the server is watched', async () => {
  const [anna, ben] = [await invite('Anna'), await invite('Ben')];
  for (const one of [anna, ben]) await one.prefers({ name: one.name });
  await anna.opens('/');
  await picks(anna, 'Friends');
  await shortMatch(anna.page, 2);
  await anna.page.getByRole('button', { name: 'Lay the table' }).click();
  await anna.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await sitsDown(ben, anna.place);
  await Promise.all([anna, ben].map((one) => one.playsToTheEnd(fierce)));
  expect(await ben.log()).toContainEqual(expect.stringMatching(/^The bids: (Anna|you) \d, (Anna|you) \d\.$/));
  await anna.page.getByRole('link', { name: 'Replay' }).click();
  await watches(anna);
});
