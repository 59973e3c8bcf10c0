import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules of WCAG 2.2 AA that a program can check. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands in a reader's way on this page, one line each. */
export async function obstaclesOn(page: Page, onlyContrast = false): Promise<readonly string[]> {
  // Otherwise axe opens a second page for its sums, behind which this one may stop to draw.
  const builder = new AxeBuilder({ page: page as never }).setLegacyMode();
  const { violations } = await (onlyContrast
    ? builder.withRules('color-contrast')
    : builder.withTags(TAGS)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [why] = [...any, ...all, ...none];
      return `${id}: ${target.join(' ')}: ${why?.message ?? ''}`;
    }),
  );
}

/** Shows the page in another theme, with nothing still on its way from one colour to the other. */
export async function inTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown;
  }, theme);
  // What moves for ever never finishes; colours change by transitions, and one may begin another.
  await page.waitForFunction(async () => {
    const isChanging = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    if (isChanging()) return false;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return !isChanging();
  });
}
