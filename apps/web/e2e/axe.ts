import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules of WCAG 2.2 AA that a program can check. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a theme can spoil. */
const OF_COLOURS = ['color-contrast'];
/** What the size of a window can spoil where it changes how a page is laid out, or what is on it. */
const OF_PLACES = ['target-size', 'scrollable-region-focusable', 'button-name', 'link-name', 'label'];

/** Which rules a page is held to: all of them, or those that can break where the same page has passed all before. */
const RULES = { all: undefined, theme: OF_COLOURS, size: [...OF_PLACES, ...OF_COLOURS], places: OF_PLACES };

/** What stands in a reader's way on this page, one line each. */
export async function obstaclesOn(page: Page, which: keyof typeof RULES = 'all'): Promise<readonly string[]> {
  await bringAxe(page);
  const rules = RULES[which];
  const runOnly: RunOptions['runOnly'] = rules
    ? { type: 'rule', values: rules }
    : { type: 'tag', values: TAGS };
  // Only what is wrong is written out.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const violations = await page.evaluate(
    (given) => window.axe.run(document, given).then((results) => results.violations),
    options,
  );
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [why] = [...any, ...all, ...none];
        return `${id}: ${target.join(' ')}: ${why?.message ?? ''}`;
      }),
    ),
    ...(await endlessMotionsOn(page)),
  ];
}

/**
 * Brings the program to a page once: half a megabyte takes longer to read than many a page to check. What has just opened
 * is drawn by then: a dialog hides the page behind it, which is no obstacle.
 */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** What moves for ever although the reader wants no motion, one line each. */
async function endlessMotionsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
    const endless = document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter((effect) => effect.getComputedTiming().iterations === Infinity)
      .map(({ target, pseudoElement }) => `${target?.outerHTML.slice(0, 60)}${pseudoElement ?? ''}`);
    return [...new Set(endless)].map((element) => `moves without end: ${element}`);
  });
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
