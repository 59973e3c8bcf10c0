import { openBrowser } from '../browser.ts';
import { callOf, type Engine } from './tab.ts';

/** Chromium, in which all else is tried: here to be met, and to be compared with. */
export const chromium: Engine = {
  name: 'Chromium',
  async open() {
    const browser = await openBrowser();
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'dark' });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    return {
      async opens(url) {
        await page.goto(url);
      },
      asks: (question, ...given) => page.evaluate(callOf(question, given)),
      async clicks(find, ...given) {
        const found = await page.evaluateHandle<Element | undefined>(callOf(find, given));
        const element = found.asElement();
        await element?.click();
        return element !== null;
      },
      presses: (key) => page.keyboard.press(key),
      resizes: (width, height) => page.setViewportSize({ width, height }),
      picture: () => page.screenshot(),
      faults: async () => faults,
      closes: () => browser.close(),
    };
  },
};
