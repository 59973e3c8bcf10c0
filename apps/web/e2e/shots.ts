import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.ts';
import { shootEngines } from './engines/shots.ts';
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
  for (const script of globSync('*/e2e/shots.ts', { cwd: GAMES }))
    spawnSync(process.execPath, [join(GAMES, script), ...process.argv.slice(2)], { stdio: 'inherit' });
  await makeSheet('pages');
  console.log(`The pictures are in ${SHOTS}.`);
} finally {
  await browser.close();
}
