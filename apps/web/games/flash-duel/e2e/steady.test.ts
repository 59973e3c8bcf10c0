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
/** A player mostly waits: a deep run plays two matches at a time in each window. */
const MATCHES = IS_DEEP ? 2 : 1;
const PLAYED_IN = IS_DEEP ? WINDOWS : WINDOWS.slice(0, 1);

test.each(PLAYED_IN)(
  'at %ix%i hand and board stay where they are through a whole match, whatever is asked and touched',
  async (width, height) => {
    const matches = Array.from({ length: MATCHES }, () => whatMoved(width, height));
    expect((await Promise.all(matches)).flat().join('; ')).toBe('');
  },
  PATIENCE,
);

/** Plays a match to its end; every place of hand and board but the first one, beside that. */
async function whatMoved(width: number, height: number): Promise<readonly string[]> {
  const anna = await invite('Anna', { viewport: { width, height } });
  const { page } = anna;
  await anna.opens('/play/flash-duel');
  const moved = new Set<string>();
  let first: Readonly<Record<string, string>> | undefined;
  const look = async () => {
    const places = await placesOn(page);
    // The match may end between two looks; then there is no hand any more.
    if (places.hand === 'nowhere' && (await endOn(page).isVisible())) return;
    first ??= places;
    for (const [part, place] of Object.entries(places))
      if (place !== first[part]) moved.add(`${part} ${first[part]} -> ${place}`);
  };
  let touchedAt = '';
  for (let count = 0; count < 400; count++) {
    const asked = await anna.isAsked();
    if (asked === 'over') return [...moved];
    const hasHand = await page.locator('[data-part="hand"]').isVisible();
    if (hasHand) {
      await look();
      const card = page.locator('[data-walk="hand"] button').first();
      // Once a question: a touch closes the group that an answer has opened.
      if (asked.text !== touchedAt && (await card.isVisible())) {
        touchedAt = asked.text;
        await card.click();
        await look();
        await page.keyboard.press('Escape');
      }
    }
    await anna.answers(bold(asked));
    // The end of the match has a place of its own.
    if (hasHand && !(await endOn(page).isVisible())) await look();
  }
  throw new Error('the match does not end');
}
