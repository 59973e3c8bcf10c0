import { openBrowser } from '../e2e/browser.ts';
import { openHouse } from '../e2e/house.ts';
import { benchDuel } from './duel.ts';
import { describeFigure, type Figure, formatFigure } from './figure.ts';
import { benchPan } from './pan.ts';
import { benchScripts } from './scripts.ts';
import { GAMES, siteIn } from './site.ts';
import { benchStart } from './start.ts';
import { benchWork } from './work.ts';

/** What is measured, in the built client, served by the real server to a real browser. */
const BENCHES = {
  scripts: benchScripts,
  start: benchStart,
  duel: benchDuel,
  work: benchWork,
  pan: benchPan,
} as const;

// `npm run bench:web -- [game] [bench …]`: the first game of the shelf and all benches unless others are named.
const given = process.argv.slice(2);
const game = given.find((name) => GAMES.includes(name));
const names = given.filter((name) => name !== game);
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(
    `There is no game or bench “${unknown}”; there are: ${[...GAMES, ...Object.keys(BENCHES)].join(', ')}.`,
  );
  process.exit(1);
}

const house = await openHouse();
const browser = await openBrowser();
try {
  const site = siteIn(house.url, game);
  const figures: Figure[] = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const measured = await bench(browser, site);
    for (const figure of measured) console.log(describeFigure(figure));
    figures.push(...measured);
  }
  console.log('');
  for (const figure of figures) console.log(formatFigure(figure));
} finally {
  await browser.close();
  await house.close();
}
