import { groupsOfCards } from '@riposte/codex/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { SIZES } from '../../../e2e/sizes.ts';

const { invite } = guests();

const ALL = groupsOfCards().flatMap(({ entries }) => entries).length;

/** The buttons of all cards that are shown now. */
function cardsOn(page: Page) {
  return page.locator('section[aria-labelledby^="cards-"] li button');
}

/** What an open card is called, and all that stands around it. */
function cardOn(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test('cards are found by words and by what they are, and the address brings them back', async () => {
  const mira = await invite('Mira');
  const { page } = mira;
  await mira.opens('/rules/codex');
  await page.getByRole('link', { name: 'All cards as pictures' }).click();
  await page.getByRole('heading', { level: 1, name: 'The cards of Codex' }).waitFor();
  const said = page.getByText(/^\d+ cards?$/);
  await expect.poll(() => said.textContent()).toBe(`${ALL} cards`);
  expect(await cardsOn(page).count()).toBe(ALL);

  await page.getByRole('searchbox', { name: 'Find' }).pressSequentially('tiger');
  await expect.poll(() => cardsOn(page).count()).toBeLessThan(20);
  await page.getByRole('combobox', { name: 'Spec' }).selectOption('feral');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('unit');
  await expect.poll(() => said.textContent()).toBe('2 cards');
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Feral');
  expect(mira.place).toBe('/cards/codex?find=tiger&spec=feral&kind=unit');

  const ben = await invite('Ben');
  await ben.opens(mira.place);
  await expect.poll(() => cardsOn(ben.page).count()).toBe(2);
  await ben.page.getByRole('combobox', { name: 'Colour' }).selectOption('red');
  await ben.page.getByText('No card is like that.').waitFor();
});

test('a card is opened by keys; a keyword is explained, its rule opens, and its rulings stand below', async () => {
  const mira = await invite('Mira', SIZES.phone);
  const { page } = mira;
  await mira.opens('/cards/codex?spec=balance');
  // By role and name: what is drawn is also said.
  const owl = page.getByRole('button', { name: /^Gemscout Owl\. Unit, tech I, 1 gold, 0\/1/ });
  await owl.focus();
  await page.keyboard.press('Enter');
  const open = cardOn(page, 'Gemscout Owl');
  const keyword = open.getByRole('button', { name: 'Flying' });
  expect(await keyword.getAttribute('aria-expanded')).toBe('false');
  await keyword.focus();
  await page.keyboard.press('Enter');
  expect(await keyword.getAttribute('aria-expanded')).toBe('true');
  await open.getByText('it may ignore patrollers that do not fly').waitFor();
  await open.getByRole('button', { name: '14.10' }).click();
  await page.getByRole('dialog', { name: '14 Keywords' }).getByText('Flying: it may ignore').waitFor();
  await page.keyboard.press('Escape');
  await open.waitFor();
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
  expect(await owl.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: /^Circle of Life\./ }).tap();
  await cardOn(page, 'Circle of Life').getByRole('heading', { name: 'How sure we are' }).waitFor();
  await page.keyboard.press('Escape');
  await mira.opens('/cards/codex?find=hired+stomper');
  await page.getByRole('button', { name: /^Hired Stomper\./ }).tap();
  await cardOn(page, 'Hired Stomper').getByRole('heading', { name: 'Rulings' }).waitFor();
  await cardOn(page, 'Hired Stomper').getByText('if there is no other (manual)').waitFor();
});

/** Cards whose text does not fit, whose name is cut, or whose picture has become a slit: in the page. */
function crowded(): readonly string[] {
  return [...document.querySelectorAll('section[aria-labelledby^="cards-"] [data-frame]')].flatMap((card) => {
    const { bottom, right } = card.getBoundingClientRect();
    const inside = [...card.querySelectorAll('span')].map((part) => part.getBoundingClientRect());
    const picture = card.firstElementChild?.getBoundingClientRect().height ?? 0;
    const isOver = inside.some((part) => part.bottom > bottom + 1 || part.right > right + 1);
    const isCut = [...card.querySelectorAll('[class*=name]')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    return isOver || isCut || picture < 40 ? [card.textContent ?? ''] : [];
  });
}

/** Cards are drawn in the size of the letters: a wider window makes all of them larger, and no text longer. */
const FITS = [
  { width: 360, size: 'Large' },
  { width: 360, size: 'Small' },
  { width: 1280, size: 'Large' },
] as const;

test('every text fits its card, large and small, on the narrowest phone and at a desk', async () => {
  const { page, ...mira } = await invite('Mira', { viewport: { width: 360, height: 800 } });
  await page.goto(`${mira.house}/cards/codex`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const { width, size } of FITS) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('radio', { name: size }).check({ force: true });
    await cardsOn(page).first().waitFor();
    // What is out of sight is not laid out otherwise.
    const style = await page.addStyleTag({ content: 'section { content-visibility: visible !important }' });
    expect(await page.evaluate(crowded), `${size}, ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});

/** Each size and each kind of card is looked at on both screens, and in both themes on one of them. */
const LOOKS = [
  { screen: SIZES.phone, size: 'Large', card: 'Sirus Quince', theme: 'dusk' },
  { screen: SIZES.phone, size: 'Small', card: 'Spectral Hound', theme: 'paper' },
  { screen: SIZES.desk, size: 'Large', card: 'Sirus Quince', theme: 'paper' },
  { screen: SIZES.desk, size: 'Small', card: 'Spectral Hound', theme: 'dusk' },
] as const;

test(
  'nothing on the page of cards, or on an open card, stands in anybody’s way, on a phone or on a desk',
  async () => {
    const mira = await invite('Mira', SIZES.phone);
    const { page } = mira;
    await mira.opens('/cards/codex?spec=truth');
    await cardsOn(page).first().waitFor();
    for (const { screen, size, card, theme } of LOOKS) {
      await page.setViewportSize(screen.viewport);
      await page.getByRole('radio', { name: size }).check({ force: true });
      await inTheme(page, theme);
      expect(await obstaclesOn(page), `${screen.viewport.width}, ${size}, ${theme}`).toEqual([]);
      await page.getByRole('button', { name: new RegExp(`^${card}\\.`) }).click();
      await cardOn(page, card).waitFor();
      expect(await obstaclesOn(page), `${card}, ${theme}`).toEqual([]);
      await page.keyboard.press('Escape');
      await cardOn(page, card).waitFor({ state: 'detached' });
    }
  },
  PATIENCE,
);
