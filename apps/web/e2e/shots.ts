import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { makeContactSheet, type Shot } from './contactSheet.ts';
import { shootEngines } from './engines/shots.ts';
import { openHouse } from './house.ts';
import { shootKit } from './kitShots.ts';
import { Person } from './people.ts';
import { SCREENS } from './screens.ts';
import { DOCS, isAll, isWanted, SHOTS, shootThemes } from './shooting.ts';
import { SIZES } from './sizes.ts';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

if (isAll) await rm(SHOTS, { recursive: true, force: true });
const browser = await openBrowser();
try {
  await shootScreens(browser);
  if (isWanted('engines')) await inHouse((url) => shootEngines(url, SHOTS));
  if (isWanted('kit')) await shootKit(browser);
  // Each game has a script of its own for its moments.
  for (const script of globSync('*/e2e/shots.ts', { cwd: GAMES }))
    spawnSync(process.execPath, [join(GAMES, script), ...process.argv.slice(2)], { stdio: 'inherit' });
  const shots = shotsTaken();
  console.log(`${shots.length} pictures are in ${SHOTS}.`);
  if (isAll) await makeContactSheet(browser, shots, join(DOCS, 'contact-sheet.webp'));
} finally {
  await browser.close();
}

/** Every page of the client, with the real server behind it. */
async function shootScreens(browser: Browser): Promise<void> {
  const screens = SCREENS.filter(({ name }) => isWanted(name));
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
async function inHouse(use: (url: string) => Promise<void>): Promise<void> {
  const house = await openHouse();
  try {
    await use(house.url);
  } finally {
    await house.close();
  }
}

/** All pictures there are now; their names say what they are of. */
function shotsTaken(): readonly Shot[] {
  return globSync('*.webp', { cwd: SHOTS })
    .toSorted()
    .flatMap((file) => {
      const [, name, size, theme] = /^(.+)-([a-z]+)-([a-z]+)\.webp$/.exec(file) ?? [];
      return name && size && theme ? [{ name, size, theme, path: join(SHOTS, file) }] : [];
    });
}
