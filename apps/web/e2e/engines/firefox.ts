import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { installed } from './installed.ts';
import { callOf, type Engine, type Tab } from './tab.ts';

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async open() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: installed('Firefox', 'RIPOSTE_FIREFOX', '/usr/bin/firefox-esr', '/usr/bin/firefox'),
      headless: true,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 1 },
    });
    const [page] = await browser.pages();
    return tabOf(page ?? (await browser.newPage()), () => browser.close());
  },
};

function tabOf(page: Page, closes: () => Promise<void>): Tab {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return {
    async opens(url) {
      await page.goto(url);
    },
    asks: (question, ...given) => page.evaluate(callOf(question, given)) as Promise<never>,
    async clicks(find, ...given) {
      const found = await page.evaluateHandle(callOf(find, given));
      const element = found.asElement() as ElementHandle<Element> | null;
      await element?.click();
      return element !== null;
    },
    presses: (key) => page.keyboard.press(key),
    resizes: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    faults: async () => faults,
    closes,
  };
}
