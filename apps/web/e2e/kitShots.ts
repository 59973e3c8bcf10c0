import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { FairMoment } from './gallery/fair/fairSession.ts';
import { openGallery } from './gallery.ts';
import { takePicture, takePictureOf } from './picture.ts';

const KIT = fileURLToPath(new URL('../../../docs/kit', import.meta.url));
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** How long, in milliseconds, a page may take to come to rest; what has the stage has it only for a moment. */
const REST = 1000;
const ON_STAGE = 450;
/** Of a sheet, which is as high as the window, so much is enough. */
const HIGHEST = 480;

/** A picture: at which moment, what is done before, and which parts are on it; all of it when none is named. */
interface Scene {
  readonly name: string;
  readonly moment: FairMoment;
  readonly withClocks?: boolean;
  readonly first?: (page: Page) => Promise<void>;
  readonly parts?: readonly string[];
}

const part = (name: string) => `[data-part="${name}"]`;
const clicks = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Plans both answers that may be planned. */
async function plansTwice(page: Page): Promise<void> {
  await clicks(/Plan ahead/)(page);
  const sheet = page.getByRole('dialog');
  await sheet.locator('summary').click();
  for (const index of [1, 3]) await sheet.getByRole('listitem').getByRole('button').nth(index).click();
}

const AT_A_DESK: readonly Scene[] = [
  { name: 'table', moment: 'only' },
  { name: 'question', moment: 'market', parts: [part('question'), part('answers')] },
  { name: 'group', moment: 'market', first: clicks(/Visit/), parts: [part('question'), part('answers')] },
  { name: 'all-answers', moment: 'market', first: clicks('All 100'), parts: ['[role="dialog"]'] },
  { name: 'hand', moment: 'market', parts: [part('hand')] },
  { name: 'people', moment: 'waiting', withClocks: true, parts: [part('ours'), part('theirs')] },
  { name: 'tools', moment: 'market', parts: [part('top')] },
  { name: 'log', moment: 'dayEnd', parts: [part('log')] },
  { name: 'told', moment: 'lane', parts: [part('told'), part('question'), part('answers')] },
  {
    name: 'lens',
    moment: 'market',
    first: (page) => page.locator('[data-part="board"] button').nth(10).hover(),
    parts: [part('lens'), '[data-part="board"] li:nth-child(11)'],
  },
  {
    name: 'why-not',
    moment: 'haggle',
    first: (page) => page.locator('[data-walk="hand"] button').nth(3).click(),
    parts: [part('hand'), part('whyNot')],
  },
  { name: 'offers', moment: 'market', first: clicks(/You may/), parts: ['[role="dialog"]'] },
  { name: 'plan', moment: 'waiting', first: plansTwice, parts: ['[role="dialog"]'] },
  { name: 'round-end', moment: 'dayEnd', parts: ['section:has(> h2)'] },
  { name: 'stage', moment: 'dayEnd', first: clicks(/Rest/) },
  { name: 'end', moment: 'over' },
  { name: 'help', moment: 'market', first: clicks('Help'), parts: ['[role="dialog"]'] },
];
const ON_A_PHONE: readonly Scene[] = [
  { name: 'phone', moment: 'lane' },
  { name: 'phone-more', moment: 'market', first: clicks('More') },
];

/** Takes the pictures of the kit's page: each part as the widest table has it. */
export async function shootKit(browser: Browser): Promise<void> {
  await mkdir(KIT, { recursive: true });
  const gallery = await openGallery();
  try {
    for (const [options, scenes] of [
      [DESK, AT_A_DESK],
      [PHONE, ON_A_PHONE],
    ] as const) {
      const context = await browser.newContext({ colorScheme: 'dark', ...options });
      const page = await context.newPage();
      await page.goto(gallery.url);
      for (const scene of scenes) await shoot(page, scene);
      await context.close();
    }
  } finally {
    await gallery.close();
  }
}

async function shoot(page: Page, { name, moment, withClocks, first, parts }: Scene): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(([which, clocks]) => window.showFair(which, clocks), [moment, withClocks] as const);
  await page.locator(part('scene')).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await first?.(page);
  await page.waitForTimeout(name === 'stage' ? ON_STAGE : REST);
  const path = join(KIT, `${name}.webp`);
  if (!parts) return takePicture(page, path, 86);
  await takePictureOf(
    page,
    parts.map((one) => page.locator(one).first()),
    path,
    HIGHEST,
  );
}
