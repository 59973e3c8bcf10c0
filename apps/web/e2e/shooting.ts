import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { inTheme } from './axe.ts';
import { openBrowser } from './browser.ts';
import { makeContactSheet, type Shot } from './contactSheet.ts';
import { openGallery, positionsToShow, showPosition } from './gallery.ts';
import { openHouse } from './house.ts';
import { Person } from './people.ts';
import { takePicture } from './picture.ts';
import type { Moments, Position } from './positions.ts';
import type { Screen } from './screens.ts';
import { SIZES } from './sizes.ts';

export const SHOTS = fileURLToPath(new URL('./dist/shots', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../docs/web', import.meta.url));
/** A page is at rest when nothing has changed on it for so many milliseconds. */
const REST = 400;

const THEMES = ['dusk', 'paper'] as const;

/** Pictures that the README shows: which moment or screen, how large, in which theme. */
const SHOWN: Readonly<Record<string, string>> = {
  'table-desk-dusk': 'full-mainAction-desk-dusk',
  'table-phone-paper': 'simple-answerStrike-phone-paper',
  'home-desk-dusk': 'home-desk-dusk',
  'island-desk-dusk': 'ten-move-desk-dusk',
  'island-phone-paper': 'four-act-phone-paper',
  'war-table-desk-dusk': 'duel-defender-desk-dusk',
  'war-table-phone-paper': 'duel-main-phone-paper',
};

/** Only what has one of these words in its name, where some were given. */
const wanted = process.argv.slice(2);
export const isAll = wanted.length === 0;
export const isWanted = (name: string) => isAll || wanted.some((word) => name.includes(word));

/** What this process has taken pictures of. */
const taken: Shot[] = [];

/** One picture of all that were taken, beside them. */
export async function makeSheet(name: string): Promise<void> {
  if (!isAll) return;
  const browser = await openBrowser();
  try {
    await makeContactSheet(browser, taken, join(SHOTS, `contact-sheet-${name}.webp`));
  } finally {
    await browser.close();
  }
}

/** Takes pictures of what is on a page, in each theme. */
async function shootThemes({ page }: Person, name: string, size: string): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await mkdir(SHOTS, { recursive: true });
  await mkdir(DOCS, { recursive: true });
  for (const theme of THEMES) {
    await inTheme(page, theme);
    await comesToRest(page);
    const path = join(SHOTS, `${name}-${size}-${theme}.webp`);
    await takePicture(page, path);
    taken.push({ name, size, path });
    for (const [file, of] of Object.entries(SHOWN)) {
      if (of === `${name}-${size}-${theme}`) await takePicture(page, join(DOCS, `${file}.webp`), 90);
    }
  }
}

/** Resolves when a page is at rest: what is painted frame by frame is there. */
async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, rest);
        const watch = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        };
        new MutationObserver(watch).observe(document, { subtree: true, childList: true, attributes: true });
      }),
    REST,
  );
}

/** Takes pictures of pages, with the real server behind them. */
export async function shootScreens(browser: Browser, all: readonly Screen[]): Promise<void> {
  const screens = all.filter(({ name }) => isWanted(name));
  if (screens.length === 0) return;
  await inHouse(async (url) => {
    for (const [size, options] of Object.entries(SIZES)) {
      for (const { name, open } of screens) {
        const person = await Person.enters('Mira', browser, url, { colorScheme: 'dark', ...options });
        try {
          await open(person);
          await shootThemes(person, name, size);
        } catch (error) {
          console.error(`${name} (${size}) cannot be shown: ${error}`);
        }
        for (const fault of person.faults) console.error(`${name} (${size}): ${fault}`);
        await person.leaves();
      }
    }
  });
}

/** Opens a service for as long as something is done with it. */
export async function inHouse(use: (url: string) => Promise<void>): Promise<void> {
  const house = await openHouse();
  try {
    await use(house.url);
  } finally {
    await house.close();
  }
}

/** Takes pictures of every kind of question of a game, and of every way to play it. */
export async function shootMoments(game: string, moments: Moments): Promise<void> {
  await shootPositions(game, await positionsToShow(game, moments));
}

/** Takes pictures of single moments. */
export async function shootPositions(game: string, all: readonly Position[]): Promise<void> {
  const positions = all.filter(({ match, moment }) => isWanted(`${match}-${moment}`));
  if (positions.length === 0) return;
  const browser = await openBrowser();
  const gallery = await openGallery();
  try {
    for (const [size, options] of Object.entries(SIZES)) {
      const person = await Person.enters('Mira', browser, gallery.url, { colorScheme: 'dark', ...options });
      await person.opens('');
      for (const position of positions) {
        await showPosition(person.page, game, position);
        await shootThemes(person, `${position.match}-${position.moment.replaceAll(':', '-')}`, size);
      }
      for (const fault of person.faults) console.error(`${size}: ${fault}`);
      await person.leaves();
    }
  } finally {
    await gallery.close();
    await browser.close();
  }
}
