import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.ts';
import { shootEngines } from './engines/shots.ts';
import { failedGames } from './gameScripts.ts';
import { shootKit } from './kitShots.ts';
import { SCREENS } from './screens.ts';
import { inHouse, isAll, isWanted, makeSheet, SHOTS, shootScreens } from './shooting.ts';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

if (isAll) await rm(SHOTS, { recursive: true, force: true });
const browser = await openBrowser();
try {
  await shootScreens(browser, SCREENS);
  if (isWanted('engines')) await inHouse((url) => shootEngines(url, SHOTS));
  if (isWanted('kit')) await shootKit(browser);
  // Each game has a script of its own for its moments.
  const failed = failedGames(GAMES, 'e2e/shots.ts', process.argv.slice(2));
  await makeSheet('pages');
  console.log(`The pictures are in ${SHOTS}.`);
  if (failed.length > 0)
    throw new Error(`no pictures, or not all: the script of ${failed.join(', ')} failed`);
} finally {
  await browser.close();
}
