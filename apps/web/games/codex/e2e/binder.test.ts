import { groupsOfCards } from '@riposte/codex/table';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { twinOf } from '../../../e2e/database.ts';
import { PATIENCE } from '../../../e2e/deep.ts';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';
import { openOwnHouse } from '../../../e2e/house.ts';
import type { Person } from '../../../e2e/people.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { clicksUntil, endsTurn, holdBots, holds, lets } from './turns.ts';

let house: Awaited<ReturnType<typeof openOwnHouse>>;
beforeAll(async () => {
  house = await openOwnHouse();
}, PATIENCE);
afterAll(() => house.close());
const { invite } = guests(() => house.url);

/** The smallest side, in pixels, of what a thumb touches. */
const THUMB = 44;

function drawerOn(page: Page): Locator {
  return page.getByRole('button', { name: /^Choose two cards/ });
}

/** The binder over the table, or as the question that is open. */
function binderOn(page: Page): Locator {
  return page
    .getByRole('dialog', { name: 'Two cards, in secret' })
    .or(page.getByRole('region', { name: 'The question' }));
}

function pocketsIn(binder: Locator): Locator {
  return binder.locator('[data-part="binder"] li button:visible');
}

/** Seals the card in a pocket, and gives its id. */
async function seals(page: Page, pocket: number): Promise<string> {
  const binder = binderOn(page);
  await pocketsIn(binder).nth(pocket).click();
  const name = await binder.locator('[data-part="reading"] h3').textContent();
  await binder.getByRole('button', { name: /^Seal / }).click();
  const entries = groupsOfCards().flatMap((group) => group.entries);
  return entries.find((entry) => entry.name === name)?.id ?? '';
}

/** Goes on from what others did, which is told before the binder opens. */
async function opensBinder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the binder' }).click();
}

/** The letters that can be opened again. */
function sealedOn(page: Page): Locator {
  return binderOn(page).getByRole('button', { name: /^Take .+ back$/ });
}

interface Present {
  readonly present: {
    readonly awaiting: readonly number[];
    readonly decision?: { readonly id: string; readonly choices: readonly object[] };
  };
}

/** Both play on by HTTP, each with the last answer there is, until one of them waits and may plan; gives that seat. */
async function untilPlanning(id: string, errands: readonly Errands[]): Promise<number> {
  for (let made = 0; made < 200; made++) {
    const [first] = errands;
    const { present } = (await first?.ask<Present>('GET', `/tables/${id}/present`)) ?? {};
    const asked = present?.awaiting[0] ?? 0;
    const waiting = errands[1 - asked];
    const plan = await waiting?.ask<{ readonly next: readonly object[] }>('GET', `/tables/${id}/plan`);
    if ((plan?.next.length ?? 0) > 2) return 1 - asked;
    const { present: theirs } = (await errands[asked]?.ask<Present>('GET', `/tables/${id}/present`)) ?? {};
    const { decision } = theirs ?? {};
    const choice = decision?.choices.at(-1);
    await errands[asked]?.ask('POST', `/tables/${id}/choose`, { decision: decision?.id, choice });
  }
  throw new Error('nobody could plan');
}

/** All that was said of the match to a page, without which match it was, and whether others are there. */
function saidOf({ heard }: Person, id: string): readonly string[] {
  return heard
    .filter((text) => !/^\{"type":"(presence|pong|welcome)"/.test(text))
    .map((text) => text.replaceAll(id, 'MATCH'));
}

/** What a player was told of cards that they teched, in order. */
function techedIn({ heard }: Person): readonly string[] {
  return [...heard.join('').matchAll(/"type":"teched","seat":\d,"card":"([a-z0-9-]+)"/g)].map(
    ([, card = '']) => card,
  );
}

test(
  '3.14 on a server, the bytes of the other player are the same whatever was sealed, changed or answered',
  async () => {
    const people = [await invite('Anna'), await invite('Ben')];
    const errands = people.map(({ context }) => new Errands(context, house.url));
    for (const [index, one] of people.entries()) await errands[index]?.becomes(one.name);
    const id = (await errands[0]?.laysTable('codex', { game: 'basic', heroes: 'dealt' })) ?? '';
    await errands[1]?.sits(id, { invitedBy: errands[0] });
    const seat = await untilPlanning(id, errands);
    const [planner, other] = [people[seat], people[1 - seat]];
    if (!planner || !other) throw new Error('two have come');
    await other.prefers({ plain: true });
    const { page } = planner;
    const twins = [await twinOf(id, house.database), await twinOf(id, house.database)];

    const said: (readonly string[])[] = [];
    const teched: (readonly string[])[] = [];
    for (const [which, table] of [id, ...twins].entries()) {
      other.heard.length = 0;
      planner.heard.length = 0;
      await other.opens(`/t/${table}`);
      await other.isAsked();
      await planner.opens(`/t/${table}`);
      await drawerOn(page).waitFor();
      const before = saidOf(other, table);
      const made: string[] = [];
      if (which === 0) {
        // A change of mind: one card is sealed and taken back.
        await drawerOn(page).click();
        await seals(page, 5);
        await sealedOn(page).click();
        await expect.poll(() => sealedOn(page).count()).toBe(0);
        made.push(await seals(page, 0), await seals(page, 1));
        await expect.poll(() => sealedOn(page).count()).toBe(2);
        await page.reload();
        await drawerOn(page).click();
        await expect.poll(() => sealedOn(page).count()).toBe(2);
      } else if (which === 1) {
        await drawerOn(page).click();
        made.push(await seals(page, 7), await seals(page, 7));
        await expect.poll(() => sealedOn(page).count()).toBe(2);
      }
      expect(saidOf(other, table)).toEqual(before);
      await endsTurn(other);
      if (which === 2) {
        await opensBinder(page);
        made.push(await seals(page, 3));
        await page.getByRole('heading', { level: 1, name: /besides/ }).waitFor();
        made.push(await seals(page, 4));
      }
      await expect.poll(() => techedIn(planner).slice(-2)).toEqual(made);
      // The last that is said of it: both cards are teched, and the turn goes on.
      await expect.poll(() => saidOf(other, table).at(-1)).toMatch(/"teched".*"goldGained"/);
      teched.push(made);
      said.push(saidOf(other, table));
    }
    expect(new Set(teched.flat()).size).toBe(5);
    expect(said[0]?.length).toBeGreaterThan(4);
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  },
  PATIENCE,
);

/** What of the binder is too small for a thumb. */
async function tooSmall(binder: Locator): Promise<readonly string[]> {
  const boxes = await binder.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return { name: button.getAttribute('aria-label') ?? button.textContent ?? '', width, height };
    }),
  );
  return boxes
    .filter(({ width, height }) => width > 0 && (width < THUMB || height < THUMB))
    .map(({ name, width, height }) => `${name}: ${width} × ${height}`);
}

