import { readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { takePicture } from './picture.ts';

/** A picture that was taken, and of what. */
export interface Shot {
  readonly name: string;
  readonly size: string;
  readonly path: string;
}

/** How large, in pixels, the sheet and a picture on it are, and how heavy, in bytes, the sheet may get. */
const WIDTH = 2240;
const HEIGHTS: Readonly<Record<string, number>> = { phone: 240, desk: 240, wide: 240 };
const HEAVIEST = 2_000_000;

/** One picture of all pictures that were taken on the phone and on the desk, in both themes. */
export async function makeContactSheet(
  browser: Browser,
  shots: readonly Shot[],
  path: string,
): Promise<void> {
  const file = `${path}.html`;
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } });
  try {
    await writeFile(file, pageOf(shots.filter(({ size }) => size !== 'wide')));
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() =>
      Promise.all([...document.images].map((image) => image.decode())).then(() => {}),
    );
    for (const quality of [70, 55, 40, 25]) {
      await takePicture(page, path, quality, true);
      if ((await readFile(path)).length < HEAVIEST) return;
    }
  } finally {
    await page.close();
    await rm(file, { force: true });
  }
}

function pageOf(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const figures = names.map((name) => {
    const images = shots
      .filter((shot) => shot.name === name)
      .map(({ path, size }) => `<img src="${pathToFileURL(path).href}" height="${HEIGHTS[size]}" alt="">`);
    return `<figure><div>${images.join('')}</div><figcaption>${name}</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>All pictures</title><style>${STYLE}</style>${figures.join('')}`;
}

const STYLE = `
  body { display: flex; flex-wrap: wrap; gap: 24px; margin: 32px; background: #0b0c11; color: #f3ead8;
    font: 15px/1.3 Inter, sans-serif; }
  figure { margin: 0; }
  div { display: flex; gap: 6px; align-items: end; }
  img { border-radius: 4px; }
  figcaption { margin-top: 6px; color: #a5abc0; }`;
