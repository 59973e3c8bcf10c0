import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules of WCAG 2.2 AA that a program can check. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands in a reader's way on this page, one line each. */
export async function obstaclesOn(page: Page, onlyContrast = false): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page: page as never });
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
  await page.evaluate(async (shown) => {
    document.documentElement.dataset.theme = shown;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What moves for ever never finishes; colours change by transitions, and one may begin another.
    const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    do {
      await Promise.allSettled(changing().map(({ finished }) => finished));
      await frame();
    } while (changing().length > 0);
  }, theme);
}
