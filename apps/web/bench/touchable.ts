import type { Page } from 'playwright-core';
import { ANSWERS } from '../e2e/table.ts';

/** A card of the player's hand, or an answer. They are drawn together; who begins is chance. */
const DEALT = `[data-walk="hand"] button, ${ANSWERS}`;

/** Waits until an answer can be touched; gives the milliseconds since the page was asked for. */
export function answerable(page: Page): Promise<number> {
  return touchable(page, ANSWERS);
}

/** Waits until the match is on the table, no matter who begins: the hand can be touched, or what is asked. */
export function dealt(page: Page): Promise<number> {
  return touchable(page, DEALT);
}

async function touchable(page: Page, which: string): Promise<number> {
  const found = await page.waitForFunction(
    (selector) => {
      const button = document.querySelector<HTMLButtonElement>(selector);
      const box = button?.getBoundingClientRect();
      return button && !button.disabled && box && box.width > 0 ? performance.now() : undefined;
    },
    which,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await found.jsonValue());
}
