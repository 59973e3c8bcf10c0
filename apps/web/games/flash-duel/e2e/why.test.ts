import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';
import { kept } from '../../../e2e/kept.ts';
import type { Person } from '../../../e2e/people.ts';
import { opensFile } from '../../../e2e/replayFile.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { lostDuel } from './lostDuel.ts';
import bold from './strategy.ts';

const { invite } = guests();

/** How many times slower than this machine a phone is taken to be. */
const SLOWDOWN = 4;

const sheetOf = ({ page }: Person) => page.getByRole('dialog', { name: 'Why it went so' });

test.each(['desk', 'phone'] as const)('on a %s it is said where a duel turned, and shown', async (size) => {
  const anna = await invite('Anna', SIZES[size]);
  await opensFile(anna, await lostDuel());
  const { page } = anna;
  await page.getByRole('button', { name: 'Why?' }).click();
  const sheet = sheetOf(anna);
  await sheet.getByRole('heading', { name: 'Where it turned' }).waitFor({ timeout: 60_000 });
  const curve = sheet.getByRole('img', { name: /^The chance of Anna was \d+ of 100 at first/ });
  await curve.waitFor();
  await sheet
    .getByText(
      /^Anna chose “.+”; “.+” would have been better: it wins \d+ of 100 instead of \d+, give or take \d/,
    )
    .first()
    .waitFor();
  const better = sheet.getByText('After the better one:').first();
  await better.locator('xpath=following-sibling::dd').filter({ hasText: /\d$/ }).waitFor();
  await sheet.getByText('Anna held').first().waitFor();
  await sheet.getByText('Rook held').first().waitFor();
  await sheet.getByText('Not seen by then').first().waitFor();
  await sheet
    .getByText('The judge was measured with bots only. How true it is of people is not known.')
    .waitFor();

  await sheet.getByText('Rook', { exact: true }).first().click();
  await sheet.getByRole('img', { name: /^The chance of Rook was/ }).waitFor();
  await sheet.getByText('All hands open', { exact: true }).click();
  await sheet.getByText('How likely Anna was to win, of 100, with all hands open.').waitFor();

  for (const theme of ['dusk', 'paper']) {
    await inTheme(page, theme);
    expect(await obstaclesOn(page)).toEqual([]);
  }

  await sheet.getByRole('button', { name: 'Show this moment' }).first().click();
  await sheet.waitFor({ state: 'hidden' });
  const note = page.getByText(/^Anna chose “.+”, (a mistake|an inaccuracy): “.+” would have been better/);
  await note.waitFor();
  expect(await obstaclesOn(page)).toEqual([]);
});

test('a second visit has it at once, by keys alone', async () => {
  const anna = await invite('Anna');
  const text = await lostDuel();
  for (const patience of [60_000, 5_000]) {
    await opensFile(anna, text);
    await anna.page.getByRole('button', { name: 'Why?' }).focus();
    await anna.page.keyboard.press('Enter');
    const sheet = sheetOf(anna);
    await sheet.getByRole('button', { name: 'Show this moment' }).first().waitFor({ timeout: patience });
    await anna.page.locator('[role="dialog"]:focus-within').waitFor();
    // Along the switch of the curve, and on to the first turning point.
    await anna.page.keyboard.press('Tab');
    await anna.page.keyboard.press('ArrowRight');
    await sheet.getByRole('img', { name: /^The chance of Rook was/ }).waitFor();
    await anna.page.keyboard.press('Tab');
    await anna.page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'hidden' });
    await anna.page.getByText(/would have been better/).waitFor();
  }
});

test('the judge is stopped when the page is left', async () => {
  const anna = await invite('Anna');
  await opensFile(anna, await lostDuel());
  const began = anna.page.waitForEvent('worker', (worker) => worker.url().includes('judging'));
  await anna.page.getByRole('button', { name: 'Why?' }).click();
  const worker = await began;
  const gone = new Promise((resolve) => worker.on('close', resolve));
  await anna.page.locator('[role="dialog"]:focus-within').waitFor();
  await anna.page.keyboard.press('Escape');
  await anna.page.getByRole('button', { name: 'Log, viewer and sharing' }).click();
  await anna.page.getByRole('button', { name: 'Other replays' }).click();
  await gone;
  // A judge who had come to the end would have kept what was found.
  expect(await anna.page.evaluate(kept, 'analyses')).toBeUndefined();
});

test('a match that runs is neither shown again nor judged', async () => {
  const anna = await invite('Anna');
  await anna.opens('/play/flash-duel');
  await anna.isAsked();
  const id = await anna.page.evaluate(kept, 'current flash-duel');
  await anna.opens(`/replay/here/${id}#why`);
  await anna.page.getByText('This match is still being played.').waitFor();
  expect(await anna.page.getByRole('button', { name: 'Why?' }).count()).toBe(0);
});

