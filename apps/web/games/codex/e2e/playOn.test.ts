import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { opensFile, replayFile } from '../../../e2e/replayFile.ts';
import { endOn } from '../../../e2e/table.ts';
import bold from './strategy.ts';

const { invite } = guests();

test(
  'a battle is played on from its middle, in the other seat, to another end',
  async () => {
    const anna = await invite('Anna');
    const text = await replayFile({
      game: 'codex',
      options: { game: 'basic' },
      bots: ['greedy', 'greedy'],
      names: ['Anna', 'Ben'],
      seed: 3,
    });
    await opensFile(anna, text);
    const { page } = anna;
    await page.getByRole('button', { name: 'Log, viewer and sharing' }).click();
    await page.getByLabel('Watch as').selectOption('1');
    await page.locator('[role="dialog"]:focus-within').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const slider = page.getByRole('slider', { name: 'Moment of the match' });
    const half = String(Math.floor(Number(await slider.getAttribute('max')) / 2));
    await slider.fill(half);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const sheet = page.getByRole('dialog', { name: 'Play on from here' });
    await sheet.getByText(/^You play for Ben/).waitFor();
    await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
    expect(await anna.playsToTheEnd(bold)).toBeGreaterThan(0);
    await endOn(page).waitFor();
    await page.getByText('It began in the middle of another match').waitFor();
  },
  PATIENCE,
);
