import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twinOf } from '../../../e2e/database.ts';
import { PATIENCE } from '../../../e2e/deep.ts';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';
import { openOwnHouse } from '../../../e2e/house.ts';
import type { Person } from '../../../e2e/people.ts';
import { answersOn, logOn, questionOn } from '../../../e2e/table.ts';

let house: Awaited<ReturnType<typeof openOwnHouse>>;
beforeAll(async () => {
  house = await openOwnHouse();
}, PATIENCE);
afterAll(() => house.close());
const { invite } = guests(() => house.url);

function planOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Plan ahead' });
}

/** What the page says of the plan. */
function plannedOn(page: Page): Locator {
  return planOn(page).getByRole('status');
}

/** Opens the list of cards as a whole, by keys alone. */
async function unfolds(page: Page): Promise<void> {
  const folded = planOn(page).locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) {
    await folded.first().focus();
    await page.keyboard.press('Enter');
  }
}

/** The names of all cards that may be planned now. */
async function cardsOn(page: Page): Promise<readonly string[]> {
  return planOn(page).locator('li > button > span > span:first-child').allTextContents();
}

async function plans(page: Page, card: string): Promise<void> {
  await planOn(page).getByRole('button', { name: card, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Answers by the first of the texts that is listed. */
async function answersFirst(person: Person, ...texts: readonly RegExp[]): Promise<void> {
  const asked = await person.isAsked();
  if (asked === 'over') throw new Error('it is over too soon');
  const found = texts.map((text) => asked.answers.findIndex((one) => text.test(one))).find((at) => at >= 0);
  await person.answers(found ?? 0);
}

/** Ends a turn, without a patrol. */
async function endsTurn(person: Person): Promise<void> {
  await answersFirst(person, /^Set the patrol/);
  for (let slot = 0; slot < 5; slot++) {
    await answersOn(person.page)
      .first()
      .or(questionOn(person.page).filter({ hasText: /^Waiting/ }))
      .first()
      .waitFor();
    if (
      await questionOn(person.page)
        .filter({ hasText: /^Waiting/ })
        .isVisible()
    )
      return;
    await answersFirst(person, /^Leave it empty/);
  }
}

/** Lets bots think only while the page is told so, in this page and after a reload. */
function holdBots(): void {
  const send = Worker.prototype.postMessage;
  const waiting: (() => void)[] = [];
  const isHeld = () => sessionStorage.getItem('held') === 'yes';
  Worker.prototype.postMessage = function post(this: Worker, ...sent: unknown[]) {
    const go = () => Reflect.apply(send, this, sent);
    if (isHeld()) waiting.push(go);
    else go();
  };
  addEventListener('bots', () => {
    for (const go of waiting.splice(0)) go();
  });
}

async function holds(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('held', 'yes'));
}

async function lets(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('held', 'no');
    dispatchEvent(new Event('bots'));
  });
}

test(
  'against a bot, a tech choice is planned during its turn by keys, changed, kept over a reload, and made',
  async () => {
    const anna = await invite('Anna');
    const { page } = anna;
    await anna.context.addInitScript(holdBots);
    await anna.opens('/new/codex');
    await page.getByRole('radio', { name: 'Basic' }).check({ force: true });
    await page.getByRole('radio', { name: 'Dealt' }).check({ force: true });
    await page.getByRole('radio', { name: 'Level 1, Novice' }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await anna.isAsked();
    expect(await planOn(page).count()).toBe(0);
    await holds(page);
    await endsTurn(anna);

    await expect.poll(() => plannedOn(page).textContent()).toBe('You have planned nothing.');
    await unfolds(page);
    const [first = '', second = '', third = ''] = await cardsOn(page);
    await plans(page, first);
    expect(await plannedOn(page).textContent()).toBe(`Planned: ${first}.`);
    await plans(page, second);
    expect(await plannedOn(page).textContent()).toBe(`Planned: ${first}, ${second}.`);
    // Nothing more can be planned: the list is gone, and what had the focus with it.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Plan ahead');
    await planOn(page).getByRole('button', { name: 'Take the plan back' }).click();
    expect(await plannedOn(page).textContent()).toBe('You have planned nothing.');
    await unfolds(page);
    await plans(page, third);
    await plans(page, second);

    await page.reload();
    await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${third}, ${second}.`);
    await lets(page);
    await logOn(page).getByText(`You teched ${second}.`).waitFor();
    await logOn(page).getByText(`You teched ${third}.`).waitFor();
    const asked = await anna.isAsked();
    expect(asked).toMatchObject({ text: expect.not.stringContaining('tech') });
    expect(await planOn(page).count()).toBe(0);
  },
  PATIENCE,
);

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

test(
  'on a server, a plan is changed and kept over a reload, and the other player’s bytes are the same without it',
  async () => {
    const people = [await invite('Anna'), await invite('Ben')];
    const errands = people.map(({ context }) => new Errands(context, house.url));
    for (const [index, one] of people.entries()) await errands[index]?.becomes(one.name);
    const id = (await errands[0]?.laysTable('codex', { game: 'basic', heroes: 'dealt' })) ?? '';
    await errands[1]?.sits(id);
    const seat = await untilPlanning(id, errands);
    const [planner, other] = [people[seat], people[1 - seat]];
    if (!planner || !other) throw new Error('two have come');
    const { page } = planner;
    const tables = [id, await twinOf(id, house.database)] as const;

    const said: (readonly string[])[] = [];
    for (const [which, table] of tables.entries()) {
      other.heard.length = 0;
      await other.opens(`/t/${table}`);
      await other.isAsked();
      await planner.opens(`/t/${table}`);
      await expect.poll(() => plannedOn(page).textContent()).toBe('You have planned nothing.');
      await unfolds(page);
      const [first = '', second = '', third = ''] = await cardsOn(page);
      const before = saidOf(other, table);
      if (which === 0) {
        await plans(page, first);
        await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${first}.`);
        await planOn(page).getByRole('button', { name: 'Take the plan back' }).click();
        await expect.poll(() => plannedOn(page).textContent()).toBe('You have planned nothing.');
        await unfolds(page);
        await plans(page, second);
        await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${second}.`);
        await plans(page, third);
        await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${second}, ${third}.`);
        await page.reload();
        await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${second}, ${third}.`);
        expect(saidOf(other, table)).toEqual(before);
      }
      await endsTurn(other);
      if (which === 1) {
        for (const card of [first, second]) {
          // By the words of the answers: a long list is folded.
          const list = page.locator('[aria-labelledby="plain-answers"]');
          const answer = list.getByRole('button', { name: card, exact: true });
          const groups = list.locator('button[aria-expanded="false"]');
          await answersOn(page).first().waitFor();
          for (let at = 0; !(await answer.isVisible()); at++) {
            await groups.nth(at).click();
            if (await answer.isVisible()) break;
            await page.keyboard.press('Escape');
          }
          await answer.click();
          await logOn(page).getByText(`You teched ${card}.`).first().waitFor();
        }
      } else {
        for (const card of [second, third])
          await logOn(page).getByText(`You teched ${card}.`).first().waitFor();
      }
      expect(await planner.isAsked()).toMatchObject({ text: expect.not.stringContaining('tech') });
      expect(await planOn(page).count()).toBe(0);
      await expect.poll(() => other.log()).toContainEqual(expect.stringMatching(/gained? \d+ gold/));
      said.push(saidOf(other, table));
    }
    expect(said[0]?.length).toBeGreaterThan(4);
    expect(said[0]).toEqual(said[1]);
  },
  PATIENCE,
);
