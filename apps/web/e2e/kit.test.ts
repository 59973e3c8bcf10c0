import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { obstaclesOn } from './axe.ts';
import { IS_DEEP, PATIENCE } from './deep.ts';
import { FAIR_MOMENTS, type FairMoment } from './gallery/fair/fairSession.ts';
import { faultsOn, placesOn } from './layout.ts';
import { visitors } from './visitors.ts';

/** The kit wears the fair: ten people, forty things on the table, a hundred answers, a hand that scrolls. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 670],
  [1280, 800],
  [1920, 1080],
] as const;
/** In every run one window of each layout, the smallest of phones. */
const USUAL = WINDOWS.filter(([width]) => ![390, 1920].includes(width));
const WIDEST_AND_NARROWEST = WINDOWS.filter(([width]) => width === 360 || width === 1920);

const { visit } = visitors();

async function opensTheFair(width: number, height: number): Promise<Page> {
  const { page } = await visit({ viewport: { width, height }, hasTouch: width < 900 });
  return page;
}

async function show(page: Page, moment: FairMoment, withClocks = false): Promise<void> {
  await page.evaluate(([which, clocks]) => window.showFair(which, clocks), [moment, withClocks] as const);
  await page.locator('[data-part="theirs"] li button').nth(7).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test.each(IS_DEEP ? WINDOWS : USUAL)(
  'at %i x %i nothing of the largest table is cut, covered or collides, and hand and board stand still',
  async (width, height) => {
    const page = await opensTheFair(width, height);
    const found: Record<string, readonly string[]> = {};
    const places = new Set<string>();
    for (const moment of FAIR_MOMENTS) {
      for (const withClocks of [false, true]) {
        await show(page, moment, withClocks);
        places.add(JSON.stringify(await placesOn(page)));
        // The end of a day lies over the board.
        if (moment === 'dayEnd') continue;
        const faults = await faultsOn(page);
        if (faults.length > 0) found[`${moment}${withClocks ? ' with clocks' : ''}`] = faults;
      }
    }
    expect(found).toEqual({});
    expect([...places]).toHaveLength(1);
  },
  PATIENCE,
);

test.each(IS_DEEP ? WINDOWS : WIDEST_AND_NARROWEST)(
  'at %i x %i all ten people are reached, and all forty things answer a touch',
  async (width, height) => {
    const page = await opensTheFair(width, height);
    await show(page, 'market');
    const people = page.locator('[data-part="ours"] button, [data-part="theirs"] button');
    const names: string[] = [];
    for (const person of await people.all()) {
      if (!(await person.textContent())?.match(/coins|you$|opponent|defeated/)) continue;
      await person.click();
      const sheet = page.getByRole('dialog');
      names.push((await sheet.getByRole('heading').first().textContent()) ?? '');
      await sheet.getByRole('button', { name: 'Close' }).click();
      await sheet.waitFor({ state: 'hidden' });
    }
    expect(new Set(names).size).toBe(10);
    const stalls = page.locator('[data-part="board"] button');
    const answers = page.locator('[data-part="answers"] button');
    const before = await placesOn(page);
    for (const stall of await stalls.all()) {
      await stall.click();
      const name = (await stall.textContent())?.replace(/\d left$/, '') ?? '';
      await answers.filter({ hasText: `Visit ${name}` }).waitFor();
      const { width: wide = 0, height: high = 0 } = (await stall.boundingBox()) ?? {};
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    }
    expect(await stalls.count()).toBe(40);
    expect(await placesOn(page)).toEqual(before);
  },
  PATIENCE,
);

test.each([
  [360, 640],
  [1280, 670],
  [1920, 1080],
] as const)(
  'at %i x %i all hundred answers are reached by keys, and seen where the focus is',
  async (width, height) => {
    const page = await opensTheFair(width, height);
    await show(page, 'market');
    const before = await placesOn(page);
    const reached = new Set<string>();
    await walkAnswers(page, [], reached);
    expect([...reached].toSorted()).toHaveLength(100);
    expect(await placesOn(page)).toEqual(before);
    // And one of them is given.
    await opensPath(page, [0]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Farid wants two candles for it. Agree?' }).waitFor();
    expect(await placesOn(page)).toEqual(before);
  },
  PATIENCE,
);

test('a step back from a group in a group leads to the outer one, and another to the whole question', async () => {
  const page = await opensTheFair(360, 640);
  await show(page, 'market');
  const answers = page.locator('[data-part="answers"] button');
  const groups = answers.filter({ hasText: /(\d+ ways|\(\d+\))$/ });
  const texts = () => answers.allTextContents();
  const whole = await texts();
  await page.getByRole('button', { name: /^Buy/ }).click();
  await expect.poll(texts).not.toEqual(whole);
  const outer = await texts();
  await groups.first().click();
  await expect.poll(texts).not.toEqual(outer);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(texts).toEqual(outer);
  await page.keyboard.press('Escape');
  await expect.poll(texts).toEqual(whole);
});

/** Walks along the answers with arrows, and into every group with Enter. */
async function walkAnswers(page: Page, path: readonly number[], reached: Set<string>): Promise<void> {
  const count = await opensPath(page, path);
  for (let index = 0; index < count; index++) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    const focus = await focusOn(page);
    expect(focus.isSeen, `${focus.text} is seen`).toBe(true);
    if (focus.isTool) continue;
    if (!focus.isGroup) {
      reached.add(focus.text);
      continue;
    }
    await walkAnswers(page, [...path, index], reached);
    await opensPath(page, path);
    for (let step = 0; step < index; step++) await page.keyboard.press('ArrowRight');
  }
}

/** From the whole question through these groups; the focus is then on the first button. Tells how many there are. */
async function opensPath(page: Page, path: readonly number[]): Promise<number> {
  const whole = page.locator('[data-part="answers"] button', { hasText: /Sell\s*\(?18/ });
  while ((await whole.count()) === 0) await page.keyboard.press('Escape');
  await whole.focus();
  for (const index of path) {
    for (let step = 0; step < index; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => document.activeElement === document.querySelector('[data-part="answers"] button'),
    );
  }
  return page.locator('[data-part="answers"] button').count();
}

async function focusOn(page: Page) {
  return page.evaluate(() => {
    const held = document.activeElement;
    const place = document.querySelector('[data-part="answers"]')?.getBoundingClientRect();
    if (!(held instanceof HTMLElement) || !place) throw new Error('nothing has the focus');
    const box = held.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      text: held.textContent?.replace(/^\d(?=[A-Z])/, '') ?? '',
      isTool: /^(Back|All \d+)$/.test(held.textContent ?? ''),
      isGroup: /(\d+ ways|\(\d+\))$/.test(held.textContent ?? ''),
      isSeen:
        found !== null && held.contains(found) && box.top >= place.top - 1 && box.bottom <= place.bottom + 1,
    };
  });
}

test(
  'the list of all answers has a hundred, and the hand scrolls to its last card by keys',
  async () => {
    const page = await opensTheFair(1280, 670);
    await show(page, 'market');
    await page.getByRole('button', { name: 'All 100' }).click();
    const sheet = page.getByRole('dialog', { name: 'All answers' });
    await sheet.waitFor();
    expect(await sheet.locator('section button').count()).toBe(100);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });

    const cards = page.locator('[data-walk="hand"] button');
    await cards.first().focus();
    await page.keyboard.press('ArrowLeft');
    const last = cards.last();
    await expect.poll(() => last.evaluate((one) => one === document.activeElement)).toBe(true);
    const hand = await page.locator('[data-part="hand"]').boundingBox();
    const card = await last.boundingBox();
    if (!hand || !card) throw new Error('there is no hand');
    expect(card.x + card.width).toBeLessThanOrEqual(hand.x + hand.width + 1);
    await page.keyboard.press('Enter');
    await page.locator('[data-part="answers"] button', { hasText: 'Sell Fiddle 18' }).waitFor();
  },
  PATIENCE,
);

