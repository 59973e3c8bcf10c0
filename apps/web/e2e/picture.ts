import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Takes a picture of what is on the page; of a whole page that is longer than the screen, if wanted. */
export async function takePicture(page: Page, path: string, quality = 82, whole = false): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: whole,
    ...(whole && { clip: { x: 0, y: 0, ...(await sizeOf(page)), scale: 1 } }),
  });
  await tools.detach();
  await writeFile(path, data, 'base64');
}

function sizeOf(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
}
