import type { Browser } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { openHouse } from '../e2e/house.ts';
import { describeFigure, formatFigure, type Measured } from './figure.ts';
import { type Site, siteIn } from './site.ts';

/** Something that is measured in a browser. */
export type WebBench = (browser: Browser, site: Site) => Promise<readonly Measured[]>;

/** Measures the built client, served by the real server to a real browser, and tells the figures. */
export async function measure(benches: readonly WebBench[], game?: string): Promise<void> {
  const house = await openHouse();
  const browser = await openBrowser();
  try {
    const site = siteIn(house.url, game);
    const figures: Measured[] = [];
    for (const bench of benches) {
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
}