test.each(['desk', 'phone'] as const)(
  'on a %s the end of a lost duel says where it turned, and leads there',
  async (size) => {
    const anna = await invite('Anna');
    await anna.opens('/play/flash-duel');
    for (let given = 0; given < 8; given++) {
      const asked = await anna.isAsked();
      if (asked === 'over') break;
      await anna.answers(bold(asked));
    }
    const { page } = anna;
    if ((await anna.isAsked()) !== 'over') {
      await page.getByRole('button', { name: 'Menu' }).click();
      for (let twice = 0; twice < 2; twice++) await page.getByRole('button', { name: 'Give up' }).click();
    }
    await page.setViewportSize(SIZES[size].viewport);
    const again = page.getByRole('button', { name: 'Again' });
    await again.waitFor();
    await page.getByText('Where did it turn? Your browser looks for it.').waitFor();
    const before = await again.boundingBox();
    const show = page.getByRole('link', { name: 'Show me' });
    await show.waitFor({ timeout: 60_000 });
    expect(await again.boundingBox()).toEqual(before);
    await page.getByText(/^In round \d, /).waitFor();
    expect(await obstaclesOn(page)).toEqual([]);
    if (size === 'desk') {
      // On a low desk, too, nothing of it is scrolled away.
      await page.setViewportSize({ width: 1366, height: 650 });
      const end = page.locator('[data-part="end"]');
      expect(await end.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    }
    await show.click();
    await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
    await page.getByText(/would have been better|of 100/).waitFor();

    // The player is "You" there, with or without a name.
    await page.getByRole('button', { name: 'Why?' }).click();
    const sheet = sheetOf(anna);
    await sheet.getByRole('img', { name: /^Your chance was \d+ of 100 at first/ }).waitFor();
    await sheet.getByRole('row', { name: /^You \d+/ }).waitFor();
    expect(await page.getByText(/Player 1/).count()).toBe(0);

    // What is played on from there is no first match.
    if (size === 'phone') return;
    await sheet.getByRole('button', { name: 'Play on from here' }).first().click();
    await page.getByText(/^You play from how it stood at moment/).waitFor();
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await anna.isAsked();
    await page.getByRole('button', { name: 'Menu' }).click();
    for (let twice = 0; twice < 2; twice++) await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'A new match' }).waitFor();
    expect(await page.getByText('That was your first.').count()).toBe(0);
  },
);

test('a match on the server that was given up says so, too', async () => {
  const anna = await invite('Anna');
  const errands = new Errands(anna.context, anna.house);
  await errands.becomes('Anna');
  const table = await errands.laysTable('flash-duel', { mode: 'simple' });
  await errands.asksBot(table);
  await anna.opens(`/t/${table}`);
  for (let given = 0; given < 3; given++) {
    const asked = await anna.isAsked();
    if (asked === 'over') break;
    await anna.answers(bold(asked));
  }
  await anna.isAsked();
  const { page } = anna;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).last().click();
  await page.getByText('Where did it turn? Your browser looks for it.').waitFor();
  await page.getByRole('link', { name: 'Show me' }).click({ timeout: 60_000 });
  await page.getByText(/would have been better|of 100/).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/replay/t/${table}`);
});

test('on a slow phone the first curve is drawn soon', async () => {
  const anna = await invite('Anna', SIZES.phone);
  const { page } = anna;
  // Chromium slows the thread of the page and no worker, so the worker waits by itself.
  await page.route(/judging/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n(${slowed})(${SLOWDOWN});` });
  });
  await opensFile(anna, await lostDuel());
  const tools = await anna.context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  await page.getByRole('button', { name: 'Why?' }).click();
  const drawn = sheetOf(anna).locator('polyline');
  await expect.poll(async () => (await drawn.getAttribute('points'))?.split(' ').length).toBeGreaterThan(3);
  const first = since();
  // biome-ignore lint/suspicious/noConsole: a figure
  console.log(`figure why_first_curve ${first.toFixed(1)} s`);
  expect(first).toBeLessThan(15);
});

/** Runs in a worker: everything it says comes as late as if it had worked so many times slower. */
function slowed(rate: number): void {
  const say = globalThis.postMessage;
  let last = performance.now();
  globalThis.postMessage = (said: unknown) => {
    const late = performance.now() + (rate - 1) * (performance.now() - last);
    while (performance.now() < late);
    last = performance.now();
    say(said);
  };
}
