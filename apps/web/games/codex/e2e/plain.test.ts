import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import bold from './strategy.ts';

const { invite } = guests();

test(
  'a whole basic game is played in words',
  async () => {
    const anna = await invite('Anna');
    const { page } = anna;
    await anna.prefers({ plain: true });
    await anna.opens('/');
    await page
      .getByRole('region', { name: 'Codex' })
      .getByRole('link', { name: 'Modes', exact: true })
      .click();
    await page.getByRole('radio', { name: /^Basic/ }).check({ force: true });
    await page.getByRole('radio', { name: 'Level 1, Novice' }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await anna.isAsked();
    expect(await page.getByRole('main').ariaSnapshot()).toContain('Which hero do you lead?');
    expect(await anna.playsToTheEnd(bold)).toBeGreaterThan(20);
    expect(await anna.log()).toContainEqual(expect.stringMatching(/ won\.$/));
  },
  PATIENCE,
);
