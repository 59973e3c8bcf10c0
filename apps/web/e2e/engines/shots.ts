import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SHELF } from '@riposte/shelf';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { Player } from './player.ts';
import { webkit } from './webkit.ts';

/** How long, in milliseconds, a page may take to come to rest. */
const REST = 2000;
const GAME = SHELF[0]?.id ?? '';

/** Pages that look the same each time; the lesson has a drawn table. */
const PAGES = {
  home: '/',
  learn: `/learn/${GAME}`,
  rules: `/rules/${GAME}`,
  friends: `/friends/${GAME}`,
  settings: '/settings',
} as const;

/** The window of MiniBrowser cannot be narrower than 447. */
const SIZES = { desk: [1280, 800], phone: [390, 844] } as const;

/** Takes the same pictures in each engine, to be held beside each other. */
export async function shootEngines(house: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const engine of [chromium, firefox, webkit]) {
    const player = await Player.enters('Mira', engine, house);
    await player.prefers({ theme: 'dusk' });
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await player.tab.resizes(width, height);
      for (const [page, path] of Object.entries(PAGES)) {
        await player.opens(path);
        await player.sees('heading', '.');
        await player.until('letters are there', () =>
          player.tab.asks(() => document.fonts.status === 'loaded'),
        );
        await wait(REST);
        const file = `engines-${page}-${size}-${engine.name.toLowerCase()}.png`;
        await writeFile(join(folder, file), await player.tab.picture());
      }
    }
    for (const fault of await player.leaves()) console.error(`${engine.name}: ${fault}`);
  }
}