async function expectNoObstacles(page: Page, where: string): Promise<void> {
  for (const theme of ['dusk', 'paper']) {
    await inTheme(page, theme);
    expect(await obstaclesOn(page), `${where}, ${theme}`).toEqual([]);
  }
}

test(
  'a binder is read and sealed on a phone and at a desk, by touch and by keys; what is not planned is asked',
  async () => {
    const anna = await invite('Anna', SIZES.phone);
    const { page } = anna;
    await anna.context.addInitScript(holdBots);
    await anna.opens('/new/codex');
    await page.getByRole('radio', { name: 'Dealt' }).check({ force: true });
    await page.getByRole('radio', { name: 'Level 1, Novice' }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: /^Set the patrol/ }).waitFor();
    // It can be looked into before anything is chosen.
    await page.getByRole('button', { name: 'Your codex' }).click();
    const looked = page.getByRole('dialog', { name: 'Your codex' });
    await expect.poll(() => pocketsIn(looked).count()).toBe(12);
    expect(await looked.getByRole('button', { name: /^Seal/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await looked.waitFor({ state: 'detached' });
    await holds(page);
    await clicksUntil(page.getByRole('button', { name: /^(Set the patrol|Leave it empty)/ }), drawerOn(page));

    await drawerOn(page).tap();
    const binder = binderOn(page);
    await expect.poll(() => pocketsIn(binder).count()).toBe(12);
    expect(await tooSmall(binder)).toEqual([]);
    await expectNoObstacles(page, 'a phone');
    const tabs = binder.getByRole('group', { name: 'Leaf' }).getByRole('button');
    expect(await tabs.count()).toBe(3);
    await tabs.nth(1).tap();
    await seals(page, 11);
    await expect.poll(() => sealedOn(page).count()).toBe(1);

    await page.setViewportSize(SIZES.desk.viewport);
    // Another layout puts the binder away; what is sealed stays sealed.
    await drawerOn(page).click();
    await expect.poll(() => pocketsIn(binder).count()).toBe(36);
    await expectNoObstacles(page, 'a desk');
    // Along a leaf, and on to the next.
    await pocketsIn(binder).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await pocketsIn(binder).nth(12).getAttribute('aria-pressed')).toBe('true');
    await binder.getByRole('button', { name: /^Seal / }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sealedOn(page).count()).toBe(2);
    expect(await binder.getByRole('button', { name: /^Seal / }).count()).toBe(0);
    for (const left of [1, 0]) {
      await sealedOn(page).first().click();
      await expect.poll(() => sealedOn(page).count()).toBe(left);
    }
    await page.keyboard.press('Escape');
    await lets(page);

    await page.getByRole('heading', { level: 1, name: /tech/ }).waitFor();
    await page.getByRole('heading', { level: 2, name: /^Turn \d+: / }).waitFor();
    await expectNoObstacles(page, 'what others did');
    await opensBinder(page);
    await expectNoObstacles(page, 'the question at a desk');
    await page.getByRole('button', { name: 'To the table' }).click();
    await opensBinder(page);
    await seals(page, 0);
    await page.getByRole('heading', { level: 1, name: /besides/ }).waitFor();
    await page.setViewportSize(SIZES.phone.viewport);
    await expectNoObstacles(page, 'the question on a phone');
    await seals(page, 1);
    await page.getByRole('button', { name: /^Set the patrol/ }).waitFor();
  },
  PATIENCE,
);
