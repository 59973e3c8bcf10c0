import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { inTheme } from './axe.ts';
import { openBrowser } from './browser.ts';
import { makeContactSheet, type Shot } from './contactSheet.ts';
import { openGallery, positionsToShow, showPosition } from './gallery.ts';
import { openHouse } from './house.ts';
import { Person } from './people.ts';
import { takePicture } from './picture.ts';
import { SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';

const SHOTS = fileURLToPath(new URL('./dist/shots', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../docs/web', import.meta.url));
/** How long, in milliseconds, a page may take to come to rest. */
const REST = 300;

const THEMES = ['dusk', 'paper'] as const;

/** Pictures that the README shows: which moment or screen, how large, in which theme. */
const SHOWN: Readonly<Record<string, string>> = {
  'table-desk-dusk': 'full-mainAction-desk-dusk',
  'table-phone-paper': 'simple-answerStrike-phone-paper',
  'home-desk-dusk': 'home-desk-dusk',
};

/** Only what has one of these words in its name, where some were given. */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));

if (wanted.length === 0) await rm(SHOTS, { recursive: true, force: true });
await mkdir(SHOTS, { recursive: true });
await mkdir(DOCS, { recursive: true });
const browser = await openBrowser();
try {
  const shots = [...(await shootScreens(browser)), ...(await shootMoments(browser))];
  console.log(`${shots.length} pictures are in ${SHOTS}.`);
  if (wanted.length === 0) await makeContactSheet(browser, shots, join(DOCS, 'contact-sheet.webp'));
} finally {
  await browser.close();
}

/** Every page of the client, with the real server behind it. */
async function shootScreens(browser: Browser): Promise<readonly Shot[]> {
  const screens = SCREENS.filter(({ name }) => isWanted(name));
  if (screens.length === 0) return [];
  const house = await openHouse();
  const shots: Shot[] = [];
  try {
    for (const [size, options] of Object.entries(SIZES)) {
      for (const { name, open } of screens) {
        const person = await Person.enters('Mira', browser, house.url, { colorScheme: 'dark', ...options });
        try {
          await open(person);
          shots.push(...(await shootThemes(person, name, size)));
        } catch (error) {
          console.error(`${name} (${size}) cannot be shown: ${error}`);
        }
        for (const fault of person.faults) console.error(`${name} (${size}): ${fault}`);
        await person.leaves();
      }
    }
  } finally {
    await house.close();
  }
  return shots;
}

/** Every kind of question, and every way to play. */
async function shootMoments(browser: Browser): Promise<readonly Shot[]> {
  const positions = positionsToShow().filter(({ match, moment }) => isWanted(`${match}-${moment}`));
  if (positions.length === 0) return [];
  const gallery = await openGallery();
  const shots: Shot[] = [];
  try {
    for (const [size, options] of Object.entries(SIZES)) {
      const person = await Person.enters('Mira', browser, gallery.url, { colorScheme: 'dark', ...options });
      await person.opens('/');
      for (const position of positions) {
        await showPosition(person.page, position);
        const name = `${position.match}-${position.moment.replaceAll(':', '-')}`;
        shots.push(...(await shootThemes(person, name, size)));
      }
      for (const fault of person.faults) console.error(`${size}: ${fault}`);
      await person.leaves();
    }
  } finally {
    await gallery.close();
  }
  return shots;
}

async function shootThemes({ page }: Person, name: string, size: string): Promise<readonly Shot[]> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shots: Shot[] = [];
  for (const theme of THEMES) {
    await inTheme(page, theme);
    await page.waitForTimeout(REST);
    const shot = { name, size, theme, path: join(SHOTS, `${name}-${size}-${theme}.webp`) };
    await takePicture(page, shot.path);
    shots.push(shot);
    for (const [file, of] of Object.entries(SHOWN)) {
      if (of === `${name}-${size}-${theme}`) await takePicture(page, join(DOCS, `${file}.webp`), 90);
    }
  }
  return shots;
}
