import { expect, test } from 'vitest';
import { IS_DEEP, PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { placesOn } from '../../../e2e/layout.ts';
import { endOn } from '../../../e2e/table.ts';
import bold from './strategy.ts';

const { invite } = guests();

const WINDOWS = [
  [390, 844],
  [1280, 800],
  [844, 390],
  [1366, 650],
  [360, 640],
] as const;
const MATCHES = IS_DEEP ? 10 : 1;

test.each(Array.from({ length: MATCHES }, (_, number) => number))(
  'hand and board stay where they are through all of match %i, whatever is asked and touched',
  async (number) => {
    const [width, height] = WINDOWS[number % WINDOWS.length] ?? WINDOWS[0];
    const anna = await invite('Anna', { viewport: { width, height } });
    const { page } = anna;
    await anna.opens('/play/flash-duel');
    const seen = new Set<string>();
    for (let count = 0; count < 400; count++) {
      const asked = await anna.isAsked();
      if (asked === 'over') break;
      const hasHand = await page.locator('[data-part="hand"]').isVisible();
      if (hasHand) {
        seen.add(JSON.stringify(await placesOn(page)));
        const card = page.locator('[data-walk="hand"] button').first();
        if (await card.isVisible()) {
          await card.click();
          seen.add(JSON.stringify(await placesOn(page)));
          await page.keyboard.press('Escape');
        }
      }
      await anna.answers(bold(asked));
      // The end of the match has a place of its own.
      if (hasHand && !(await endOn(page).isVisible())) seen.add(JSON.stringify(await placesOn(page)));
    }
    expect([...seen].slice(1), `all but where they stood at first, ${[...seen][0]}`).toEqual([]);
  },
  PATIENCE,
);