test.each([
  [390, 844],
  [1280, 800],
] as const)(
  'at %i x %i the largest table stands in nobody’s way',
  async (width, height) => {
    const page = await opensTheFair(width, height);
    await show(page, 'market');
    expect(await obstaclesOn(page)).toEqual([]);
  },
  PATIENCE,
);

test.each([
  [390, 844],
  [1280, 800],
] as const)(
  'at %i x %i what may be planned waits in a drawer: it is made there, counted outside, and taken back',
  async (width, height) => {
    const page = await opensTheFair(width, height);
    await show(page, 'waiting');
    const before = await placesOn(page);
    const drawer = page.getByRole('button', { name: /^Plan ahead/ });
    await drawer.click();
    const sheet = page.getByRole('dialog', { name: 'Before you are asked' });
    await sheet.locator('summary').click();
    const choices = sheet.getByRole('listitem').getByRole('button');
    const first = (await choices.nth(1).textContent()) ?? '';
    await choices.nth(1).click();
    await sheet.getByText(`Planned: ${first}.`).waitFor();
    expect(await obstaclesOn(page)).toEqual([]);
    await choices.nth(1).click();
    await sheet.getByText(`Planned: ${first}, ${first}.`).waitFor();
    expect(await choices.count()).toBe(0);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Plan ahead\s*2\s*planned$/ }).click();
    await sheet.getByRole('button', { name: 'Take the plan back' }).click();
    await sheet.getByText('You have planned nothing.').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(await placesOn(page)).toEqual(before);
  },
  PATIENCE,
);
