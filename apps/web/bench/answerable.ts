import type { Page } from 'playwright-core';
import { ANSWERS } from '../e2e/table.ts';

/** Waits until an answer can be clicked; gives the milliseconds since the page was asked for. */
export async function answerable(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    (answers) => {
      const button = document.querySelector<HTMLButtonElement>(answers);
      const box = button?.getBoundingClientRect();
      return button && !button.disabled && box && box.width > 0 ? performance.now() : undefined;
    },
    ANSWERS,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await found.jsonValue());
}
