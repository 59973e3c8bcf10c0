import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';
import { opensFile } from '../../../e2e/replayFile.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { lostDuel } from './lostDuel.ts';
import bold from './strategy.ts';

const { invite } = guests();

const sheetOf = ({ page }: Person) => page.getByRole('dialog', { name: 'Play on from here' });

/** Goes to a moment, and waits until it is shown. */
async function goesTo({ page }: Person, at: number): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await slider.fill(String(at));
  await expect.poll(() => slider.inputValue()).toBe(String(at));
}

test.each(['desk', 'phone'] as const)(
  'on a %s a duel is played on from a moment to another end',
  async (size) => {
    const anna = await invite('Anna', SIZES[size]);
    await opensFile(anna, await lostDuel());
    const { page } = anna;
    await goesTo(anna, 30);
    if (size === 'phone') await page.getByRole('button', { name: 'Log, viewer and sharing' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const sheet = sheetOf(anna);
    await sheet.getByText('You play for Anna, from how it stood at moment 31.').waitFor();
    for (const theme of ['dusk', 'paper']) {
      await inTheme(page, theme);
      expect(await obstaclesOn(page)).toEqual([]);
    }
    await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
    await anna.isAsked();
    expect(anna.place).toBe('/play/flash-duel');

    // It is kept as other matches are. Those who come from a replay are not greeted as new.
    await anna.page.reload();
    await anna.isAsked();
    await page.waitForTimeout(1_000);
    expect(await page.getByRole('button', { name: 'Got it' }).count()).toBe(0);
    await anna.playsToTheEnd(bold);
    await page
      .getByText('It began in the middle of another match, so it counts nowhere and has no replay.')
      .waitFor();
    expect(await page.getByRole('link', { name: 'Watch the replay' }).count()).toBe(0);
    expect(await obstaclesOn(page)).toEqual([]);
    await anna.opens('/replay');
    await page.getByText('Open a replay file').waitFor();
    expect(await page.getByRole('heading', { name: 'Played here' }).count()).toBe(0);
  },
);

test('from a turning point it is played on, by keys alone', async () => {
  const anna = await invite('Anna');
  await opensFile(anna, await lostDuel());
  const { page } = anna;
  await page.getByRole('button', { name: 'Why?' }).focus();
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog', { name: 'Why it went so' });
  const there = why.getByRole('button', { name: 'Play on from here' }).first();
  await there.waitFor({ timeout: 60_000 });
  await there.focus();
  await page.keyboard.press('Enter');
  const sheet = sheetOf(anna);
  await sheet.getByText(/^You play for Anna/).waitFor();
  await page.locator('[role="dialog"]:focus-within').waitFor();
  // The cross, the cards, the levels, the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await sheet.getByText('The deal there was. You may know more of it than Anna did.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await anna.isAsked();
  expect(anna.place).toBe('/play/flash-duel');
});

test('a match that is not over is dropped only after a question', async () => {
  const anna = await invite('Anna');
  await anna.opens('/play/flash-duel');
  const asked = await anna.isAsked();
  if (asked !== 'over') await anna.answers(bold(asked));
  await anna.isAsked();
  await opensFile(anna, await lostDuel());
  const { page } = anna;
  await goesTo(anna, 12);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const sheet = sheetOf(anna);
  await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
  await sheet.getByText('A match is not over yet.').waitFor();
  await sheet.getByRole('button', { name: 'Drop it, and play on from here' }).click();
  await anna.isAsked();
  expect(anna.place).toBe('/play/flash-duel');
});

test('where a match is over nobody plays on; with open hands a seat is chosen; the end leads back', async () => {
  const anna = await invite('Anna');
  const errands = new Errands(anna.context, anna.house);
  await errands.becomes('Anna');
  const table = await errands.playsMatch('flash-duel', { mode: 'simple' });
  await anna.opens(`/replay/t/${table}?at=9999&as=open`);
  const { page } = anna;
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const sheet = sheetOf(anna);
  await sheet.getByText('The match is over here.').waitFor();
  await page.locator('[role="dialog"]:focus-within').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await goesTo(anna, 8);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await sheet.getByLabel('Play for').selectOption('1');
  await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
  await anna.isAsked();
  await page.getByRole('button', { name: 'Menu' }).click();
  for (let twice = 0; twice < 2; twice++) await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('link', { name: 'Back to the moment' }).click();
  await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
  expect(anna.place).toBe(`/replay/t/${table}?at=8&as=1`);
});
