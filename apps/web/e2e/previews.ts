import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@riposte/shelf';
import { inTheme } from './axe.ts';
import { openBrowser } from './browser.ts';
import { openGallery } from './gallery.ts';

/** Where the server looks for the pictures of links; what lies there comes with the built client. */
const PREVIEWS = new URL('../public/preview/', import.meta.url);
/** What those who show links ask for. */
const SIZE = { width: 1_200, height: 630 };

const browser = await openBrowser();
const gallery = await openGallery();
try {
  await mkdir(PREVIEWS, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(gallery.url);
  for (const { id } of SHELF) {
    await page.evaluate((game) => window.showPreview(game), id);
    await page.getByRole('heading').waitFor();
    await inTheme(page, 'dusk');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: fileURLToPath(new URL(`${id}.png`, PREVIEWS)) });
  }
} finally {
  await gallery.close();
  await browser.close();
}
