import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

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

/** So many pixels around what is pictured are on the picture, too. */
const AROUND = 16;

/** Takes a picture of what lies on the page, with some of what is around it, down to so many pixels. */
export async function takePictureOf(
  page: Page,
  things: readonly Locator[],
  path: string,
  highest: number,
): Promise<void> {
  const boxes = (await Promise.all(things.map((thing) => thing.boundingBox()))).filter((box) => box !== null);
  if (boxes.length === 0) throw new Error(`${path}: nothing is there`);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - AROUND);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - AROUND);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.x + box.width)) + AROUND);
  const bottom = Math.min(
    height,
    top + highest,
    Math.max(...boxes.map((box) => box.y + box.height)) + AROUND,
  );
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 86,
    clip: { x: left, y: top, width: right - left, height: bottom - top, scale: 1 },
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
